import { createMiddleware } from "hono/factory";
import { AppError } from "../app-error";
import type { AppEnv } from "./app-env";
import { within } from "./within";

interface BodyLimit {
  maxBytes: number;
  /** `maxBytes` as a person reads it. */
  label: string;
  /** For all of it, however it comes. */
  maxSeconds: number;
}

/**
 * Reads a request's body before anything else does, and refuses it with 413 as soon as it passes `maxBytes`: what
 * a header says of its length is believed only where it says too much. One that is not there in time gets 408.
 */
export function limitBody({ maxBytes, label, maxSeconds }: BodyLimit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { raw } = c.req;
    // No route reads what comes with a GET.
    if (raw.body && raw.method !== "GET" && raw.method !== "HEAD") {
      const announced = Number(raw.headers.get("Content-Length") ?? 0);
      const chunks = announced > maxBytes ? null : await readInTime(raw.body, maxBytes, maxSeconds);
      if (!chunks) {
        throw new AppError("payload_too_large", `Data yang dikirim terlalu besar (maksimal ${label})`);
      }
      c.req.raw = new Request(raw, { body: streamOf(chunks) });
    }
    c.set("isBodyRead", true);
    await next();
  });
}

async function readInTime(body: ReadableStream<Uint8Array>, maxBytes: number, maxSeconds: number) {
  const reader = body.getReader();
  const late = new AppError(
    "request_timeout",
    `Data tidak selesai terkirim dalam ${maxSeconds} detik, silakan coba lagi.`,
  );
  try {
    return await within(maxSeconds * 1000, late, readUpTo(reader, maxBytes));
  } catch (error) {
    // Nobody waits for a sender to hear of it.
    reader.cancel().catch(() => {});
    throw error;
  }
}

/** The parts of the whole body, or null when it is longer; what is over is not read. */
async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array[] | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return chunks;
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    chunks.push(value);
  }
}

/** Lets go of each part once it was read: a picture of 10 MB stands in memory no longer than it must. */
function streamOf(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}
