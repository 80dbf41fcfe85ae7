// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "../../../lib/http";
import { setToastPresenter } from "../../../toasts/toast";
import { autosave } from "./use-autosave";
import { useRecordForm } from "./use-record-form";

interface Note {
  version: string;
  text: string;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockReturnValue();
  setToastPresenter(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Call {
  text: string;
  over: string | undefined;
  intent: string;
  key: string;
}

/** The form of a note on a server that `answer` stands for, and the calls that it sends there. */
function openForm(
  answer: (call: Call) => Note | Error,
  opened: Note | null = { version: "1", text: "Awal" },
) {
  const calls: Call[] = [];
  const rendered = vi.fn();
  const { result, unmount } = renderHook(() => {
    rendered();
    return useRecordForm<Note, { text: string }>({
      opened,
      empty: { text: "" },
      draftKey: () => "draf-uji",
      versionOf: ({ version }) => version,
      toValues: ({ text }) => ({ text }),
      readValues: (values) => values as { text: string },
      isSame: (one, other) => one.text === other.text,
      faultsOf: ({ text }, intent) => (text === "" && intent !== autosave ? { text: "Kosong" } : {}),
      mayAutosave: () => true,
      write: async ({ text }, over, { intent, key }) => {
        const call = { text, over: over?.version, intent, key };
        calls.push(call);
        const there = answer(call);
        if (there instanceof Error) throw there;
        return there;
      },
      readStored: (carried) => carried as Note,
      refusal: () => "Belum tersimpan",
      nameOf: () => "Catatan",
    });
  });
  const type = (text: string) => act(() => result.current.change({ text }));
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { result, calls, type, wait, unmount, rendered };
}

const next = ({ text, over }: Call): Note => ({ version: `${Number(over) + 1}`, text });

test("typing is stored three seconds after the last key, and after ten seconds without a pause", async () => {
  const { calls, type, wait, result } = openForm(next);
  type("Satu");
  await wait(2900);
  type("Satu dua");
  await wait(2900);
  expect(calls).toEqual([]);
  await wait(200);
  expect(calls).toMatchObject([{ text: "Satu dua", over: "1", intent: autosave }]);
  expect(result.current).toMatchObject({ isSaved: true });

  for (let second = 0; second < 12; second += 2) {
    type(`Satu dua ${second}`);
    await wait(2000);
  }
  expect(calls).toHaveLength(2);
  expect(calls[1]?.over).toBe("2");
});

test("a call whose answer was lost is sent again under its key before the next one", async () => {
  let isLost = true;
  const { calls, type, result } = openForm((call) => {
    if (!isLost) return next(call);
    isLost = false;
    return new TypeError("Failed to fetch");
  });
  type("Satu");
  await act(() => result.current.save());
  expect(result.current.problem).toMatchObject({ kind: "refused" });
  type("Satu dua");
  await act(() => result.current.save());
  expect(calls.map(({ text, over }) => [text, over])).toEqual([
    ["Satu", "1"],
    ["Satu", "1"],
    ["Satu dua", "2"],
  ]);
  const [first, again, last] = calls.map(({ key }) => key);
  expect(again).toBe(first);
  expect(last).not.toBe(first);
  expect(result.current).toMatchObject({ problem: null, isSaved: true });
});

test("what was to be public, and whose answer was lost, is sent again only when it is asked for again", async () => {
  let isOffline = true;
  const { calls, type, wait, result } = openForm((call) =>
    isOffline ? new TypeError("Failed to fetch") : next(call),
  );
  type("Satu");
  await act(() => result.current.store("publish"));
  isOffline = false;
  await act(async () => void window.dispatchEvent(new Event("online")));
  await wait(20_000);
  expect(calls).toHaveLength(1);
  await act(() => result.current.store("publish"));
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  isOffline = true;
  type("Dua");
  await act(() => result.current.store("publish"));
  isOffline = false;
  await act(() => result.current.store("draft"));
  expect(calls.map(({ text, intent }) => [text, intent])).toEqual([
    ["Satu", "publish"],
    ["Satu", "publish"],
    ["Dua", "publish"],
    ["Dua", "draft"],
  ]);
});

test("an autosave that meets another version stops, and shows both", async () => {
  const stored = { version: "7", text: "Orang lain" };
  const body = { code: "conflict", message: "Diubah", requestId: "uji", stored } as const;
  const { calls, type, wait, result } = openForm(() => new ApiError(409, "", body));
  type("Saya");
  await wait(3000);
  expect(result.current.problem).toEqual({ kind: "conflict", stored, isQuiet: true });
  type("Saya lagi");
  await wait(20_000);
  expect(calls).toHaveLength(1);
  expect(result.current.values.text).toBe("Saya lagi");
});

test("without a connection typing stays in the browser, and is stored once there is one", async () => {
  let isOffline = true;
  const { calls, type, wait, result } = openForm((call) =>
    isOffline ? new TypeError("Failed to fetch") : next(call),
  );
  type("Satu");
  await wait(3000);
  expect(result.current).toMatchObject({ isSaved: false, problem: null });
  expect(JSON.stringify({ ...localStorage })).toContain("Satu");
  isOffline = false;
  await act(async () => void window.dispatchEvent(new Event("online")));
  await wait(0);
  expect(result.current.isSaved).toBe(true);
  expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  await wait(500);
  expect(localStorage).toHaveLength(0);
});

test("a save is over another version once both were compared, and one that is stored already is found so", async () => {
  let stored: Note = { version: "7", text: "Orang lain" };
  const refused = () => new ApiError(409, "", { code: "conflict", message: "", requestId: "uji", stored });
  const { calls, type, result } = openForm((call) => (call.over === stored.version ? next(call) : refused()));
  type("Saya");
  await act(() => result.current.save());
  expect(result.current.problem).toMatchObject({ kind: "conflict", stored });
  await act(() => result.current.keepMine(stored));
  expect(calls.map(({ over }) => over)).toEqual(["1", "7"]);
  expect(result.current).toMatchObject({ problem: null, isSaved: true });

  stored = { version: "9", text: "Saya lagi" };
  type("Saya lagi");
  await act(() => result.current.save());
  expect(result.current).toMatchObject({ problem: null, isSaved: true, stored });
});

test("the own version that was chosen counts as unsaved until it is stored", async () => {
  const stored = { version: "7", text: "Orang lain" };
  const refused = new ApiError(409, "", { code: "conflict", message: "", requestId: "uji", stored });
  const { result } = openForm(({ over }) => (over === "1" ? refused : new TypeError("Failed to fetch")));
  await act(() => result.current.save());
  await act(() => result.current.keepMine(stored));
  expect(result.current.hasUnsaved()).toBe(true);
});

test("a draft that goes on stays based on its version when the stored one moves on", async () => {
  const { calls, result } = openForm(next, { version: "3", text: "Baru" });
  act(() => result.current.resume({ key: "draf-uji", savedAt: "", base: "1", values: { text: "Lama" } }));
  act(() => result.current.adopt({ version: "4", text: "Baru" }));
  await act(() => result.current.save());
  expect(calls.map(({ over }) => over)).toEqual(["1"]);
});

test("a draft that goes on is saved over its version, also after a save without an answer", async () => {
  const { calls, result, type } = openForm(
    ({ over }) => (over === "3" ? new TypeError("Failed to fetch") : { version: "4", text: "Lama" }),
    { version: "3", text: "Baru" },
  );
  type("Baru saja");
  await act(() => result.current.save());
  act(() => result.current.resume({ key: "draf-uji", savedAt: "", base: "1", values: { text: "Lama" } }));
  expect(result.current.draft.offered?.values).toEqual({ text: "Baru saja" });
  await act(() => result.current.save());
  expect(calls.map(({ over }) => over)).toEqual(["3", "1"]);
});

test("what is left behind for another version stays based on its own", () => {
  const { result, type } = openForm(next);
  type("Saya");
  act(() => void result.current.takeStored({ version: "7", text: "Usulan" }));
  expect(result.current).toMatchObject({
    base: "7",
    draft: { offered: { base: "1", values: { text: "Saya" } } },
  });
});

test("a field that was refused is checked while it is typed in", async () => {
  const { type, result } = openForm(next);
  type("");
  await act(() => result.current.save());
  expect(result.current.faults).toEqual({ text: "Kosong" });
  type("a");
  expect(result.current.faults).toEqual({});
  type("");
  expect(result.current.faults).toEqual({ text: "Kosong" });
});

test("what is typed without a pause is in the browser within two seconds", async () => {
  const { type, wait } = openForm(next);
  for (const letter of "abcdefgh") {
    type(letter.repeat(3));
    await wait(400);
  }
  expect(JSON.stringify({ ...localStorage })).toMatch(/[efgh]{3}/);
});

test.each([
  ["answers with a page of a proxy", new ApiError(502, "<html>Bad gateway</html>", null), null],
  [
    "is busy",
    new ApiError(503, "", { code: "busy", message: "Sibuk", requestId: "uji" }),
    { kind: "refused", text: "Sibuk" },
  ],
])("an autosave is tried again, also while somebody types, when the server %s", async (_, error, problem) => {
  let isDown = true;
  const { calls, type, wait, result } = openForm((call) => (isDown ? error : next(call)));
  type("Satu");
  await wait(3000);
  expect(calls).toHaveLength(1);
  if (problem) expect(result.current.problem).toMatchObject(problem);
  else expect(result.current.problem).toBeNull();
  isDown = false;
  for (let second = 0; second < 12; second += 1) {
    type(`Satu dua ${second}`);
    await wait(1000);
  }
  expect(result.current).toMatchObject({ problem: null, stored: { text: expect.stringMatching(/dua \d/) } });
});

test("an autosave that is refused for what was typed waits for another text", async () => {
  const body = { code: "validation_failed", message: "Terlalu panjang", requestId: "uji" } as const;
  const { calls, type, wait, result } = openForm((call) =>
    call.text.length > 4 ? new ApiError(400, "", body) : next(call),
  );
  type("Panjang");
  await wait(3000);
  expect(result.current.problem).toMatchObject({ kind: "refused", text: "Terlalu panjang" });
  await wait(30_000);
  expect(calls).toHaveLength(1);
  type("Pas");
  await wait(10_000);
  expect(result.current).toMatchObject({ problem: null, isSaved: true });
});

test("a draft of another account, or one that the server got in the last moment, is not offered", () => {
  localStorage.setItem("draf-uji:1", JSON.stringify({ values: { text: "Awal" }, savedAt: "2026-11-26" }));
  localStorage.setItem("draf-uji:2", JSON.stringify({ values: { text: "Lain" }, savedAt: "2026-11-25" }));
  // Of another account that has used this browser.
  localStorage.setItem(
    "draf-uji:9:3",
    JSON.stringify({ values: { text: "Rahasia" }, savedAt: "2026-11-27" }),
  );
  const { result } = openForm(next);
  expect(Object.keys(localStorage).sort()).toEqual(["draf-uji:2", "draf-uji:9:3"]);
  expect(result.current.draft.offered?.values.text).toBe("Lain");
});

test.each([
  ["what is stored is stored again as the page is left", { version: "1", text: "Awal" }, 1],
  ["what is new is not created as the page is left: its draft would be stored as another one", null, 0],
])("%s", async (_, opened, calledAtOnce) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  const { type, wait, calls } = openForm(({ text }) => ({ version: "2", text }), opened);
  type("Baru");
  document.dispatchEvent(new Event("visibilitychange"));
  await wait(0);
  expect(calls).toHaveLength(calledAtOnce);
  await wait(3000);
  expect(calls).toHaveLength(1);
});

test("a form that its save leaves is not rendered again and leaves no draft", async () => {
  const { result, type, unmount, rendered } = openForm(next);
  type("Baru");
  rendered.mockClear();
  await act(() =>
    result.current.runExclusive("save", async () => {
      await result.current.store();
      unmount();
    }),
  );
  expect(rendered).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test("an autosave waits until another action has ended", async () => {
  const { result, type, wait, calls } = openForm(next);
  type("Baru");
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const running = result.current.runExclusive("outline", () => ended);
  await wait(20_000);
  expect(calls).toEqual([]);
  end();
  await act(() => running);
  await wait(3000);
  expect(calls).toMatchObject([{ text: "Baru", intent: autosave }]);
  expect(result.current.isSaved).toBe(true);
});
