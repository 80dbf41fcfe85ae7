import { sql } from "drizzle-orm";
import { toWritten } from "../../blog/posts/post.service";
import {
  openingTag,
  originalAddress,
  parseAttributes,
  parsePictureAddress,
  tagWithAddress,
} from "../../contract/media/pictures";
import type { ImportFound, ReceiptPart } from "../../contract/moving";
import { escapeHtml } from "../../contract/plain-text";
import { site } from "../../contract/site";
import { batchSql, type Database } from "../../db/client";
import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { JobError } from "../../jobs/job";
import type { JobHandler, JobWrites } from "../../jobs/job.service";
import { addRedirects } from "../../site/redirects/redirect.service";
import { getBareHost, pathOn } from "../convert/addresses";
import { defaultCover, type ItemFields, unescapeAttribute } from "../convert/convert-items";
import {
  endItem,
  findImport,
  findTargets,
  type ImportedPost,
  type ImportRow,
  type ItemRow,
  importFailed,
  insertImported,
  isImported,
  listWaiting,
} from "./import.repository";
import { listPictures, postponeHost, takePicture } from "./import-pictures.service";
import { chooseSlugs } from "./import-read.service";
import { assertMayMove, listStored } from "./import-undo.service";

/** Pictures of one attempt; each needs several calls, of which an invocation has a thousand. */
const picturesPerAttempt = 20;
/** Posts of one attempt and UTF-16 units of their texts; an invocation has half a minute of CPU time. */
const [postsPerAttempt, lengthPerAttempt] = [200, 8_000_000];
/** The same limits for one database batch. */
const [postsAtOnce, lengthAtOnce] = [20, 1_000_000];

/**
 * Imports first the pictures, then the posts, each exactly once. Progress is stored in the same batch, so that the next
 * attempt continues there.
 */
export const importRunHandler: JobHandler = {
  kind: "import-run",
  timeoutMs: 5 * 60_000,
  maxRunning: 1,
  failed: {
    once: "Impor terhenti",
    always: "Impor terhenti setelah beberapa kali dicoba. Lanjutkan untuk mencoba lagi.",
  },
  run: (deps, id) => deps.contentVersion.bumpAfter(() => runAttempt(deps, id)),
  onFailed: (id, now) => importFailed("import-run", id, now),
};

/** The delays before pictures are retried, and before a host is asked again that has answered nothing. */
const [delaySeconds, hostDelaySeconds] = [30, 300];
/** Pictures in a row of which none came, so that the others would not come either. */
const failedInARow = 5;
/** The time after which an attempt takes no further picture. */
const picturesMs = 2 * 60_000;

/** Takes the next pictures; false if none are left. */
async function takePictures(deps: Deps, row: ImportRow, hosts: readonly string[]): Promise<boolean> {
  const pictures = await listPictures(deps.db, row.id, picturesPerAttempt);
  const until = Date.now() + picturesMs;
  const outcomes: Awaited<ReturnType<typeof takePicture>>[] = [];
  for (const picture of pictures) {
    if (Date.now() > until) break;
    outcomes.push(await takePicture(deps, picture, row, hosts));
    const last = outcomes.slice(-failedInARow);
    const haveAll = (outcome: string) => last.length === failedInARow && last.every((one) => one === outcome);
    if (haveAll("undrawn")) throw new JobError("retry", "Layanan pengolah gambar sedang tidak menjawab");
    if (haveAll("silent")) {
      await postponeHost(deps.db, picture);
      throw new JobError("stop", "Situs lama sedang tidak menjawab", hostDelaySeconds);
    }
  }
  if (outcomes.some((outcome) => outcome !== "ended"))
    throw new JobError("stop", "Sebagian gambar belum terambil", delaySeconds);
  return pictures.length > 0;
}

