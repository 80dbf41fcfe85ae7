import * as z from "zod/mini";
import { maxPageSize, totalCountHeader } from "../../worker/contract/limits";
import { ApiError } from "../lib/http";
import { readAs } from "../lib/read-as";

/** Pages that are asked for at the same time. */
const pagesAtOnce = 4;
/** A list that changes while it is read is read again this often. */
const tries = 3;

interface Row {
  id: number;
}

/** Asks the server for one page of a list, which answers with the rows and, in a header, with how many there are. */
type AskForPage = (paging: { page: number; pageSize: number }) => Promise<Response>;

export interface Page<T> {
  rows: T[];
  /** Rows on all pages. */
  total: number;
}

/** The rows of an answer, and how many there are on all pages. */
export async function readPage<T>(row: z.ZodMiniType<T>, response: Response): Promise<Page<T>> {
  const rows = await readAs(z.array(row), response);
  return { rows, total: Number(response.headers.get(totalCountHeader) ?? rows.length) };
}

/**
 * Every row of a list, page by page, each once. Throws when a page fails: a list with a gap would pass for a whole
 * one. Rows that come or go meanwhile move the others from page to page, so that it is read again then.
 */
export async function fetchEveryPage<T extends Row>(askFor: AskForPage, row: z.ZodMiniType<T>): Promise<T[]> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const rows = await readOnce(askFor, row);
    if (rows) return rows;
  }
  throw new Error("Daftar terus berubah selama diekspor. Tidak ada file yang dibuat, silakan coba lagi.");
}

/** Null when the list changed on the way. */
async function readOnce<T extends Row>(askFor: AskForPage, row: z.ZodMiniType<T>): Promise<T[] | null> {
  const fetchPage = async (page: number) => readPage(row, await askFor({ page, pageSize: maxPageSize }));
  const first = await fetchPage(1);
  const pageCount = Math.ceil(first.total / maxPageSize);
  const pages = [first];
  for (let start = 2; start <= pageCount; start += pagesAtOnce) {
    const numbers = Array.from({ length: pagesAtOnce }, (_, index) => start + index).filter(
      (number) => number <= pageCount,
    );
    pages.push(
      ...(await Promise.all(numbers.map((number) => fetchPage(number).catch(sayWhich(number, pageCount))))),
    );
  }
  const rows = new Map(pages.flatMap((page) => page.rows).map((found) => [found.id, found]));
  const isWhole = rows.size === first.total && pages.every(({ total }) => total === first.total);
  return isWhole ? [...rows.values()] : null;
}

/** An ended session stays what it is; for the rest it matters that nothing was saved. */
function sayWhich(page: number, pageCount: number) {
  return (cause: unknown): never => {
    if (cause instanceof ApiError && cause.status === 401) throw cause;
    const part = `Bagian ${page} dari ${pageCount} gagal dimuat`;
    throw new Error(`${part}. Tidak ada file yang dibuat, silakan coba lagi.`, { cause });
  };
}
