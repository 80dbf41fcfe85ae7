// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { createMoves } from "./moves";

const leave = vi.fn();
const show = vi.fn();

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "connection");
});

test("what is fetched ahead moves nobody, and may fail", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  window.history.replaceState(null, "", "/");
  const moves = createMoves(() => Promise.reject(new Error("lost")), leave);
  moves.follow({ show, announce() {} });
  moves.prepare("/about");
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  expect([show, leave].flatMap(({ mock }) => mock.calls)).toEqual([]);
  expect(window.location.pathname).toBe("/");
});

test.each([{ saveData: true }, { effectiveType: "3g" }])(
  "with a connection like %j nothing is fetched before the click, whatever is pressed: a finger that scrolls presses much",
  (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const prepare = vi.fn();
    const moves = createMoves(prepare, leave);
    moves.prepare("/about");
    expect(prepare).not.toHaveBeenCalled();
    moves.go("/about");
    expect(prepare).toHaveBeenCalledOnce();
  },
);
