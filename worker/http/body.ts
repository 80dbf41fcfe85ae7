import { zValidator } from "@hono/zod-validator";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { validator } from "hono/validator";
import {
  type $ZodError,
  type $ZodIssue,
  type $ZodType,
  config,
  type output,
  safeParseAsync,
} from "zod/v4/core";
import { AppError, fieldError } from "../errors";
import { within } from "../limits";
import { toAppError } from "./answers";
import type { AppEnv } from "./app-env";

interface BodyLimit {
  maxBytes: number;
  /** `maxBytes` in a message. */
  label: string;
  /** The time limit for the whole body. */
  maxSeconds: number;
}

/**
 * Reads the body first and refuses it with 413 as soon as it exceeds `maxBytes`. `Content-Length` counts only if it already
 * exceeds the limit. A body that is too slow or stops gets 408.
 */
export function limitBody({ maxBytes, label, maxSeconds }: BodyLimit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { raw } = c.req;
    let bodyBytes = 0;
    // No route reads the body of a GET.
    if (raw.body && raw.method !== "GET" && raw.method !== "HEAD") {
      const announced = Number(raw.headers.get("Content-Length") ?? 0);
      const chunks = announced > maxBytes ? null : await readInTime(raw.body, maxBytes, maxSeconds);
      if (!chunks) {
        throw new AppError("payload_too_large", `Data yang dikirim terlalu besar (maksimal ${label})`);
      }
      bodyBytes = chunks.reduce((sum, { byteLength }) => sum + byteLength, 0);
      c.req.raw = new Request(raw, { body: toStream(chunks) });
    }
    c.set("bodyBytes", bodyBytes);
    await next();
  });
}

async function readInTime(body: ReadableStream<Uint8Array>, maxBytes: number, maxSeconds: number) {
  const reader = body.getReader();
  const late = () =>
    new AppError(
      "request_timeout",
      `Data tidak selesai terkirim dalam ${maxSeconds} detik, silakan coba lagi.`,
    );
  try {
    return await within(maxSeconds * 1000, late, readUpTo(reader, maxBytes));
  } catch (error) {
    // The cancellation is not awaited.
    reader.cancel().catch(() => {});
    throw error;
  }
}

/** The time without a byte after which a body is given up: it counts among those at once. */
const stalledMs = 30_000;
const stalled = () => new AppError("request_timeout", "Pengiriman data terhenti, silakan coba lagi.");

/** Smaller chunks are copied together, because each takes several hundred bytes of memory. */
const blockBytes = 16 * 1024;

/** The chunks of the body, or null if it is longer. Reading stops at the limit. */
async function readUpTo(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array[] | null> {
  const chunks: Uint8Array[] = [];
  let block = new Uint8Array(0);
  let [size, filled] = [0, 0];
  const flush = () => {
    if (filled > 0) chunks.push(block.subarray(0, filled));
    filled = 0;
  };
  for (;;) {
    const { done, value } = await within(stalledMs, stalled, reader.read());
    if (done) {
      flush();
      return chunks;
    }
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel().catch(() => {});
      return null;
    }
    if (filled + value.byteLength > block.byteLength) {
      flush();
      block = new Uint8Array(Math.max(blockBytes, value.byteLength));
    }
    block.set(value, filled);
    filled += value.byteLength;
  }
}

/** Releases each chunk after it was read, to save memory. */
function toStream(chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

const unspecific = "Data yang dikirim tidak sesuai";

// The default message of schemas, because the library's are in English.
config({
  customError: ({ input, path = [] }) => {
    if (path.length === 0) return unspecific;
    const field = path.map(String).join(".");
    return input === undefined ? `Kolom ${field} harus diisi` : `Isi kolom ${field} tidak sesuai`;
  },
});

function addIssue(fields: Record<string, string>, issue: $ZodIssue): void {
  if (issue.code === "unrecognized_keys") {
    for (const key of issue.keys.slice(0, 5)) fields[key.slice(0, 60)] = "Kolom tidak dikenal";
    return;
  }
  const field = issue.path.map(String).join(".");
  if (field && !(field in fields)) fields[field] = issue.message;
}

export function validationError(error: $ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) addIssue(fields, issue);
  const message = Object.values(fields)[0] ?? unspecific;
  return new AppError("validation_failed", message, { fields });
}

function isJsonRequest(contentType: string | undefined): boolean {
  return /^application\/json\s*(;|$)/i.test(contentType ?? "");
}

function refuseOtherThanJson(c: Context): void {
  if (isJsonRequest(c.req.header("Content-Type"))) return;
  throw new AppError("unsupported_media_type", "Kirim data sebagai JSON (Content-Type: application/json)");
}

/** 415 unless the content type is JSON, for middleware before `validateBody`. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  refuseOtherThanJson(c);
  await next();
});

/** Validates the JSON body; `c.req.valid("json")` is the schema's output. 415 for another content type. */
export function validateBody<T extends $ZodType>(schema: T) {
  return zValidator("json", schema, (result, c) => {
    refuseOtherThanJson(c);
    if (!result.success) throw validationError(result.error);
  });
}

/** Validates an optional JSON body; an empty one counts as `{}`. */
export function validateOptionalBody<T extends $ZodType>(schema: T) {
  return validator("json", async (_, c) => {
    const text = await c.req.text();
    return parseAs(schema, text.trim() === "" ? {} : parseJson(text));
  });
}

export async function parseAs<T extends $ZodType>(schema: T, value: unknown): Promise<output<T>> {
  const result = await safeParseAsync(schema, value);
  if (!result.success) throw validationError(result.error);
  return result.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("validation_failed", "Isi permintaan bukan JSON yang benar", { cause: error });
  }
}

export function validateQuery<T extends $ZodType>(schema: T) {
  return zValidator("query", schema, (result) => {
    if (!result.success) throw validationError(result.error);
  });
}

/** Whether a path segment is a positive integer in canonical form. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** The positive integer in a path, or 400. */
export function parseId(text: string): number {
  if (!isId(text)) {
    throw fieldError("id", "ID harus berupa bilangan bulat positif");
  }
  return Number(text);
}

/** The id in the path of a call, or 400. */
export const readId = (c: Context<AppEnv, "/:id">) => parseId(c.req.param("id"));

const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/** True for what a browser sends of a form by itself, without the script. */
export function isPlainForm(c: Context<AppEnv>): boolean {
  return c.req.method === "POST" && formTypes.test(c.req.header("Content-Type") ?? "");
}

/** The text fields of a plain form; a file counts as an empty one. */
export async function readPlainForm(c: Context<AppEnv>): Promise<Record<string, string>> {
  try {
    const body = await c.req.parseBody();
    return Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
  } catch (cause) {
    throw new AppError("validation_failed", "Isi formulir tidak dapat dibaca", { cause });
  }
}

type AnswerRefused = (
  c: Context<AppEnv>,
  error: AppError,
  values: Record<string, string>,
) => Promise<Response>;

/** Answers a refused plain form with a page instead of JSON, with the typed values as far as they were read. */
export const answerRefusedFormWith = (answer: AnswerRefused) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (!c.error || !isPlainForm(c)) return;
    c.res = await answer(c, toAppError(c.error), await typedValues(c));
  });

export const answerRefusedFormWithPage = answerRefusedFormWith((c, error, values) =>
  c.var.answerRefusedForm(c, error, values),
);

/** Nothing of a form that was refused unread, from another site or too large: it is not read for its answer either. */
async function typedValues(c: Context<AppEnv>): Promise<Record<string, string>> {
  return c.var.bodyBytes !== undefined ? readPlainForm(c).catch(() => ({})) : {};
}
