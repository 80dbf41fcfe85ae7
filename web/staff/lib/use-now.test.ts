// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { useNow } from "./use-now";

const start = Date.parse("2026-12-01T03:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});

test("the time is told anew each minute", () => {
  const { result } = renderHook(useNow);
  expect(result.current).toBe(start);
  act(() => vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(start + 60_000);
});

test("a tab that is looked at again tells the time at once, though its timers slept", () => {
  const { result } = renderHook(useNow);
  vi.setSystemTime(start + 3_600_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(start + 3_600_000);
});
