// Croupier's own script: what plain forms and htmx do not do. No framework, no
// words of its own (they are in the page's #words), and nothing that needs https.
// What it changes on elements are properties and data-ui-* attributes, which a
// push leaves alone.
(() => {
"use strict"

const html = document.documentElement
const all = (selector, root = document) => [...root.querySelectorAll(selector)]
const on = (type, selector, do_) => document.addEventListener(type, e => {
  const el = e.target.closest?.(selector)
  if (el) do_(el, e)
})
const store = (name, value) => {
  try {
    if (value === undefined) return localStorage.getItem("croupier-" + name)
    localStorage.setItem("croupier-" + name, value)
  } catch { return null } // private windows may have none
}

// say is a sentence of the page, its slots filled.
function say(name, ...values) {
  const p = document.getElementById("words")?.content.querySelector(`[data-word="${name}"]`)
  return fill(p ? p.textContent : "", ...values)
}
function fill(sentence, ...values) {
  return sentence.replaceAll("{}", () => values.shift() ?? "")
}

html.setAttribute("data-ui-script", "")

// ---------------------------------------------------------------- the stream
// htmx keeps the stream; this notices when it is dead. Nothing heard for 12 s:
// connect anew. 3 s later the page says so, and its buttons are locked; where a
// connection is refused outright, it says so after 2 s.

const quietAfter = 12000, lostAfter = 15000, refusedAfter = 2000
const live = document.body.hasAttribute("hx-sse:connect")
let connection = null, heard = Date.now(), failed = 0, tried = 0, resting = false

function connect() {
  if (resting || document.hidden) return
  tried = Date.now()
  if (!connection) document.body.dispatchEvent(new CustomEvent("live:retry"))
  else if (connection.delayCanceller) connection.delayCanceller()
  else connection.reader?.cancel()
}

function hear() {
  if (resting) return // that was the word to rest
  heard = Date.now()
  failed = 0
  if (html.hasAttribute("data-ui-lost")) {
    html.removeAttribute("data-ui-lost")
    document.getElementById("offline").lastElementChild.textContent = ""
  }
}

function lose() {
  if (html.hasAttribute("data-ui-lost")) return
  html.setAttribute("data-ui-lost", "")
  const at = new Date(heard).toLocaleTimeString(html.lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" })
  document.getElementById("offline").lastElementChild.textContent = say(resting ? "bye" : "offline", at)
}

if (live) {
  const body = document.body
  body.addEventListener("htmx:config:request", e => { streamRequest = e.detail.ctx.request; tellFolds() })
  body.addEventListener("htmx:sse:before:connection", e => {
    if (resting) return e.preventDefault()
    connection = e.detail.connection
    tellFolds()
  })
  body.addEventListener("htmx:sse:after:connection", e => { connection = e.detail.connection }) // not heard yet
  body.addEventListener("htmx:sse:after:message", hear)
  body.addEventListener("htmx:sse:error", e => { failed ||= e.detail.error?.name === "TypeError" ? Date.now() : 0 }) // nobody is there
  body.addEventListener("htmx:sse:close", () => { connection = null })
  body.addEventListener("hb", e => setClock(Number(e.detail?.data)))
  body.addEventListener("gone", () => location.reload())
  body.addEventListener("bye", () => { resting = true; connection?.reader?.cancel(); lose() })
  document.addEventListener("pointerdown", () => { if (resting) wake() }, true)
  setInterval(() => {
    if (document.hidden || resting) return
    const quiet = Date.now() - heard
    if (quiet > (connection ? quietAfter : 4000) && Date.now() - tried > 4000) connect()
    if (quiet > lostAfter || failed && Date.now() - failed > refusedAfter) lose()
  }, 1000)
  const wake = () => {
    const rested = resting
    resting = false
    if (rested || Date.now() - heard > 6000) connect()
  }
  document.addEventListener("visibilitychange", () => { if (!document.hidden) { failed = 0; heard = Math.max(heard, Date.now() - 10000); wake() } })
  addEventListener("pageshow", e => { if (e.persisted) { connect(); fresh(document) } })
  addEventListener("online", connect)
}

// ------------------------------------------------------- after every push
// A button that came under the finger just now is dead for 300 ms.

const deadTime = 300
const buttons = new WeakMap(), youth = new WeakMap()
let settled = false

const regions = "#head, #last, #presence, #matter, #hand, #join, #log, #mine, #more"

function watchButtons() {
  for (const region of all(regions)) {
    const now = all("form, summary", region).map(el => el.id + el.closest("[id]").id).join()
    if (settled && buttons.get(region) !== now) hold(region)
    buttons.set(region, now)
  }
}

// hold keeps what lies in a region from being tapped for a moment.
function hold(region) {
  region.setAttribute("data-ui-young", "")
  clearTimeout(youth.get(region))
  youth.set(region, setTimeout(() => region.removeAttribute("data-ui-young"), deadTime))
}
document.addEventListener("click", e => {
  const el = e.target.closest("button, summary, a.btn")
  if (el && e.detail > 0 && el.closest("[data-ui-young]")) { e.preventDefault(); e.stopPropagation() }
}, true)

// All of it is made ready from what the page is now, whichever of its parts came in what
// order.
document.addEventListener("htmx:after:swap", () => {
  countIn()
  openDue()
  fresh(document)
  digest()
  announce()
  watchButtons() // last: a slow phone has drawn it by now
})

// openDue opens the card that the table has come to wait for, and folds it when
// the table does so no longer, unless something is being typed.
function openDue() {
  const region = document.getElementById("hand")
  if (!region) return
  const busy = all("details[open] form", region).some(typedIn)
  for (const card of all("details[data-ui-due]:not([data-due])", region)) {
    delete card.dataset.uiDue
    if (!busy) card.open = false
  }
  for (const card of all("details[data-due]:not([data-ui-due])", region)) {
    if (region.querySelector("[data-ui-due][open]")) break // one thing at a time
    card.dataset.uiDue = "1"
    if (busy || Date.now() - turned < 1500) continue
    card.open = true
    break
  }
}

// What is on its way is typed no more: a push may be here before its answer.
const typedIn = form => !flying.has(form) && all("input:not([type=hidden]), select", form).some(el =>
  el.type === "radio" || el.type === "checkbox" ? el.checked !== el.defaultChecked : el.dataset.uiTouched && el.value !== "")

// digest puts what happened into the one line that screen readers follow.
let saidLast = ""
function digest() {
  const said = document.getElementById("said")
  if (!said) return
  const now = all("[data-say]").map(el => el.textContent.replace(/\s+/g, " ").trim()).filter((s, i, list) => list.indexOf(s) === i).join(" ")
  if (now !== saidLast) { saidLast = now; if (settled) said.textContent = now }
}

// ------------------------------------------------------- sound and touch
// A chime when the table waits for you, a knock when cards are turned. Both are
// told by what all may know, so that no sound hints at a secret.

let audio = null, yours = false, up = 0, turned = 0
const muted = () => store("mute") === "1"

function unlock() {
  const Audio = window.AudioContext || window.webkitAudioContext
  if (Audio && !audio) audio = new Audio()
  if (audio?.state === "suspended") audio.resume()
}
document.addEventListener("pointerdown", unlock)
document.addEventListener("keydown", unlock)

function tone(at, hertz, seconds, loud, type = "sine") {
  const voice = audio.createOscillator(), volume = audio.createGain()
  voice.type = type
  voice.frequency.value = hertz
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  voice.connect(volume).connect(audio.destination)
  voice.start(at)
  voice.stop(at + seconds)
}
function sound(notes, pattern) {
  if (muted()) return
  navigator.vibrate?.(pattern)
  if (audio?.state === "running") notes(audio.currentTime)
}
const chime = () => sound(t => { tone(t, 659, 0.5, 0.12); tone(t + 0.14, 880, 0.7, 0.12) }, [60, 60, 60])
const knock = () => sound(t => { tone(t, 150, 0.12, 0.35, "triangle"); tone(t + 0.16, 130, 0.16, 0.35, "triangle") }, [40])

function announce() {
  const mine = Boolean(document.querySelector("#hand[data-yours]"))
  if (settled && mine && !yours) chime()
  yours = mine
  const faces = Number(document.querySelector("[data-up]")?.dataset.up ?? 0)
  if (settled && faces > up) { knock(); reveal() }
  up = faces
}

// Cards that have just been turned come into sight: the card in the hand folds
// for them, and stays so unless somebody types in it.
function reveal() {
  turned = Date.now()
  const open = all(".hand > details.pad[open]")
  if (open.some(card => all("form", card).some(typedIn))) return
  for (const card of open) card.open = false
  if (html.classList.contains("phone")) document.querySelector("#matter .duel")?.scrollIntoView({ block: "center" })
}

// What has just turned face up is counted in, 3-2-1, on every page at once:
// each occasion only while somebody watches it come.
const beat = 600
let moments = null
function countIn() {
  const marks = all("[data-moment]").map(el => el.dataset.moment)
  const fresh = moments && marks.some(m => !moments.includes(m))
  moments = marks
  if (fresh && !document.hidden) count(matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 3)
}
function count(n) {
  html.toggleAttribute("data-ui-moment", n > 0)
  document.querySelector(".countdown").textContent = n > 0 ? String(n) : ""
  if (n > 0) setTimeout(count, beat, n - 1)
  else if (settled) knock()
}

// ------------------------------------------------------------- settings

function settings() {
  for (const b of all("[data-sound]")) b.setAttribute("aria-pressed", String(!muted()))
  for (const b of all("[data-awake]")) b.setAttribute("aria-pressed", String(awake))
  const light = store("light")
  if (light) html.dataset.theme = light
  for (const b of all("[data-light]")) b.setAttribute("aria-pressed", String(isLight()))
}
const isLight = () => html.dataset.theme ? html.dataset.theme === "light" : matchMedia("(prefers-color-scheme: light)").matches
on("click", "[data-sound]", () => { store("mute", muted() ? "0" : "1"); settings() })
on("click", "[data-light]", () => { store("light", isLight() ? "dark" : "light"); settings() })

// The screen stays on by a tap: by a wake lock where there is one, else by a
// silent video.
let awake = false, sleepless = null
on("click", "[data-awake]", async () => {
  try {
    sleepless ??= new (await import("/static/no-sleep.js")).default()
    awake ? sleepless.disable() : await sleepless.enable()
    awake = !awake && sleepless.enabled !== false
  } catch { awake = false }
  settings()
})

// ---------------------------------------------------------------- covers
// Held, a cover is open; let go, it is shut. Whoever cannot hold opens it with
// the keyboard, and it shuts by itself. What is typed in lies under one that
// opens by a tap.

const peekFor = 5000, typeFor = 60000
const timers = new WeakMap()

function shut(cover) {
  clearTimeout(timers.get(cover))
  cover.open = false
}
function shutLater(cover) {
  clearTimeout(timers.get(cover))
  timers.set(cover, setTimeout(shut, cover.dataset.cover === "hold" ? peekFor : typeFor, cover))
}
function shutAll() {
  for (const c of all("details.cover[open], details.handover[open]")) shut(c)
}
let held = null
document.addEventListener("pointerdown", e => {
  const cover = e.target.closest?.("details.cover[data-cover=hold] > summary")?.parentElement
  if (!cover || e.button > 0) return
  held = cover
  cover.open = true
  shutLater(cover)
})
function letGo() {
  if (held) shut(held)
  held = null
}
for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, letGo)
on("click", "details.cover[data-cover=hold] > summary", (summary, e) => {
  if (e.detail > 0) return e.preventDefault() // the pointer has opened and shut it
})
on("contextmenu", ".cover, .handover", (_, e) => e.preventDefault())
on("dragstart", ".cover", (_, e) => e.preventDefault())
document.addEventListener("toggle", e => {
  if (e.target.matches?.("details.cover[open], details.handover[open]")) shutLater(e.target)
}, true)
for (const type of ["input", "pointerdown", "keydown"]) {
  document.addEventListener(type, e => {
    const c = e.target.closest?.("details.cover[data-cover=tap][open]")
    if (c) shutLater(c)
    const h = document.querySelector("details.handover[open]")
    if (h) shutLater(h)
  })
}
// A seat's menu hides what lies under it: a tap beside it, or Escape, puts it away.
for (const type of ["pointerdown", "keydown"]) {
  document.addEventListener(type, e => {
    if (type === "keydown" && e.key !== "Escape") return
    for (const m of all("details.menu[open]")) m.open = !e.key && m.contains(e.target)
  })
}
on("click", "[data-cover-now]", b => shut(b.closest("details.cover")))
on("click", "[data-handover]", () => shutAll())
addEventListener("blur", () => { letGo(); shutAll() })
addEventListener("pagehide", shutAll)
document.addEventListener("visibilitychange", () => { if (document.hidden) shutAll() })

// ----------------------------------------------------------------- folds
// What is folded is on no page before it is opened. Once it is, the stream brings its
// changes, also after it has connected anew.

const pageName = newKey()
let streamRequest = null

const openFolds = () => all("details[id]:not(.cover, .sure, .handover)").filter(d => !unfetched(d) && (d.open || all("form", d).some(typedIn))).map(d => d.id)
const unfetched = fold => fold.querySelector(":scope > a[data-fold]")

function tellFolds() {
  if (streamRequest) Object.assign(streamRequest.headers, { "Croupier-Page": pageName, "Croupier-Folds": openFolds().join(" ") })
}

async function fetchFold(fold) {
  const query = new URLSearchParams(location.search)
  query.delete("open")
  for (const id of [fold.id, ...openFolds()]) query.append("open", id)
  query.set("page", pageName)
  const answer = await fetch(location.pathname + "/pad?" + query, { headers: { "HX-Request": "true", Accept: "text/html" } }).catch(() => null)
  if (!unfetched(fold) || !fold.isConnected) return // the stream has brought it
  if (!answer?.ok) { fold.open = false; return }
  const drawn = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById(fold.id)
  if (!drawn || !unfetched(fold)) return
  unfetched(fold).replaceWith(...[...drawn.childNodes].filter(n => n.nodeName !== "SUMMARY"))
  fresh(fold)
  watchButtons()
  fold.scrollIntoView({ block: "nearest" })
}
document.addEventListener("toggle", e => { if (live && e.target.open && unfetched(e.target)) fetchFold(e.target) }, true)

// ------------------------------------------------------------- entering
// One key for one tap: the same while it is unanswered, so that it counts once
// however often it is sent. A second tap while one is on its way does nothing.

const flying = new WeakSet()

// A key that is held down is one tap.
document.addEventListener("keydown", e => {
  if (e.repeat && e.key === "Enter" && e.target.matches("input, button:not([type=button])")) e.preventDefault()
})

function newKey() {
  const n = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(n, b => b.toString(16).padStart(2, "0")).join("")
}

document.addEventListener("submit", async e => {
  const form = e.target
  if (!form.matches("[data-enter]")) return
  e.preventDefault()
  if (flying.has(form) || html.hasAttribute("data-ui-lost")) return
  const answers = answersOf(form, e.submitter)
  form.dataset.uiKey ||= newKey()
  answers.set("key", form.dataset.uiKey)
  flying.add(form)
  form.setAttribute("data-ui-flying", "")
  try {
    await send(form, answers)
  } finally {
    flying.delete(form)
    form.removeAttribute("data-ui-flying")
  }
})

// answersOf is what the form says; a die that the program rolls is one answer.
function answersOf(form, submitter) {
  const answers = new FormData(form, submitter?.name ? submitter : undefined)
  if (submitter?.hasAttribute("data-roll")) {
    answers.delete(submitter.name)
    answers.set(submitter.name, submitter.value)
  }
  return new URLSearchParams(answers)
}

async function send(form, body) {
  let answer
  try {
    answer = await fetch(form.action, { method: "POST", body, headers: { "HX-Request": "true", Accept: "text/html" } })
  } catch {
    return refuse(form, null, say("unsent")) // the key stays: sent again it is the same tap
  }
  if (answer.ok) return accepted(form)
  const text = await answer.text()
  if (answer.status === 422) {
    delete form.dataset.uiKey
    return refuse(form, text)
  }
  if (answer.status < 500) delete form.dataset.uiKey
  refuse(form, answer.headers.get("Content-Type")?.includes("html") && text.includes('class="refusal"') ? text : null, say("stale"))
}

function accepted(form) {
  delete form.dataset.uiKey
  form.querySelector("[data-no]")?.replaceChildren()
  form.reset()
  for (const c of all("details.sure[open], details.cover[open]", form)) c.open = false
  const cover = form.closest("details.cover")
  if (cover) shut(cover)
  const folds = "details.pad, details.subpad, details.menu"
  for (let card = form.closest(folds); card && !card.hasAttribute("data-due"); card = card.parentElement?.closest(folds)) card.open = false
  const hand = form.closest("#hand"), due = hand?.querySelector(".hand > details[data-due]")
  if (due && !hand.querySelector(":scope details.pad[open]")) { // on with what the table waits for
    due.open = true
    hold(hand)
  }
  all("[data-ui-touched]", form).forEach(el => delete el.dataset.uiTouched)
  fresh(form)
}

// refuse shows why, beside the button. The server's fragment is its own HTML.
function refuse(form, fragment, sentence) {
  const no = form.querySelector("[data-no]")
  if (!no) return
  if (fragment) {
    no.replaceChildren(...new DOMParser().parseFromString(fragment, "text/html").body.childNodes)
  } else {
    const p = document.createElement("p")
    p.className = "refusal"
    p.setAttribute("role", "alert")
    p.textContent = sentence
    no.replaceChildren(p)
  }
  for (const c of all("details.sure[open]", form)) c.open = false
  const asked = all("fieldset", form).find(f => f.querySelector("[type=radio]:enabled") && !f.querySelector(":checked"))
  if (asked) return asked.scrollIntoView({ block: "center" })
  no.scrollIntoView({ block: "nearest" })
  form.querySelector("button.main")?.scrollIntoView({ block: "nearest" })
}
document.addEventListener("reset", e => setTimeout(fresh, 0, e.target))

// ---------------------------------------------------------------- fields

const int = (el, name, or = 0) => { const n = parseInt(el?.dataset[name], 10); return Number.isNaN(n) ? or : n }
const clamp = (n, least, most) => Math.min(Math.max(n, least), most)

// set writes an answer as if it had been typed.
function set(el, value) {
  if (el.value === String(value)) return
  el.value = value
  el.dataset.uiTouched = "1"
  el.dispatchEvent(new Event("input", { bubbles: true }))
}

// Steppers: of a number, or of a list that they stand in front of.
function stepped(stepper) {
  const input = stepper.querySelector("input, select")
  if (input.tagName === "SELECT") {
    const field = stepper.closest("[data-field=split]")
    const left = int(field, "most", Infinity) - partsOf(field)
    return { input, at: input.selectedIndex, least: 0, most: Math.min(input.options.length - 1, input.selectedIndex + left) }
  }
  const at = parseInt(input.value.replace("−", "-"), 10)
  return { input, at: Number.isNaN(at) ? int(input, "start", int(input, "min")) : at, least: int(input, "min"), most: int(input, "max", Infinity) }
}
function step(button, times) {
  const s = stepped(button.closest(".stepper"))
  const to = clamp(s.at + int(button, "step") * times, s.least, s.most)
  if (to === s.at && s.input.value !== "") return
  if (s.input.tagName === "SELECT") {
    s.input.selectedIndex = to
    s.input.dispatchEvent(new Event("input", { bubbles: true }))
  } else set(s.input, to)
}
// Held down, a stepper runs, in tens after a while.
let runner = null
const stopRunner = () => { clearInterval(runner); runner = null }
document.addEventListener("pointerdown", e => {
  const button = e.target.closest?.("button[data-step]")
  if (!button || e.button > 0) return
  let ticks = 0
  stopRunner()
  runner = setInterval(() => { if (++ticks > 3) step(button, ticks > 25 ? 10 : 1) }, 120)
})
for (const type of ["pointerup", "pointercancel", "blur"]) addEventListener(type, stopRunner)
on("click", "button[data-step]", b => step(b, 1))

const partsOf = field => all("select", field).reduce((sum, s) => sum + s.selectedIndex, 0)

// Money: whole smallest units inside, what is printed on the bills outside.
const scaleOf = field => int(field, "scale", 1)
function parseMoney(field, text) {
  const m = /^\s*([-−]?)(\d{1,9})(?:[.,](\d{0,2}))?\s*$/.exec(text)
  if (!m) return text.trim() === "" ? 0 : NaN
  const cents = Number(((m[3] ?? "") + "00").slice(0, 2)) * scaleOf(field)
  const n = Number(m[2]) * scaleOf(field) + cents / 100
  return m[1] ? -n : n
}
const group = digits => digits.replace(/\B(?=(\d{3})+$)/g, say("comma") || ",")
function printed(field, n, plain) {
  if (n < 0) return (plain ? "-" : "−") + printed(field, -n, plain)
  const scale = scaleOf(field), whole = Math.floor(n / scale), cents = Math.round((n % scale) * 100 / scale)
  const fraction = cents ? (plain ? "." : say("point") || ".") + String(cents).padStart(2, "0").replace(/0$/, "") : ""
  return (plain ? String(whole) : group(String(whole))) + fraction
}
const money = (field, n) => (field.dataset.symbol ?? "") + printed(field, n) + (field.dataset.unit ?? "")
const moneyInput = el => el.closest("[data-field=money]").querySelector("[data-money]")

on("click", "[data-add]", b => {
  const field = b.closest("[data-field=money]"), input = moneyInput(b)
  const sum = (parseMoney(field, input.value) || 0) + int(b, "add")
  set(input, printed(field, Math.min(sum, Math.max(int(field, "most"), 0)), true))
})
on("click", "[data-set]", b => set(moneyInput(b), b.dataset.set))
on("click", "[data-key]", b => {
  const input = moneyInput(b), key = b.dataset.key
  if (key === "back") return set(input, input.value.slice(0, -1))
  if (key === "−") return set(input, /^[-−]/.test(input.value) ? input.value.slice(1) : "-" + input.value)
  const next = input.value === "0" && key !== "." ? key : input.value + key
  if (/^-?\d{0,9}(?:\.\d{0,2})?$/.test(next)) set(input, next.replace(/^(-?)\./, "$10.").replace(/^(-?)0+(?=\d)/, "$1"))
})

function drawMoney(field) {
  const input = field.querySelector("[data-money]"), figure = field.querySelector("[data-figure]")
  const n = parseMoney(field, input.value), typed = input.value.replace(",", ".").replace("-", "−")
  const [whole, fraction] = typed.split(".")
  figure.replaceChildren(group(whole || "0"))
  if (fraction !== undefined) {
    const small = document.createElement("small")
    small.textContent = (say("point") || ".") + fraction
    figure.append(small)
  }
  figure.dataset.len = String(figure.textContent.length)
  figure.classList.toggle("none", typed === "")
  for (const b of all("[data-set]", field)) b.setAttribute("aria-pressed", String(b.dataset.set === input.value))
  const keep = field.querySelector("[data-keep]")
  if (keep) {
    const rest = int(field, "have") - n
    keep.textContent = n > 0 && rest >= 0 ? fill(keep.dataset.keep, money(field, rest)) : ""
  }
}

// Troops: what they are worth and cost together.
function drawTroops(field) {
  let worth = 0, cost = 0
  for (const rank of all("[data-worth]", field)) {
    const n = parseInt(rank.querySelector("input").value, 10) || 0
    worth += n * int(rank, "worth")
    cost += n * int(rank, "price")
  }
  const total = field.querySelector("[data-total]")
  total.textContent = fill(total.dataset.total, group(String(worth)), money(field, cost))
  total.toggleAttribute("data-ui-over", field.dataset.have !== undefined && cost > int(field, "have"))
}

// Split: what is left.
function drawSplit(field) {
  const left = field.querySelector("[data-left]")
  left.textContent = fill(left.dataset.left, String(int(field, "most") - partsOf(field)))
}

// Several: how many are chosen; at the most, the others rest.
function drawSeveral(field) {
  const boxes = all("input[type=checkbox]", field), chosen = boxes.filter(b => b.checked).length
  for (const b of boxes) b.disabled = !b.checked && chosen >= int(field, "most")
}

// What only some of the choices need is asked once one of those is chosen.
function drawAsked(form) {
  const items = all("[data-asks]", form), needs = item => item?.dataset.asks.split(" ") ?? []
  const wanted = needs(items.find(item => item.checked))
  for (const el of all("input, select", form).filter(el => items.some(item => needs(item).includes(el.name)))) {
    const rests = !wanted.includes(el.name)
    if (rests) el.disabled = true
    else if (el.type !== "checkbox") el.disabled = false // the others see to theirs
    el.closest("[data-field]").toggleAttribute("data-ui-rests", rests)
  }
}

// Card: whether it counts in full.
function drawCard(field) {
  const note = field.querySelector("[data-power]")
  if (!note) return
  const needs = field.querySelector(`[name="${CSS.escape(field.dataset.needs)}"]`), n = parseInt(needs.value, 10)
  const enough = !(n > int(field, "have"))
  note.textContent = Number.isNaN(n) ? "" : fill(enough ? note.dataset.power : note.dataset.weak, String(n))
  note.parentElement.toggleAttribute("data-ui-weak", !enough)
}

// A known thing fills its name, and what else is known of it where the pad asks:
// tapped, or chosen from the input's own list.
on("click", "[data-fill]", b => {
  set(b.closest("[data-field]").querySelector("input"), b.dataset.fill)
  goes(b)
})
function goes(known, form = known.closest("form")) {
  for (const [name, value] of new URLSearchParams(known.dataset.goes)) {
    for (const el of all(`[name="${CSS.escape(name)}"]:not([type=hidden])`, form)) {
      if (el.type === "radio" || el.type === "checkbox") el.checked = el.value === value
      else set(el, value)
    }
  }
  draw(form)
}

// Dice: a face is tapped into its list.
on("click", "[data-face]", b => {
  const list = b.parentElement.querySelector("select")
  list.value = b.dataset.face
  list.dispatchEvent(new Event("input", { bubbles: true }))
})
function drawDie(field) {
  field.toggleAttribute("data-ui-open", all("select", field).some(list => list.value === ""))
  for (const faces of all(".faces", field)) {
    const at = faces.querySelector("select").value
    for (const b of all("[data-face]", faces)) b.setAttribute("aria-pressed", String(b.dataset.face === at))
  }
}

// The button says the sentence: what is answered stands in its slots.
function drawSentence(form) {
  for (const s of all("[data-answer]", form)) {
    const nodes = answerOf(form, s.dataset.answer)
    s.replaceChildren(...nodes)
    s.toggleAttribute("data-ui-blank", !nodes.some(n => n.textContent !== "…"))
  }
}
function answerOf(form, name) {
  const fields = name.split(" ").flatMap(n => all(`[name="${CSS.escape(n)}"]`, form)).filter(el => el.type !== "hidden" && !el.hasAttribute("data-roll"))
  const says = fields.flatMap(el => {
    if (el.type === "radio" || el.type === "checkbox") return el.checked ? [[...clone(el.closest("label").querySelector("[data-says]"))]] : []
    if (el.tagName === "SELECT" && el.closest("[data-field=split]")) {
      return el.selectedIndex > 0 ? [[el.selectedIndex + " ", ...clone(el.closest("li").querySelector("[data-says]"))]] : []
    }
    const field = el.closest("[data-field=money]")
    if (field) { const n = parseMoney(field, el.value); return n > 0 ? [[money(field, n)]] : [] }
    return el.value === "" ? [] : [[el.value]]
  })
  if (says.length === 0) return [document.createTextNode("…")]
  return says.flatMap((s, i) => i === 0 ? s : [i === says.length - 1 ? say("and") : say("comma") + " ", ...s])
    .map(n => typeof n === "string" ? document.createTextNode(n) : n)
}
// clone is what a label says, without its symbol: a button is brass.
function clone(label) {
  const copy = label.cloneNode(true)
  all("svg, small", copy).forEach(el => el.remove())
  all("[id]", copy).forEach(el => el.removeAttribute("id"))
  return [document.createTextNode(copy.textContent.replace(/\s+/g, " ").trim())].map(text => {
    const bdi = document.createElement("bdi")
    bdi.append(text)
    return bdi
  })
}

function draw(form) {
  for (const f of all("[data-field=money]", form)) drawMoney(f)
  for (const f of all("[data-field=troops]", form)) drawTroops(f)
  for (const f of all("[data-field=split]", form)) drawSplit(f)
  for (const f of all("[data-field=several]", form)) drawSeveral(f)
  drawAsked(form)
  for (const f of all("[data-field=card]", form)) drawCard(f)
  for (const f of all("[data-field=die]", form)) drawDie(f)
  for (const s of all(".stepper", form)) {
    const { at, least, most } = stepped(s)
    for (const b of all("button[data-step]", s)) b.disabled = int(b, "step") < 0 ? at <= least : at >= most
  }
  for (const rules of all("details.rules", form)) rules.toggleAttribute("data-ui-changed", all("input, select", rules).some(changed))
  drawSentence(form)
}
const changed = el => el.options ? [...el.options].some(o => o.selected !== o.defaultSelected) : el.value !== el.defaultValue

// fresh makes ready what came in: steppers stand where they start, keypads keep
// the phone's own keyboard down, and each sentence says what it can.
function fresh(root) {
  const coarse = matchMedia("(pointer: coarse)").matches
  for (const input of all("input[data-start]", root)) {
    if (!input.dataset.uiTouched && document.activeElement !== input) input.value = input.dataset.start
  }
  if (coarse && !html.classList.contains("host")) for (const input of all("[data-money]", root)) input.inputMode = "none"
  const forms = root.matches?.("form") ? [root] : all("form", root)
  for (const form of forms) draw(form)
  settings()
  tick()
}
document.addEventListener("input", e => {
  const form = e.target.form
  if (!form) return
  if (e.isTrusted) e.target.dataset.uiTouched = "1"
  delete form.dataset.uiKey // other answers are another tap
  if (["insertReplacementText", undefined].includes(e.inputType)) all("option", e.target.list ?? form).filter(o => o.dataset.goes && o.value === e.target.value).forEach(o => goes(o, form))
  draw(form)
})

// An opened card comes into sight.
document.addEventListener("toggle", e => {
  if (settled && e.target.matches?.(".hand > details.pad[open]")) e.target.scrollIntoView({ block: "nearest" })
}, true)

// ---------------------------------------------------------------- clocks
// Deadlines are by the server's clock; the phone's own may be wrong.

let ahead = 0
function setClock(server) { if (server > 0) ahead = Date.now() - server }
setClock(Number(html.dataset.now))
function tick() {
  for (const t of all("[data-ends]")) {
    const left = Math.max(0, Math.ceil((Number(t.dataset.ends) + ahead - Date.now()) / 1000))
    const text = Math.floor(left / 60) + ":" + String(left % 60).padStart(2, "0")
    if (t.textContent !== text) t.textContent = text
  }
}
setInterval(tick, 500)

// ---------------------------------------------------------------- start

watchButtons()
for (const card of all("details[data-due]")) card.dataset.uiDue = "1"
fresh(document)
countIn()
announce()
digest()
settled = true
})()
