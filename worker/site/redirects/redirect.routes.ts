// GET    /api/redirects
// POST   /api/redirects
// POST   /api/redirects/bulk
// PUT    /api/redirects/{id}
// DELETE /api/redirects/{id}
// GET    every address at which nothing else is answered
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type BulkRedirects,
  bulkRedirectsInput,
  type Redirect,
  redirectInput,
  redirectListQuery,
} from "../../contract/redirects";
import { AppError, describeError, log } from "../../errors";
import { setListHeaders } from "../../http/answers";
import type { AppEnv } from "../../http/app-env";
import { parseId, validateBody, validateQuery } from "../../http/body";
import { countMiss, refuseCounted } from "../../http/rate-limit";
import {
  changeRedirect,
  createRedirect,
  importRedirects,
  leadFrom,
  readRedirects,
  removeRedirect,
} from "./redirect.service";

const ownersOnly = requireRight("addresses.use");

export const redirectRoutes = new Hono<AppEnv>()
  .get("/", ownersOnly, validateQuery(redirectListQuery), async (c) => {
    const query = c.req.valid("query");
    const { rows, total } = await readRedirects(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json<Redirect[]>(rows);
  })
  .post("/", ownersOnly, validateBody(redirectInput), async (c) =>
    c.json<Redirect>(await createRedirect(c.var.deps, c.req.valid("json")), 201),
  )
  .post("/bulk", ownersOnly, validateBody(bulkRedirectsInput), async (c) =>
    c.json<BulkRedirects>(await importRedirects(c.var.deps, c.req.valid("json").rows)),
  )
  .put("/:id", ownersOnly, validateBody(redirectInput), async (c) => {
    const id = parseId(c.req.param("id"));
    return c.json<Redirect>(await changeRedirect(c.var.deps, id, c.req.valid("json")));
  })
  .delete("/:id", ownersOnly, async (c) => {
    await removeRedirect(c.var.deps, parseId(c.req.param("id")));
    return c.body(null, 204);
  });

/** Requests that this middleware makes itself, with how many there are one within the other. */
const followed = new WeakMap<Request, number>();
const mostFollowed = 3;
/** Of the limiter of misses: who asks for many old addresses is to be kept from nothing else. */
const counted = "address ";

/**
 * Leads on from addresses at which nothing else was answered: by a rule, else the answer stays. Where the rule's target,
 * or the same address without a slash at its end, leads on itself, the first answer leads there.
 */
export function leadFromOldAddresses(ask: (request: Request, c: Context<AppEnv>) => Promise<Response>) {
  /** What is answered at another address, to the same visitor. */
  async function follow(c: Context<AppEnv>, address: URL): Promise<Response | null> {
    const depth = (followed.get(c.req.raw) ?? 0) + 1;
    if (depth > mostFollowed) return null;
    const headers = new Headers(c.req.raw.headers);
    headers.delete("If-None-Match");
    const request = new Request(address, { headers, method: c.req.method, redirect: "manual" });
    followed.set(request, depth);
    return ask(request, c);
  }

  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return;
    const url = new URL(c.req.url);
    if (c.res.status === 301) return leadOn(c, url, follow);
    if (c.res.status !== 404) return;
    const rule = await findLead(c, url);
    if (rule?.status === 410)
      return replace(c, new Response(c.res.body, { status: 410, headers: c.res.headers }));
    if (!rule?.to) return;
    const target = new URL(rule.to, url);
    let location = rule.to;
    if (target.origin === url.origin) {
      const further = await follow(c, target);
      await further?.body?.cancel();
      location = further?.headers.get("Location") ?? location;
    }
    const headers = { Location: location, "Cache-Control": "public, max-age=0, must-revalidate" };
    replace(c, new Response(null, { status: rule.status, headers }));
  });
}

type Follow = (c: Context<AppEnv>, address: URL) => Promise<Response | null>;

/** The former address of an article keeps the query; one that takes a slash away gives way to what is answered without it. */
async function leadOn(c: Context<AppEnv>, url: URL, follow: Follow): Promise<void> {
  const location = c.res.headers.get("Location") ?? "";
  if (url.pathname.endsWith("/")) {
    const further = await follow(c, new URL(location, url));
    if (!further || further.ok) return further?.body?.cancel();
    return replace(c, further);
  }
  if (url.search === "" || !location.startsWith("/blog/") || location.includes("?")) return;
  c.header("Location", location + url.search);
}

/** Without what stands there, whose headers Hono would write over those of the answer. */
function replace(c: Context<AppEnv>, response: Response): void {
  c.res = undefined;
  c.res = new Response(response.body, response);
}

/** The rule for an address; null, and the answer stays, where there is none, where the database fails, or for who asks too often. */
async function findLead(c: Context<AppEnv>, url: URL) {
  try {
    if (!c.var.reader) refuseCounted(c, counted);
    const lead = await leadFrom(c.var.deps, url);
    if (!lead && !c.var.reader) await countMiss(c, counted);
    return lead;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "rate_limited"))
      log("warn", "redirects_unread", { requestId: c.var.requestId, error: describeError(error) });
    return null;
  }
}
