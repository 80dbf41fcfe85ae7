import * as z from "zod/mini";
import { articlesPerPage } from "./limits";

/** A positive integer up to `max` in a query; `message` answers anything else. */
export function positiveInteger(message: string, max: number) {
  return z.pipe(
    z.string(message).check(z.regex(/^[1-9]\d{0,8}$/, message)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.lte(max, message)),
    ),
  );
}

/** Rows to answer and to skip; nothing without a page or a size, which means all. */
export function pageWindow({ page, pageSize }: { page?: number | undefined; pageSize?: number | undefined }) {
  if (page === undefined && pageSize === undefined) return {};
  const limit = pageSize ?? articlesPerPage;
  return { limit, offset: ((page ?? 1) - 1) * limit };
}
