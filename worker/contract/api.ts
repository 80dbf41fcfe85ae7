import * as z from "zod/mini";
import { mediaUse } from "./media/media-item";
import { claim } from "./studio/checks";

export const errorStatus = {
  validation_failed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  claims_open: 409,
  in_progress: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal: 500,
  upstream_failed: 502,
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const refusedPicture = z.object({ id: z.number(), name: z.string(), field: z.enum(["content", "image"]) });
export type RefusedPicture = z.infer<typeof refusedPicture>;

/** Further fields of an error body. */
const details = {
  /** With `claims_open`: the claims without a verdict. */
  claims: z.optional(z.array(claim)),
  /** With an unknown topic: similar known topics. */
  nearest: z.optional(z.array(z.string())),
  /** With a picture that cannot be deleted: the posts that use it. */
  usedIn: z.optional(z.array(mediaUse)),
  /** With a text that cannot be published: its pictures without alt text. */
  pictures: z.optional(z.array(refusedPicture)),
  /** With a version conflict: the stored resource, in the form of its own endpoint. */
  stored: z.optional(z.unknown()),
};
const errorDetails = z.object(details);
export type ErrorDetails = z.infer<typeof errorDetails>;

/** Body of every response that is not 2xx. `message` is Indonesian and may be shown. */
export const apiErrorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  /** Field name → message, for `validation_failed` and `conflict`. */
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
  ...details,
});
export type ApiErrorBody = z.infer<typeof apiErrorBody>;
