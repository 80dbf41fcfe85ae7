import { trimEnd } from "../../contract/trim-end";
import type { SourceHead } from "./source";

export interface OldAddresses {
  /** Hosts from which its pictures may be fetched. */
  hosts: ReadonlySet<string>;
  /** An address of a text as it is to be stored; null for one that leads nowhere. */
  resolve: (address: string) => string | null;
  /** The file of which an address is a smaller or an unsafe one. */
  largest: (address: string) => string;
}

const ghostMark = /^__GHOST_URL__/;

export function createOldAddresses(
  head: SourceHead,
  pictures: ReadonlySet<string>,
  /** Addresses of its posts, by their id. */
  posts: ReadonlyMap<string, string>,
): OldAddresses {
  const base = head.site ? `${head.site}/` : undefined;
  const siteHost = bareHostOf(head.site);
  const hosts = new Set(
    [head.site, ...pictures].flatMap((address) => URL.parse(address)?.hostname.toLowerCase() ?? []),
  );

  function resolve(address: string): string | null {
    const given = address.trim().replace(ghostMark, head.site);
    if (given.startsWith("#")) return given;
    if (given === "") return null;
    const url = URL.parse(given, base);
    // Without the address of the old site a path stays one.
    if (!url) return /^\/(?!\/)/.test(given) && base === undefined ? given : null;
    if (!/^(https?|mailto|tel):$/.test(url.protocol)) return null;
    if (siteHost === null || bareHostOf(url.href) !== siteHost) return url.href;
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

/** The path on the site `site` that an address leads to, without a slash at its end; "" for one of elsewhere. */
export function pathOn(site: string, address: string): string {
  const url = address.startsWith("#") ? null : URL.parse(address, site ? `${site}/` : undefined);
  return url && site && bareHostOf(url.href) === bareHostOf(site) ? trimEnd(url.pathname, /\//) : "";
}

/** The host of an address, which is the same with "www." and without; null for what is no address. */
export const bareHostOf = (address: string) =>
  URL.parse(address)
    ?.hostname.toLowerCase()
    .replace(/^www\./, "") || null;

/** What was encoded for an address; what is none stays. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
