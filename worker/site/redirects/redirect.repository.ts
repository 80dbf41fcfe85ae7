import { and, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { type Paging, pageWindow } from "../../contract/query";
import type { Redirect } from "../../contract/redirects";
import { batchNamed, batchSql, type Database, hasWords } from "../../db/client";
import { redirects } from "../../db/schema/site";
import { type RedirectValues, targetPath, withoutQuery } from "./addresses";

const { id, from, to, kind, status, version } = redirects;
const columns = { id, from, to, kind, status, version };

/** More parts than any address of a page has. */
const maxParts = 30;

/** A path and every path above it, the longest first. */
function pathsAbove(path: string): string[] {
  const parts = path.split("/").slice(0, maxParts + 1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("/")).filter(Boolean);
}

/** The rule for an address: of the path with its query, of the path alone, else the nearest one above. */
export async function findRule(db: Database, path: string, search: string): Promise<Redirect | null> {
  const exact = search ? [path + search, path] : [path];
  const rows = await db
    .select(columns)
    .from(redirects)
    .where(
      or(
        and(eq(kind, "exact"), inArray(from, exact)),
        and(eq(kind, "prefix"), inArray(from, pathsAbove(path))),
      ),
    )
    .orderBy(sql`${kind} = 'prefix'`, sql`length(${from}) DESC`)
    .limit(1);
  return rows[0] ?? null;
}

export async function listRedirects(db: Database, { q, ...paging }: Paging & { q: string }) {
  const { limit, offset } = pageWindow(paging);
  const matching = q ? hasWords(sql`${from} || ' ' || coalesce(${to}, '')`, q) : undefined;
  const [rows, counted] = await db.batch([
    db.select(columns).from(redirects).where(matching).orderBy(desc(id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(redirects).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

export async function findRedirect(db: Database, redirectId: number): Promise<Redirect | null> {
  const rows = await db.select(columns).from(redirects).where(eq(id, redirectId));
  return rows[0] ?? null;
}

export async function countRedirects(db: Database): Promise<number> {
  return db.$count(redirects);
}

const rule = sql`SELECT id FROM redirects AS other WHERE`;
/** Holds where a text begins with another one, by the index; the last sign of both is ASCII. */
const begins = (column: SQL, beginning: string) => {
  const after = beginning.slice(0, -1) + String.fromCharCode(beginning.charCodeAt(beginning.length - 1) + 1);
  return sql`(${column} >= ${beginning} AND ${column} < ${after})`;
};

/** Selects the rule that leads on from where this one leads, with whatever query; null where none can. */
function leadsOn({ to }: RedirectValues): SQL | null {
  const target = targetPath(to);
  if (target === null) return null;
  return sql`${rule} (
    (other.kind = 'exact' AND (other.from_path = ${target} OR ${begins(sql`other.from_path`, `${target}?`)}))
    OR (other.kind = 'prefix' AND other.from_path IN (SELECT value FROM json_each(${JSON.stringify(pathsAbove(target))}))))`;
}

/** Selects a rule that leads to where this one begins. */
function leadsHere({ from, kind }: RedirectValues): SQL {
  const path = withoutQuery(from);
  const below = kind === "prefix" ? sql`OR ${begins(sql`other.to_path`, `${path}/`)}` : sql``;
  return sql`${rule} (other.to_path = ${path} ${below})`;
}

/** Holds where a rule makes no chain with others; `except` is its own id where it has one. */
function makesNoChain(values: RedirectValues, except = 0): SQL {
  const chains = [leadsOn(values), leadsHere(values)].filter((chain) => chain !== null);
  const none = chains.map((chain) => sql`NOT EXISTS (${chain} AND other.id <> ${except})`);
  return sql.join(none, sql` AND `);
}

/** Statements of one batch. */
const atOnce = 100;

/** Stores rules, each where its address has none and it makes no chain; null for those that were not stored. */
export async function insertRedirects(
  db: Database,
  rules: readonly RedirectValues[],
  now: Date,
): Promise<(Redirect | null)[]> {
  const stored: (Redirect | null)[] = [];
  for (let start = 0; start < rules.length; start += atOnce) {
    const part = rules.slice(start, start + atOnce);
    const results = await batchSql(
      db,
      part.map(
        (values) => sql`INSERT INTO redirects (kind, from_path, to_address, to_path, status, updated_at)
          SELECT ${values.kind}, ${values.from}, ${values.to}, ${targetPath(values.to)}, ${values.status},
            ${now.getTime()} WHERE ${makesNoChain(values)}
          ON CONFLICT (from_path, kind) DO NOTHING RETURNING id`,
      ),
    );
    for (const [index, values] of part.entries()) {
      const [row] = (results[index] ?? []) as { id: number }[];
      stored.push(row ? { ...values, id: row.id, version: 1 } : null);
    }
  }
  return stored;
}

/** Changes a rule of a version; null where it is another one by now, or where it would make a chain or a double. */
export async function updateRedirect(
  db: Database,
  which: { id: number; version: number | undefined },
  values: RedirectValues,
  now: Date,
): Promise<Redirect | null> {
  const isVersion = which.version === undefined ? sql`TRUE` : sql`version = ${which.version}`;
  const [row] = await db.all<{ version: number }>(sql`UPDATE OR IGNORE redirects SET kind = ${values.kind},
      from_path = ${values.from}, to_address = ${values.to}, to_path = ${targetPath(values.to)},
      status = ${values.status}, version = version + 1, updated_at = ${now.getTime()}
    WHERE id = ${which.id} AND ${isVersion} AND ${makesNoChain(values, which.id)} RETURNING version`);
  return row ? { ...values, id: which.id, version: row.version } : null;
}

/** Why a rule was not stored: the one that has its address, the one that leads on from it, the one that leads to it. */
export async function findConflicts(db: Database, values: RedirectValues, except: number) {
  const whole = (chosen: SQL | null) =>
    sql<Redirect>`SELECT id, from_path AS "from", to_address AS "to", kind, status, version FROM redirects
      WHERE id IN (${chosen ?? sql`NULL`}) AND id <> ${except} LIMIT 1`;
  const { same, on, here } = await batchNamed(db, {
    same: whole(sql`SELECT id FROM redirects WHERE kind = ${values.kind} AND from_path = ${values.from}`),
    on: whole(leadsOn(values)),
    here: whole(leadsHere(values)),
  });
  return { same: same[0], on: on[0], here: here[0] };
}

/** Deletes a rule; answers it if it was there. */
export async function deleteRedirect(db: Database, ruleId: number): Promise<Redirect | undefined> {
  const [deleted] = await db.delete(redirects).where(eq(id, ruleId)).returning(columns);
  return deleted;
}
