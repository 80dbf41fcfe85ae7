import { pages } from "../../contract/pages";
import { site } from "../../contract/site";
import type { Fault } from "../../contract/studio/checks";
import type { ArticleParts, Link, Standard } from "./article-parts";
import { startOf } from "./leftover-faults";

const pagePaths = new Set<string>(
  Object.values(pages)
    .filter(({ indexed }) => indexed)
    .map(({ path }) => path),
);
const bare =
  /^(?:klik (?:di ?)?sini|di ?sini|baca (?:di ?sini|selengkapnya)|selengkapnya|link ini|tautan ini|lihat|here|click here)$/iu;

/** Links that lead nowhere, outside, or do not say where to; and an article without one of ours. */
export function linkFaults({ links }: ArticleParts, { linkTargets, brief }: Standard): Fault[] {
  const faults: Fault[] = [];
  const known = new Set(linkTargets.map(({ path }) => path));
  const sources = new Set((brief?.sources ?? []).map(({ url }) => url));
  const inside = links.filter(({ href }) => pathOf(href) !== null);
  const broken = inside.filter(({ href }) => !isThere(pathOf(href) ?? "", known));
  const outside = links.filter(
    ({ href }) =>
      /^(?:https?:)?\/\//i.test(href) && pathOf(href) === null && !isFile(href) && !sources.has(href),
  );
  const odd = links.filter(
    ({ href }) =>
      pathOf(href) === null && !/^(?:(?:https?:)?\/\/|mailto:|tel:|#.)/i.test(href) && !isFile(href),
  );
  if (inside.length === broken.length) {
    faults.push({
      kind: "no-internal-link",
      message:
        "Belum ada tautan ke artikel atau halaman kita. Tambahkan satu atau dua di tempat pembaca membutuhkannya.",
    });
  }
  for (const { href } of [...broken, ...odd].slice(0, 5)) {
    faults.push({
      kind: "link-broken",
      message: `Tautan ke “${startOf(href)}” tidak menuju halaman yang ada. Ganti dengan alamat yang benar, atau hapus tautannya.`,
    });
  }
  const unnamed = links.find(({ words }) => bare.test(words.trim()) || words.trim() === "");
  if (unnamed) {
    faults.push({
      kind: "bare-link",
      message: `Tautan “${unnamed.words.trim() || "tanpa kata"}” tidak mengatakan ke mana. Tautkan kata yang menyebut isinya.`,
    });
  }
  for (const { href } of outside.slice(0, 3)) {
    faults.push({
      kind: "outside-link",
      message: `Tautan keluar ke “${startOf(href)}” tidak ada di sumber bahan. Periksa, lalu catat sebagai sumber atau hapus.`,
    });
  }
  return faults;
}

/** Where on this site a link leads; null for anywhere else, for files, and for places within the article. */
function pathOf(href: Link["href"]): string | null {
  const path = hereOf(href);
  if (!path.startsWith("/") || path.startsWith("//") || isFile(href)) return null;
  const bare = path
    .split(/[?#]/, 1)
    .join()
    .replace(/(?<=.)\/$/, "");
  return bare === "" ? "/" : bare;
}

/** Pictures and downloads of this site, of which nobody can tell here whether they exist. */
function isFile(href: Link["href"]): boolean {
  return /^\/(?:images|media|files)\/./.test(hereOf(href));
}

/** An address without what names this site. */
function hereOf(href: Link["href"]): string {
  const rest = href.startsWith(site.url) ? href.slice(site.url.length) : null;
  if (rest === null || !/^(?:[/?#]|$)/.test(rest)) return href;
  return rest.startsWith("/") ? rest : `/${rest}`;
}

function isThere(path: string, known: ReadonlySet<string>): boolean {
  return pagePaths.has(path) || known.has(path);
}
