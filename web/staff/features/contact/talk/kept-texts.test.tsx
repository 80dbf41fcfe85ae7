// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { forgetTexts, useKeptText } from "./kept-texts";

const textKinds = ["catatan", "whatsapp", "email"] as const;

function keep(id: number, kind: (typeof textKinds)[number] = "catatan") {
  return renderHook(() => useKeptText({ id, kind, empty: "" }));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T02:00:00Z") });
  localStorage.clear();
});

test("typed text survives a reload until it is stored", () => {
  const first = keep(1);
  act(() => first.result.current.type("Halo"));
  first.unmount();
  const second = keep(1);
  expect(second.result.current.values).toBe("Halo");
  act(() => second.result.current.clear());
  expect(localStorage).toHaveLength(0);
});

test("drafts of an erased enquiry are deleted, those of others are kept", () => {
  for (const id of [1, 11, 2]) {
    for (const kind of textKinds) {
      const { result } = keep(id, kind);
      act(() => result.current.type("Halo"));
    }
  }
  localStorage.setItem("artikel:1:x", "{}");
  forgetTexts([1, 2]);
  expect(localStorage).toHaveLength(textKinds.length + 1);
  expect(keep(11).result.current.values).toBe("Halo");
});

test("a draft is deleted after a week", () => {
  const { result } = keep(1);
  act(() => result.current.type("Halo"));
  vi.setSystemTime(new Date("2026-11-30T01:59:00Z"));
  keep(2);
  expect(localStorage).toHaveLength(1);
  vi.setSystemTime(new Date("2026-11-30T02:00:00Z"));
  keep(2);
  expect(localStorage).toHaveLength(0);
});
