// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentProps, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { MediaItem } from "../../../../../worker/contract/media/media-item";
import type { Pictures } from "../pictures/use-pictures";
import { htmlOf, open, select } from "./opened-writing";
import { WritingLayers } from "./writing-layers";

type Props = ComponentProps<typeof WritingLayers>;

const picture: MediaItem = {
  ...{ id: 7, hash: "a".repeat(32), name: "toko.jpg", type: "image/jpeg", width: 9, height: 6, bytes: 9 },
  ...{ alt: "", decorative: false, focalX: 0.5, focalY: 0.5, state: "ready", problem: null },
  ...{ url: "/media/a.jpg", variants: [], uses: 0, uploader: null, createdAt: "2026-01-01T00:00:00.000Z" },
};

function Layered({ layer: first, ...props }: Omit<Props, "onClose">) {
  const [layer, setLayer] = useState(first);
  return <WritingLayers {...props} layer={layer} onClose={() => setLayer(null)} />;
}

afterEach(cleanup);

async function linkSelected(silent: readonly MediaItem[]) {
  const writing = open("<p>Satu dua tiga.</p>");
  select(writing, "dua");
  const focus = vi.spyOn(writing.view, "focus");
  const pictures: Pick<Pictures, "silent" | "itemOf"> = { silent, itemOf: () => undefined };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Layered writing={writing} pictures={pictures as Pictures} layer="link" />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByRole("combobox"), { target: { value: "https://contoh.example" } });
  await act(async () => fireEvent.click(screen.getByText("Pasang Tautan")));
  expect(htmlOf(writing)).toBe('<p>Satu <a href="https://contoh.example">dua</a> tiga.</p>');
  return { view: writing.view, focus };
}

test("once a dialog has done its work the cursor is in the text again", async () => {
  const { view } = await linkSelected([]);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(view.hasFocus()).toBe(true);
});

test("a picture that came in behind a dialog is asked about after it, and the text does not reach for the cursor", async () => {
  const { view, focus } = await linkSelected([picture]);
  expect(screen.getByRole("dialog", { name: "Teks alternatif" })).toBeTruthy();
  expect(view.hasFocus()).toBe(false);
  expect(focus).not.toHaveBeenCalled();
});
