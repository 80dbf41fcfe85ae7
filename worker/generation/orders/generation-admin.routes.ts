// GET  /api/blog/generation
// GET  /api/blog/generation/match
// POST /api/blog/generate
// POST /api/blog/generate-batch
// GET  /api/blog/generate-batch/{batchId}
// POST /api/blog/generate-batch/{batchId}/retry
import { Hono } from "hono";
import { requireRight } from "../../auth/sessions/auth.guard";
import {
  type Batch,
  type BatchAnswer,
  batchInput,
  type GenerationAnswer,
  type GenerationStatus,
  generationInput,
  matchQuery,
  retryInput,
  type TopicMatch,
} from "../../contract/generation";
import type { AppEnv } from "../../http/app-env";
import { validateBody, validateOptionalBody, validateQuery } from "../../http/body";
import { generateOne, getBatch, getStatus, matchTopic, retryBatch, startBatch } from "./order.service";

export const generationAdminRoutes = new Hono<AppEnv>()
  .get("/generation", requireRight("generation.order"), async (c) =>
    c.json<GenerationStatus>(await getStatus(c.var.deps)),
  )
  .get("/generation/match", requireRight("generation.order"), validateQuery(matchQuery), async (c) =>
    c.json<TopicMatch>(await matchTopic(c.var.deps, c.req.valid("query").topic)),
  )
  .post("/generate", requireRight("generation.order"), validateOptionalBody(generationInput), async (c) => {
    const post = await generateOne(c.var.deps, c.req.valid("json"), c.var.user);
    return c.json<GenerationAnswer>({ message: "Blog post berhasil digenerate dengan AI", post }, 201);
  })
  .post("/generate-batch", requireRight("generation.order"), validateBody(batchInput), async (c) => {
    const { count, ...input } = c.req.valid("json");
    return c.json<BatchAnswer>(await startBatch(c.var.deps, count, input, c.var.user), 202);
  })
  .get("/generate-batch/:batchId", requireRight("generation.order"), async (c) =>
    c.json<Batch>(await getBatch(c.var.deps, c.req.param("batchId"))),
  )
  .post(
    "/generate-batch/:batchId/retry",
    requireRight("generation.order"),
    validateOptionalBody(retryInput),
    async (c) =>
      c.json<Batch>(
        await retryBatch(c.var.deps, c.req.param("batchId"), c.req.valid("json").itemId, c.var.user),
        202,
      ),
  );
