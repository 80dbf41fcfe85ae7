import { desc, eq, type SQL, sql } from "drizzle-orm";
import { listUnprovenClaims, recordReopened } from "../../blog/claims/claim.service";
import { type ClaimId, type Reopened, reopeningClaims } from "../../blog/claims/note-claims.repository";
import type { SessionUser } from "../../contract/auth";
import { may } from "../../contract/rights";
import type {
  ContentVersionEntry,
  DiscardInput,
  PendingInput,
  PublishedContent,
  SiteContentState,
  VersionInput,
} from "../../contract/site-content/calls";
import { changesBetween } from "../../contract/site-content/changes";
import { factsIn, fillIn } from "../../contract/site-content/facts";
import { fieldMeta } from "../../contract/site-content/fields";
import {
  type ContentKey,
  contentKeys,
  contentSchemas,
  editorKeys,
  privateKeys,
  type SiteContent,
} from "../../contract/site-content/schema";
import { listSamples, shownContent, writtenDefault } from "../../contract/site-content/site-content";
import { checkKey, readContent, type StoredKeys } from "../../contract/site-content/stored-content";
import { batchNamed, type Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { siteContent, siteContentPending } from "../../db/schema/site";
import type { Deps } from "../../deps";
import { AppError, movedOn, withoutRight } from "../../errors";
import { findStaleArticles } from "./stale-articles.service";

/** Published versions in the history. */
const historyLength = 30;

const listKeys = (stored: StoredKeys) => Object.keys(stored) as ContentKey[];

async function readState(deps: Deps) {
  const { published, pending } = await findContent(deps.db);
  const keys = readContent(published?.keys ?? {});
  return { version: published?.version ?? 0, keys, pending };
}

/** The content as it would be if these pending keys were published, with placeholders unfilled. */
export async function previewContent(
  deps: Deps,
  shown: readonly ContentKey[] = contentKeys,
): Promise<SiteContent> {
  const { keys, pending } = await readState(deps);
  if (!pending) return keys;
  const seen = Object.entries(pending.keys).filter(([key]) => shown.some((other) => other === key));
  return readContent({ ...keys, ...Object.fromEntries(seen) });
}

/** The keys that a role may change, and therefore sees before they are published. */
export const editableKeys = (role: SessionUser["role"]): readonly ContentKey[] =>
  may(role, "site.publish") ? contentKeys : editorKeys;

const pick = <Whole extends object>(whole: Whole, keys: readonly (keyof Whole)[]) =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Partial<Whole>;

/** The keys without the installation's private settings. */
export const publicKeys = contentKeys.filter((key) => !privateKeys.some((other) => other === key));

export const publicContent = (content: SiteContent) => pick(content, publicKeys);

/**
 * The published and the pending content. Editors get default values for private settings, and only pending values of
 * their own keys.
 */
export async function getContentState(deps: Deps, { role }: SessionUser): Promise<SiteContentState> {
  const { version, keys, pending } = await readState(deps);
  const whole = pending && readContent({ ...keys, ...pending.keys });
  const readable = may(role, "site.publish") ? contentKeys : publicKeys;
  return {
    version,
    keys: { ...writtenDefault, ...pick(keys, readable) },
    samples: listSamples(keys),
    pending: pending &&
      whole && {
        keys: pick(
          whole,
          listKeys(pending.keys).filter((key) => editableKeys(role).includes(key)),
        ),
        updatedAt: pending.updatedAt.getTime(),
      },
  };
}

/** Stores pending keys; 403 for a key of the owner, 400 with the position of the error, 409 with the stored content. */
export async function savePending(
  deps: Deps,
  { version, updatedAt, keys: sent }: PendingInput,
  user: SessionUser,
): Promise<SiteContentState> {
  const keys = listKeys(sent).filter((key) => sent[key] !== undefined);
  if (keys.length === 0) throw new AppError("validation_failed", "Tidak ada isi yang dikirim");
  if (keys.some((key) => !editableKeys(user.role).includes(key))) throw withoutRight();
  const now = await previewContent(deps);
  const checked = keys.map((key) => {
    const value = checkedKey(key, sent[key], now);
    return [key, key === "packages" ? alignComparison(value as Packages, now.packages) : value];
  });
  const written = { version, authorId: user.id, now: deps.clock(), readAt: updatedAt };
  const stored = await putPending(deps.db, Object.fromEntries(checked), written);
  if (stored === null) throw await changedMeanwhile(deps, user);
  return getContentState(deps, user);
}

function checkedKey(key: ContentKey, sent: unknown, now: SiteContent): unknown {
  const result = checkKey(key, sent, now);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => [[key, ...path].join("."), message]);
  // Reversed, so that the first message of each field wins.
  const fields = Object.fromEntries(faults.reverse());
  throw new AppError("validation_failed", result.error.issues[0]?.message ?? "", { fields });
}

