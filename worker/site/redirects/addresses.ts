import type { Redirect, RedirectInput, RedirectKind } from "../../contract/redirects";
import { site } from "../../contract/site";

export type RedirectValues = Pick<Redirect, "from" | "to" | "kind" | "status">;

/** The error of a rule, with a message for staff. */
export interface Fault {
  field: "from" | "to";
  message: string;
}

const base = "https://situs.invalid";

/**
 * A path for comparison: decoded, in lower case and NFC, without repeated or trailing slashes. Invalid UTF-8 and
 * encoded delimiters stay encoded.
 */
export function normalizePath(pathname: string): string {
  const decoded = pathname.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURI(bytes);
    } catch {
      return bytes;
    }
  });
  const path = decoded
    .toLowerCase()
    .normalize("NFC")
    .replace(/\/{2,}/g, "/");
  return path.replace(/(?<=.)\/$/, "");
}

/** A typed URL or path; null if it is not http(s) or contains credentials. */
function parseAddress(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : URL.parse(text, base);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && !url.username && !url.password ? url : null;
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, "");
/** Whether the URL belongs to this site, also with http or www. */
const isOwn = (url: URL) => url.origin === base || bareHost(url) === bareHost(new URL(site.url));

/** A typed old address as it is stored: path and query, whatever its host; null without a path. */
function readOldAddress(text: string, kind: RedirectKind): string | null {
  const typed = kind === "prefix" ? text.replace(/\/\*?$/, "") : text;
  const url = parseAddress(/^https?:\/\//i.test(typed) ? typed : `/${typed.replace(/^[/\\]+/, "")}`);
  if (!url) return null;
  const path = normalizePath(url.pathname);
  return path === "/" ? null : path + (kind === "exact" ? url.search : "");
}

/** A typed target as it is stored: a path of this site or a URL of another one; null if it is neither. */
function readTarget(text: string): string | null {
  const url = /^(?:\/|https?:\/\/)/i.test(text) ? parseAddress(text) : null;
  if (!url) return null;
  // `//host` and its variants lead to another site although they look like a path.
  if (text.startsWith("/") && url.origin !== base) return null;
  if (!isOwn(url)) return url.href;
  const path = url.pathname.replace(/^\/{2,}/, "/").replace(/(?<=.)\/$/, "");
  return path + url.search + url.hash;
}

/** The normalized path of a stored target, without `/*`; null for other sites. */
export function targetPath(to: string | null): string | null {
  if (!to?.startsWith("/")) return null;
  return normalizePath(new URL(to, base).pathname.replace(/\/\*$/, "") || "/");
}

/** Whether the rest of the old path is appended, as in `/blog/*`. */
const carriesRest = (to: string | null) => to !== null && /\/\*$/.test(to);

export const withoutQuery = (address: string) => address.split("?", 1)[0] ?? "";

/** Whether a rule redirects to its own source. */
function leadsToItself({ from, to, kind }: Pick<Redirect, "from" | "to" | "kind">): boolean {
  const [path, target] = [withoutQuery(from), targetPath(to)];
  return target === path || (kind === "prefix" && target !== null && target.startsWith(`${path}/`));
}

/** Whether a path belongs to a part of the Worker that cannot be redirected. */
export const isReserved = (path: string) => /^\/(?:api|admin|media|pratinjau|undangan)(?:\/|$)/.test(path);

/** A typed rule as it is stored, or its error. */
export function readRule({ kind, status, ...typed }: RedirectInput): RedirectValues | Fault {
  const from = readOldAddress(typed.from, kind);
  const to = status === 410 ? null : readTarget(typed.to ?? "");
  if (from === null) {
    const message =
      "Alamat lama harus berupa alamat di situs ini, misalnya /artikel-lama. Beranda tidak bisa dialihkan.";
    return { field: "from", message };
  }
  if (to === null && status !== 410) {
    const message = "Tujuan harus diawali / untuk halaman situs ini, atau https:// untuk situs lain.";
    return { field: "to", message };
  }
  if (carriesRest(to) && kind === "exact") {
    const message = "Tanda /* di akhir tujuan hanya untuk aturan “semua di bawahnya”.";
    return { field: "to", message };
  }
  return leadsToItself({ from, to, kind })
    ? { field: "to", message: "Tujuan ini kembali ke alamat lamanya sendiri." }
    : { from, to, kind, status };
}

/** The `Location` of a rule, with the rest of the path if the rule asks for it, and with the query. */
export function buildLocation({ from }: Redirect, to: string, url: URL): string {
  const [address = "", ...anchor] = to.split("#");
  const parts = (path: string) => path.split("/").filter(Boolean);
  const rest = parts(url.pathname).slice(parts(from).length);
  const whole = carriesRest(to) ? [address.slice(0, -2), ...rest].join("/") || "/" : address;
  const query = from.includes("?") ? "" : url.search.slice(1);
  const joined = query ? `${whole}${whole.includes("?") ? "&" : "?"}${query}` : whole;
  return [joined, ...anchor].join("#");
}
