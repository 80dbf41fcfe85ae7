// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { atArrival } from "../lib/at-arrival";
import { loadedPlace, PlaceContext } from "../lib/place";
import { useDescribedPath } from "../lib/use-page-meta";
import ArticlePage from "./article";
import { FetchedArticle } from "./fetched-parts";

function DescribedPath() {
  return <output>{useDescribedPath()}</output>;
}

test("an article that is on its way stands under no other page's title, and is no page to be counted yet", async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  await Promise.all([atArrival.load(), FetchedArticle.late.load()]);
  document.head.innerHTML =
    '<title>Blog</title><link data-page rel="canonical" href="/blog"><script data-page type="application/ld+json"></script>';
  const host = document.createElement("div");
  flushSync(() =>
    createRoot(host).render(
      <PlaceContext value={loadedPlace({ pathname: "/blog/pelan", search: "", hash: "" })}>
        <ArticlePage />
        <DescribedPath />
      </PlaceContext>,
    ),
  );
  const described = () => host.querySelector("output")?.textContent;
  expect(host.textContent).toContain("Memuat artikel...");
  expect(document.title).toBe("Memuat artikel... | Arunika Web");
  const canonical = [...document.querySelectorAll<HTMLLinkElement>("link[rel=canonical]")];
  expect(canonical.map(({ href }) => new URL(href).pathname)).toEqual(["/blog/pelan"]);
  expect(described()).toBe("");
  answer.resolve(Response.json({ code: "not_found", message: "", requestId: "uji" }, { status: 404 }));
  await vi.waitFor(() => expect(document.title).toBe("Artikel Tidak Ditemukan | Arunika Web"));
  await vi.waitFor(() => expect(described()).toBe("/blog/pelan"));
});
