/** Loads Google Tag Manager's container once the page is idle; it then reads what the data layer holds. */
export function loadTagManager(containerId: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const append = () => {
    const script = document.createElement("script");
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(containerId)}`;
    document.head.append(script);
  };
  if ("requestIdleCallback" in window) window.requestIdleCallback(append);
  else setTimeout(append, 0);
}

/** True once the container's script has run. */
export function isTagManagerLoaded(): boolean {
  return "google_tag_manager" in window;
}
