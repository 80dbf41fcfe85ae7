import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { methodNotAllowed } from "hono/method-not-allowed";
import { auditAdminRoutes } from "./audit/audit-admin.routes";
import { accountRoutes, claimRoutes, inviteRoutes, loginRoutes, staffRoutes } from "./auth/auth.routes";
import { requireReader } from "./auth/sessions/auth.guard";
import { blogAdminRoutes, deadLinkRoutes } from "./blog/blog-admin.routes";
import { indexNowRoutes, readingRoutes } from "./blog/reading/reading.routes";
import { answerFromMemory } from "./cache/content-cache";
import { inboxRoutes, notificationRoutes, templateRoutes } from "./contact/inbox/inbox.routes";
import { submitRoutes } from "./contact/submit/submit.routes";
import { whatsappRoutes } from "./contact/whatsapp/whatsapp.routes";
import { defaultContent } from "./contract/site-content/site-content";
import { createDeps } from "./deps";
import { AppError } from "./errors";
import { briefRoutes, checkRoutes, orderRoutes, rulesRoutes } from "./generation/generation.routes";
import { healthRoutes } from "./health/health.routes";
import { onError, onUnknownApiPath } from "./http/answers";
import type { AppEnv } from "./http/app-env";
import { answerRefusedFormWithPage, limitBody } from "./http/body";
import { bodyBytes, limitConcurrency } from "./http/concurrency";
import { policyHeader, secretReferrerPolicy, securityHeaders } from "./http/security-headers";
import { mediaRoutes } from "./media/library/media.routes";
import { servingRoutes } from "./media/serving/serving.routes";
import { exportRoutes, importRoutes } from "./moving/moving.routes";
import { operationsRoutes } from "./operations/operations.routes";
import { handleQueue } from "./queue";
import { handleSchedule } from "./schedule";
import { siteContentRoutes } from "./site/content/content.routes";
import { feedsRoutes } from "./site/feeds/feeds.routes";
import { answerRefusedNoteWithPage, previewRoutes, readerNoteRoutes } from "./site/preview.routes";
import { notFoundRoutes, redirectOldPaths, redirectRoutes } from "./site/redirects/redirect.routes";
import { answerRefusedForm, siteRoutes } from "./site/site.routes";
import { todayRoutes } from "./today/today.routes";

const setSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const isAddressSecret = c.res.headers.get("Referrer-Policy") === secretReferrerPolicy;
  const ofPage = c.res.headers.get(policyHeader);
  const headers = {
    ...securityHeaders,
    ...c.var.ownSecurityHeaders,
    ...(ofPage && { [policyHeader]: ofPage }),
  };
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  // A cached page keeps its policy.
  if (c.res.status === 304 && !c.var.ownSecurityHeaders) {
    const { tagManagerId } = c.var.deps.siteContent.last()?.analytics ?? defaultContent.analytics;
    if (tagManagerId !== defaultContent.analytics.tagManagerId) c.res.headers.delete(policyHeader);
  }
  if (isAddressSecret) c.res.headers.set("Referrer-Policy", secretReferrerPolicy);
});

/** For addresses with a secret token: no caching, and no referrer to other sites. */
const keepAddressSecret = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.res.headers.set("Cache-Control", "no-store");
  c.res.headers.set("Referrer-Policy", secretReferrerPolicy);
  c.res.headers.set("X-Robots-Tag", "noindex, nofollow");
});

/** Sets `no-store` on answers without a cache header. */
const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
});

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses state-changing calls from other sites (CSRF). `Sec-Fetch-Site` decides if it is present, else `Origin`. A client
 * that sends neither is no browser, so it sends no cookie on its own.
 */
const requireSameOrigin = createMiddleware<AppEnv>(async (c, next) => {
  if (!safeMethods.has(c.req.method)) {
    const site = c.req.header("Sec-Fetch-Site");
    const origin = c.req.header("Origin");
    const allowed =
      site !== undefined
        ? site === "same-origin" || site === "none"
        : origin === undefined || origin === new URL(c.req.url).origin;
    if (!allowed) throw new AppError("forbidden", "Permintaan dari situs lain ditolak");
  }
  await next();
});

const maxPostBytes = 2 * 1024 * 1024;
/** An account's larger bodies at once: the isolate has 128 MB for everybody. */
const limitOwnBodies = limitConcurrency({
  cost: bodyBytes(maxPostBytes),
  capacity: 4 * maxPostBytes,
  busy: "Data Anda yang lain masih diproses. Tunggu sebentar, lalu coba lagi.",
  of: "account",
});

const maxFormBytes = 64 * 1024;
/** A network's smaller bodies at once, most of them of visitors. */
const limitNetwork = limitConcurrency({
  cost: bodyBytes(maxFormBytes),
  capacity: 32 * maxFormBytes,
  busy: "Terlalu banyak data dari jaringan Anda sekaligus. Tunggu sebentar, lalu coba lagi.",
  of: "network",
});
const limitForm = limitBody({ maxBytes: maxFormBytes, label: "64 KB", maxSeconds: 20 });
/** The limit of a post's JSON; its time allows a connection of 35 KB/s. */
const limitPost = limitBody({ maxBytes: maxPostBytes, label: "2 MB", maxSeconds: 60 });

const limitContent = limitBody({ maxBytes: 512 * 1024, label: "512 KB", maxSeconds: 30 });

