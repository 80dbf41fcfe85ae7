import { loadCode } from "../../lib/load-code";
import { isConnectionSpared } from "../lib/connection";
import type { SiteMoves } from "./moves";
import type { Prepare } from "./prepare";
import { knownRoute } from "./site-routes";

/** Lets the app follow every link of the page to another page of the site, wherever it stands. */
export function followLinks(moves: SiteMoves): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (!link || isForBrowser(event, link)) return;
    if (!isPage(link)) {
      if (link.protocol.startsWith("http") && !isWithinPage(link)) moves.giveUp();
      return;
    }
    event.preventDefault();
    moves.go(link.href);
  });
  document.addEventListener("submit", (event) => event.defaultPrevented || moves.giveUp());
  const handlePress = (event: Event) => {
    const link = linkOf(event);
    if (link && isPage(link)) moves.prepare(link.href);
  };
  document.addEventListener("pointerdown", handlePress, { passive: true });
}

/** The code only: whoever passes by costs the server nothing. */
export function followAhead(prepareCode: Prepare): void {
  if (isConnectionSpared()) return;
  loadCode(() => import("../lib/links-ahead")).then(
    ({ prepareAhead }) => prepareAhead((link) => (isPage(link) ? prepareCode(link) : undefined)),
    console.warn,
  );
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
}

/** Another tab or window, a download, or no move at all. */
function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return true;
  return !["", "_self"].includes(link.target) || link.hasAttribute("download");
}

function isWithinPage({ hash, href }: HTMLAnchorElement): boolean {
  return hash !== "" && href.split("#")[0] === window.location.href.split("#")[0];
}

/** A page that the app shows. An empty address is that of the page itself, to be loaded anew. */
function isPage(link: HTMLAnchorElement): boolean {
  if (link.origin !== window.location.origin || !link.getAttribute("href")) return false;
  return knownRoute(link.pathname) !== undefined && !isWithinPage(link);
}
