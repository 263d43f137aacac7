// Where guests take a chair: the page follows who sits down, and what the host
// says to who asks to come back. A name that is typed stays, and so does the
// chosen chair while it is free.
const followEvery = 2000
const main = document.querySelector("main"), source = main.dataset.follows
let seen = ""

function show(page) {
  if (page === seen) return
  seen = page
  const now = new DOMParser().parseFromString(page, "text/html").querySelector("main")
  const chairs = document.getElementById("chairs"), free = now.querySelector("#chairs")
  if (!chairs || !free) return main.replaceChildren(...now.childNodes)
  const chosen = chairs.querySelector(":checked")?.value, focused = chairs.contains(document.activeElement)
  chairs.replaceChildren(...free.childNodes)
  const again = chairs.querySelector(`[value="${chosen}"]:enabled`)
  if (again) again.checked = true
  if (focused) (again ?? chairs.querySelector(":enabled")).focus()
  document.getElementById("sitting").replaceChildren(...now.querySelector("#sitting").childNodes)
}

async function follow() {
  if (document.hidden) return
  try {
    const r = await fetch(source)
    if (r.redirected) location.assign(r.url) // seated
    else if (r.ok) show(await r.text())
  } catch { /* the laptop is away: look again */ }
}

if (source) {
  setInterval(follow, followEvery)
  document.addEventListener("visibilitychange", follow)
}
