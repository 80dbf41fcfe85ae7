import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadedPlace, PlaceContext } from "../lib/place";
import { headerHtml } from "./header-html";
import { HeaderHtml, SiteHeader } from "./site-header";

test.each(["/", "/about", "/privacy", "/blog", "/about", "/tidak-ada", "/", "/blog/a", "/blogging"])(
  "the header of %s is what the browser would make there, whichever page was made before",
  (path) => {
    const place = loadedPlace(new URL(path, "http://localhost"));
    const header = (html?: string) =>
      renderToString(
        <PlaceContext value={place}>
          <HeaderHtml value={html}>
            <SiteHeader />
          </HeaderHtml>
        </PlaceContext>,
      );
    expect(header(headerHtml(place))).toBe(header());
  },
);
