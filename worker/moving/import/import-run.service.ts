import { toWritten } from "../../blog/posts/post.service";
import { originalAddress, type PictureType, parsePictureAddress } from "../../contract/media/picture-address";
import { attributesOf, openingTag, tagWithAddress } from "../../contract/media/picture-use";
import type { ImportFound, ReceiptPart } from "../../contract/moving";
import { site } from "../../contract/site";
import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { escapeHtml } from "../../escape-html";
import { JobError } from "../../jobs/job";
import type { JobHandler, JobWrites } from "../../jobs/job.service";
import { removeMedia } from "../../media/library/media.service";
import { addRedirects } from "../../site/redirects/redirect.service";
import { bareHostOf, pathOn } from "../convert/addresses";
import { defaultCover, type ItemFields, unescapeAttribute } from "../convert/convert-items";
import {
  endItem,
  findImport,
  findTargets,
  type ImportRow,
  type ItemRow,
  importFailed,
  insertImported,
  isImported,
  listWaiting,
  mayMove,
} from "./import.repository";
import { listOwn, listPictures } from "./import-pictures.repository";
import { takePicture } from "./import-pictures.service";
import { chooseSlugs } from "./import-read.service";
import { listMoved, noteAsked, noteRedirects } from "./old-addresses.repository";
import { endBrought, importDone, importUndone, listBrought, listStored, undoItem } from "./undo.repository";

/** Pictures and posts of one attempt: each costs some calls, of which a Worker has a thousand. */
const picturesPerAttempt = 20;
const postsPerAttempt = 60;
const postsAtOnce = 20;

/**
 * Writes what was found: first the pictures, then the posts, each once and whole. What an attempt did is noted with it, so
 * that the next one goes on there.
 */
export const importRunHandler: JobHandler = {
  kind: "import-run",
  timeoutMs: 5 * 60_000,
  maxRunning: 1,
  failed: {
    once: "Impor terhenti",
    always: "Impor terhenti setelah beberapa kali dicoba. Lanjutkan untuk mencoba lagi.",
  },
  run: (deps, id) => deps.contentVersion.bumpAfter(() => writeSome(deps, id)),
  onFailed: (id, now) => importFailed("import-run", id, now),
};

/** Takes back what an import wrote and nobody has changed. */
export const importUndoHandler: JobHandler = {
  kind: "import-undo",
  timeoutMs: 5 * 60_000,
  maxRunning: 1,
  failed: {
    once: "Pembatalan terhenti",
    always: "Pembatalan terhenti setelah beberapa kali dicoba. Batalkan lagi.",
  },
  run: (deps, id) => deps.contentVersion.bumpAfter(() => undoSome(deps, id)),
  onFailed: (id, now) => importFailed("import-undo", id, now),
};

/** The pause after pictures that the old site did not give, and may give later. */
const delaySeconds = 30;

async function writeSome(deps: Deps, id: string): Promise<JobWrites | "unfinished"> {
  const row = await findImport(deps.db, id);
  if (row?.state !== "running" || row.found === null) return [];
  if (!(await mayMove(deps.db, row.startedBy))) {
    throw new JobError("permanent", "Impor berhenti: yang memulainya bukan pemilik lagi.");
  }
  const found = JSON.parse(row.found) as ImportFound;
  if (row.pictures === "fetch" || row.pictures === "zip") {
    const pictures = await listPictures(deps.db, id, picturesPerAttempt);
    let isDelayed = false;
    for (const picture of pictures) {
      if ((await takePicture(deps, picture, row, found.hosts)) === "later") isDelayed = true;
    }
    if (isDelayed) throw new JobError("stop", "Situs lama sedang tidak menjawab", delaySeconds);
    if (pictures.length > 0) return "unfinished";
  }
  // Days may lie between reading and writing; afterwards texts that lead to these addresses are written.
  if ((await listStored(deps.db, id, 1)).length === 0) await chooseSlugs(deps, id);
  for (let written = 0; written < postsPerAttempt; ) {
    const items = await listWaiting(deps.db, id, postsAtOnce);
    if (items.length === 0) {
      if (await leadOn(deps, id)) return "unfinished";
      await deps.audit.record({ action: "post.imported", label: row.fileName });
      return importDone(id, deps.clock());
    }
    for (const item of items) await writeItem(deps, item, row, found);
    written += items.length;
  }
  return "unfinished";
}

/** Old addresses of one attempt. */
const addressesPerAttempt = 100;

/** Lets old addresses lead to where things are now; false where all of them do. */
async function leadOn(deps: Deps, id: string): Promise<boolean> {
  const moved = await listMoved(deps.db, id, addressesPerAttempt);
  if (moved.length === 0) return false;
  await noteAsked(deps.db, id, moved, deps.clock());
  const rules = moved.map(({ from, to, status }) => ({ from, to, kind: "exact" as const, status }));
  const added = await addRedirects(deps, rules);
  const noted = moved.map(({ key, position }, index) => {
    const { redirect, fault } = added[index] ?? {};
    return { key, position, redirectId: redirect?.id ?? 0, fault: fault?.message ?? null };
  });
  await noteRedirects(deps.db, id, noted);
  return true;
}

