import type { Redirect, RedirectInput, RedirectKind } from "../../contract/redirects";
import { site } from "../../contract/site";

export type RedirectValues = Pick<Redirect, "from" | "to" | "kind" | "status">;

/** What is wrong with a rule, in words for staff. */
export interface Fault {
  field: "from" | "to";
  message: string;
}

const base = "https://situs.invalid";

/**
 * A path as addresses are compared: decoded, in small letters, in NFC, without a slash twice or at its end. Bytes that
 * are no UTF-8 stay encoded, and so does what separates the parts of an address.
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

/** An address that somebody typed, of this site or a whole one; null for what is none of the web. */
function parseAddress(text: string): URL | null {
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : URL.parse(text, base);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  return isWeb && !url.username && !url.password ? url : null;
}

const bareHost = ({ host }: URL) => host.replace(/^www\./, "");
/** Whether an address is one of this site: by http and by www, people come to it too. */
const isOwn = (url: URL) => url.origin === base || bareHost(url) === bareHost(new URL(site.url));

/** A typed old address as it is stored: its path and query, of whatever host it was; null for what has no path. */
function readOldAddress(text: string, kind: RedirectKind): string | null {
  const typed = kind === "prefix" ? text.replace(/\/\*?$/, "") : text;
  const url = parseAddress(/^https?:\/\//i.test(typed) ? typed : `/${typed.replace(/^[/\\]+/, "")}`);
  if (!url) return null;
  const path = normalizePath(url.pathname);
  return path === "/" ? null : path + (kind === "exact" ? url.search : "");
}

/** A typed target as it is stored: a path of this site, or an address of another; null for what is neither. */
function readTarget(text: string): string | null {
  const url = /^(?:\/|https?:\/\/)/i.test(text) ? parseAddress(text) : null;
  if (!url) return null;
  // `//host` and what browsers take for it lead to another site without saying so.
  if (text.startsWith("/") && url.origin !== base) return null;
  if (!isOwn(url)) return url.href;
  const path = url.pathname.replace(/^\/{2,}/, "/").replace(/(?<=.)\/$/, "");
  return path + url.search + url.hash;
}

/** The path that a stored target leads to on this site, without the sign that the rest follows; null for other sites. */
export function targetPath(to: string | null): string | null {
  if (!to?.startsWith("/")) return null;
  return normalizePath(new URL(to, base).pathname.replace(/\/\*$/, "") || "/");
}

/** Whether what stands behind the old path is carried along: `/blog/*`. */
const carriesRest = (to: string | null) => to !== null && /\/\*$/.test(to);

export const withoutQuery = (address: string) => address.split("?", 1)[0] ?? "";

/** Whether a rule leads to what it stands for itself. */
function leadsToItself({ from, to, kind }: Pick<Redirect, "from" | "to" | "kind">): boolean {
  const [path, target] = [withoutQuery(from), targetPath(to)];
  return target === path || (kind === "prefix" && target !== null && target.startsWith(`${path}/`));
}

/** Whether a path belongs to a part of the Worker that no rule may take it from. */
export const isReserved = (path: string) => /^\/(?:api|admin|media|pratinjau|undangan)(?:\/|$)/.test(path);

/** A typed rule as it is stored, or what is wrong with it. */
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

/** The target of a rule with what the address brings along: the rest of its path where the rule says so, and its query. */
export function locationOf({ from }: Redirect, to: string, url: URL): string {
  const [address = "", ...anchor] = to.split("#");
  const parts = (path: string) => path.split("/").filter(Boolean);
  const rest = parts(url.pathname).slice(parts(from).length);
  const whole = carriesRest(to) ? [address.slice(0, -2), ...rest].join("/") || "/" : address;
  const query = from.includes("?") ? "" : url.search.slice(1);
  const joined = query ? `${whole}${whole.includes("?") ? "&" : "?"}${query}` : whole;
  return [joined, ...anchor].join("#");
}
