import type { Context } from "hono";
import { totalCountHeader } from "../contract/limits";
import { nextPage, type Paging } from "../contract/query";
import type { AppEnv } from "./app-env";

/** How many rows a list has in all, and where it goes on; whoever follows `next` gets every row. */
export function setListHeaders(
  c: Context<AppEnv>,
  query: Paging,
  total: number,
  next: Paging | null = nextPage(query, total),
): void {
  c.header(totalCountHeader, String(total));
  if (!next) return;
  const { page: _page, offset: _offset, ...asked } = query;
  const known = Object.entries({ ...asked, ...next }).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
  c.header("Link", `<${c.req.path}?${search}>; rel="next"`);
}