async function writeItem(deps: Deps, item: ItemRow, row: ImportRow, found: ImportFound): Promise<void> {
  const now = deps.clock();
  const fields = JSON.parse(item.fields) as ItemFields;
  const notes = JSON.parse(item.notes) as ReceiptPart[];
  try {
    const { content, image } = await withTargets(deps, {
      item,
      fields,
      notes,
      oldSite: found.site,
      hosts: found.hosts,
    });
    const { title, summary, category } = fields;
    const { values, missing } = toWritten({ title, summary, category, slug: item.slug, content, image });
    const wanted = row.status === "keep" ? fields.status : "draft";
    const status = missing ? "draft" : wanted;
    const reason = missing && wanted !== "draft" ? `Menjadi draf: ${missing.message}` : null;
    const publishedAt = new Date(fields.publishedAt ?? now.getTime());
    const modified = Math.min(fields.updatedAt ?? now.getTime(), now.getTime());
    const updatedAt = status === "published" ? new Date(modified) : now;
    const landing = {
      status,
      publishedAt,
      updatedAt,
      author: fields.author,
      startedBy: row.startedBy,
      reason,
    };
    const stored = await insertImported(deps.db, item, values, { ...landing, notes: JSON.stringify(notes) });
    if (!stored) await explain(deps, item);
    else if (stored.status !== status) {
      const because = "Menjadi draf: ada gambar tanpa teks alternatif";
      await endItem(deps.db, item, { state: "stored", reason: because });
    }
  } catch (error) {
    if (!(error instanceof AppError) && !String(error).includes("media missing")) throw error;
    log("warn", "item_not_imported", { position: item.position, error: describeError(error) });
    const reason = error instanceof AppError ? error.message : "Gambarnya baru saja dihapus dari Pustaka";
    await endItem(deps.db, item, { state: "failed", reason });
  }
}

/** Another attempt may have written it meanwhile; then it does not wait any more. */
async function explain({ db }: Deps, item: ItemRow): Promise<void> {
  if (await isImported(db, item))
    await endItem(db, item, { state: "present", reason: "Sudah pernah diimpor" });
  else if (!(await mayMove(db, (await findImport(db, item.importId))?.startedBy ?? null)))
    throw new JobError("permanent", "Impor berhenti: yang memulainya bukan pemilik lagi.");
}

interface Prepared {
  item: ItemRow;
  fields: ItemFields;
  notes: ReceiptPart[];
  oldSite: string;
  hosts: readonly string[];
}

/** The text and the cover of a post with the library's pictures, and with links to the other posts where they are now. */
async function withTargets(
  { db }: Deps,
  { item, fields, notes, oldSite, hosts }: Prepared,
): Promise<{ content: string; image: string }> {
  const addresses = [...item.content.matchAll(tagWithAddress)].map(([, tag, written = ""]) =>
    unescapeAttribute(attributesOf(written).get(tag === "img" ? "src" : "href") ?? ""),
  );
  const urls = [...new Set([...addresses, fields.image])];
  const paths = [...new Set(addresses.map((address) => pathOn(oldSite, address)))].filter(Boolean);
  const targets = await findTargets(db, item.importId, { paths, urls });
  const ours = new Map(
    targets.pictures.map(({ url, hash, type }) => [
      url,
      originalAddress({ hash, type: type as PictureType }),
    ]),
  );
  // In an export of ours.
  const own = urls.flatMap((url) => parsePictureAddress(url)?.hash ?? []);
  const known = new Map((await listOwn(db, own)).map(({ hash, type }) => [hash, type as PictureType]));
  for (const url of urls) {
    const hash = parsePictureAddress(url)?.hash ?? "";
    const type = known.get(hash);
    if (type) ours.set(url, originalAddress({ hash, type }));
  }
  const left = new Set<string>();
  const oldHosts = new Set(hosts.map((host) => bareHostOf(`https://${host}`)));
  const isOld = (address: string) => oldHosts.has(bareHostOf(address));
  const content = item.content.replace(tagWithAddress, (tag, name: string, written = "") => {
    const attributes = attributesOf(written);
    const key = name === "img" ? "src" : "href";
    const address = unescapeAttribute(attributes.get(key) ?? "");
    const picture = ours.get(address);
    const slug = name === "a" ? targets.slugs.get(pathOn(oldSite, address)) : undefined;
    const here = address.startsWith(`${site.url}/`) ? address.slice(site.url.length) : undefined;
    const target = picture ?? (slug ? `/blog/${slug}` : name === "a" ? here : undefined);
    if (name === "img" && !picture && isOld(address)) left.add(address);
    if (!target) return tag;
    attributes.set(key, escapeHtml(target));
    return openingTag(name, attributes, name === "img" ? " /" : "");
  });
  const cover = ours.get(fields.image);
  if (!cover && fields.image !== defaultCover && isOld(fields.image)) left.add(fields.image);
  if (left.size > 0) {
    const places = [...left].slice(0, 3);
    notes.push({ kind: "changed", what: "gambar tetap diambil dari situs lama", count: left.size, places });
  }
  return { content, image: cover ?? fields.image };
}

/** Posts and pictures that one attempt takes back. */
const undonePerAttempt = 60;

async function undoSome(deps: Deps, id: string): Promise<JobWrites | "unfinished"> {
  const { db } = deps;
  const row = await findImport(db, id);
  if (row?.state !== "undoing") return [];
  const items = await listStored(db, id, undonePerAttempt);
  for (const item of items) await undoItem(db, item, deps.clock());
  if (items.length > 0) return "unfinished";
  const brought = await listBrought(db, id, undonePerAttempt);
  for (const { url, mediaId } of brought) {
    if (mediaId !== null) {
      await removeMedia(deps, mediaId).catch((error: unknown) => {
        // Something shows it by now: it stays.
        if (!(error instanceof AppError)) throw error;
      });
    }
    await endBrought(db, id, url);
  }
  if (brought.length > 0) return "unfinished";
  await deps.audit.record({ action: "post.import-undone", label: row.fileName });
  return importUndone(id, deps.clock());
}
