import { and, count, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { ownerLimit } from "../../blog/access/own-post.service";
import type { SessionUser } from "../../contract/auth";
import { pageWindow } from "../../contract/query";
import type { Role } from "../../contract/rights";
import type { Brief, BriefChange, BriefInput, BriefListQuery } from "../../contract/studio/brief";
import { type Database, hasWords } from "../../db/client";
import { users } from "../../db/schema/auth";
import { topicBriefs } from "../../db/schema/generation";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";

const { id: idColumn, title, keyPhrase, plannedDate, state, ownerId, updatedAt } = topicBriefs;
const columns = {
  ...getTableColumns(topicBriefs),
  ownerName: sql<string | null>`(SELECT ${users}.name FROM ${users} WHERE ${users}.id = owner_id)`,
  ownerRole: sql<Role | null>`(SELECT ${users}.role FROM ${users} WHERE ${users}.id = owner_id)`,
};

const chosen = (db: Database, condition: SQL | undefined) =>
  db.select(columns).from(topicBriefs).where(condition);

type BriefRow = Awaited<ReturnType<typeof chosen>>[number];

/** Planned briefs without an article first, by their day; then the newest. */
export async function listBriefs({ db }: Deps, query: BriefListQuery) {
  const { limit, offset } = pageWindow(query);
  const condition = and(
    query.q ? hasWords(sql`${title} || ' ' || ${keyPhrase}`, query.q) : undefined,
    query.state && eq(state, query.state),
  );
  const plan = sql`CASE WHEN ${state} <> 'written' THEN ${plannedDate} END`;
  const [rows, counted] = await db.batch([
    chosen(db, condition).orderBy(sql`${plan} IS NULL`, plan, desc(idColumn)).limit(limit).offset(offset),
    db.select({ total: count() }).from(topicBriefs).where(condition),
  ]);
  return { briefs: rows.map(toBrief), total: counted[0]?.total ?? 0 };
}

async function findRow({ db }: Deps, id: number): Promise<BriefRow | null> {
  const [row] = await chosen(db, eq(idColumn, id));
  return row ?? null;
}

export async function getBrief(deps: Deps, id: number): Promise<Brief> {
  const row = await findRow(deps, id);
  if (!row) throw briefGone();
  return toBrief(row);
}

/** A brief with its owner, who may change it besides editors and owners; null without the brief. */
export async function findBrief(
  deps: Deps,
  id: number,
): Promise<(Brief & Pick<BriefRow, "ownerRole">) | null> {
  const row = await findRow(deps, id);
  return row && { ...toBrief(row), ownerRole: row.ownerRole };
}

/** Briefs in the order of `ids`; 404 if one does not exist. */
export async function getBriefs({ db }: Deps, ids: readonly number[]): Promise<Brief[]> {
  const rows = new Map((await chosen(db, inArray(idColumn, [...ids]))).map((row) => [row.id, row]));
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw briefGone();
    return toBrief(row);
  });
}

export async function createBrief(deps: Deps, input: BriefInput, user: SessionUser): Promise<Brief> {
  const { state: wanted, ...values } = toValues(input);
  const now = deps.clock();
  const implied = values.outline.length > 0 ? ("outlined" as const) : ("idea" as const);
  const [row] = await deps.db
    .insert(topicBriefs)
    .values({ ...values, state: wanted ?? implied, ownerId: user.id, createdAt: now, updatedAt: now })
    .returning(columns);
  if (!row) throw new Error("no brief was stored");
  await deps.audit.record({ action: "brief.created", subjectId: row.id, label: row.title });
  return toBrief(row);
}

/** The change time is the version, so a new one is always later than the stored one. */
const laterThanStored = (now: Date) => sql`max(${now.getTime()}, ${updatedAt} + 1)`;

/** The condition that a user may change the brief. */
const isOwn = (id: number, user: SessionUser) => {
  const owner = ownerLimit(user);
  return and(eq(idColumn, id), owner === null ? undefined : eq(ownerId, owner));
};

/**
 * Replaces every field except the state of a written brief. 404 without the brief, 403 for a writer on another's brief,
 * 409 for another version.
 */
