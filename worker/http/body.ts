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
import { AppError, within } from "../errors";
import { toAppError } from "./answers";
import type { AppEnv } from "./app-env";

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

const unspecific = "Data yang dikirim tidak sesuai";

// The message where a schema has none of its own: the library's are English.
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

/** The first message of each field, as `validation_failed` answers it. */
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

/** Answers 415 unless the body says that it is JSON, for what stands between it and `validateBody`. */
export const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  refuseOtherThanJson(c);
  await next();
});

/** Parses the JSON body with `schema`; `c.req.valid("json")` is what the schema made of it. 415 for another type. */
export function validateBody<T extends $ZodType>(schema: T) {
  return zValidator("json", schema, (result, c) => {
    refuseOtherThanJson(c);
    if (!result.success) throw validationError(result.error);
  });
}

/** The same where the body may be left out: nothing counts as `{}`. */
export function validateOptionalBody<T extends $ZodType>(schema: T) {
  return validator("json", async (_, c) => {
    const text = await c.req.text();
    return parseAs(schema, text.trim() === "" ? {} : parseJson(text));
  });
}

/** A value that a schema is known for only later, as `schema` makes it. */
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

/** Whether a part of a path is a positive integer, in its one spelling. */
export function isId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** The positive integer in a path, or 400. */
export function parseId(text: string): number {
  if (!isId(text)) {
    throw new AppError("validation_failed", "ID harus berupa bilangan bulat positif", {
      fields: { id: "ID harus berupa bilangan bulat positif" },
    });
  }
  return Number(text);
}

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

/** Whoever sent a plain form gets a page and not JSON, whatever refused it; what was typed comes back as far as it was read. */
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
  return c.var.isBodyRead ? readPlainForm(c).catch(() => ({})) : {};
}
