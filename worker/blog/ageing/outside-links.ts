import { site } from "../../contract/site";

export interface OutsideLink {
  url: string;
  host: string;
  /** The words that it stands on. */
  text: string;
}

/** Names that only a network of somebody's own knows, or that are nobody's. */
const closedName =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|example|onion|arpa)$/;
/** IPv4: this network, one's own machine and network, links, carriers, tests, several receivers and the rest. */
const closedIpv4 =
  /^(?:0|10|127|2[2-5]\d)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|^192\.0\.[02]\.|^198\.(?:1[89]|51)\.|^203\.0\.113\./;
const isIpv4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/**
 * Whether an address may be asked: of the public web, by a name or an IPv4 address that is nobody's own. A browser's
 * parser has written the numbers of an address out by then, whatever they looked like.
 */
export function isPublicAddress({ protocol, hostname, username, password }: URL): boolean {
  if ((protocol !== "https:" && protocol !== "http:") || username || password) return false;
  const host = hostname.replace(/\.$/, "");
  // Links name no IPv6 address; a bracket begins one.
  if (!host.includes(".") || host.startsWith("[")) return false;
  return isIpv4.test(host) ? !closedIpv4.test(host) : !closedName.test(host);
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
    const url = URL.parse(plain(address));
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
