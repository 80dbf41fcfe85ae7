import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import type { AppEnv } from "./app-env";

/**
 * Reads a request's body before anything else does, and refuses it with 413 as soon as it passes `maxBytes`: what
 * a header says of its length is believed only where it says too much. `label` is the limit as a person reads it.
 */
export function limitBody(maxBytes: number, label: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { raw } = c.req;
    // No route reads what comes with a GET.
    if (raw.body && raw.method !== "GET" && raw.method !== "HEAD") {
      const announced = Number(raw.headers.get("Content-Length") ?? 0);
      const body = announced > maxBytes ? null : await readUpTo(raw.body, maxBytes);
      if (!body) {
        throw new AppError("payload_too_large", `Data yang dikirim terlalu besar (maksimal ${label})`);
      }
      c.req.raw = new Request(raw, { body });
    }
    c.set("isBodyRead", true);
    await next();
  });
}

/** The whole body, or null when it is longer; what is over is not read. */
async function readUpTo(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
