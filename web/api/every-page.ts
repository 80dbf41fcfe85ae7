import * as z from "zod/mini";
import { maxPageSize, totalCountHeader } from "../../worker/contract/limits";
import { readAs } from "../lib/read-as";

/** Pages that are asked for at the same time. */
const pagesAtOnce = 4;

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
 * Every row of a list, a few pages at a time, each row once. Throws when a page fails, and when rows come or go meanwhile,
 * which move others from page to page: a list with a gap would pass for a whole one.
 */
export async function fetchEveryPage<T extends Row>(askFor: AskForPage, row: z.ZodMiniType<T>): Promise<T[]> {
  const fetchPage = async (page: number) => readPage(row, await askFor({ page, pageSize: maxPageSize }));
  const first = await fetchPage(1);
  const pages = [first];
  for (let page = 2; page <= Math.ceil(first.total / maxPageSize); page += pagesAtOnce) {
    const wanted = Math.min(pagesAtOnce, Math.ceil(first.total / maxPageSize) - page + 1);
    pages.push(...(await Promise.all(Array.from({ length: wanted }, (_, index) => fetchPage(page + index)))));
  }
  const rows = new Map(pages.flatMap((page) => page.rows).map((found) => [found.id, found]));
  if (rows.size === first.total && pages.every(({ total }) => total === first.total))
    return [...rows.values()];
  throw new Error("Daftar berubah selama dimuat. Tidak ada file yang dibuat, silakan coba lagi.");
}
