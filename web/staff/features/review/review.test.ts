// @vitest-environment jsdom
import { expect, test } from "vitest";
import { toReviewKey } from "./review-reader";

function press(key: string, init: KeyboardEventInit = {}, html = "<p></p>") {
  document.body.innerHTML = html;
  const target = document.body.querySelector("[data-here]") ?? document.body;
  let found: ReturnType<typeof toReviewKey> | undefined;
  const listen = (event: KeyboardEvent) => {
    found = toReviewKey(event);
  };
  window.addEventListener("keydown", listen);
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...init }));
  window.removeEventListener("keydown", listen);
  return found;
}

test("J, K, S and T do what the legend says, also with capitals locked", () => {
  expect(["j", "k", "s", "t", "J", "S"].map((key) => press(key))).toEqual([
    ...["next", "previous", "approve", "return"],
    ...["next", "approve"],
  ]);
  expect(press("x")).toBeNull();
  expect(press("constructor")).toBeNull();
});

test("a key does nothing while somebody types, or a dialog or a menu is open", () => {
  for (const html of [
    "<textarea data-here></textarea>",
    "<input data-here>",
    "<select data-here></select>",
    "<div contenteditable><b data-here></b></div>",
    '<div role="dialog"><button data-here></button></div>',
    '<div role="menu"><div role="menuitem" tabindex="-1" data-here></div></div>',
  ]) {
    expect(press("s", {}, html), html).toBeNull();
  }
  expect(press("s", {}, "<button data-here></button>")).toBe("approve");
  expect(press("s", {}, '<input type="radio" data-here>')).toBe("approve");
});

test("a key that is held, or pressed with another one, decides nothing", () => {
  for (const init of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }]) {
    expect(press("s", init)).toBeNull();
  }
});
