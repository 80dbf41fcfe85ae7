import { and, inArray, lt, sql } from "drizzle-orm";
import { uploadStream } from "../../bucket-upload";
import type { SessionUser } from "../../contract/auth";
import {
  type ImportAnswer,
  type ImportFound,
  type ImportStart,
  type ImportSummary,
  maxImportBytes,
  maxPicturesZipBytes,
  type ReceiptItem,
  type ReceiptPart,
} from "../../contract/moving";
import { trimEnd } from "../../contract/plain-text";
import { cleanLine } from "../../contract/text";
import { imports } from "../../db/schema/moving";
import type { Deps } from "../../deps";
import { AppError, fieldError } from "../../errors";
import { announceJobs } from "../../jobs/job.service";
import { dayMs } from "../../utc-day";
import {
  countProgress,
  findImport,
  type ImportRow,
  type ItemRow,
  insertImport,
  listImports,
  listReceipt,
  setHasZip,
  startImport,
  startUndo,
} from "./import.repository";
import { listLostPictures } from "./import-pictures.service";
import { fileKey, zipKey } from "./import-read.service";
import { openUpload } from "./read-upload";
import { NotInZip, readZipList } from "./zip-file";

const shownImports = 10;
const receiptPage = 200;
const shownLost = 2000;

/** Stores an uploaded export and enqueues its reading; nothing on the site changes. */
export async function uploadImport(deps: Deps, request: Request, user: SessionUser): Promise<{ id: string }> {
  const bucket = requireBucket(deps);
  const { fields, name, file } = await openUpload(request, maxImportBytes);
  const site = parseSite(fields.get("site") ?? "");
  const id = crypto.randomUUID();
  await uploadStream(bucket, fileKey(id), file);
  const fileName = cleanLine(name).slice(-120) || "berkas";
  await insertImport(deps.db, { id, fileName, site }, { startedBy: user.id, now: deps.clock() });
  await announceJobs(deps, [{ kind: "import-read", subject: id }]);
  return { id };
}

function requireBucket({ backupBucket }: Deps): R2Bucket {
  if (backupBucket) return backupBucket;
  const message =
    "Situs ini belum punya tempat menyimpan berkas pindahan. Pemilik situs perlu membuat bucket R2 dan memasangnya dengan nama BACKUPS.";
  throw new AppError("conflict", message);
}

