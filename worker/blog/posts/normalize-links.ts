import type { CleanedPart } from "../../contract/blog";
import { sectionIds } from "../../contract/slug";
import { type Element, wordsIn } from "../../html-tree";

export type Note = (kind: CleanedPart["kind"], what: string) => void;

/** The links of one text, and what those within the page can lead to. */
export interface PageLinks {
  /** Those that stand in no other heading. */
  headings: Element[];
  /** The heading that an id stands in or leads to. */
  places: Map<string, Element>;
  /** Ids with no text behind them yet. */
  waiting: string[];
  inPage: Element[];
  /** How many lead to other pages. */
  links: number;
}

/** Notes which heading an id or an anchor leads to: the one around it, or the next if no text stands between. */
export function notePlaces({ name, attribs }: Element, page: PageLinks, heading: Element | null): void {
  const ids = [attribs.id, name === "a" ? attribs.name : undefined].filter((id) => id !== undefined);
  if (heading) {
    for (const id of [...page.waiting, ...ids]) page.places.set(id, heading);
    page.waiting = [];
  } else page.waiting.push(...ids);
}

/** A place that a link can lead to, not a link. */
export function isAnchor({ name, attribs }: Element): boolean {
  return name === "a" && !attribs.href && ["name", "id", "style", "class"].some((key) => key in attribs);
}

export function noteLink(element: Element, page: PageLinks): void {
  const { href } = element.attribs;
  if (href?.startsWith("#")) page.inPage.push(element);
  else if (href) page.links += 1;
}

/** Has links within the page lead to the headings' ids that readers get; what leads nowhere is no link. */
export function leadWithinPage({ headings, places, inPage }: PageLinks, note: Note): void {
  const ids = sectionIds(headings.map(({ children }) => wordsIn(children)));
  const idOf = new Map(headings.map((heading, index) => [heading, ids[index]]));
  const known = new Set(ids);
  for (const link of inPage) {
    const fragment = decoded((link.attribs.href ?? "").slice(1));
    const heading = places.get(fragment);
    const id = (heading && idOf.get(heading)) || (known.has(fragment) && fragment);
    if (id) link.attribs.href = `#${id}`;
    else {
      link.name = "span";
      note("changed", "tautan dalam halaman");
    }
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
