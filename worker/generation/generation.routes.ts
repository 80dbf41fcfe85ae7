import { Hono, type MiddlewareHandler } from "hono";
import { requireRight } from "../auth/sessions/auth.guard";
import { listAgedPosts } from "../blog/ageing/aged-posts.service";
import { seenVersion } from "../contract/desk/staff-post";
import {
  batchInput,
  type GenerationAnswer,
  generationInput,
  matchQuery,
  retryInput,
} from "../contract/generation";
import { briefChange, briefInput, briefListQuery, proposalInput } from "../contract/studio/brief";
import { verdictInput } from "../contract/studio/checks";
import { writingRulesInput } from "../contract/studio/writing-rules";
import { AppError } from "../errors";
import { setListHeaders } from "../http/answers";
import type { AppEnv } from "../http/app-env";
import { readId, validateBody, validateOptionalBody, validateQuery } from "../http/body";
import { takeDayShare } from "../limits";
import { changeBrief, createBrief, getBrief, listBriefs, removeBrief } from "./briefs/brief.service";
import { outlineBrief, proposeOutlines } from "./briefs/outline.service";
import { decide, getChecks, getProvenance } from "./checks/check.service";
import { generateOne, getBatch, getStatus, matchTopic, retryBatch, startBatch } from "./orders/order.service";
import { refreshPost } from "./refresh/refresh.service";
import { changeWritingRules, getWritingRules } from "./rules/rules.service";

// GET  /api/blog/generation
// GET  /api/blog/generation/match
// POST /api/blog/generate
// POST /api/blog/generate-batch
// GET  /api/blog/generate-batch/{batchId}
// POST /api/blog/generate-batch/{batchId}/retry

const mayOrder = requireRight("generation.order", "settings");

/** Orders, outlines and refreshes that an account may request in a day, those that fail too. */
const mostAsked = 100;

const countAsked: MiddlewareHandler<AppEnv> = (c, next) => {
  if (takeDayShare("writer", String(c.var.user.id), mostAsked, c.var.deps.clock())) return next();
  throw new AppError(
    "rate_limited",
    "Anda sudah meminta kepada penulis AI 100 kali hari ini. Coba lagi besok.",
  );
};

export const orderRoutes = new Hono<AppEnv>()
  .get("/generation", mayOrder, async (c) => c.json(await getStatus(c.var.deps)))
  .get("/generation/match", mayOrder, validateQuery(matchQuery), async (c) =>
    c.json(await matchTopic(c.var.deps, c.req.valid("query").topic)),
  )
  .post("/generate", mayOrder, countAsked, validateOptionalBody(generationInput), async (c) => {
    const post = await generateOne(c.var.deps, c.req.valid("json"), c.var.user);
    return c.json<GenerationAnswer>({ message: "Blog post berhasil digenerate dengan AI", post }, 201);
  })
  .post("/generate-batch", mayOrder, countAsked, validateBody(batchInput), async (c) => {
    const { count, ...wish } = c.req.valid("json");
    return c.json(await startBatch(c.var.deps, count, wish, c.var.user), 202);
  })
  .get("/generate-batch/:batchId", mayOrder, async (c) =>
    c.json(await getBatch(c.var.deps, c.req.param("batchId"))),
  )
  .post(
    "/generate-batch/:batchId/retry",
    mayOrder,
    countAsked,
    validateOptionalBody(retryInput),
    async (c) => {
      const { itemId } = c.req.valid("json");
      return c.json(await retryBatch(c.var.deps, c.req.param("batchId"), itemId, c.var.user), 202);
    },
  );

// GET  /api/blog/refresh
// POST /api/blog/{id}/refresh
// GET  /api/blog/{id}/checks
// PUT  /api/blog/{id}/claims/{key}
// GET  /api/blog/{id}/provenance

export const checkRoutes = new Hono<AppEnv>()
  .get("/refresh", requireRight("posts.read"), async (c) => c.json(await listAgedPosts(c.var.deps)))
  .post("/:id/refresh", requireRight("posts.propose", "settings"), countAsked, async (c) =>
    c.json(await refreshPost(c.var.deps, readId(c), c.var.user), 201),
  )
  .get("/:id/checks", requireRight("posts.read"), async (c) => c.json(await getChecks(c.var.deps, readId(c))))
  .put("/:id/claims/:key", requireRight("posts.write-own"), validateBody(verdictInput), async (c) => {
    const claim = { postId: readId(c), key: c.req.param("key") };
    return c.json(await decide(c.var.deps, claim, c.req.valid("json"), c.var.user));
  })
  .get("/:id/provenance", requireRight("posts.read"), async (c) =>
    c.json(await getProvenance(c.var.deps, readId(c))),
  );

// GET    /api/briefs
// POST   /api/briefs
// POST   /api/briefs/proposals
// GET    /api/briefs/{id}
// PUT    /api/briefs/{id}
// DELETE /api/briefs/{id}
// POST   /api/briefs/{id}/outline

const mayPlan = requireRight("briefs.use", "settings");

export const briefRoutes = new Hono<AppEnv>()
  .get("/", mayPlan, validateQuery(briefListQuery), async (c) => {
    const query = c.req.valid("query");
    const { briefs, total } = await listBriefs(c.var.deps, query);
    setListHeaders(c, query, total);
    return c.json(briefs);
  })
  .post("/", mayPlan, validateBody(briefInput), async (c) =>
    c.json(await createBrief(c.var.deps, c.req.valid("json"), c.var.user), 201),
  )
  .post("/proposals", mayPlan, countAsked, validateBody(proposalInput), async (c) =>
    c.json(await proposeOutlines(c.var.deps, c.req.valid("json"))),
  )
  .get("/:id", mayPlan, async (c) => c.json(await getBrief(c.var.deps, readId(c))))
  .put("/:id", mayPlan, validateBody(briefChange), async (c) =>
    c.json(await changeBrief(c.var.deps, readId(c), c.req.valid("json"), c.var.user)),
  )
  .delete("/:id", mayPlan, validateQuery(seenVersion), async (c) => {
    await removeBrief(c.var.deps, readId(c), c.var.user, c.req.valid("query").version);
    return c.body(null, 204);
  })
  .post("/:id/outline", mayPlan, countAsked, async (c) =>
    c.json(await outlineBrief(c.var.deps, readId(c), c.var.user)),
  );

// GET /api/writing-rules
// PUT /api/writing-rules

export const rulesRoutes = new Hono<AppEnv>()
  .get("/", requireRight("writing-rules.read"), async (c) => c.json(await getWritingRules(c.var.deps)))
  .put("/", requireRight("writing-rules.write"), validateBody(writingRulesInput), async (c) =>
    c.json(await changeWritingRules(c.var.deps, c.req.valid("json"), c.var.user)),
  );