async function runAttempt(deps: Deps, id: string): Promise<JobWrites | "unfinished"> {
  const row = await findImport(deps.db, id);
  if (row?.state !== "running" || row.found === null) return [];
  await assertMayMove(deps.db, row.startedBy);
  const found = JSON.parse(row.found) as ImportFound;
  const withPictures = row.pictures === "fetch" || row.pictures === "zip";
  if (withPictures && (await takePictures(deps, row, found.hosts))) return "unfinished";
  // Slugs may have been taken since the file was read; they are fixed before any text links to them.
  if ((await listStored(deps.db, id, 1)).length === 0) await chooseSlugs(deps, id);
  for (let [written, length] = [0, 0]; written < postsPerAttempt && length < lengthPerAttempt; ) {
    const items = await listWaiting(deps.db, id, { most: postsAtOnce, mostLength: lengthAtOnce });
    if (items.length === 0) {
      for (let round = 0; await addRedirectsForMoved(deps, id); round += 1)
        if (round >= 3) return "unfinished";
      return importDone(id, deps.clock());
    }
    await writeItems(deps, items, row, found);
    written += items.length;
    length += items.reduce((sum, { content }) => sum + content.length, 0);
  }
  return "unfinished";
}

const addressesAtOnce = 100;

/** Adds redirects from old addresses; false if none are left. */
async function addRedirectsForMoved(deps: Deps, id: string): Promise<boolean> {
  const moved = await listMoved(deps.db, id, addressesAtOnce);
  if (moved.length === 0) return false;
  await markRequested(deps.db, id, moved, deps.clock());
  const rules = moved.map(({ from, to, status }) => ({ from, to, kind: "exact" as const, status }));
  const added = await addRedirects(deps, rules);
  const noted = moved.map(({ key, position }, index) => {
    const { redirect, fault } = added[index] ?? {};
    return { key, position, redirectId: redirect?.id ?? 0, fault: fault?.message ?? null };
  });
  await storeRedirects(deps.db, id, noted);
  return true;
}

async function writeItems(deps: Deps, items: ItemRow[], row: ImportRow, found: ImportFound): Promise<void> {
  const addresses = items.flatMap(listAddresses);
  const hashes = addresses.flatMap((url) => parsePictureAddress(url)?.hash ?? []);
  const paths = addresses.map((address) => pathOn(found.site, address)).filter(Boolean);
  const wanted = { paths: [...new Set(paths)], urls: [...new Set(addresses)], hashes: [...new Set(hashes)] };
  const targets = await findTargets(deps.db, row.id, wanted);
  const posts: ImportedPost[] = [];
  for (const item of items) {
    try {
      posts.push(toPost(item, { row, found, targets, now: deps.clock() }));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await fail(deps, item, error, error.message);
    }
  }
  await storePosts(deps, posts);
}

/** Inserts posts in one batch; if the picture of one is gone, each by itself. */
async function storePosts(deps: Deps, posts: readonly ImportedPost[]): Promise<void> {
  const [first] = posts;
  if (!first) return;
  try {
    const stored = await insertImported(deps.db, posts);
    for (const [index, { item, landing }] of posts.entries()) {
      const status = stored[index];
      if (!status) await settleUnwritten(deps, item);
      else if (status !== landing.status) {
        const reason = "Menjadi draf: ada gambar tanpa teks alternatif";
        await endItem(deps.db, item, { state: "stored", reason });
      }
    }
  } catch (error) {
    if (!String(error).includes("media missing")) throw error;
    if (posts.length > 1) for (const post of posts) await storePosts(deps, [post]);
    else await fail(deps, first.item, error, "Gambarnya baru saja dihapus dari Pustaka");
  }
}

async function fail({ db }: Deps, item: ItemRow, error: unknown, reason: string): Promise<void> {
  log("warn", "item_not_imported", { position: item.position, error: describeError(error) });
  await endItem(db, item, { state: "failed", reason });
}

interface Writing {
  row: ImportRow;
  found: ImportFound;
  targets: Targets;
  now: Date;
}

