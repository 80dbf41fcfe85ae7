import { findReadable } from "../../blog/ageing/aged-posts.service";
import { feeds } from "../../contract/feeds";
import { pages } from "../../contract/pages";
import type { Paging } from "../../contract/query";
import {
  type BulkRedirects,
  type Redirect,
  type RedirectInput,
  redirectInput,
} from "../../contract/redirects";
import type { Deps } from "../../deps";
import { AppError, movedOn } from "../../errors";
import {
  type Fault,
  isReserved,
  locationOf,
  normalizePath,
  type RedirectValues,
  readRule,
  withoutQuery,
} from "./addresses";
import { forgetLed } from "./not-found.repository";
import {
  countRedirects,
  deleteRedirect,
  findConflicts,
  findRedirect,
  findRule,
  insertRedirects,
  listRedirects,
  updateRedirect,
} from "./redirect.repository";

const mostRedirects = 20_000;

export function readRedirects(deps: Deps, query: Paging & { q: string }) {
  return listRedirects(deps.db, query);
}

export async function createRedirect(deps: Deps, input: RedirectInput): Promise<Redirect> {
  const [outcome] = await addRedirects(deps, [input]);
  if (!outcome?.redirect) throw refused(outcome?.fault ?? { field: "from", message: "" });
  const { redirect } = outcome;
  await deps.audit.record({ action: "redirect.created", subjectId: redirect.id, label: redirect.from });
  return redirect;
}

/** Stores the rows of a file; answers what was refused, with its place among them. */
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
 * Stores many rules as they were typed: in the order given, what became of each. One that is there already as it is
 * given counts as stored.
 */
export async function addRedirects(deps: Deps, typed: readonly RedirectInput[]): Promise<AddedRedirect[]> {
  const isFull = (await countRedirects(deps.db)) + typed.length > mostRedirects;
  const rules = typed.map((input) => (isFull ? full : readRule(input)));
  const slugs = await findLiving(deps, rules);
  const checked = rules.map((rule) => (isFault(rule) ? rule : (faultOf(rule, slugs) ?? rule)));
  const wanted = checked.filter((rule): rule is RedirectValues => !isFault(rule));
  const stored = wanted.length > 0 ? await insertRedirects(deps.db, wanted, deps.clock()) : [];
  await forgetLed(deps.db, wanted);
  return Promise.all(
    checked.map(async (rule): Promise<AddedRedirect> => {
      if (isFault(rule)) return { redirect: null, fault: rule };
      const redirect = stored[wanted.indexOf(rule)];
      return redirect ? { redirect } : explain(deps, rule);
    }),
  );
}

const isFault = (rule: RedirectValues | Fault): rule is Fault => "message" in rule;

const full: Fault = {
  field: "from",
  message: `Pengalihan paling banyak ${mostRedirects.toLocaleString("id-ID")}. Hapus yang tidak dipakai lagi.`,
};

/** Replaces every field of a rule; 404 when it is gone, 409 where it is not the version that is named. */
export async function changeRedirect(deps: Deps, id: number, input: RedirectInput): Promise<Redirect> {
  const { version } = input;
  const rule = readRule(input);
  if (isFault(rule)) throw refused(rule);
  const fault = faultOf(rule, await findLiving(deps, [rule]));
  if (fault) throw refused(fault);
  const changed = await updateRedirect(deps.db, { id, version }, rule, deps.clock());
  if (!changed) throw await whyUnchanged(deps, { id, version }, rule);
  await forgetLed(deps.db, [changed]);
  await deps.audit.record({ action: "redirect.updated", subjectId: id, label: changed.from });
  return changed;
}

interface Which {
  id: number;
  version: number | undefined;
}

async function whyUnchanged(deps: Deps, { id, version }: Which, values: RedirectValues): Promise<AppError> {
  const stored = await findRedirect(deps.db, id);
  if (!stored) return redirectGone();
  if (version !== undefined && stored.version !== version) {
    const message = "Pengalihan ini sudah diubah orang lain. Muat ulang, lalu ubah lagi.";
    return movedOn(message, stored);
  }
  return refused((await explain(deps, values, id)).fault ?? changedMeanwhile);
}

export async function removeRedirect(deps: Deps, id: number): Promise<void> {
  const deleted = await deleteRedirect(deps.db, id);
  if (!deleted) throw redirectGone();
  await deps.audit.record({ action: "redirect.deleted", subjectId: id, label: deleted.from });
}

/** Where an address leads to that is not there; null where no rule says so. */
export async function leadFrom(deps: Deps, url: URL): Promise<{ status: number; to: string | null } | null> {
  const path = normalizePath(url.pathname);
  const rule = isReserved(path) ? null : await findRule(deps.db, path, url.search);
  return rule && { status: rule.status, to: rule.to && locationOf(rule, rule.to, url) };
}

const refused = ({ field, message }: Fault) =>
  new AppError("validation_failed", message, { fields: { [field]: message } });

function redirectGone(): AppError {
  return new AppError("not_found", "Pengalihan tidak ditemukan atau sudah dihapus");
}

const living = new Set<string>([
  ...Object.values(pages).map(({ path }) => path),
  ...Object.values(feeds),
  ...["/robots.txt", "/healthz", "/wa"],
]);
const slugOf = (path: string) => /^\/blog\/([^/]+)$/.exec(path)?.[1] ?? null;

/** The slugs among old addresses at which visitors read an article, also by a former one. */
function findLiving(deps: Deps, rules: readonly (RedirectValues | Fault)[]): Promise<ReadonlySet<string>> {
  const slugs = rules
    .map((rule) => (isFault(rule) ? null : slugOf(rule.from)))
    .filter((slug) => slug !== null);
  return findReadable(deps, slugs);
}

function faultOf(values: RedirectValues, slugs: ReadonlySet<string>): Fault | null {
  const path = withoutQuery(values.from);
  if (isReserved(path)) return { field: "from", message: `Alamat ${path} dipakai oleh sistem.` };
  if (living.has(path) || slugs.has(slugOf(values.from) ?? "")) {
    const message = `Alamat ${path} masih menampilkan halaman, jadi tidak bisa dialihkan.`;
    return { field: "from", message };
  }
  return null;
}

const changedMeanwhile: Fault = {
  field: "from",
  message: "Pengalihan lain berubah saat ini disimpan. Silakan simpan lagi.",
};

/** Why the statement stored nothing, in words; the rule where it stands there as it was given. */
async function explain(deps: Deps, values: RedirectValues, except = 0): Promise<AddedRedirect> {
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
