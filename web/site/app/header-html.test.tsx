import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { MadeHtml } from "../lib/made-html";
import { loadedPlace, PlaceContext } from "../lib/place";
import { headerHtml } from "./header-html";
import { SiteHeader } from "./site-header";

test.each(["/", "/about", "/privacy", "/blog", "/about", "/tidak-ada", "/", "/blog/a", "/blogging"])(
  "the header of %s is what the browser would make there, whichever page was made before",
  (path) => {
    const place = loadedPlace(new URL(path, "http://localhost"));
    const header = (html?: string) =>
      renderToString(
        <PlaceContext value={place}>
          <MadeHtml value={html === undefined ? {} : { header: html }}>
            <SiteHeader />
          </MadeHtml>
        </PlaceContext>,
      );
    expect(header(headerHtml(place))).toBe(header());
  },
);
