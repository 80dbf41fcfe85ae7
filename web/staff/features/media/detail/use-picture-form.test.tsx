// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MediaDetail } from "../../../../../worker/contract/media/media-item";
import { request } from "../../../../lib/http";
import { usePictureForm } from "./use-picture-form";

vi.mock("../../../../lib/http", async (original) => ({ ...(await original<object>()), request: vi.fn() }));
vi.mock("../../../../toasts/toast", () => ({ showToast: vi.fn() }));

const first: MediaDetail = {
  ...{ id: 1, hash: "a".repeat(32), name: "toko.jpg", type: "image/jpeg", width: 900, height: 600 },
  ...{ bytes: 9, alt: "", decorative: false, focalX: 0.5, focalY: 0.5, state: "ready", problem: null },
  ...{ url: "/media/a.jpg", variants: [], uses: 0, uploader: null, usedIn: [] },
  createdAt: "2026-11-23T02:00:00.000Z",
};

/** What the server holds, and what it was sent. */
let stored = first;
let sent: unknown[] = [];

beforeEach(() => {
  stored = first;
  sent = [];
  localStorage.clear();
  vi.mocked(request).mockImplementation(async (_, options) => {
    if (options?.method === "PATCH") {
      sent.push(options.body);
      stored = { ...stored, ...(options.body as Partial<MediaDetail>) };
    }
    return Response.json(stored);
  });
});
afterEach(cleanup);

function renderForm() {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ picture }) => usePictureForm(picture), {
    wrapper,
    initialProps: { picture: first },
  });
  /** The screen has fetched the picture anew. */
  const look = () => rerender({ picture: stored });
  return { form: result, look };
}

test("an alt text replaces a colleague's decorative mark only after the conflict was shown", async () => {
  const { form, look } = renderForm();
  act(() => form.current.type({ alt: "Toko saya" }));
  stored = { ...first, decorative: true };
  await act(() => form.current.save());
  expect(sent).toEqual([]);
  look();
  const { problem } = form.current;
  if (problem?.kind !== "conflict") throw new Error("no conflict");
  expect(problem.parts).toEqual(["description"]);
  await act(() => form.current.keepMine(problem.stored));
  expect(sent).toEqual([{ alt: "Toko saya", decorative: false }]);
});

test("a decorative mark does not overwrite an alt text that a colleague stored meanwhile", async () => {
  const { form } = renderForm();
  act(() => form.current.type({ decorative: true }));
  stored = { ...first, alt: "Teks orang lain" };
  await act(() => form.current.save());
  expect(sent).toEqual([]);
  expect(form.current.problem?.kind).toBe("conflict");
});
