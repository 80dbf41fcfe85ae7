import { launchBrowser } from "./browser.mjs";
import { formatNumber, median, pairedRatio } from "./figures.mjs";
import { traceTyping } from "./typing-trace.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("./typing-trace.mjs").Typing} Typing */
/** @typedef {{ opened: number, editor: Typing, plain: Typing }} Round `opened` in milliseconds. */

/** Bytes of the article that is written in. */
const articleBytes = 200_000;
/** The bytes of one `article`, again and again until there are so many. @param {string} article */
const long = (article) => article.repeat(Math.round(articleBytes / article.length));

/**
 * How long the visual editor takes to open a long article, and what typing at its end costs, beside the same HTML in
 * an element that the browser alone edits.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureWriting(site, { rounds }) {
  const { id, content } = await storeLongArticle(site);
  const browser = await launchBrowser();
  /** @type {Round[]} */
  const all = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      const page = await context.newPage();
      await page.goto(site.visited);
      const [name = "", value = ""] = site.staff.cookie.split("=");
      await context.addCookies([{ name, value, url: site.visited }]);
      const opened = await openEditor(page, `${site.visited}/admin/blog/edit/${id}`);
      const editor = await traceTyping(page);
      await openPlain(page, content);
      const plain = await traceTyping(page);
      all.push({ opened, editor, plain });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return sectionOf(all, rounds, Buffer.byteLength(content));
}

/** @param {import("./site.mjs").Site} site @returns {Promise<{ id: number, content: string }>} */
async function storeLongArticle({ worker, staff }) {
  const [oldest] = await staff.call("GET", `${worker}/api/blog?sort=oldest&pageSize=1&page=1`);
  const { id } = await staff.call("POST", `${worker}/api/blog`, {
    ...{ title: "Artikel panjang untuk diukur", slug: "artikel-panjang-untuk-diukur", status: "draft" },
    ...{ summary: oldest.summary, image: oldest.image, category: oldest.category },
    content: long(oldest.content),
  });
  const { content } = await staff.call("GET", `${worker}/api/blog/${id}`);
  return { id, content };
}

/** From the press on "Visual" until the text can be written in and is on the screen. @param {Page} page @param {string} address */
async function openEditor(page, address) {
  await page.goto(address);
  await page.getByLabel("Konten").waitFor();
  const button = page.getByRole("button", { name: "Visual", exact: true });
  await button.waitFor();
  const opened = await button.evaluate(
    (element) =>
      new Promise((done) => {
        const start = performance.now();
        const look = () => {
          if (!document.querySelector('[role="textbox"][contenteditable="true"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        /** @type {HTMLElement} */ (element).click();
      }),
  );
  await page.getByRole("textbox", { name: "Isi artikel" }).focus();
  return Number(opened);
}

/** The same HTML in an element that the browser edits by itself. @param {Page} page @param {string} content */
async function openPlain(page, content) {
  await page.goto("about:blank");
  await page.setContent(
    `<!doctype html><main contenteditable style="font:16px/1.6 sans-serif">${content}</main>`,
  );
  await page.locator("main").focus();
}

/** @param {readonly Round[]} all @param {number} rounds @param {number} bytes @returns {import("./report.mjs").Section} */
function sectionOf(all, rounds, bytes) {
  const of = (/** @type {"editor" | "plain"} */ where, /** @type {keyof Typing} */ figure) =>
    all.map((round) => round[where][figure]);
  const opened = all.map((round) => round.opened);
  const dropped = Math.max(...of("editor", "dropped"));
  return {
    name: "writing",
    title: "Writing in a long article",
    method: [
      `${rounds} round${rounds === 1 ? "" : "s"} at 1280 × 800, the processor as it is, an article of ${formatNumber(bytes / 1000)} KB. Opened: from the press on`,
      "“Visual” until the text can be written in and is painted, with the code still to come. Typing: sentences at its end, a key each 60 ms. Frames",
      "dropped are Chromium's own count in a trace. Key: Event Timing in steps of 8, from the press to the frame that shows it. The reference is",
      "the same HTML in an element that the browser alone edits.",
    ].join("\n"),
    table: {
      head: ["", "opened ms", "frames dropped, worst", "of frames", "key ms, median", "key ms, worst"],
      rows: [
        ["visual editor", formatNumber(median(opened)), ...figuresOf(of, "editor")],
        ["the browser alone", "", ...figuresOf(of, "plain")],
        [
          ...["÷", "", "", ""],
          formatNumber(pairedRatio(of("editor", "key"), of("plain", "key"))),
          formatNumber(pairedRatio(of("editor", "worst"), of("plain", "worst"))),
        ],
      ],
    },
    checks: [
      {
        what: `visual editor: an article of ${formatNumber(bytes / 1000)} KB, opened`,
        figure: `${formatNumber(median(opened))} ms`,
        budget: { judged: median(opened), bound: "≤", limit: 1000, unit: "ms" },
      },
      {
        what: "visual editor: frames dropped while typing at the end of it, worst round",
        figure: formatNumber(dropped),
        reference: formatNumber(Math.max(...of("plain", "dropped"))),
        budget: { judged: dropped, bound: "≤", limit: 0, unit: "" },
      },
    ],
  };
}

/** @param {(where: "editor" | "plain", figure: keyof Typing) => number[]} of @param {"editor" | "plain"} where */
function figuresOf(of, where) {
  return [
    formatNumber(Math.max(...of(where, "dropped"))),
    formatNumber(median(of(where, "frames"))),
    formatNumber(median(of(where, "key"))),
    formatNumber(Math.max(...of(where, "worst"))),
  ];
}
