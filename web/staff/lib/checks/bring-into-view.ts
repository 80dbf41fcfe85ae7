/** Pixels of it that are enough to see where one is. */
const enough = 160;

/** Gives the focus to a place, and scrolls to its beginning where that cannot be seen. */
export function bringIntoView(place: HTMLElement | null): void {
  if (!place) return;
  place.focus({ preventScroll: true });
  const { top } = place.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight - enough) place.scrollIntoView({ block: "start" });
}
