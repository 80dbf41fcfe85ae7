import { launchDevtools } from "./devtools.mjs";
import { formatNumber, median } from "./figures.mjs";
import { watchMove } from "./moves-watch.mjs";
import { slowNetwork, tryAgain, withPhone } from "./phone.mjs";
import { articlePath } from "./site.mjs";

/** @typedef {import("./moves-watch.mjs").Moved} Moved */

const moves = [
  { what: "/ to /services", path: "/", selector: 'main a[href="/services"]' },
  { what: "/blog to an article", path: "/blog", selector: 'main a[href^="/blog/"]' },
  { what: "an article to /blog", path: articlePath, selector: 'main a[href="/blog"]' },
];

/** How a move is made: followed by the app, before the app has come, by a browser that runs no script of the site. */
const ways = /** @type {const} */ (["app", "back", "early", "ordinary"]);
/** @typedef {(typeof ways)[number]} Way */
const wayNames = {
  app: "the app there",
  back: "the app there, Back",
  early: "at `load`, before the app",
  ordinary: "without scripts",
};

const keys = /** @type {const} */ (["address", "sign", "content"]);

/** Milliseconds in which what an app does after it has come is done. */
const settle = 2000;

/**
 * From the tap on a link until something shows that the page comes, and until the new page is there.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number, moves: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureMoves({ visited }, { rounds, moves: count }) {
  const asked = moves.slice(0, count);
  const devtools = await launchDevtools();
  /** @type {{ move: (typeof moves)[number], way: Way, moved: Moved }[]} */
  const all = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const move of asked) {
        const there = await tryAgain(() => moveByApp(devtools, visited, move));
        all.push({ move, way: "app", moved: there.app }, { move, way: "back", moved: there.back });
        for (const way of /** @type {const} */ (["early", "ordinary"])) {
          all.push({ move, way, moved: await tryAgain(() => moveEarly(devtools, visited, move, way)) });
        }
      }
    }
  } finally {
    await devtools.close();
  }
  const rows = asked.flatMap((move) => {
    const of = (/** @type {Way} */ way, /** @type {keyof Moved} */ figure) =>
      all.filter((one) => one.move === move && one.way === way).map(({ moved }) => moved[figure]);
    const ordinary = median(of("ordinary", "content"));
    return ways.map((way) => [
      move.what,
      wayNames[way],
      ...keys.map((figure) => middleAndWorst(of(way, figure))),
      formatNumber(median(of(way, "content")) / ordinary),
    ]);
  });
  return {
    name: "moves",
    title: "From page to page",
    method: [
      `${rounds} round${rounds === 1 ? "" : "s"} in turn on a phone whose processor is four times as slow, a request 150 ms long, 1.6 Mbit/s.`,
      "Milliseconds since the finger left the link (median / worst): until the address is the new one; until anything",
      "on the screen says that the page is on its way, or the page is there; until the new page's heading is painted",
      "under its title. The reference is the same tap where no script of the site is let through: an ordinary link.",
    ].join("\n"),
    table: { head: ["move", "", "address", "first sign", "new page", "÷ ordinary"], rows },
    checks: [],
  };
}

/** @param {import("./devtools.mjs").Devtools} devtools @param {string} origin @param {(typeof moves)[number]} move @returns {Promise<{ app: Moved, back: Moved }>} */
function moveByApp(devtools, origin, { path, selector }) {
  return withPhone(devtools, { network: slowNetwork, watch: watchMove, of: { selector } }, async (phone) => {
    await phone.send("Page.navigate", { url: origin + path });
    await phone.reported("alive");
    await pause(settle);
    await phone.tap(await phone.evaluate("placeOfLink()"));
    const app = await phone.reported("moved");
    await pause(settle);
    await phone.evaluate("forgetReport('moved'); goBack()");
    return { app, back: await phone.reported("moved") };
  });
}

/** @param {import("./devtools.mjs").Devtools} devtools @param {string} origin @param {(typeof moves)[number]} move @param {"early" | "ordinary"} way @returns {Promise<Moved>} */
function moveEarly(devtools, origin, { path, selector }, way) {
  return withPhone(devtools, { network: slowNetwork, watch: watchMove, of: { selector } }, async (phone) => {
    if (way === "ordinary") await phone.send("Network.setBlockedURLs", { urls: ["*.js"] });
    await phone.send("Page.navigate", { url: origin + path });
    await phone.tap(await phone.reported("load"));
    return phone.reported("moved");
  });
}

/** @param {readonly number[]} values */
function middleAndWorst(values) {
  return `${formatNumber(median(values))} / ${formatNumber(Math.max(...values))}`;
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