type Packages = SiteContent["packages"];

/** In the table, values stand in the order of the packages. If only the packages were changed, values follow their package. */
function alignComparison(packages: Packages, before: Packages): Packages {
  const { website, comparison } = packages;
  if (JSON.stringify(comparison) !== JSON.stringify(before.comparison)) {
    const row = comparison.findIndex(({ values }) => values.length !== website.length);
    if (row < 0) return packages;
    const message = `Isi per paket harus ${website.length}, satu bagi setiap paket website`;
    throw new AppError("validation_failed", message, {
      fields: { [`packages.comparison.${row}.values`]: message },
    });
  }
  const titles = website.map(({ title }) => title);
  const untitled = (offer: object) => JSON.stringify({ ...offer, title: "" });
  const gone = before.website.map((old) => (titles.includes(old.title) ? null : untitled(old)));
  const formerIndexes = website.map((offer, index) => {
    const titled = before.website.findIndex(({ title }) => title === offer.title);
    if (titled >= 0) return before.website[index]?.title === offer.title ? index : titled;
    const renamed = gone.indexOf(untitled(offer));
    return renamed < 0 && website.length === gone.length && gone[index] ? index : renamed;
  });
  const align = (values: string[]) => formerIndexes.map((index) => values[index] ?? "-");
  return { ...packages, comparison: comparison.map((row) => ({ ...row, values: align(row.values) })) };
}

async function changedMeanwhile(
  deps: Deps,
  user: SessionUser,
  advice = "Bandingkan, lalu simpan lagi.",
): Promise<AppError> {
  const message = `Isi situs sudah diubah orang lain sejak Anda membukanya. ${advice}`;
  return movedOn(message, await getContentState(deps, user));
}

/** Content that the user has not seen is neither published nor discarded. */
const reviewAgain = "Periksa isinya yang sekarang, lalu ulangi.";
const toTime = (pending: { updatedAt: Date } | null) => pending?.updatedAt.getTime() ?? null;

/** Publishes everything that is pending, in one statement. */
export async function publishContent(
  deps: Deps,
  { version, updatedAt }: VersionInput,
  user: SessionUser,
): Promise<PublishedContent> {
  const { published, pending } = await findContent(deps.db);
  const isSeen = (published?.version ?? 0) === version && toTime(pending) === updatedAt;
  if (!isSeen) throw await changedMeanwhile(deps, user, reviewAgain);
  if (!pending) throw new AppError("validation_failed", "Belum ada perubahan yang bisa diterbitkan");
  const before = readContent(published?.keys ?? {});
  // Keys of another deployment's schema are kept as they are stored.
  const whole = { ...before, ...published?.keys, ...pending.keys };
  const after = readContent(whole);
  refuseUnknownPrices(after);
  const now = deps.clock();
  const unproven = await listUnprovenClaims(deps, shownContent(after));
  const writing = { version, authorId: user.id, now, pendingAt: pending.updatedAt, unproven };
  const reopened = await deps.contentVersion.bumpAfter(() => publishPending(deps.db, whole, writing));
  if (reopened === null) {
    await refuseMissingPictures(deps.db, whole);
    throw await changedMeanwhile(deps, user, reviewAgain);
  }
  await deps.audit.record({ action: "site.published", label: `Versi ${version + 1}` });
  for (const post of reopened) await recordReopened(deps, post);
  return { version: version + 1, stale: await findStaleArticles(deps, before, after) };
}

