import { renderToString } from "react-dom/server";
import { navigationContent } from "../content/navigation";
import { type Place, PlaceContext } from "../lib/place";
import { isMarked } from "./menu-link";
import { HeaderContent } from "./site-header";

/** Of each link of the menu the header of a page that marks it. */
const headers = new Map<string, string>();

/** The same for every page that marks the same link, and made once; the browser takes it over like what is made anew. */
export function headerHtml(place: Place): string {
  const marked = navigationContent.main.find(({ to }) => isMarked(to, place.pathname))?.to ?? "";
  const known = headers.get(marked);
  if (known !== undefined) return known;
  const html = renderToString(
    <PlaceContext value={place}>
      <HeaderContent />
    </PlaceContext>,
  );
  headers.set(marked, html);
  return html;
}
