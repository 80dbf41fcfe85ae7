import * as z from "zod/mini";
import { type ContentKey, contentKeys, contentSchemas, type SiteContent } from "./schema";
import { writtenDefault } from "./site-content";

/** What stands in keys as it was stored, by whatever deployment. */
export type StoredKeys = Partial<Record<ContentKey, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a new entry of a list begins with. */
export function blankOf(schema: z.core.$ZodType): unknown {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "object") {
    return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, blankOf(field)]));
  }
  if (def.type === "array") return [];
  if (def.type === "boolean") return false;
  if (def.type === "number") return 0;
  if (def.type === "enum") return Object.values(def.entries)[0];
  return "";
}

/**
 * A value with what it lacks taken from `base`, in entries of a list from blanks: a schema that grew takes what was
 * stored before. What it has stays, known or not.
 */
function complete(schema: z.core.$ZodType, value: unknown, base: unknown): unknown {
  if (value === undefined) return base;
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "array" && Array.isArray(value)) {
    return value.map((item) => complete(def.element, item, blankOf(def.element)));
  }
  if (def.type !== "object" || !isRecord(value)) return value;
  const from = isRecord(base) ? base : {};
  const known = Object.entries(def.shape).map(([name, field]) => {
    const ground = from[name] === undefined ? blankOf(field) : from[name];
    return [name, complete(field, value[name], ground)];
  });
  return { ...from, ...value, ...Object.fromEntries(known) };
}

/**
 * What is sent without fields that the schema does not know, but for those that stand in `stored` as they are: they are
 * a later deployment's, and no screen shows them.
 */
function withoutForeign(schema: z.core.$ZodType, sent: unknown, stored: readonly unknown[]): unknown {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypes["_zod"]["def"] };
  if (def.type === "array" && Array.isArray(sent)) {
    const items = stored.filter(Array.isArray).flat();
    return sent.map((item) => withoutForeign(def.element, item, items));
  }
  if (def.type !== "object" || !isRecord(sent)) return sent;
  const records = stored.filter(isRecord);
  const entries = Object.entries(sent).flatMap(([name, value]) => {
    const field = Object.hasOwn(def.shape, name) ? def.shape[name] : undefined;
    if (field)
      return [
        [
          name,
          withoutForeign(
            field,
            value,
            records.map((record) => record[name]),
          ),
        ],
      ];
    const isStored = records.some(
      (record) => Object.hasOwn(record, name) && JSON.stringify(record[name]) === JSON.stringify(value),
    );
    return isStored ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}

/** What staff send for a key, over what it has now; the answer of zod. */
export function checkSent(key: ContentKey, sent: unknown, now: SiteContent) {
  return checkKey(key, withoutForeign(contentSchemas[key], sent, [now[key]]), now);
}

/** A value of a key, over what it has now; the answer of zod. */
function checkKey(key: ContentKey, value: unknown, now: SiteContent) {
  const schema: z.ZodMiniType = contentSchemas[key];
  return z.safeParse(schema, complete(schema, value, now[key]));
}

/** The whole of stored keys. A key that cannot be read shows its default: no page breaks, and `unread` names it. */
export function readContent(stored: StoredKeys, unread: ContentKey[] = []): SiteContent {
  const entries = contentKeys.map((key) => {
    const checked = checkKey(key, stored[key], writtenDefault);
    if (!checked.success) unread.push(key);
    return [key, checked.success ? checked.data : writtenDefault[key]];
  });
  return Object.fromEntries(entries);
}