const nameKey = (key: ContentKey) => fieldMeta.get(contentSchemas[key])?.label ?? key;

/** Where this JSON shows pictures that are not in the library, as in "$.brand.logo". */
const missingPictures = (json: string) =>
  sql<{ place: string }>`SELECT fullkey AS place FROM json_tree(${json})
    WHERE type = 'text' AND value LIKE '/media/%' AND substr(value, 8, 32) NOT IN (SELECT hash FROM media)`;

/** 400 if the content shows a picture that is not in the library. */
async function refuseMissingPictures(db: Database, whole: StoredKeys): Promise<void> {
  const [missing] = await db.all<{ place: string }>(missingPictures(JSON.stringify(whole)));
  if (!missing) return;
  const key = contentKeys.find((key) => missing.place.startsWith(`$.${key}.`));
  const place = key ? nameKey(key) : "Isi situs";
  const message = `${place} memakai gambar yang sudah dihapus dari Pustaka. Ganti dulu gambarnya.`;
  throw new AppError("validation_failed", message);
}

/** 400 if a text names the price of a package that does not exist. */
function refuseUnknownPrices(content: SiteContent): void {
  const facts = factsIn(content);
  for (const key of contentKeys) {
    const [price] = /\{harga [^{}]+\}/.exec(JSON.stringify(fillIn(content[key], facts))) ?? [];
    if (!price) continue;
    const message = `${nameKey(key)} memakai ${price}, padahal tidak ada paket website dengan nama itu. Ubah dulu teksnya.`;
    throw new AppError("validation_failed", message);
  }
}

/** If nothing is pending, the request has succeeded already. */
export async function discardPending(
  deps: Deps,
  { updatedAt }: DiscardInput,
  user: SessionUser,
): Promise<void> {
  if (updatedAt !== null && (await deletePending(deps.db, new Date(updatedAt)))) return;
  const { pending } = await findContent(deps.db);
  if (pending) throw await changedMeanwhile(deps, user, reviewAgain);
}

/** Copies a published version into the pending content; version 0 is the default of a new installation. */
export async function restoreContent(
  deps: Deps,
  { version, updatedAt }: VersionInput,
  user: SessionUser,
): Promise<SiteContentState> {
  const whole = version === 0 ? writtenDefault : await findVersion(deps.db, version);
  if (!whole) throw new AppError("not_found", "Versi itu tidak ada");
  const state = await readState(deps);
  const written = { authorId: user.id, now: deps.clock(), readAt: updatedAt };
  const stored = await putPending(deps.db, readContent(whole), { ...written, version: state.version });
  if (stored === null) throw await changedMeanwhile(deps, user, reviewAgain);
  return getContentState(deps, user);
}

export async function listContentHistory(deps: Deps, { role }: SessionUser): Promise<ContentVersionEntry[]> {
  const readable = may(role, "site.publish") ? contentKeys : publicKeys;
  const versions = await listVersions(deps.db, historyLength + 1);
  return versions.slice(0, historyLength).map(({ version, keys, updatedAt, by }, index) => {
    const before = readContent(versions[index + 1]?.keys ?? {});
    const after = readContent(keys);
    const isChanged = (key: ContentKey) => JSON.stringify(before[key]) !== JSON.stringify(after[key]);
    const changed = readable.filter(isChanged);
    const changes = changesBetween(before, after, changed);
    return { version, updatedAt: updatedAt.getTime(), by, keys: changed, changes };
  });
}

/** The newest published version and the pending content, in one batch. */
async function findContent(db: Database) {
  const [published, pending] = await db.batch([
    db
      .select({ version: siteContent.version, keys: siteContent.keys })
      .from(siteContent)
      .orderBy(desc(siteContent.version))
      .limit(1),
    db
      .select({ keys: siteContentPending.keys, updatedAt: siteContentPending.updatedAt })
      .from(siteContentPending),
  ]);
  return { published: published[0] ?? null, pending: pending[0] ?? null };
}

