// Pages with templates. A file that is chosen becomes the text of the form, where
// people see what they send: the server takes text alone. A template that is
// chosen brings its chairs, unless somebody has said how many.
document.addEventListener("change", async e => {
  const { into, seats } = e.target.dataset
  if (into && e.target.files.length) document.getElementById(into).value = await e.target.files[0].text()
  if (seats) {
    const field = e.target.form.elements.seats
    if (field.value == (field.dataset.usual ?? field.defaultValue)) field.value = field.dataset.usual = seats
  }
})
