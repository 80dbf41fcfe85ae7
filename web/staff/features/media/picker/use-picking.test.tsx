// @vitest-environment jsdom
import { QueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { makeMediaItem } from "../../../../../tests/support/media-item";
import { withClient } from "../../../../../tests/support/query-client";
import type { MediaChange, MediaDetail } from "../../../../../worker/contract/media/media-item";
import { ApiError, request } from "../../../../lib/http";
import { usePicking } from "./use-picking";

vi.mock("../../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));

const picture = (id: number, alt = "") => makeMediaItem({ id, alt });

const refusal = { code: "conflict", message: "Gambar ini diubah", requestId: "uji" } as const;

/** What the server holds, and what it was sent. */
let stored = new Map<number, MediaDetail>();
let sent: unknown[] = [];

beforeEach(() => {
  stored = new Map([1, 2].map((id) => [id, picture(id)]));
  sent = [];
  vi.spyOn(console, "error").mockReturnValue();
  vi.mocked(request).mockImplementation(async (path, options) => {
    const id = Number(path.split("/").at(-1));
    const known = stored.get(id);
    if (!known) throw new ApiError(404, "Tidak ada", null);
    if (options?.method !== "PATCH") return Response.json(known);
    const { before, ...change } = options.body as MediaChange;
    if (before?.alt !== known.alt) throw new ApiError(409, "", { ...refusal, stored: known });
    sent.push(change);
    const changed = { ...known, ...change } as MediaDetail;
    stored.set(id, changed);
    return Response.json(changed);
  });
});

function start(purpose: "content" | "cover" = "content") {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const [onPick, onClose] = [vi.fn(), vi.fn()];
  const { result, unmount } = renderHook(() => usePicking({ purpose, onPick, onClose }), withClient(client));
  const settled = () => act(() => new Promise((done) => setTimeout(done)));
  const choose = async (id: number, row = picture(id)) => {
    act(() => result.current.choose(row));
    await settled();
  };
  return { picking: result, onPick, onClose, unmount, settled, choose };
}

test("the alt text of a first use is stored in the library and in the text", async () => {
  const { picking, onPick, choose } = start();
  await choose(1);
  act(() => picking.current.type({ alt: "Toko" }));
  await act(() => picking.current.pick());
  expect(sent).toEqual([{ alt: "Toko", decorative: false }]);
  expect(onPick).toHaveBeenCalledWith({ item: expect.objectContaining({ id: 1, alt: "Toko" }), alt: "Toko" });
});

test.each(["content", "cover"] as const)(
  "an alt text that a colleague stored meanwhile is not overwritten unseen (%s)",
  async (purpose) => {
    const { picking, onPick, choose } = start(purpose);
    await choose(1);
    act(() => picking.current.type({ alt: "Teks saya" }));
    stored.set(1, picture(1, "Teks orang lain"));
    await act(() => picking.current.pick());
    expect(sent).toEqual([]);
    expect(onPick).not.toHaveBeenCalled();
    await waitFor(() => expect(picking.current.problem).toContain("Teks orang lain"));
    expect(picking.current.words?.alt).toBe("Teks saya");
    await act(() => picking.current.pick());
    expect(sent).toEqual(purpose === "cover" ? [{ alt: "Teks saya", decorative: false }] : []);
    expect(onPick).toHaveBeenCalledTimes(1);
  },
);
