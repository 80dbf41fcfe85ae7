import type { Context } from "hono";
import { totalCountHeader } from "../contract/limits";
import { type Paging, pageOf } from "../contract/query";
import type { AppEnv } from "./app-env";

/** How many rows a list has in all, and where it goes on; whoever follows `next` gets every row. */
export function setListHeaders(c: Context<AppEnv>, query: Paging, total: number): void {
  c.header(totalCountHeader, String(total));
  const { page, pageSize } = pageOf(query);
  if (page * pageSize >= total) return;
  const known = Object.entries({ ...query, page: page + 1, pageSize }).filter(
    ([, value]) => value !== undefined,
  );
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]));
  c.header("Link", `<${c.req.path}?${search}>; rel="next"`);
}
