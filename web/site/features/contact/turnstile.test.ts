// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";

type Options = Parameters<NonNullable<Window["turnstile"]>["render"]>[1];

beforeEach(() => {
  vi.resetModules();
  document.head.replaceChildren();
  document.body.innerHTML = "<form><div data-turnstile></div></form>";
});

async function start() {
  const { startTurnstile, untilTurnstileAnswered } = await import("./turnstile");
  const form = document.querySelector("form");
  if (!form) throw new Error("there is no form");
  startTurnstile(form, "1x00000000000000000000AA");
  startTurnstile(form, "1x00000000000000000000AA");
  return { form, answered: untilTurnstileAnswered(form) };
}

function scripts() {
  return [...document.head.querySelectorAll("script")];
}

test("the widget is fetched from Cloudflare once, and stands in the form with the site's key", async () => {
  const render = vi.fn();
  window.turnstile = { render };
  const { form, answered } = await start();
  expect(scripts().map(({ src }) => src)).toEqual([
    "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit",
  ]);
  scripts()[0]?.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(1));
  const [container, options] = render.mock.calls[0] as [HTMLElement, Options];
  expect(container).toBe(form.querySelector("[data-turnstile]"));
  expect(options).toMatchObject({ sitekey: "1x00000000000000000000AA", language: "id" });
  options.callback();
  await expect(answered).resolves.toBeUndefined();
});

test("a widget that cannot be fetched, or that fails, keeps nobody from sending", async () => {
  const first = await start();
  scripts()[0]?.dispatchEvent(new Event("error"));
  await expect(first.answered).resolves.toBeUndefined();

  vi.resetModules();
  document.head.replaceChildren();
  document.body.innerHTML = "<form><div data-turnstile></div></form>";
  window.turnstile = {
    render: (_container, options) => {
      options["error-callback"]();
      return null;
    },
  };
  const second = await start();
  scripts()[0]?.dispatchEvent(new Event("load"));
  await expect(second.answered).resolves.toBeUndefined();
});
