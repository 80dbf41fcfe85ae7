import { and, count, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { findReadable } from "../../blog/for-generation/existing-posts.service";
import { feeds } from "../../contract/feeds";
import { pages } from "../../contract/pages";
import { type Paging, pageWindow } from "../../contract/query";
import {
  type BulkRedirects,
  type Redirect,
  type RedirectInput,
  redirectInput,
} from "../../contract/redirects";
import { batchNamed, batchSql, type Database, hasWords } from "../../db/client";
import { redirects } from "../../db/schema/site";
import type { Deps } from "../../deps";
import { AppError, fieldError, movedOn } from "../../errors";
import {
  buildLocation,
  type Fault,
  isReserved,
  normalizePath,
  type RedirectValues,
  readRule,
  targetPath,
  withoutQuery,
} from "./addresses";
import { deleteRedirectedMisses } from "./not-found.service";

const mostRedirects = 20_000;

export async function createRedirect(deps: Deps, input: RedirectInput): Promise<Redirect> {
  const [outcome] = await addRedirects(deps, [input]);
  if (!outcome?.redirect) throw refused(outcome?.fault ?? { field: "from", message: "" });
  const { redirect } = outcome;
  await deps.audit.record({ action: "redirect.created", subjectId: redirect.id, label: redirect.from });
  return redirect;
}

/** Stores the rows of a file; returns the refused ones with their position. */
export async function importRedirects(deps: Deps, rows: readonly unknown[]): Promise<BulkRedirects> {
  const refusedRows: BulkRedirects["refused"] = [];
  const read = rows.flatMap((row, index) => {
    const parsed = redirectInput.safeParse(row);
    if (parsed.success) return [{ index, input: parsed.data }];
    refusedRows.push({ index, message: parsed.error.issues[0]?.message ?? "" });
    return [];
  });
  const outcomes = await addRedirects(
    deps,
    read.map(({ input }) => input),
  );
  for (const [place, { fault }] of outcomes.entries()) {
    if (fault) refusedRows.push({ index: read[place]?.index ?? 0, message: fault.message });
  }
  const added = rows.length - refusedRows.length;
  if (added > 0) await deps.audit.record({ action: "redirect.imported", label: `${added} alamat` });
  return { added, refused: refusedRows.sort((a, b) => a.index - b.index) };
}

export type AddedRedirect = { redirect: Redirect; fault?: never } | { redirect: null; fault: Fault };

/**
 * Stores many rules as they were typed; returns the result of each, in order. A rule that exists unchanged counts as
 * stored.
 */
export async function addRedirects(deps: Deps, typed: readonly RedirectInput[]): Promise<AddedRedirect[]> {
  const isFull = (await deps.db.$count(redirects)) + typed.length > mostRedirects;
  const rules = typed.map((input) => (isFull ? full : readRule(input)));
  const slugs = await findLiving(deps, rules);
  const checked = rules.map((rule) => (isFault(rule) ? rule : (findFault(rule, slugs) ?? rule)));
  const wanted = checked.filter((rule): rule is RedirectValues => !isFault(rule));
  const stored = wanted.length > 0 ? await insertRedirects(deps.db, wanted, deps.clock()) : [];
  await deleteRedirectedMisses(deps.db, wanted);
  return Promise.all(
    checked.map(async (rule): Promise<AddedRedirect> => {
      if (isFault(rule)) return { redirect: null, fault: rule };
      const redirect = stored[wanted.indexOf(rule)];
      return redirect ? { redirect } : explainConflict(deps, rule);
    }),
  );
}

const isFault = (rule: RedirectValues | Fault): rule is Fault => "message" in rule;

const full: Fault = {
  field: "from",
  message: `Pengalihan paling banyak ${mostRedirects.toLocaleString("id-ID")}. Hapus yang tidak dipakai lagi.`,
};

/** Replaces every field of a rule; 404 if it is gone, 409 if its version differs. */
export async function changeRedirect(deps: Deps, id: number, input: RedirectInput): Promise<Redirect> {
  const { version } = input;
  const rule = readRule(input);
  if (isFault(rule)) throw refused(rule);
  const fault = findFault(rule, await findLiving(deps, [rule]));
  if (fault) throw refused(fault);
  const changed = await updateRedirect(deps.db, { id, version }, rule, deps.clock());
  if (!changed) throw await explainUnchanged(deps, { id, version }, rule);
  await deleteRedirectedMisses(deps.db, [changed]);
  await deps.audit.record({ action: "redirect.updated", subjectId: id, label: changed.from });
  return changed;
}

interface Which {
  id: number;
  version: number | undefined;
}

async function explainUnchanged(
  deps: Deps,
  { id, version }: Which,
  values: RedirectValues,
): Promise<AppError> {
  const stored = await findRedirect(deps.db, id);
  if (!stored) return redirectGone();
  if (version !== undefined && stored.version !== version) {
    const message = "Pengalihan ini sudah diubah orang lain. Muat ulang, lalu ubah lagi.";
    return movedOn(message, stored);
  }
  return refused((await explainConflict(deps, values, id)).fault ?? changedMeanwhile);
}

export async function removeRedirect(deps: Deps, id: number): Promise<void> {
  const deleted = await deleteRedirect(deps.db, id);
  if (!deleted) throw redirectGone();
  await deps.audit.record({ action: "redirect.deleted", subjectId: id, label: deleted.from });
}

export async function matchRedirect(
  deps: Deps,
  url: URL,
): Promise<{ status: number; to: string | null } | null> {
  const path = normalizePath(url.pathname);
  const rule = isReserved(path) ? null : await findRule(deps.db, path, url.search);
  return rule && { status: rule.status, to: rule.to && buildLocation(rule, rule.to, url) };
}

const refused = ({ field, message }: Fault) => fieldError(field, message);

function redirectGone(): AppError {
  return new AppError("not_found", "Pengalihan tidak ditemukan atau sudah dihapus");
}

const living = new Set<string>([
  ...Object.values(pages).map(({ path }) => path),
  ...Object.values(feeds),
  ...["/robots.txt", "/healthz", "/wa"],
]);
const parseSlug = (path: string) => /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? null;

/** The slugs of old addresses that are, or were, those of a public article. */
function findLiving(deps: Deps, rules: readonly (RedirectValues | Fault)[]): Promise<ReadonlySet<string>> {
  const slugs = rules
    .map((rule) => (isFault(rule) ? null : parseSlug(rule.from)))
    .filter((slug) => slug !== null);
  return findReadable(deps, slugs);
}

function findFault(values: RedirectValues, slugs: ReadonlySet<string>): Fault | null {
  const path = withoutQuery(values.from);
  if (isReserved(path)) return { field: "from", message: `Alamat ${path} dipakai oleh sistem.` };
  if (living.has(path) || slugs.has(parseSlug(values.from) ?? "")) {
    const message = `Alamat ${path} masih menampilkan halaman, jadi tidak bisa dialihkan.`;
    return { field: "from", message };
  }
  return null;
}

const changedMeanwhile: Fault = {
  field: "from",
  message: "Pengalihan lain berubah saat ini disimpan. Silakan simpan lagi.",
};

/** Explains why a rule was not stored; returns the stored rule if it is the same. */
async function explainConflict(deps: Deps, values: RedirectValues, except = 0): Promise<AddedRedirect> {
  const { same, on, here } = await findConflicts(deps.db, values, except);
  if (same) {
    const isSame = same.to === values.to && same.status === values.status;
    if (isSame && except === 0) return { redirect: same };
    const where = same.to ? ` ke ${same.to}` : "";
    return { redirect: null, fault: { field: "from", message: `Alamat ini sudah dialihkan${where}.` } };
  }
  if (on) {
    const where = on.to ? `dialihkan ke ${on.to}. Arahkan langsung ke sana.` : "dinyatakan hilang.";
    return { redirect: null, fault: { field: "to", message: `Tujuan ini sendiri ${where}` } };
  }
  if (here) {
    const message = `Alamat ini tujuan dari ${here.from}. Arahkan ${here.from} ke tujuan yang baru dulu.`;
    return { redirect: null, fault: { field: "from", message } };
  }
  return { redirect: null, fault: changedMeanwhile };
}

const { id, from, to, kind, status, version } = redirects;
const columns = { id, from, to, kind, status, version };

const maxParts = 30;

function pathsAbove(path: string): string[] {
  const parts = path.split("/").slice(0, maxParts + 1);
  return parts.map((_, index) => parts.slice(0, parts.length - index).join("/")).filter(Boolean);
}

/** The rule for a path: with its query, without it, else of the nearest parent. */
async function findRule(db: Database, path: string, search: string): Promise<Redirect | null> {
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

export async function listRedirects({ db }: Deps, { q, ...paging }: Paging & { q: string }) {
  const { limit, offset } = pageWindow(paging);
  const matching = q ? hasWords(sql`${from} || ' ' || coalesce(${to}, '')`, q) : undefined;
  const [rows, counted] = await db.batch([
    db.select(columns).from(redirects).where(matching).orderBy(desc(id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(redirects).where(matching),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

async function findRedirect(db: Database, redirectId: number): Promise<Redirect | null> {
  const rows = await db.select(columns).from(redirects).where(eq(id, redirectId));
  return rows[0] ?? null;
}

const rule = sql`SELECT id FROM redirects AS other WHERE`;
/** SQL condition for a prefix that can use the index; the last character of the prefix must be ASCII. */
const begins = (column: SQL, beginning: string) => {
  const after = beginning.slice(0, -1) + String.fromCharCode(beginning.charCodeAt(beginning.length - 1) + 1);
  return sql`(${column} >= ${beginning} AND ${column} < ${after})`;
};

/** Selects the rule that redirects this rule's target further, with any query; null if the target is another site. */
function selectContinuingRule({ to }: RedirectValues): SQL | null {
  const target = targetPath(to);
  if (target === null) return null;
  return sql`${rule} (
    (other.kind = 'exact' AND (other.from_path = ${target} OR ${begins(sql`other.from_path`, `${target}?`)}))
    OR (other.kind = 'prefix' AND other.from_path IN (SELECT value FROM json_each(${JSON.stringify(pathsAbove(target))}))))`;
}

function selectRuleToSource({ from, kind }: RedirectValues): SQL {
  const path = withoutQuery(from);
  const below = kind === "prefix" ? sql`OR ${begins(sql`other.to_path`, `${path}/`)}` : sql``;
  return sql`${rule} (other.to_path = ${path} ${below})`;
}

/** SQL condition: the rule forms no chain with others; `except` is its own id. */
function makesNoChain(values: RedirectValues, except = 0): SQL {
  const chains = [selectContinuingRule(values), selectRuleToSource(values)].filter((chain) => chain !== null);
  const none = chains.map((chain) => sql`NOT EXISTS (${chain} AND other.id <> ${except})`);
  return sql.join(none, sql` AND `);
}

/** Inserts up to a hundred rules; null for those that would be duplicates or form a chain. */
async function insertRedirects(
  db: Database,
  rules: readonly RedirectValues[],
  now: Date,
): Promise<(Redirect | null)[]> {
  const results = await batchSql(
    db,
    rules.map(
      (values) => sql`INSERT INTO redirects (kind, from_path, to_address, to_path, status, updated_at)
        SELECT ${values.kind}, ${values.from}, ${values.to}, ${targetPath(values.to)}, ${values.status},
          ${now.getTime()} WHERE ${makesNoChain(values)}
        ON CONFLICT (from_path, kind) DO NOTHING RETURNING id`,
    ),
  );
  return rules.map((values, index) => {
    const [row] = (results[index] ?? []) as { id: number }[];
    return row ? { ...values, id: row.id, version: 1 } : null;
  });
}

/** Updates a rule of a version; null if the version differs, or if the rule would form a chain or a duplicate. */
async function updateRedirect(
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

/** The rules that conflict: the one with the same source, the one that continues it, and the one that leads to it. */
async function findConflicts(db: Database, values: RedirectValues, except: number) {
  const whole = (chosen: SQL | null) =>
    sql<Redirect>`SELECT id, from_path AS "from", to_address AS "to", kind, status, version FROM redirects
      WHERE id = (${chosen ? sql`${chosen} AND id <> ${except} LIMIT 1` : sql`NULL`})`;
  const { same, on, here } = await batchNamed(db, {
    same: whole(sql`SELECT id FROM redirects WHERE kind = ${values.kind} AND from_path = ${values.from}`),
    on: whole(selectContinuingRule(values)),
    here: whole(selectRuleToSource(values)),
  });
  return { same: same[0], on: on[0], here: here[0] };
}

async function deleteRedirect(db: Database, ruleId: number): Promise<Redirect | undefined> {
  const [deleted] = await db.delete(redirects).where(eq(id, ruleId)).returning(columns);
  return deleted;
}
