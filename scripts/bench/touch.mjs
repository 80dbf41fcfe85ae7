import { launchDevtools } from "./devtools.mjs";
import { formatNumber, median } from "./figures.mjs";
import { tryAgain, withPhone } from "./phone.mjs";
import { articlePath } from "./site.mjs";
import { watchTouch } from "./touch-watch.mjs";

/** What is touched. */
const controls = [
  { what: "menu", path: "/", selector: "header button[popovertarget]" },
  { what: "price tab", path: "/", selector: "[role=tab]:nth-of-type(2)" },
  { what: "field", path: "/contact", selector: "#contact-form input[name=name]" },
  { what: "link", path: "/blog", selector: "main article a, main li a" },
  { what: "question", path: "/pricing", selector: "details summary" },
  { what: "field", path: "/", selector: "#contact-form input[name=name]" },
  { what: "link", path: "/", selector: "main a" },
  { what: "menu", path: articlePath, selector: "header button[popovertarget]" },
];

/** Moments of the first touch: at the first paint, and milliseconds after it and `load`. */
const moments = /** @type {const} */ (["paint", 0, 250, 500, 1000, 1500]);
/** So late that the app has come without being asked. */
const lastMoment = 1500;
/** The reference: a page of which no script is let through, touched when it has come to rest. */
const calm = "calm";

/** @typedef {(typeof controls)[number]} Control */
/** @typedef {(typeof moments)[number] | typeof calm} Moment */
/** @typedef {{ duration: number, longest: string, alive?: number }} Touched Milliseconds. */

/** Milliseconds after a touch in which what it sets off is painted. */
const settle = 1200;
/** What is shorter, in milliseconds, the browser does not tell. */
const shortest = 16;

/**
 * How long the first touch of a page waits until it is answered on the screen, before, while and after the app
 * takes the page over.
 * @param {import("./site.mjs").Site} site @param {{ rounds: number, controls: number }} options
 * @returns {Promise<import("./report.mjs").Section>}
 */
export async function measureTouch({ visited }, { rounds, controls: count }) {
  const asked = controls.slice(0, count);
  const devtools = await launchDevtools();
  /** @type {{ control: Control, moment: Moment, touched: Touched }[]} */
  const all = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const control of asked) {
        for (const moment of /** @type {Moment[]} */ ([...moments, calm])) {
          all.push({
            control,
            moment,
            touched: await tryAgain(() => touchOnce(devtools, visited, control, moment)),
          });
        }
      }
    }
  } finally {
    await devtools.close();
  }
  const figures = asked.map((control) => figuresOf(all.filter((one) => one.control === control)));
  return {
    name: "touch",
    title: "The first touch",
    method: [
      `${rounds} round${rounds === 1 ? "" : "s"} in turn on a phone of 390 points whose processor is four times as slow, with a finger's tap on a page`,
      "just opened, where the control stands on the screen. Milliseconds from the finger to the frame that shows the",
      "answer (Event Timing, in steps of 8; the longest event of the touch): median / worst. The columns are when the",
      "finger comes: at the first paint, and so many milliseconds after it and `load`; then, as the reference, on a page",
      "at rest of which no script was let through. A budget holds for the median of the worst moment: the worst of all",
      "is often another program's doing. Alive: when the app has taken the page over if nobody touches it, in",
      "milliseconds after `load`. Longest: the event of the longest touch, how long it waited for the page's work to",
      "end, and how long its own listeners ran.",
    ].join("\n"),
    table: {
      head: [
        "control",
        "at paint",
        ...moments.slice(1).map(String),
        "no scripts",
        "alive",
        "longest: waited + ran",
      ],
      rows: figures.map(({ name, durations, alive, longest }) => [
        name,
        ...durations.map(({ middle, worst }) => `${formatNumber(middle)} / ${formatNumber(worst)}`),
        formatNumber(alive),
        longest,
      ]),
    },
    checks: figures.map(({ name, durations, reference }) => {
      const judged = Math.max(
        ...durations.filter(({ moment }) => moment !== calm).map(({ middle }) => middle),
      );
      return {
        what: `first touch, ${name}, at the worst moment`,
        figure: `${formatNumber(judged)} ms`,
        reference: `${formatNumber(reference)} ms`,
        ratio: judged / reference,
        budget: { judged, bound: "≤", limit: 100, unit: "ms" },
      };
    }),
  };
}

/** @param {{ control: Control, moment: Moment, touched: Touched }[]} touches All of one control. */
function figuresOf(touches) {
  const [first] = touches;
  const of = (/** @type {Moment} */ moment) =>
    touches.filter((one) => one.moment === moment).map(({ touched }) => touched);
  const durations = /** @type {Moment[]} */ ([...moments, calm]).map((moment) => {
    const all = of(moment).map(({ duration }) => duration);
    return { moment, middle: median(all), worst: Math.max(...all) };
  });
  const [longest] = touches.map(({ touched }) => touched).toSorted((a, b) => b.duration - a.duration);
  return {
    name: `${first?.control.what} of \`${first?.control.path}\``,
    durations,
    reference: median(of(calm).map(({ duration }) => duration)),
    alive: median(of(lastMoment).flatMap(({ alive }) => alive ?? [])),
    longest: longest?.longest ?? "",
  };
}

/**
 * @param {import("./devtools.mjs").Devtools} devtools @param {string} origin @param {Control} control @param {Moment} moment
 * @returns {Promise<Touched>}
 */
function touchOnce(devtools, origin, { path, selector }, moment) {
  return withPhone(devtools, { watch: watchTouch, of: selector }, async (phone) => {
    if (moment === calm) await phone.send("Network.setBlockedURLs", { urls: ["*.js"] });
    await phone.send("Page.navigate", { url: origin + path });
    let place = await phone.reported("paint");
    if (moment !== "paint") {
      place = await phone.reported("load");
      await pause(moment === calm ? lastMoment : moment);
    }
    if (!place) throw new Error(`${path} shows no ${selector}.`);
    await phone.tap(place);
    const { hit } = await phone.reported("touched");
    if (!hit) throw new Error(`${path}: the finger missed ${selector}.`);
    await pause(settle);
    /** @type {{ name: string, duration: number, waited: number, ran: number }[]} */
    const events = (await phone.lastReport("events")) ?? [];
    const [longest] = events.toSorted((a, b) => b.duration - a.duration);
    return {
      alive: await phone.lastReport("alive"),
      duration: longest?.duration ?? shortest,
      longest: longest ? `${longest.name}: ${Math.round(longest.waited)} + ${Math.round(longest.ran)}` : "",
    };
  });
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}
