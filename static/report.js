"use strict";
// The report of a night: its one button that needs a script, and daylight on paper
// whatever light the page is read by.
const page = document.documentElement;
let light;
document.querySelector("[data-print]")?.addEventListener("click", () => print());
addEventListener("beforeprint", () => {
  light = page.dataset.theme;
  page.dataset.theme = "light";
});
addEventListener("afterprint", () => {
  if (light) page.dataset.theme = light;
  else delete page.dataset.theme;
});
