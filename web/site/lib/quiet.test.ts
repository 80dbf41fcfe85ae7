// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchTouches, whenQuiet } from "./quiet";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "performance"] });
  watchTouches();
});
afterEach(() => vi.useRealTimers());

/** Whether it is quiet after each of some times, in milliseconds, with a touch at each of others. */
async function quietAt(times: number[], touches: number[]): Promise<boolean[]> {
  let isQuiet = false;
  void whenQuiet().then(() => {
    isQuiet = true;
  });
  const seen: boolean[] = [];
  for (let now = 0; now <= Math.max(...times); now += 10) {
    if (touches.includes(now)) document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(10);
    if (times.includes(now)) seen.push(isQuiet);
  }
  return seen;
}

test("without a touch it is quiet at once", async () => {
  await vi.advanceTimersByTimeAsync(1000);
  expect(await quietAt([0], [])).toEqual([true]);
});

test("after a touch it is quiet once its answer was to be seen", async () => {
  document.body.dispatchEvent(new Event("click", { bubbles: true }));
  expect(await quietAt([200, 320], [])).toEqual([false, true]);
});

test("a second touch is waited for too", async () => {
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  expect(await quietAt([320, 480, 560], [200])).toEqual([false, false, true]);
});

test("who never pauses keeps the app waiting for two seconds at most", async () => {
  document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
  const always = Array.from({ length: 300 }, (_, index) => index * 10);
  expect(await quietAt([1900, 2100], always)).toEqual([false, true]);
});
