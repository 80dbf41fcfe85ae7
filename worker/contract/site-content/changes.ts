import type * as z from "zod/mini";
import type { FieldChange } from "./calls";
import { fieldMeta } from "./fields";
import { type ContentKey, contentSchemas, type SiteContent } from "./schema";

interface Definition {
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
}

/** Changes that a version names at most, and characters of each value. */
const mostChanges = 40;
const longestValue = 200;

/** What one whole says otherwise than another of some keys, a field each; a whole entry that came or went is one. */
export function changesBetween(
  before: SiteContent,
  after: SiteContent,
  keys: readonly ContentKey[],
): FieldChange[] {
  const found: FieldChange[] = [];
  for (const key of keys) compare(contentSchemas[key], before[key], after[key], [], found);
  return found.slice(0, mostChanges);
}

function compare(
  schema: z.core.$ZodType,
  old: unknown,
  now: unknown,
  path: readonly string[],
  found: FieldChange[],
): void {
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  const { shape, element } = schema._zod.def as Definition;
  const { label = "", entry = "isi", kind } = fieldMeta.get(schema) ?? {};
  if (kind === "hidden") return;
  const here = label ? [...path, label] : path;
  if (shape && isRecord(old) && isRecord(now)) {
    for (const [name, field] of Object.entries(shape)) compare(field, old[name], now[name], here, found);
    return;
  }
  if (element && Array.isArray(old) && Array.isArray(now)) {
    for (let at = 0; at < Math.max(old.length, now.length); at += 1) {
      const place = [...here, `${entry} ${at + 1}`];
      if (at < old.length && at < now.length) compareEntry(element, old[at], now[at], place, found);
      else found.push({ field: place.join(" › "), old: nameOf(old[at]), new: nameOf(now[at]) });
    }
    return;
  }
  found.push({ field: here.join(" › "), old: nameOf(old), new: nameOf(now) });
}

/** An entry is named by its place, and not by the label of its kind. */
function compareEntry(
  element: z.core.$ZodType,
  old: unknown,
  now: unknown,
  path: readonly string[],
  found: FieldChange[],
) {
  const { shape } = element._zod.def as Definition;
  if (!shape || !isRecord(old) || !isRecord(now)) {
    if (old !== now) found.push({ field: path.join(" › "), old: nameOf(old), new: nameOf(now) });
    return;
  }
  for (const [name, field] of Object.entries(shape)) compare(field, old[name], now[name], path, found);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value in words; an entry by its first text. */
function nameOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "ya" : "tidak";
  const text = isRecord(value)
    ? Object.values(value).find((part) => typeof part === "string" && part !== "")
    : value;
  return String(text ?? "").slice(0, longestValue);
}
