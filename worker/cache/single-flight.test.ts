import { afterEach, expect, test, vi } from "vitest";
import { createSingleFlight } from "./single-flight";

afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => {});

test("waiting requests give up on work that never ends, and the next request starts anew", async () => {
  vi.useFakeTimers();
  const flights = createSingleFlight<string>();
  flights.lead("/blog", never);
  const joined = flights.join("/blog");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await joined).toBeNull();
  expect(flights.join("/blog")).toBeUndefined();
  expect(flights.size).toBe(0);
});
