// Pages with templates: a file that is chosen becomes the text of the form, where
// people see what they send. The server takes text alone.
document.addEventListener("change", async e => {
  const into = e.target.dataset.into
  if (!into || !e.target.files.length) return
  document.getElementById(into).value = await e.target.files[0].text()
})