async function findVersion(db: Database, version: number): Promise<StoredKeys | null> {
  const rows = await db
    .select({ keys: siteContent.keys })
    .from(siteContent)
    .where(eq(siteContent.version, version));
  return rows[0]?.keys ?? null;
}

function listVersions(db: Database, limit: number) {
  const { version, keys, updatedAt } = siteContent;
  return db
    .select({ version, keys, updatedAt, by: users.name })
    .from(siteContent)
    .leftJoin(users, eq(users.id, siteContent.updatedBy))
    .orderBy(desc(version))
    .limit(limit);
}

interface Writing {
  version: number;
  authorId: number;
  now: Date;
}

const newest = sql`(SELECT coalesce(max(version), 0) FROM site_content)`;

/**
 * Merges keys into the pending content. Null if another version was published since, or if the pending content has
 * changed since `readAt`.
 */
async function putPending(
  db: Database,
  keys: StoredKeys,
  { version, authorId, now, readAt }: Writing & { readAt: number | null | undefined },
): Promise<number | null> {
  // One call for each key, because D1 allows 32 arguments.
  const merge = (json: SQL) =>
    Object.entries(keys).reduce(
      (merged, [key, value]) => sql`json_set(${merged}, ${`$.${key}`}, json(${JSON.stringify(value)}))`,
      json,
    );
  const isUnchanged = readAt === undefined ? sql`1` : sql`site_content_pending.updated_at IS ${readAt}`;
  const rows = await db.all<{ updatedAt: number }>(sql`
    INSERT INTO site_content_pending (id, keys, updated_at, updated_by)
    SELECT 1, ${merge(sql`'{}'`)}, ${now.getTime()}, ${authorId} WHERE ${newest} = ${version}
    ON CONFLICT (id) DO UPDATE SET keys = ${merge(sql`site_content_pending.keys`)},
      updated_at = max(site_content_pending.updated_at + 1, excluded.updated_at), updated_by = excluded.updated_by
      WHERE ${isUnchanged}
    RETURNING updated_at AS updatedAt`);
  return rows[0]?.updatedAt ?? null;
}

/**
 * Publishes the pending content of `pendingAt`, and opens claims that it does not confirm; returns the posts that went
 * back to review. Null if the pending content or the published version has changed, or a picture is missing.
 */
async function publishPending(
  db: Database,
  whole: StoredKeys,
  { version, authorId, now, pendingAt, unproven }: Writing & { pendingAt: Date; unproven: ClaimId[] },
): Promise<Reopened[] | null> {
  const isRead = sql`updated_at = ${pendingAt.getTime()}`;
  const isPending = sql`EXISTS (SELECT 1 FROM site_content_pending WHERE ${isRead}) AND ${newest} = ${version + 1}`;
  const { published, reopened } = await batchNamed(db, {
    published: sql<{ version: number }>`
      INSERT INTO site_content (version, keys, updated_at, updated_by)
      SELECT ${version + 1}, ${JSON.stringify(whole)},
        max(${now.getTime()}, (SELECT coalesce(max(updated_at), 0) + 1 FROM site_content)), ${authorId}
      WHERE ${newest} = ${version} AND EXISTS (SELECT 1 FROM site_content_pending WHERE ${isRead})
        AND NOT EXISTS (${missingPictures(JSON.stringify(whole))})
      RETURNING version`,
    ...reopeningClaims(unproven, now.getTime(), isPending),
    emptied: sql`DELETE FROM site_content_pending WHERE ${isRead} AND ${newest} = ${version + 1}`,
  });
  return published.length === 1 ? reopened : null;
}

/** Deletes the pending content of `updatedAt`; false if it has changed. */
async function deletePending(db: Database, updatedAt: Date): Promise<boolean> {
  const read = db.delete(siteContentPending).where(eq(siteContentPending.updatedAt, updatedAt));
  return (await read.returning({ id: siteContentPending.id })).length > 0;
}
