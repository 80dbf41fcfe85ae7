import * as z from "zod/mini";
import { articlesPerPage, maxPageSize } from "./limits";

/** A positive integer up to `max` in a query; other values are refused with `message`. */
export function positiveInteger(message: string, max: number) {
  return z.pipe(
    z.string(message).check(z.regex(/^[1-9]\d{0,8}$/, message)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.lte(max, message)),
    ),
  );
}

const pageMessage = "Nomor halaman tidak valid";
const sizeMessage = `Ukuran halaman harus 1 sampai ${maxPageSize}`;
const mostPages = 999_999_999;

export const pagingFields = {
  page: z.optional(positiveInteger(pageMessage, mostPages)),
  pageSize: z.optional(positiveInteger(sizeMessage, maxPageSize)),
};

/** The same fields in a JSON body. */
export const pagingNumbers = {
  page: z.optional(z.int(pageMessage).check(z.gte(1, pageMessage), z.lte(mostPages, pageMessage))),
  pageSize: z.optional(z.int(sizeMessage).check(z.gte(1, sizeMessage), z.lte(maxPageSize, sizeMessage))),
};

export const storedId = (message: string) => z.int(message).check(z.positive(message));

/** 1 to `most` items in a JSON body, without repeated ids. */
export function chosenSchema<Item extends z.ZodMiniType<{ id: number }>>(
  item: Item,
  most: number,
  what: string,
) {
  const message = `Pilih 1 sampai ${most} ${what.toLowerCase()}`;
  return z.array(item, message).check(
    z.minLength(1, message),
    z.maxLength(most, message),
    z.refine(
      (items) => new Set(items.map(({ id }) => id)).size === items.length,
      `${what} yang sama dipilih dua kali`,
    ),
  );
}

export interface Paging {
  page?: number | undefined;
  pageSize?: number | undefined;
  /** Rows to skip, instead of a page. */
  offset?: number | undefined;
}

/** The page and its size; without both, the first page with the maximum size. */
export function toPage({ page, pageSize }: Paging): { page: number; pageSize: number } {
  const isPaged = page !== undefined || pageSize !== undefined;
  return { page: page ?? 1, pageSize: pageSize ?? (isPaged ? articlesPerPage : maxPageSize) };
}

export function pageWindow(paging: Paging): { limit: number; offset: number } {
  const { page, pageSize } = toPage(paging);
  return { limit: pageSize, offset: paging.offset ?? (page - 1) * pageSize };
}

/** Whether the response may be cut by its size: only if no page was requested, because pages must have fixed rows. */
export function mayEndEarly({ page, pageSize, offset }: Paging): boolean {
  return offset !== undefined || (page === undefined && pageSize === undefined);
}

export function nextPage(paging: Paging, total: number): Paging | null {
  const { page, pageSize } = toPage(paging);
  return page * pageSize < total ? { page: page + 1, pageSize } : null;
}
