import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { navigationContent } from "../content/navigation";
import { type Place, PlaceContext } from "../lib/place";
import { isMarked } from "./menu-link";
import { SiteHeader } from "./site-header";

const wholeHeader = /^<header class="([^"]*)">(.*)<\/header>$/s;

/** By the links of the menu that a page marks its header. */
const known = new Map<string, ComponentType>();

/** The header of a page, made once for all that mark the same links; the browser takes it over like what is made anew. */
export function madeHeader(place: Place): ComponentType {
  const links = navigationContent.main.filter(({ to }) => isMarked(to, place.pathname));
  const marked = links.map(({ to }) => to).join();
  const header = known.get(marked) ?? make(place);
  known.set(marked, header);
  return header;
}

function make(place: Place): ComponentType {
  const html = renderToString(
    <PlaceContext value={place}>
      <SiteHeader />
    </PlaceContext>,
  );
  const [, className, content] = wholeHeader.exec(html) ?? [];
  if (className === undefined || content === undefined) return SiteHeader;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is our own component's
  return () => <header className={className} dangerouslySetInnerHTML={{ __html: content }} />;
}
