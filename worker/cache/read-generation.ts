import type { Context } from "hono";
import type { AppEnv } from "../http/app-env";
import { describeError, log } from "../http/log";
import type { ContentGeneration } from "./generation-memory";

/** The state of the posts that copies belong to; null where KV fails and nothing is known. */
export async function readGeneration(c: Context<AppEnv>): Promise<ContentGeneration | null> {
  try {
    return await c.var.deps.contentGeneration.current();
  } catch (error) {
    log("error", "content_generation_unread", { requestId: c.var.requestId, error: describeError(error) });
    return null;
  }
}
