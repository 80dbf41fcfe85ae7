// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prepareAhead } from "./links-ahead";

const views: { observed: Set<Element>; see: (...links: Element[]) => void }[] = [];

class SeenWhenTold {
  observed = new Set<Element>();
  constructor(private tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    views.push(this);
  }
  observe = (link: Element) => this.observed.add(link);
  unobserve = (link: Element) => this.observed.delete(link);
  disconnect = () => this.observed.clear();
  see = (...links: Element[]) => this.tell(links.map((target) => ({ isIntersecting: true, target })));
}

const asked: string[] = [];
const prepare = vi.fn<(link: HTMLAnchorElement) => Promise<unknown> | undefined>();
let hasNoMouse = true;

function show(html: string): Element[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll("a")];
}

function start(): (typeof views)[number] {
  prepareAhead(prepare);
  const view = views.at(-1);
  if (!view) throw new Error("nothing is watched");
  return view;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", SeenWhenTold);
  vi.stubGlobal("matchMedia", () => ({ matches: hasNoMouse }));
  hasNoMouse = true;
  views.length = 0;
  asked.length = 0;
  prepare.mockReset().mockImplementation(async ({ pathname }) => asked.push(pathname));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the code of the pages that links in view lead to is fetched once each, when nothing else is done", async () => {
  const all = show('<a href="/services"></a><a href="/pricing#seo"></a><a href="/services#seo"></a>');
  start().see(...all);
  expect(asked).toEqual([]);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/services", "/pricing"]);
});

test("a link that is not seen, another site and the home page cost nothing", async () => {
  const [inside] = show('<a href="/services"></a><a href="https://wa.me/6281"></a><a href="/"></a>');
  const view = start();
  await vi.runAllTimersAsync();
  expect([...view.observed]).toEqual([inside]);
  expect(asked).toEqual([]);
});

test("a link that comes later is watched too", async () => {
  show('<main><a href="/services"></a></main>');
  const view = start();
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<a href="/about"></a>');
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<p><a href="/contact"></a></p>');
  await vi.runAllTimersAsync();
  expect([...view.observed].map((link) => link.getAttribute("href"))).toEqual([
    ...["/services", "/about", "/contact"],
  ]);
});

test("what does not come is the last that is fetched ahead", async () => {
  const [first, second, third] = show('<a href="/services"></a><a href="/pricing"></a><a href="/about"></a>');
  const view = start();
  prepare.mockRejectedValueOnce(new Error("offline"));
  if (first && second) view.see(first, second);
  await vi.runAllTimersAsync();
  if (third) view.see(third);
  await vi.runAllTimersAsync();
  expect(prepare).toHaveBeenCalledOnce();
  expect(view.observed.size).toBe(0);
});

test("one page's code is fetched after another's", async () => {
  const all = show('<a href="/services"></a><a href="/pricing"></a>');
  const code = Promise.withResolvers<unknown>();
  prepare.mockReturnValueOnce(code.promise);
  start().see(...all);
  await vi.runAllTimersAsync();
  expect(prepare).toHaveBeenCalledTimes(1);
  code.resolve({});
  await vi.runAllTimersAsync();
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("a link that was seen while data were saved is fetched ahead once they no longer are", async () => {
  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const all = show('<a href="/services"></a>');
  const view = start();
  view.see(...all);
  await vi.runAllTimersAsync();
  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, "connection");
  view.see(...all);
  await vi.runAllTimersAsync();
  expect(asked).toEqual(["/services"]);
});

test("whoever comes to a link, with the pointer or the keyboard, has its page made ready", () => {
  const [first, second] = show('<a href="/about"><b>Tautan</b></a><a href="/services">Tautan</a>');
  hasNoMouse = false;
  prepareAhead(prepare);
  first?.querySelector("b")?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
  (second as HTMLElement).focus();
  // What the tests before this one have begun listens too.
  expect(new Set(asked)).toEqual(new Set(["/about", "/services"]));
  expect(views).toEqual([]);
});

test.each([{ saveData: true }, { effectiveType: "3g" }])(
  "with a connection like %j nothing is made ready ahead",
  async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    const [link] = show('<a href="/about">Tautan</a>');
    const view = start();
    if (link) view.see(link);
    (link as HTMLElement).focus();
    await vi.runAllTimersAsync();
    Reflect.deleteProperty(navigator, "connection");
    expect(prepare).not.toHaveBeenCalled();
  },
);
