import type * as z from "zod/mini";
import type { FieldChange } from "./calls";
import { fieldMeta } from "./fields";
import { type ContentKey, contentSchemas, type SiteContent } from "./schema";
import { isRecord } from "./stored-content";

interface Definition {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
}

/** Limits of the listed changes, and of each value in characters. */
const mostChanges = 40;
const longestValue = 200;

/** The differences of two versions in some keys, one per field; an added or removed entry is one. */
export function changesBetween(
  before: SiteContent,
  after: SiteContent,
  keys: readonly ContentKey[],
): FieldChange[] {
  const found: FieldChange[] = [];
  for (const key of keys) {
    const schema = contentSchemas[key];
    compare(schema, before[key], after[key], [fieldMeta.get(schema)?.label ?? ""], found);
  }
  return found.slice(0, mostChanges);
}

/** `path` has the labels of fields and the numbers of list entries. */
function compare(
  schema: z.core.$ZodType,
  old: unknown,
  now: unknown,
  path: readonly string[],
  found: FieldChange[],
): void {
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  const { shape, element } = schema._zod.def as Definition;
  if (shape && isRecord(old) && isRecord(now)) {
    for (const [name, field] of Object.entries(shape)) {
      const { label = "", kind } = fieldMeta.get(field) ?? {};
      if (kind !== "hidden") compare(field, old[name], now[name], [...path, label], found);
    }
    return;
  }
  if (!element || !Array.isArray(old) || !Array.isArray(now)) {
    found.push({ field: path.join(" › "), old: findName(old), new: findName(now) });
    return;
  }
  const { entry = "isi" } = fieldMeta.get(schema) ?? {};
  for (let at = 0; at < Math.max(old.length, now.length); at += 1) {
    const place = [...path, `${entry} ${at + 1}`];
    if (at < old.length && at < now.length) compare(element, old[at], now[at], place, found);
    else found.push({ field: place.join(" › "), old: findName(old[at]), new: findName(now[at]) });
  }
}

/** A value as text; an entry is named by its first text. */
function findName(value: unknown): string {
  if (typeof value === "boolean") return value ? "ya" : "tidak";
  const text = isRecord(value)
    ? Object.values(value).find((part) => typeof part === "string" && part !== "")
    : value;
  return String(text ?? "").slice(0, longestValue);
}
