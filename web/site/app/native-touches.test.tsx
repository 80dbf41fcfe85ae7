// @vitest-environment jsdom
import { startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { leaveTouchesToBrowser } from "./native-touches";

const press = vi.fn();

function Page({ onTaken }: { onTaken: () => void }) {
  useLayoutEffect(onTaken, [onTaken]);
  return (
    <button type="button" onClick={press}>
      Tekan
    </button>
  );
}

/** A page that React begins to take over: its button, and what is called once it has. */
function begin(onTaken: () => void): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = renderToString(<Page onTaken={onTaken} />);
  document.body.append(root);
  startTransition(() => void hydrateRoot(root, <Page onTaken={onTaken} />));
  return root.firstElementChild as HTMLElement;
}

function touch(button: HTMLElement) {
  button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  button.click();
}

afterEach(() => {
  document.body.replaceChildren();
  press.mockClear();
});

test("a touch that React sees makes it take the page over at once", () => {
  const taken = vi.fn();
  touch(begin(taken));
  expect(taken).toHaveBeenCalledOnce();
});

test("a touch that is left to the browser does not, and the next one after the page is taken over is React's", async () => {
  const browsers = vi.fn();
  const release = leaveTouchesToBrowser();
  const taken = vi.fn(release);
  const button = begin(taken);
  button.addEventListener("click", browsers);
  touch(button);
  expect(taken).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(taken).toHaveBeenCalledOnce());
  expect(press).not.toHaveBeenCalled();
  touch(button);
  expect(press).toHaveBeenCalledOnce();
  expect(browsers).toHaveBeenCalledOnce();
});
