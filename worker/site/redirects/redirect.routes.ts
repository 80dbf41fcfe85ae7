import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  bulkRedirectsInput,
  notFoundQuery,
  redirectInput,
  redirectListQuery,
} from "../../contract/redirects";
import type { Deps } from "../../deps";
import { AppError, describeError, log } from "../../errors";
import { setListHeaders } from "../../http/answers";
import type { AppEnv } from "../../http/app-env";
import { readId, validateBody, validateQuery } from "../../http/body";
import { isPerson } from "../../http/person";
import { countMiss, refuseCounted } from "../../http/rate-limit";
import { readNetwork, takeDayShare } from "../../limits";
import { noteMissing, readMissed } from "./not-found.service";
import {
  changeRedirect,
  createRedirect,
  importRedirects,
  listRedirects,
  matchRedirect,
  removeRedirect,
} from "./redirect.service";

const ownersOnly = requireRight("addresses.use");

export const redirectRoutes = new Hono<AppEnv>()
  .get("/", ownersOnly, validateQuery(redirectListQuery), async (c) => {
    const query = c.req.valid("query");
    const { rows, total } = await listRedirects(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json(rows);
  })
  .post("/", ownersOnly, validateBody(redirectInput), async (c) =>
    c.json(await createRedirect(c.var.deps, c.req.valid("json")), 201),
  )
  .post("/bulk", ownersOnly, validateBody(bulkRedirectsInput), async (c) =>
    c.json(await importRedirects(c.var.deps, c.req.valid("json").rows)),
  )
  .put("/:id", ownersOnly, validateBody(redirectInput), async (c) =>
    c.json(await changeRedirect(c.var.deps, readId(c), c.req.valid("json"))),
  )
  .delete("/:id", ownersOnly, async (c) => {
    await removeRedirect(c.var.deps, readId(c));
    return c.body(null, 204);
  });

export const notFoundRoutes = new Hono<AppEnv>().get(
  "/",
  ownersOnly,
  validateQuery(notFoundQuery),
  async (c) => {
    const query = c.req.valid("query");
    const { missed, total } = await readMissed(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json(missed);
  },
);

/** Subrequests of this middleware: their depth, and whether they check a rule's target. */
const followed = new WeakMap<Request, { depth: number; isTarget: boolean }>();
const mostFollowed = 3;
/** A separate counter for misses, so that requests for old addresses affect no other limit. */
const counted = "address ";

/**
 * Middleware: redirects paths that answered 404 by a rule; without one the response stays and the path is recorded. If
 * the target, or the path without its trailing slash, redirects too, the first response goes straight to the end.
 */
export function redirectOldPaths(ask: (request: Request, c: Context<AppEnv>) => Promise<Response>) {
  /** The response of another path to the same visitor. */
  async function follow(c: Context<AppEnv>, address: URL, isTarget: boolean): Promise<Response | null> {
    const depth = (followed.get(c.req.raw)?.depth ?? 0) + 1;
    if (depth > mostFollowed) return null;
    const headers = new Headers(c.req.raw.headers);
    headers.delete("If-None-Match");
    const request = new Request(address, { headers, method: c.req.method, redirect: "manual" });
    followed.set(request, { depth, isTarget });
    return ask(request, c);
  }

  /** Handles a 301: keeps the query for a former slug, and resolves the path without its slash in one step. */
  async function resolveRedirect(c: Context<AppEnv>, url: URL): Promise<void> {
    const location = c.res.headers.get("Location") ?? "";
    if (url.pathname.endsWith("/")) {
      const further = await follow(c, new URL(location, url), false);
      if (further && !further.ok) return replace(c, further);
      await further?.body?.cancel();
    } else if (url.search !== "" && location.startsWith("/blog/")) {
      c.header("Location", location + url.search);
    }
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    // Taken before `next`, because a page's dependencies read from a replica.
    const { deps } = c.var;
    await next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return;
    const url = new URL(c.req.url);
    if (c.res.status === 301) return resolveRedirect(c, url);
    if (c.res.status !== 404) return;
    const lead = await findRedirectOrCount(c, deps, url);
    if (!lead) return;
    const { body, headers } = c.res;
    if (lead.to === null) return replace(c, new Response(body, { status: 410, headers }));
    await body?.cancel();
    const target = new URL(lead.to, url);
    const further = target.origin === url.origin ? await follow(c, target, true) : null;
    await further?.body?.cancel();
    const location = further?.headers.get("Location") ?? lead.to;
    const cacheControl = "public, max-age=0, must-revalidate";
    replace(
      c,
      new Response(null, {
        status: lead.status,
        headers: { Location: location, "Cache-Control": cacheControl },
      }),
    );
  });
}

/** Reset first, because Hono merges the headers of the previous response into the new one. */
function replace(c: Context<AppEnv>, response: Response): void {
  c.res = undefined;
  c.res = new Response(response.body, response);
}

/** Missing paths that are recorded for one network a day; the list has room for a thousand. */
const mostMissesOfNetwork = 200;

/**
 * The redirect for a path; null, after counting and recording a miss, if there is none. Also null if the database fails
 * or the network has had too many misses.
 */
async function findRedirectOrCount(c: Context<AppEnv>, deps: Deps, url: URL) {
  const isNobody = c.var.reader !== undefined || followed.get(c.req.raw)?.isTarget === true;
  try {
    if (!isNobody) refuseCounted(c, counted);
    const lead = await matchRedirect(deps, url);
    if (lead || isNobody) return lead;
    await countMiss(c, counted);
    if (!takeDayShare("not-found", readNetwork(c.req.raw), mostMissesOfNetwork, deps.clock())) return null;
    const miss = { url, isPerson: isPerson(c), referrer: c.req.header("Referer") };
    noteMissing(deps, miss, (work) => c.executionCtx.waitUntil(work));
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited"))
      log("warn", "redirects_unread", { requestId: c.var.requestId, error: describeError(error) });
  }
  return null;
}
