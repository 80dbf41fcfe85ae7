import { headTags } from "../../../worker/contract/head-tags";
import type { PageMetadata } from "../../../worker/contract/page-metadata";
import { scrollWhenLong } from "../../lib/scroll-when-long";
import { allStyles } from "./all-styles";
import type { Place } from "./place";

/** Milliseconds in which a page that is gone back to still grows above where one stood. */
const settleMs = 1000;

/** Writes into the head what a page declares, in place of what the page before it had there. */
export function writeHead(metadata: PageMetadata): void {
  for (const element of document.head.querySelectorAll("[data-page]")) element.remove();
  for (const { tag, attributes, text } of headTags(metadata)) {
    if (tag === "title") {
      document.title = text ?? "";
      continue;
    }
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    if (text) element.textContent = text;
    element.setAttribute("data-page", "");
    document.head.append(element);
  }
}

interface Landing {
  place: Place;
  /** Whether the page was shown before, at another query or anchor. */
  isSamePage: boolean;
  /** Where the page stood when it was left, as far as that is known. */
  top: number | undefined;
  content: HTMLElement | null;
}

/** Dresses the page, scrolls to where it is to be seen from, focuses its content and lets it enter. Answers how to give that up. */
export function land({ place: { way, hash }, isSamePage, top, content }: Landing): (() => void) | undefined {
  // In the frame that shows the page.
  allStyles.code?.apply();
  // An anchor was followed before this page knew of places: the browser has led back by itself.
  const isRestored = way === "pop" && isSamePage && top === undefined;
  if (isRestored && window.history.scrollRestoration === "auto") return undefined;
  const target = hash ? findAnchor(hash) : null;
  let stop: (() => void) | undefined;
  if (way === "pop" && (top !== undefined || !target)) stop = scrollWhenLong(top ?? 0, settleMs);
  else if (target) target.scrollIntoView();
  else if (!isSamePage) window.scrollTo(0, 0);
  if (isSamePage) return stop;
  content?.focus({ preventScroll: true });
  content?.classList.remove("animate-page-in");
  // The way back is to a page that one knows: it is there at once.
  if (way === "pop") return stop;
  // Reading a size makes the browser take note, so that the animation runs again.
  void content?.offsetWidth;
  content?.classList.add("animate-page-in");
  return stop;
}

/** The element of an anchor, which may be no valid escape, such as `#50%`. */
function findAnchor(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