function parseSite(typed: string): string {
  if (typed === "") return "";
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (address.length <= 300 && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) {
    const { host, pathname } = new URL(address);
    return trimEnd(`https://${host}${pathname}`, /\//);
  }
  throw fieldError("site", "Alamat situs lama tidak dikenali. Contoh: https://situs-lama.com");
}

/** Stores a ZIP with the old site's pictures. */
export async function uploadPictures(deps: Deps, id: string, request: Request): Promise<void> {
  const bucket = requireBucket(deps);
  const row = await requireImport(deps, id);
  if (row.state !== "ready")
    throw new AppError("conflict", "ZIP gambar hanya diterima sebelum impor dimulai");
  const { file } = await openUpload(request, maxPicturesZipBytes);
  await uploadStream(bucket, zipKey(id), file);
  const fault = await readZipList(bucket, zipKey(id)).then(
    () => null,
    (error: unknown) => {
      if (error instanceof NotInZip) return `${error.message}. Pilih berkas ZIP lain.`;
      throw error;
    },
  );
  await setHasZip(deps.db, id, fault === null);
  if (fault) throw fieldError("file", fault);
}

async function requireImport({ db }: Deps, id: string): Promise<ImportRow> {
  const row = await findImport(db, id);
  if (!row) throw new AppError("not_found", "Impor tidak ditemukan");
  return row;
}

export async function listLastImports({ db }: Deps): Promise<ImportSummary[]> {
  return (await listImports(db, shownImports)).map(toSummary);
}

function toSummary({ id, state, fileName, createdAt, error }: ImportRow): ImportSummary {
  const shown = state === "undoing" ? "running" : state;
  return { id, state: shown, fileName, createdAt: createdAt.toISOString(), error };
}

export async function readImport(deps: Deps, id: string, after: number): Promise<ImportAnswer> {
  const row = await requireImport(deps, id);
  const isBusy = ["reading", "running", "undoing"].includes(row.state);
  const [progress, items, lost] = await Promise.all([
    countProgress(deps.db, id),
    isBusy ? [] : listReceipt(deps.db, id, after, receiptPage + 1),
    isBusy ? [] : listLostPictures(deps.db, id, shownLost),
  ]);
  const shown = items.slice(0, receiptPage);
  const next = items.length > receiptPage ? (shown.at(-1)?.position ?? null) : null;
  return {
    ...toSummary(row),
    ...{ status: row.status, pictures: row.pictures, hasZip: row.hasZip, isUndoing: row.state === "undoing" },
    progress: toProgress(row, progress),
    found: row.found === null ? null : (JSON.parse(row.found) as ImportFound),
    receipt: isBusy ? null : { items: shown.map(toReceiptItem), next },
    lost: progress.pictures.find(({ state }) => state === "failed")?.count ?? 0,
    lostPictures: lost.map(({ url, reason }) => ({ url, reason: reason ?? "" })),
  };
}

function toProgress(row: ImportRow, { items, pictures }: Awaited<ReturnType<typeof countProgress>>) {
  const count = (rows: readonly { state: string; count: number }[], left: string | null) =>
    rows.reduce((sum, { state, count }) => sum + (left === null || state === left ? count : 0), 0);
  if (row.state === "reading") return { done: count(items, null), total: 0 };
  const ofPictures = row.pictures === "none" || row.pictures === null ? [] : pictures;
  const total = count(items, null) + count(ofPictures, null);
  const left =
    row.state === "undoing" ? count(items, "stored") : count(items, "found") + count(ofPictures, "found");
  return { done: total - left, total };
}

function toReceiptItem({
  importId,
  origin,
  fields,
  content,
  writtenAt,
  notes,
  ...item
}: ItemRow): ReceiptItem {
  return { ...item, notes: JSON.parse(notes) as ReceiptPart[] };
}

export async function beginImport(
  deps: Deps,
  id: string,
  start: ImportStart,
  user: SessionUser,
): Promise<void> {
  const row = await requireImport(deps, id);
  if (start.pictures === "zip" && !row.hasZip) {
    throw fieldError("pictures", "Unggah dulu ZIP berisi gambar situs lama");
  }
  if (!(await startImport(deps.db, id, start, { userId: user.id, now: deps.clock() }))) {
    const message =
      row.state === "reading"
        ? "Berkas ini masih dibaca. Tunggu sebentar."
        : "Impor ini sudah dimulai, atau sudah selesai.";
    throw new AppError("conflict", message);
  }
  await deps.audit.record({ action: "post.imported", label: row.fileName });
  await announceJobs(deps, [{ kind: "import-run", subject: id }]);
}

/** Starts an undo of everything that an import wrote, except what was changed since. */
export async function undoImport(deps: Deps, id: string, user: SessionUser): Promise<void> {
  const row = await requireImport(deps, id);
  if (!(await startUndo(deps.db, id, { userId: user.id, now: deps.clock() }))) {
    const isRunning = row.state === "running" || row.state === "undoing";
    throw new AppError(
      "conflict",
      isRunning ? "Impor ini masih berjalan. Tunggu sampai selesai." : "Tidak ada yang dapat dibatalkan",
    );
  }
  await deps.audit.record({ action: "post.import-undone", label: row.fileName });
  await announceJobs(deps, [{ kind: "import-undo", subject: id }]);
}

/** Days that an uploaded file and an import that was not started or was undone are kept. */
const keptDays = 30;
const deletedAtOnce = 100;

/**
 * Deletes files of imports older than `keptDays`; returns how many. The records of imported items stay, so that the
 * same file is recognized later.
 */
export async function deleteOldImports({ db, clock, backupBucket }: Deps): Promise<number> {
  if (!backupBucket) return 0;
  const before = new Date(clock().getTime() - keptDays * dayMs);
  const { objects } = await backupBucket.list({ prefix: "imports/", limit: deletedAtOnce });
  const old = objects.filter(({ uploaded }) => uploaded < before).map(({ key }) => key);
  if (old.length > 0) await backupBucket.delete(old);
  const isOver = inArray(imports.state, ["ready", "failed", "undone"]);
  await db
    .delete(imports)
    .where(
      and(
        lt(imports.updatedAt, before),
        isOver,
        sql`NOT EXISTS (SELECT 1 FROM import_items WHERE import_id = ${imports.id} AND state IN ('stored', 'kept'))`,
      ),
    );
  return old.length;
}
