import type { Context } from "hono";
import type { AppEnv } from "./app-env";

const browser = /^Mozilla\/5\.0 \([^)]+\) (?:AppleWebKit\/[\d.]+ \(KHTML, like Gecko\) (?![a-z]+ )|Gecko\/)/i;
const program =
  /bot|crawl|spider|slurp|scan|fetch|preview|monitor|check|headless|lighthouse|agent|compatible;|electron|datanyze|newsai|rigor|turingos|watchtowr|fluid|https?:|www\.|@|\.(?:com?|io)\b/i;
/** Automation tools that add their name to a browser's user agent. */
const tool =
  /(?:Safari|Firefox)\/[\d.]+[;,]?\s+(?!Edg|OPR|Vivaldi|DuckDuckGo|Ddg|XiaoMi|\[FB|MetaIAB|Instagram|Line|musical_ly|trill|Bytedance|Snapchat|Pinterest|LinkedIn|Twitter|TikTok|WhatsApp)/;

/** Whether a person's browser sent the request: no bot, and no prefetch. */
export function isPerson(c: Context<AppEnv>): boolean {
  const agent = c.req.header("User-Agent") ?? "";
  const isAhead = c.req.header("Sec-Purpose")?.includes("prefetch") ?? false;
  return (
    c.req.method === "GET" && browser.test(agent) && !program.test(agent) && !tool.test(agent) && !isAhead
  );
}
