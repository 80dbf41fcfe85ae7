// The banner above an article tells of that article alone: it goes when the app leads to another page.
const path = location.pathname;
const look = () => {
  if (location.pathname !== path) document.querySelector(".preview-banner")?.remove();
};
window.navigation?.addEventListener("currententrychange", look);
addEventListener("popstate", look);
