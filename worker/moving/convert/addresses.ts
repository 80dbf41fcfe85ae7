import { trimEnd } from "../../contract/trim-end";
import type { SourceHead } from "./source";

/** Addresses of the old site. */
export interface OldAddresses {
  /** Hosts from which its pictures may be fetched. */
  hosts: ReadonlySet<string>;
  /** An address of a text as it is to be stored; null for one that leads nowhere. */
  resolve: (address: string) => string | null;
  /** The file of which an address is a smaller or an unsafe one. */
  largest: (address: string) => string;
  /** The path on the old site that an address leads to, without a slash at its end; "" for one of elsewhere. */
  pathOf: (address: string) => string;
}

const ghostMark = /^__GHOST_URL__/;

export function createOldAddresses(
  head: SourceHead,
  /** Files of its pictures. */
  pictures: ReadonlySet<string>,
  /** Addresses of its posts, by their id. */
  posts: ReadonlyMap<string, string>,
): OldAddresses {
  const base = head.site ? `${head.site}/` : undefined;
  const siteHost = hostOf(head.site);
  const hosts = new Set(
    [siteHost, ...Array.from(pictures, hostOf)].filter((host): host is string => host !== null),
  );

  function isOfSite(url: URL): boolean {
    return siteHost !== null && withoutWww(url.hostname) === withoutWww(siteHost);
  }

  function resolve(address: string): string | null {
    const given = address.trim().replace(ghostMark, head.site);
    if (given.startsWith("#")) return given;
    if (given === "") return null;
    const url = parse(given, base);
    // Without the address of the old site a path stays one.
    if (!url) return /^\/(?!\/)/.test(given) && base === undefined ? given : null;
    if (!/^(https?|mailto|tel):$/.test(url.protocol)) return null;
    if (!isOfSite(url)) return url.href;
    url.protocol = "https:";
    const id = url.pathname === "/" ? (url.searchParams.get("p") ?? url.searchParams.get("page_id")) : null;
    const post = id === null ? undefined : posts.get(id);
    return post && !post.includes("?")
      ? (parse(post, base)?.href.replace(/^http:/, "https:") ?? url.href)
      : url.href;
  }

  function largest(address: string): string {
    const safe = address.replace(/^http:/, "https:");
    const original = safe
      .replace(/-\d{1,5}x\d{1,5}(?=\.\w{3,4}(?:\?|$))/, "")
      .replace(/\/size\/w\d+(?:h\d+)?\//, "/");
    const isKnown = pictures.has(original) || pictures.has(original.replace(/^https:/, "http:"));
    return original !== safe && (isKnown || /\/content\/images\//.test(original)) ? original : safe;
  }

  function pathOf(address: string): string {
    const url = parse(address, base);
    return url && isOfSite(url) ? trimEnd(url.pathname, /\//) : "";
  }

  return { hosts, resolve, largest, pathOf };
}

const withoutWww = (host: string) => host.replace(/^www\./, "");

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}

const hostOf = (address: string) => parse(address)?.hostname.toLowerCase() ?? null;
