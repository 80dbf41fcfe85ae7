import { renderToString } from "react-dom/server";
import { navigationContent } from "../content/navigation";
import { type Place, PlaceContext } from "../lib/place";
import { isMarked } from "./menu-link";
import { HeaderContent } from "./site-header";

/** By the links of the menu that a page marks its header. */
const headers = new Map<string, string>();

/** The same for every page that marks the same links, and made once; the browser takes it over like what is made anew. */
export function headerHtml(place: Place): string {
  const links = navigationContent.main.filter(({ to }) => isMarked(to, place.pathname));
  const marked = links.map(({ to }) => to).join();
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
