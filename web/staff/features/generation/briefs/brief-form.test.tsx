// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { Brief } from "../../../../../worker/contract/studio/brief";
import { createQueryClient } from "../../../../lib/query-client";
import { setToastPresenter } from "../../../../toasts/toast";
import { useBriefForm } from "./brief-form";

const opened: Brief = {
  ...{ id: 7, title: "Judul yang dibuka", audience: "", aim: "", keyPhrase: "", intent: "", outline: [] },
  ...{ ownFacts: "", sources: [], tone: "", callToAction: "", plannedDate: null, state: "idea", owner: null },
  ...{ createdAt: "2026-11-26T01:00:00.000Z", updatedAt: "2026-11-26T01:00:00.000Z" },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The form of a brief that `stored` has replaced on the server since it was opened, and what was sent to the server. */
function openForm(stored: Brief) {
  const sent: { version?: string }[] = [];
  vi.spyOn(console, "error").mockReturnValue();
  setToastPresenter(() => {});
  vi.stubGlobal("fetch", async (_path: string, { method, body }: { method: string; body: string }) => {
    if (method === "GET") return Response.json({ message: "Tidak ditanya" }, { status: 500 });
    const change = JSON.parse(body);
    sent.push(change);
    if (change.version !== stored.updatedAt)
      return Response.json({ code: "conflict", message: "Diubah", stored }, { status: 409 });
    return Response.json({ ...stored, title: change.title, updatedAt: "2026-11-26T03:00:00.000Z" });
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
  );
  return { ...renderHook(() => useBriefForm(opened), { wrapper }), sent };
}

test("a save names the version that was opened, and shows what somebody else has stored since", async () => {
  const stored = { ...opened, title: "Judul orang lain", updatedAt: "2026-11-26T02:00:00.000Z" };
  const { result, sent } = openForm(stored);
  act(() => result.current.change({ title: "Judul saya" }));
  await act(() => result.current.save());
  expect(sent.map(({ version }) => version)).toEqual([opened.updatedAt]);
  expect(result.current.problem).toMatchObject({ kind: "conflict", stored });

  await act(() => result.current.keepMine(stored));
  expect(sent.map(({ version }) => version)).toEqual([opened.updatedAt, stored.updatedAt]);
  expect(result.current).toMatchObject({ problem: null, isSaved: true });
});

test("a save whose first answer was lost is found stored", async () => {
  const stored = { ...opened, title: "Judul saya", updatedAt: "2026-11-26T02:00:00.000Z" };
  const { result } = openForm(stored);
  act(() => result.current.change({ title: "Judul saya" }));
  await act(() => result.current.save());
  expect(result.current).toMatchObject({ problem: null, isSaved: true, stored });
});
