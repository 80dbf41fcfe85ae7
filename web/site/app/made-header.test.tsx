import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { loadedPlace, PlaceContext } from "../lib/place";
import { madeHeader } from "./made-header";
import { SiteHeader } from "./site-header";

test.each(["/", "/about", "/privacy", "/blog", "/about", "/tidak-ada", "/", "/blog/a", "/blogging"])(
  "the header of %s is what the browser would make there, whichever page was made before",
  (path) => {
    const place = loadedPlace(new URL(path, "http://localhost"));
    const render = (Header: typeof SiteHeader) =>
      renderToString(
        <PlaceContext value={place}>
          <Header />
        </PlaceContext>,
      );
    const Made = madeHeader(place) as typeof SiteHeader;
    expect(Made).not.toBe(SiteHeader);
    expect(render(Made)).toBe(render(SiteHeader));
  },
);