function toPost(item: ItemRow, { row, found, targets, now }: Writing): ImportedPost {
  const fields = JSON.parse(item.fields) as ItemFields;
  const notes = JSON.parse(item.notes) as ReceiptPart[];
  const { title, summary, category, author } = fields;
  const { content, image } = withTargets(item, { fields, notes, found, targets });
  const { values, missing } = toWritten({ title, summary, category, slug: item.slug, content, image });
  const wanted = row.status === "keep" ? fields.status : "draft";
  const status = missing ? "draft" : wanted;
  const modified = Math.min(fields.updatedAt ?? now.getTime(), now.getTime());
  return {
    item,
    values,
    landing: {
      ...{ status, author, startedBy: row.startedBy, notes: JSON.stringify(notes) },
      publishedAt: new Date(fields.publishedAt ?? now.getTime()),
      updatedAt: status === "published" ? new Date(modified) : now,
      reason: missing && wanted !== "draft" ? `Menjadi draf: ${missing.message}` : null,
    },
  };
}

/** Another attempt may have stored the item meanwhile; then it is marked as present. */
async function settleUnwritten({ db }: Deps, item: ItemRow): Promise<void> {
  if (await isImported(db, item))
    await endItem(db, item, { state: "present", reason: "Sudah pernah diimpor" });
  else await assertMayMove(db, (await findImport(db, item.importId))?.startedBy ?? null);
}

type Targets = Awaited<ReturnType<typeof findTargets>>;

/** The URLs in a text, and the URL of its cover. */
function listAddresses({ content, fields }: ItemRow): string[] {
  const found = Array.from(content.matchAll(tagWithAddress), ([, tag, written = ""]) =>
    unescapeAttribute(parseAttributes(written).get(tag === "img" ? "src" : "href") ?? ""),
  );
  return [...found, (JSON.parse(fields) as ItemFields).image];
}

interface Prepared extends Pick<Writing, "found" | "targets"> {
  fields: ItemFields;
  notes: ReceiptPart[];
}

/** The text and cover of a post with the library's pictures and links to the imported posts. */
function withTargets(
  item: ItemRow,
  { fields, notes, found: { site: oldSite, hosts }, targets }: Prepared,
): { content: string; image: string } {
  const pictureAt = (url: string) => {
    const { hash = "" } = parsePictureAddress(url) ?? {};
    const type = targets.own.get(hash);
    // Otherwise the URL may be a picture of this product, as in its own exports.
    return targets.pictures.get(url) ?? (type && originalAddress({ hash, type }));
  };
  const left = new Set<string>();
  const oldHosts = new Set(hosts.map((host) => getBareHost(`https://${host}`)));
  const isOld = (address: string) => oldHosts.has(getBareHost(address));
  const content = item.content.replace(tagWithAddress, (tag, name: string, written = "") => {
    const attributes = parseAttributes(written);
    const key = name === "img" ? "src" : "href";
    const address = unescapeAttribute(attributes.get(key) ?? "");
    const picture = pictureAt(address);
    const slug = name === "a" ? targets.slugs.get(pathOn(oldSite, address)) : undefined;
    const here = address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : undefined;
    const target = picture ?? (slug ? `/blog/${slug}` : name === "a" ? here : undefined);
    if (name === "img" && !picture && isOld(address)) left.add(address);
    if (!target) return tag;
    attributes.set(key, escapeHtml(target));
    return openingTag(name, attributes, name === "img" ? " /" : "");
  });
  const cover = pictureAt(fields.image);
  if (!cover && fields.image !== defaultCover && isOld(fields.image)) left.add(fields.image);
  if (left.size > 0) {
    const places = [...left].slice(0, 3);
    notes.push({ kind: "changed", what: "gambar tetap diambil dari situs lama", count: left.size, places });
  }
  return { content, image: cover ?? fields.image };
}

function importDone(id: string, now: Date): JobWrites {
  return [
    sql`UPDATE imports SET state = 'done', updated_at = ${now.getTime()} WHERE id = ${id} AND state = 'running'`,
  ];
}

/** An address of the old site and its new one. */
interface MovedAddress {
  /** The position of a post, the URL of a picture, or an earlier path. */
  key: number | string;
  position: number | null;
  from: string;
  to: string;
  /** 301 for published posts, else 302, so that browsers do not cache it. */
  status: 301 | 302;
}

