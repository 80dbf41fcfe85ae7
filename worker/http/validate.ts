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
import { AppError } from "../app-error";
import type { AppEnv } from "./app-env";

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
