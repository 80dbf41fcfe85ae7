import { afterEach, expect, test, vi } from "vitest";
import { createSingleFlight } from "./single-flight";

afterEach(() => {
  vi.useRealTimers();
});

const never = () => new Promise<string>(() => {});

test("work whose request was ended leaves those who wait to themselves, and the next one begins anew", async () => {
  vi.useFakeTimers();
  const flights = createSingleFlight<string>();
  flights.lead("/blog", never);
  const joined = flights.join("/blog");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await joined).toBeNull();
  expect(flights.join("/blog")).toBeUndefined();
  expect(flights.size).toBe(0);
});

test("work that nobody waited for is forgotten too, whatever is asked for next", async () => {
  vi.useFakeTimers();
  const flights = createSingleFlight<string>();
  for (let page = 1; page <= 50; page += 1) flights.lead(`/blog?page=${page}`, never);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(flights.join("/lain")).toBeUndefined();
  expect(flights.size).toBe(0);
});

test("work that ends late does not end the one that was begun in its place", async () => {
  vi.useFakeTimers();
  const flights = createSingleFlight<string>();
  const { promise, resolve } = Promise.withResolvers<string>();
  const late = flights.lead("/blog", () => promise);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(flights.join("/blog")).toBeUndefined();
  flights.lead("/blog", never);
  resolve("terlambat");
  expect(await late).toBe("terlambat");
  expect(flights.size).toBe(1);
});
