import { trimEnd } from "../../contract/plain-text";
import type { SourceHead } from "./source";

export interface OldAddresses {
  hosts: ReadonlySet<string>;
  resolve: (address: string) => string | null;
  /** The URL of the original file of a resized or http picture. */
  largest: (address: string) => string;
}

const ghostMark = /^__GHOST_URL__/;

export function createOldAddresses(
  head: SourceHead,
  pictures: ReadonlySet<string>,
  posts: ReadonlyMap<string, string>,
): OldAddresses {
  const base = head.site ? `${head.site}/` : undefined;
  const siteHost = getBareHost(head.site);
  const hosts = new Set(
    [head.site, ...pictures].flatMap((address) => URL.parse(address)?.hostname.toLowerCase() ?? []),
  );

  function resolve(address: string): string | null {
    const given = address.trim().replace(ghostMark, head.site);
    if (given.startsWith("#")) return given;
    if (given === "") return null;
    const url = URL.parse(given, base);
    // Without the URL of the old site, an absolute path stays as it is.
    if (!url) return /^\/(?!\/)/.test(given) && base === undefined ? given : null;
    if (!/^(https?|mailto|tel):$/.test(url.protocol)) return null;
    if (siteHost === null || getBareHost(url.href) !== siteHost) return url.href;
    url.protocol = "https:";
    const id = url.pathname === "/" ? (url.searchParams.get("p") ?? url.searchParams.get("page_id")) : null;
    const post = id === null ? undefined : posts.get(id);
    return post && !post.includes("?")
      ? (URL.parse(post, base)?.href.replace(/^http:/, "https:") ?? url.href)
      : url.href;
  }

  function largest(address: string): string {
    const safe = address
      .replace(/^http:/, "https:")
      .replace(/(\/content\/images)\/size\/w\d+(?:h\d+)?\//, "$1/");
    const original = safe.replace(/-\d{1,5}x\d{1,5}(?=\.\w{3,4}(?:\?|$))/, "");
    const isKnown = pictures.has(original) || pictures.has(original.replace(/^https:/, "http:"));
    return isKnown ? original : safe;
  }

  return { hosts, resolve, largest };
}

/** The path of a URL on `site`, without a trailing slash; "" for other sites. */
export function pathOn(site: string, address: string): string {
  const url = address.startsWith("#") ? null : URL.parse(address, site ? `${site}/` : undefined);
  return url && site && getBareHost(url.href) === getBareHost(site) ? trimEnd(url.pathname, /\//) : "";
}

/** The host of a URL without "www."; null for text that is not a URL. */
export const getBareHost = (address: string) =>
  URL.parse(address)
    ?.hostname.toLowerCase()
    .replace(/^www\./, "") || null;

/** Percent-decoded text; unchanged if it is not encoded properly. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
