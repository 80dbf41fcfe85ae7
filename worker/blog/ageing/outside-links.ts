import { site } from "../../contract/site";
import { isPublicAddress } from "../../public-address";

export interface OutsideLink {
  url: string;
  host: string;
  /** The words that it stands on. */
  text: string;
}

const link = /<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g;
const marks: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };
const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name: string) => marks[name] ?? whole);

const mostLinks = 200;
const maxUrlLength = 2000;
const maxTextLength = 120;

/** The links of an article to other sites, each address once, without what stands behind `#`. */
export function outsideLinksOf(html: string): OutsideLink[] {
  const found = new Map<string, OutsideLink>();
  for (const [, address = "", words = ""] of html.matchAll(link)) {
    const written = plain(address);
    const url = written.length > maxUrlLength ? null : URL.parse(written);
    if (!url || url.origin === new URL(site.url).origin || !isPublicAddress(url)) continue;
    url.hash = "";
    if (url.href.length > maxUrlLength || found.has(url.href) || found.size >= mostLinks) continue;
    const text = plain(words.replace(/<[^<>]*>/g, ""))
      .replace(/\s+/g, " ")
      .trim();
    found.set(url.href, { url: url.href, host: url.host, text: text.slice(0, maxTextLength) || "(gambar)" });
  }
  return [...found.values()];
}

/** The web; tests put another one in its place. */
export const web = { fetch: (url: string, init: RequestInit) => fetch(url, init) };

/** Milliseconds that one question may take, with all that it is led on to. */
const patienceMs = 10_000;
const mostLedOn = 4;

/**
 * The status with which an address answers in the end: asked for its head, and where that is refused, for the page. 0
 * where nothing answers, where it leads on without end, or where no public network is.
 */
export async function askOutside(address: string): Promise<number> {
  const head = await askOnce(address, "HEAD");
  return head > 0 && head < 400 ? head : askOnce(address, "GET");
}

async function askOnce(address: string, method: "HEAD" | "GET"): Promise<number> {
  const signal = AbortSignal.timeout(patienceMs);
  const headers = {
    "User-Agent": `Mozilla/5.0 (compatible; link check; +${site.url})`,
    Accept: "text/html,*/*",
  };
  let url = URL.parse(address);
  try {
    for (let step = 0; step <= mostLedOn; step += 1) {
      if (!url || !isPublicAddress(url)) return 0;
      const response = await web.fetch(url.href, { method, headers, signal, redirect: "manual" });
      await response.body?.cancel();
      const location = response.headers.get("Location");
      if (response.status < 300 || response.status >= 400 || location === null) return response.status;
      url = URL.parse(location, url.href);
    }
    return 0;
  } catch {
    return 0;
  }
}