/** Stored posts and pictures whose old address has no redirect yet. */
function listMoved(db: Database, id: string, limit: number): Promise<MovedAddress[]> {
  const status = sql`iif((SELECT status FROM blog_posts WHERE id = post_id) = 'published', 301, 302)`;
  return db.all<MovedAddress>(sql`SELECT position AS key, position, old_path AS "from", '/blog/' || slug AS "to",
        ${status} AS status FROM import_items
      WHERE import_id = ${id} AND state = 'stored' AND old_path NOT IN ('', '/blog/' || slug)
        AND coalesce(redirect_id, -1) < 0
    UNION ALL SELECT from_path, import_addresses.position, from_path, '/blog/' || slug, ${status}
      FROM import_addresses JOIN import_items USING (import_id, position)
      WHERE import_id = ${id} AND state = 'stored' AND from_path <> '/blog/' || slug
        AND coalesce(import_addresses.redirect_id, -1) < 0
    UNION ALL SELECT url, NULL, url, '/media/' || media.hash || '.' || replace(replace(media.type, 'image/', ''), 'jpeg', 'jpg'), 301
      FROM import_pictures JOIN media ON media.hash = import_pictures.hash
      WHERE import_id = ${id} AND import_pictures.state = 'stored' AND coalesce(redirect_id, -1) < 0
    LIMIT ${limit}`);
}

/** Stores the time of the first attempt to add each redirect, as a negative number, until the redirect has an id. */
async function markRequested(
  db: Database,
  id: string,
  moved: readonly MovedAddress[],
  now: Date,
): Promise<void> {
  const keys = JSON.stringify(moved.map(({ key }) => key));
  const set = (table: string, key: string) =>
    sql`UPDATE ${sql.raw(table)} SET redirect_id = ${-now.getTime()} WHERE import_id = ${id}
      AND redirect_id IS NULL AND ${sql.raw(key)} IN (SELECT value FROM json_each(${keys}))`;
  await batchSql(db, [
    set("import_items", "position"),
    set("import_addresses", "from_path"),
    set("import_pictures", "url"),
  ]);
}

/** The id of the redirect if this import added it; an undo keeps redirects of others. */
const addedRedirect = sql`coalesce((SELECT id FROM redirects WHERE id = value ->> 'redirectId'
  AND updated_at >= -redirect_id), 0)`;

/** Stores the redirect's id of each address, or why there is none. */
async function storeRedirects(
  db: Database,
  id: string,
  noted: readonly (Pick<MovedAddress, "key" | "position"> & { redirectId: number; fault: string | null })[],
): Promise<void> {
  const rows = JSON.stringify(noted);
  const faults = Map.groupBy(
    noted.filter(({ fault, position }) => fault !== null && position !== null),
    ({ position }) => position,
  );
  const parts = [...faults].map(([position, found]) => {
    const part = { kind: "removed", what: "alamat lama", count: found.length };
    return { position, part: { ...part, places: found.map(({ fault }) => fault) } };
  });
  const faulty = JSON.stringify(parts);
  // IN makes SQLite look the rows up by their key, instead of comparing all of them with all redirects.
  const set = (table: string, key: string) =>
    sql`UPDATE ${sql.raw(table)} SET redirect_id = ${addedRedirect} FROM json_each(${rows})
      WHERE import_id = ${id} AND ${sql.raw(key)} IN (SELECT value ->> 'key' FROM json_each(${rows}))
        AND ${sql.raw(key)} = value ->> 'key'`;
  await batchSql(db, [
    set("import_items", "position"),
    set("import_addresses", "from_path"),
    set("import_pictures", "url"),
    sql`UPDATE import_items SET notes = json_insert(notes, '$[#]', json(value ->> 'part'))
      FROM json_each(${faulty}) WHERE import_id = ${id}
        AND position IN (SELECT value ->> 'position' FROM json_each(${faulty})) AND position = value ->> 'position'`,
  ]);
}
