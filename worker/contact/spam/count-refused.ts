import { createMiddleware } from "hono/factory";
import type { ErrorCode } from "../../contract/api";
import type { RefusalReason } from "../../contract/contact-admin";
import type { AppEnv } from "../../http/app-env";
import { toAppError } from "../../http/on-error";
import { countRefusal } from "./spam.service";

const reasons: Partial<Record<ErrorCode, RefusalReason>> = {
  validation_failed: "invalid",
  rate_limited: "too_often",
  payload_too_large: "too_large",
  forbidden: "cross_site",
  unsupported_media_type: "unsupported",
};

/** Counts every enquiry that is refused, whatever part of the way refuses it. */
export const countRefused = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.req.method !== "POST" || !c.error) return;
  const reason = reasons[toAppError(c.error).code];
  if (reason) await countRefusal(c.var.deps, reason);
});
