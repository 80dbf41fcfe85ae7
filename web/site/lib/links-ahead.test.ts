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
let end = () => {};
let hasNoMouse = true;

function show(html: string): Element[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll("a")];
}

function start(): (typeof views)[number] {
  end = prepareAhead(prepare);
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
  end();
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

test("a link that comes later is watched too, and what does not come keeps the next one from nothing", async () => {
  show('<main><a href="/services"></a></main>');
  const view = start();
  prepare.mockRejectedValueOnce(new Error("offline"));
  view.see(...document.querySelectorAll("a"));
  await vi.runAllTimersAsync();
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<p><a href="/about"></a></p>');
  await vi.runAllTimersAsync();
  view.see(...document.querySelectorAll("p a"));
  await vi.runAllTimersAsync();
  expect(prepare).toHaveBeenCalledTimes(2);
  expect(asked).toEqual(["/about"]);
});

test("one page's code is fetched after another's, and no more once it has ended", async () => {
  const all = show('<a href="/services"></a><a href="/pricing"></a>');
  let arrive: (code: unknown) => void = () => {};
  prepare.mockReturnValueOnce(new Promise((done) => (arrive = done)));
  start().see(...all);
  await vi.runAllTimersAsync();
  expect(prepare).toHaveBeenCalledTimes(1);
  end();
  arrive({});
  await vi.runAllTimersAsync();
  expect(prepare).toHaveBeenCalledTimes(1);
});

test("whoever comes to a link, with the pointer or the keyboard, has its page made ready", () => {
  const [first, second] = show('<a href="/about"><b>Tautan</b></a><a href="/services">Tautan</a>');
  hasNoMouse = false;
  end = prepareAhead(prepare);
  first?.querySelector("b")?.dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
  (second as HTMLElement).focus();
  expect(asked).toEqual(["/about", "/services"]);
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
