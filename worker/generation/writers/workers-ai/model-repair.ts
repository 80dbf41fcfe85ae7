import type { Draft } from "../writer";
import { type ModelAnswer, readObject } from "./model-answer";
import { bodyOf, hasBlocks } from "./model-body";
import { findCategory } from "./model-outline";

type Text = Pick<Draft, "title" | "summary" | "category" | "content">;
type Field = "title" | "summary" | "category";

const names: Record<string, Field> = {
  ...{ judul: "title", title: "title", ringkasan: "summary", summary: "summary" },
  ...{ kategori: "category", category: "category" },
};
const labelled = /^(?:<\w+>|[\s*_#>-])*(judul|title|ringkasan|summary|kategori|category)[\s*_]*[:：](.*)$/i;
const unchanged = /^\W*((tetap )?sama|tetap|tidak (berubah|diubah)|-)?\W*$/i;
const most: Record<Field, number> = { title: 200, summary: 600, category: 60 };

/**
 * What an answer to a repair changes: lines "Judul: …", "Ringkasan: …", "Kategori: …" and the HTML below them, in any
 * order and number, or the same as JSON. What it does not give stays as it was.
 */
export function repairedText(content: ModelAnswer["content"], before: Text): Text {
  const object = typeof content === "string" && !/^\W*\{/.test(content) ? null : readObject({ content });
  const { fields, rest } = object ? fieldsOfObject(object) : fieldsOfLines(String(content));
  const title = usable("title", fields.title) ?? before.title;
  const category = findCategory(fields.category ?? "") ?? before.category;
  const summary = usable("summary", fields.summary) ?? before.summary;
  return { title, summary, category, content: hasBlocks(rest) ? bodyOf(rest, title) : before.content };
}

function fieldsOfObject(object: Record<string, unknown>) {
  const fields: Partial<Record<Field, string>> = {};
  for (const [key, value] of Object.entries(object)) {
    const field = names[key.toLowerCase()];
    if (field && typeof value === "string") fields[field] = value.trim();
  }
  return { fields, rest: JSON.stringify(object) };
}

/** The labelled lines above the first other line that opens a block, and everything from that line on. */
function fieldsOfLines(text: string) {
  const fields: Partial<Record<Field, string>> = {};
  const lines = text.split("\n");
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, name = "", value = ""] = labelled.exec(line) ?? [];
    const field = names[name.toLowerCase()];
    if (field) fields[field] ??= plain(value);
    else if (hasBlocks(line)) break;
  }
  return { fields, rest: lines.slice(at).join("\n") };
}

function plain(value: string): string {
  return value
    .replace(/<[^>]*>|\*\*/g, "")
    .replace(/^[\s"“”'_]+|[\s"“”'_]+$/g, "")
    .replace(/\s+/g, " ");
}

function usable(field: Field, value = ""): string | null {
  return unchanged.test(value) || value.length > most[field] ? null : value;
}
