// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { loadedPlace, PlaceContext } from "../../lib/place";
import FetchedArticle, { prepare } from "./fetched-article";

const fetching = vi.fn<typeof fetch>();
const answer = (status: number) => Response.json({ code: "x", message: "", requestId: "uji" }, { status });
const failure = {
  ...{ title: "Gagal", description: "Gagal.", action: "Coba Lagi" },
  metadata: { page: "notFound", title: "Gagal" },
} as const;

beforeEach(() => {
  vi.stubGlobal("fetch", fetching);
  fetching.mockReset();
});

/** Shows the article of an address, as it is before any answer. */
function show(slug: string) {
  const host = document.createElement("div");
  const place = loadedPlace({ pathname: `/blog/${slug}`, search: "", hash: "" }, "key");
  flushSync(() =>
    createRoot(host).render(
      <PlaceContext value={place}>
        <FetchedArticle slug={slug} loading="Memuat" failure={failure}>
          {({ post }) => post?.title ?? "Tidak ada"}
        </FetchedArticle>
      </PlaceContext>,
    ),
  );
  return host;
}

const press = (slug: string) => prepare({ pathname: `/blog/${slug}`, search: "", hash: "" }, {});

test("an article that is gone is asked for once, by the press, and said to be gone at once", async () => {
  fetching.mockImplementation(async () => answer(404));
  await press("hilang");
  await press("hilang");
  const host = show("hilang");
  expect(host.textContent).toBe("Tidak ada");
  expect(fetching).toHaveBeenCalledTimes(1);
});

test("an article that could not be fetched is asked for anew by the click, and by its page", async () => {
  fetching.mockImplementation(async () => answer(500));
  await press("gagal");
  await press("gagal");
  const host = show("gagal");
  expect(fetching).toHaveBeenCalledTimes(3);
  await vi.waitFor(() => expect(host.textContent).toContain("Coba Lagi"));
});
