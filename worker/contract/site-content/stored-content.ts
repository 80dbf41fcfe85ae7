import * as z from "zod/mini";
import { type ContentKey, contentKeys, contentSchemas, type SiteContent } from "./schema";
import { writtenDefault } from "./site-content";

export type StoredKeys = Partial<Record<ContentKey, unknown>>;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The initial value of a new list entry. */
export function makeBlank(schema: z.core.$ZodType): unknown {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "object") {
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, makeBlank(field)]));
  }
  if (def.type === "array") return [];
  if (def.type === "boolean") return false;
  if (def.type === "number") return 0;
  if (def.type === "enum") return Object.values(def.entries)[0];
  return "";
}

/**
 * Fills missing fields from `base`, and in list entries from blanks, so that content of an older schema stays valid.
 */
function complete(schema: z.core.$ZodType, value: unknown, base: unknown): unknown {
  if (value === undefined) return base;
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "array" && Array.isArray(value)) {
    return value.map((item) => complete(def.element, item, makeBlank(def.element)));
  }
  if (def.type !== "object" || !isRecord(value)) return value;
  const from = isRecord(base) ? base : {};
  const known = Object.entries(def.shape).map(([name, field]) => {
    const ground = from[name] === undefined ? makeBlank(field) : from[name];
    return [name, complete(field, value[name], ground)];
  });
  return Object.fromEntries(known);
}

/** Validates a key after filling missing fields from the current value. */
export function checkKey(key: ContentKey, value: unknown, now: SiteContent) {
  const schema: z.ZodMiniType = contentSchemas[key];
  return z.safeParse(schema, complete(schema, value, now[key]));
}

/** The content of stored keys. An invalid key gets its default, so that no page breaks, and is added to `unread`. */
export function readContent(stored: StoredKeys, unread: ContentKey[] = []): SiteContent {
  const entries = contentKeys.map((key) => {
    const checked = checkKey(key, stored[key], writtenDefault);
    if (!checked.success) unread.push(key);
    return [key, checked.success ? checked.data : writtenDefault[key]];
  });
  return Object.fromEntries(entries);
}