/** The limit of a call of staff whose body may exceed that of a form; null for other calls. */
function limitOfLarge({ req }: Context) {
  const { method, path } = req;
  const announced = req.header("Content-Length");
  if (announced && Number(announced) <= maxFormBytes) return null;
  const carriesPost =
    method === "PUT"
      ? path.startsWith("/api/blog/")
      : method === "POST" && (path === "/api/blog" || path === "/api/blog/preview");
  if (carriesPost) return limitPost;
  return method === "PUT" && path === "/api/site-content/pending" ? limitContent : null;
}

/** Whether a call uploads a file. Its route limits the body after checking the right. */
function carriesFile({ req: { method, path } }: Context): boolean {
  return method === "POST" && /^\/api\/(?:media|imports(?:\/[^/]+\/pictures)?)$/.test(path);
}

const api = new Hono<AppEnv>();
api.use(
  methodNotAllowed({
    app: api,
    onMethodNotAllowed: (c, methods) => {
      const error = new AppError("method_not_allowed", "Metode ini tidak didukung di alamat tersebut");
      const response = onError(error, c);
      response.headers.set("Allow", methods.join(", "));
      return response;
    },
  }),
);
api.use("/contact", answerRefusedFormWithPage);
api.use("/pratinjau/:token/notes", answerRefusedNoteWithPage);
api.use(noStore, requireSameOrigin);
api.use(
  async (c, next) => {
    // Before the body is read. `requireRight` reads the account again after it.
    if (limitOfLarge(c)) c.set("user", await requireReader(c));
    await next();
  },
  (c, next) => {
    if (safeMethods.has(c.req.method) || carriesFile(c)) return next();
    return (limitOfLarge(c) ? limitOwnBodies : limitNetwork)(c, next);
  },
  (c, next) => (carriesFile(c) ? next() : (limitOfLarge(c) ?? limitForm)(c, next)),
);
api.route("/auth", loginRoutes);
api.route("/claim", claimRoutes);
api.route("/account", accountRoutes);
api.route("/staff", staffRoutes);
api.route("/invites", inviteRoutes);
api.route("/audit", auditAdminRoutes);
api.route("/contact", submitRoutes);
api.route("/contact", inboxRoutes);
api.route("/reply-templates", templateRoutes);
api.route("/blog", orderRoutes);
api.route("/blog", blogAdminRoutes);
api.route("/blog", checkRoutes);
api.route("/blog", readingRoutes);
api.route("/briefs", briefRoutes);
api.route("/writing-rules", rulesRoutes);
api.route("/media", mediaRoutes);
api.route("/site-content", siteContentRoutes);
api.route("/redirects", redirectRoutes);
api.route("/notifications", notificationRoutes);
api.route("/not-found", notFoundRoutes);
api.route("/dead-links", deadLinkRoutes);
api.route("/pratinjau", readerNoteRoutes);
api.route("/operations", operationsRoutes);
api.route("/imports", importRoutes);
api.route("/exports", exportRoutes);
api.route("/", todayRoutes);

/** All routes. */
export const app = new Hono<AppEnv>();
app.use(setSecurityHeaders, async (c, next) => {
  c.set("requestId", readRequestId(c.req.raw));
  const afterwards = (work: Promise<void>) => c.executionCtx.waitUntil(work);
  c.set("deps", createDeps(c.env, { requestId: c.var.requestId, afterwards }));
  c.set("answerRefusedForm", answerRefusedForm);
  await next();
  c.header("X-Request-Id", c.get("requestId"));
});
app.onError(onError);
for (const below of ["/pratinjau/*", "/api/pratinjau/*"]) app.use(below, keepAddressSecret);
app.route("/api", api);
app.all("/api/*", onUnknownApiPath);
app.use(redirectOldPaths(async (request, c) => app.fetch(request, c.env, c.executionCtx)));
app.route("/", whatsappRoutes);
app.route("/", feedsRoutes);
app.route("/", indexNowRoutes);
app.route("/", healthRoutes);
app.route("/", servingRoutes);
app.route("/", previewRoutes);
app.route("/", siteRoutes);
app.notFound((c) => onError(new AppError("not_found", "Alamat tidak ditemukan"), c));

/** The id that connects a response with its log lines: Cloudflare's ray id, else a random one. */
function readRequestId(request: Request): string {
  return request.headers.get("CF-Ray") ?? crypto.randomUUID();
}

/** Local hosts, which use plain http. */
const localHost = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Redirects plain http to https; null for https and on local hosts. Calls with a body keep method and body.
 */
function redirectToHttps(request: Request): Response | null {
  if (request.url.startsWith("https:")) return null;
  const url = new URL(request.url);
  if (localHost.test(url.hostname)) return null;
  url.protocol = "https:";
  const isRead = request.method === "GET" || request.method === "HEAD";
  return new Response(null, {
    status: isRead ? 301 : 308,
    headers: { ...securityHeaders, Location: url.href, "Cache-Control": "no-store" },
  });
}

export default {
  fetch(request: Request, env: Env, context: ExecutionContext) {
    const early = redirectToHttps(request);
    if (early) return early;
    const known = request.method === "GET" ? answerFromMemory(request, env.VERSION.id) : null;
    known?.headers.set("X-Request-Id", readRequestId(request));
    return known ?? app.fetch(request, env, context);
  },
  queue: handleQueue,
  scheduled: handleSchedule,
} satisfies ExportedHandler<Env>;