export async function changeBrief(
  deps: Deps,
  id: number,
  { version, ...input }: BriefChange,
  user: SessionUser,
): Promise<Brief> {
  const { state: wanted, ...values } = toValues(input);
  const implied = sql`CASE WHEN ${state} = 'written' THEN 'written'
    ELSE ${values.outline.length > 0 ? "outlined" : "idea"} END`;
  const isRead = version ? eq(updatedAt, new Date(version)) : undefined;
  const [row] = await deps.db
    .update(topicBriefs)
    .set({ ...values, state: wanted ?? implied, updatedAt: laterThanStored(deps.clock()) })
    .where(and(isOwn(id, user), isRead))
    .returning(columns);
  if (!row) {
    throw briefMovedOn(await getOwnBrief(deps, id, user));
  }
  await deps.audit.record({ action: "brief.updated", subjectId: id, label: row.title });
  return toBrief(row);
}

/** Stores an outline in a brief; 409 if the brief has changed since it was read. */
export async function storeOutline(deps: Deps, read: Brief, headings: string[]): Promise<Brief> {
  const [row] = await deps.db
    .update(topicBriefs)
    .set({ outline: headings, state: "outlined", updatedAt: laterThanStored(deps.clock()) })
    .where(and(eq(idColumn, read.id), eq(updatedAt, new Date(read.updatedAt))))
    .returning(columns);
  if (!row) {
    const message =
      "Bahan ini sudah diubah orang lain saat kerangkanya disusun. Muat ulang, lalu susun lagi kerangkanya.";
    throw movedOn(message, await getBrief(deps, read.id));
  }
  await deps.audit.record({ action: "brief.updated", subjectId: row.id, label: row.title });
  return toBrief(row);
}

/** Deletes a brief; 409 if it is not the version that was seen. An article that was ordered from it is still written. */
export async function removeBrief(deps: Deps, id: number, user: SessionUser, seen?: string): Promise<void> {
  const isSeen = seen ? eq(updatedAt, new Date(seen)) : undefined;
  const [deleted] = await deps.db
    .delete(topicBriefs)
    .where(and(isOwn(id, user), isSeen))
    .returning({ title });
  if (!deleted) throw briefMovedOn(await getOwnBrief(deps, id, user));
  await deps.audit.record({ action: "brief.deleted", subjectId: id, label: deleted.title });
}

/** A brief that the user may change: 404 without the brief, 403 for a writer on another's brief. */
export async function getOwnBrief(deps: Deps, id: number, user: SessionUser): Promise<Brief> {
  const brief = await getBrief(deps, id);
  const owner = ownerLimit(user);
  if (owner === null || brief.owner?.id === owner) return brief;
  const message = "Bahan ini dibuat orang lain. Minta pembuatnya atau editor mengubahnya.";
  throw new AppError("forbidden", message);
}

function briefMovedOn(stored: Brief): AppError {
  const message = "Bahan ini sudah diubah orang lain sejak Anda membukanya";
  return movedOn(message, stored, { version: message });
}

function briefGone(): AppError {
  return new AppError("not_found", "Bahan artikel tidak ditemukan atau sudah dihapus");
}

export function getSubject({ keyPhrase, title }: Pick<Brief, "keyPhrase" | "title">): string {
  return keyPhrase || title;
}

function toValues(input: BriefInput) {
  return {
    title: input.title,
    audience: input.audience ?? "",
    aim: input.aim ?? "",
    keyPhrase: input.keyPhrase ?? "",
    intent: input.intent ?? "",
    outline: input.outline ?? [],
    ownFacts: input.ownFacts ?? "",
    sources: input.sources ?? [],
    tone: input.tone ?? "",
    callToAction: input.callToAction ?? "",
    plannedDate: input.plannedDate ?? null,
    state: input.state,
  };
}

function toBrief({ ownerId, ownerName, ownerRole: _, createdAt, updatedAt, ...row }: BriefRow): Brief {
  return {
    ...row,
    owner: ownerId === null || ownerName === null ? null : { id: ownerId, name: ownerName },
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
