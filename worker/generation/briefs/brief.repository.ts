import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { Role } from "../../contract/rights";
import type { BriefState } from "../../contract/studio/brief";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { topicBriefs } from "../../db/schema/generation";

/** Briefs of one answer. */
const maxListed = 200;

/** What staff write of a brief; without a state it follows from the rest. */
export type BriefValues = Omit<
  typeof topicBriefs.$inferSelect,
  "id" | "state" | "ownerId" | "createdAt" | "updatedAt"
> & { state: BriefState | undefined };

const { id, title, plannedDate, state, ownerId, updatedAt } = topicBriefs;
const columns = {
  ...getTableColumns(topicBriefs),
  ownerName: sql<string | null>`(SELECT ${users}.name FROM ${users} WHERE ${users}.id = owner_id)`,
  ownerRole: sql<Role | null>`(SELECT ${users}.role FROM ${users} WHERE ${users}.id = owner_id)`,
};

const chosen = (db: Database, condition: SQL | undefined) =>
  db.select(columns).from(topicBriefs).where(condition);

export type BriefRow = Awaited<ReturnType<typeof chosen>>[number];

/** What is planned and not yet written comes first, by its day; then the newest. */
export function listBriefs(db: Database): Promise<BriefRow[]> {
  const plan = sql`CASE WHEN ${state} <> 'written' THEN ${plannedDate} END`;
  return chosen(db, undefined).orderBy(sql`${plan} IS NULL`, plan, desc(id)).limit(maxListed);
}

/** Those of `ids` that there are, in any order. */
export function findBriefs(db: Database, ids: readonly number[]): Promise<BriefRow[]> {
  return chosen(db, inArray(id, [...ids]));
}

export async function insertBrief(
  db: Database,
  { state, ...values }: BriefValues,
  { ownerId, now }: { ownerId: number; now: Date },
): Promise<BriefRow> {
  const implied = values.outline.length > 0 ? ("outlined" as const) : ("idea" as const);
  const [row] = await db
    .insert(topicBriefs)
    .values({ ...values, state: state ?? implied, ownerId, createdAt: now, updatedAt: now })
    .returning(columns);
  if (!row) throw new Error("no brief was stored");
  return row;
}

interface Chosen {
  id: number;
  /** Whose briefs may be changed; null for anybody's. */
  ownerId: number | null;
  /** The version that it must be; null or none for any. */
  updatedAt?: Date | null;
}

const isChosen = (which: Chosen) =>
  and(
    eq(id, which.id),
    which.ownerId === null ? undefined : eq(ownerId, which.ownerId),
    which.updatedAt ? eq(updatedAt, which.updatedAt) : undefined,
  );

/** No two versions of a brief carry the same moment. */
const laterThanStored = (now: Date) => sql`max(${now.getTime()}, ${updatedAt} + 1)`;

/** The brief as it is now, or null where there is none that may be changed. One that was written stays so. */
export async function updateBrief(
  db: Database,
  which: Chosen,
  { state: wanted, ...values }: BriefValues,
  now: Date,
): Promise<BriefRow | null> {
  const implied = sql`CASE WHEN ${state} = 'written' THEN 'written'
    ELSE ${values.outline.length > 0 ? "outlined" : "idea"} END`;
  const [row] = await db
    .update(topicBriefs)
    .set({ ...values, state: wanted ?? implied, updatedAt: laterThanStored(now) })
    .where(isChosen(which))
    .returning(columns);
  return row ?? null;
}

/** Gives the version of a brief that was read an outline; null where it is another one by now, or gone. */
export async function updateOutline(
  db: Database,
  read: Pick<BriefRow, "id" | "updatedAt">,
  headings: string[],
  now: Date,
): Promise<BriefRow | null> {
  const [row] = await db
    .update(topicBriefs)
    .set({ outline: headings, state: "outlined", updatedAt: laterThanStored(now) })
    .where(and(eq(id, read.id), eq(updatedAt, read.updatedAt)))
    .returning(columns);
  return row ?? null;
}

/** The title of the deleted brief, or null where there is none that may be deleted. */
export async function deleteBrief(db: Database, which: Chosen): Promise<string | null> {
  const rows = await db.delete(topicBriefs).where(isChosen(which)).returning({ title });
  return rows[0]?.title ?? null;
}
