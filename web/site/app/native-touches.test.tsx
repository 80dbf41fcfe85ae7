// @vitest-environment jsdom
import { Suspense, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { leaveTouchesToBrowser, takeTouches } from "./native-touches";

const press = vi.fn();
const taken = vi.fn();

/** As the frame around a page: React takes over what stands inside in a second step. */
function Page() {
  return (
    <main>
      <Suspense>
        <button type="button" onClick={press}>
          Tekan
        </button>
        <Taken />
      </Suspense>
    </main>
  );
}

function Taken() {
  useLayoutEffect(() => {
    taken();
    takeTouches();
  }, []);
  return null;
}

/** The button of a page that React begins to take over. */
function begin(place = document.body): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Page />);
  place.append(root);
  startTransition(() => void hydrateRoot(root, <Page />));
  return root.querySelector("button") as HTMLElement;
}

function dispatch(target: HTMLElement, ...names: string[]) {
  for (const name of names) target.dispatchEvent(new MouseEvent(name, { bubbles: true, button: 0 }));
}

const touch = ["pointerdown", "touchstart", "pointerup", "touchend", "mousedown", "mouseup", "click"];
const otherTouches = ["pointercancel", "touchcancel", "contextmenu"];

afterEach(() => {
  takeTouches();
  document.body.replaceChildren();
  vi.clearAllMocks();
  vi.useRealTimers();
});

test.each([...touch, ...otherTouches])("a %s that React sees makes it take the page over at once", (name) => {
  dispatch(begin(), name);
  expect(taken).toHaveBeenCalledOnce();
});

test("touches that are left to the browser do not, and the next ones after the page is taken over are React's", async () => {
  leaveTouchesToBrowser();
  const button = begin();
  dispatch(button, ...touch, ...otherTouches);
  expect(taken).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  expect(press).not.toHaveBeenCalled();
  dispatch(button, "click");
  expect(press).toHaveBeenCalledOnce();
});

test("the button of a form is never left to the browser: some only the app answers", () => {
  leaveTouchesToBrowser();
  const form = document.body.appendChild(document.createElement("form"));
  dispatch(begin(form), "pointerdown");
  expect(taken).toHaveBeenCalledOnce();
});

test("touches are not left to the browser for ever where a page is never taken over", () => {
  vi.useFakeTimers();
  const heard = vi.fn();
  document.body.addEventListener("click", heard);
  leaveTouchesToBrowser();
  document.body.click();
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  document.body.click();
  expect(heard).toHaveBeenCalledOnce();
});
