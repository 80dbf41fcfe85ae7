import type { SiteContent } from "../../../contract/site-content/schema";
import { type Assignment, type Draft, type Outline, type Writer, WriterError } from "../writer";
import { askModel, type WorkersAiSettings } from "./ask-model";
import {
  bodyOf,
  type CheckedOutline,
  checkOutline,
  findCategory,
  hasBlocks,
  type ModelAnswer,
  outlineSchema,
  readObject,
} from "./model-answer";
import {
  bodyPrompt,
  mostOfDraft,
  outlineAgainPrompt,
  outlinePrompt,
  type PromptMessage,
  promptVersion,
  repairPrompt,
} from "./prompt/prompt";
import { type WritingContext, writingContextOf } from "./prompt/writing-context";

/** A plan is short; an article has up to 1,200 words of Indonesian and their HTML. */
const outlineTokens = 1200;
const bodyTokens = 6000;
const fallbackCategory = "Pembuatan Website";
const retrySeconds = 60;

interface WriterSettings extends WorkersAiSettings {
  /** What is published of the business. */
  content: () => Promise<SiteContent>;
}

/** Writes with Workers AI: one call plans, which is asked again once, one writes, and one repairs. */
export function createWorkersAiWriter(settings: WriterSettings): Writer {
  return {
    name: `Workers AI: model ${settings.models[0] ?? "(tidak ada)"}`,
    repeats: false,
    match: () => ({ isKnown: true, meant: null, titles: null, nearest: [] }),
    outline: (assignment, signal) => plan(settings, assignment, signal),
    write: (assignment, outline, signal) => write(settings, assignment, outline, signal),
    repair: (assignment, draft, faults, signal) => repair(settings, assignment, draft, faults, signal),
  };
}

async function plan(settings: WriterSettings, assignment: Assignment, signal: AbortSignal): Promise<Outline> {
  const context = writingContextOf(assignment, await settings.content());
  const ask = async (messages: PromptMessage[]) => {
    const request = { messages, maxTokens: outlineTokens, temperature: 0.7, schema: outlineSchema };
    const { content, tokens } = await askModel(settings, request, signal);
    const answer = readObject({ content });
    return { answer, tokens, ...check(answer, assignment, context) };
  };
  const first = await ask(outlinePrompt(assignment, context));
  if (first.outline && first.faults.length === 0) return { ...first.outline, tokens: first.tokens };
  const second = await ask(outlineAgainPrompt(assignment, context, first.answer, first.faults));
  const tokens = sum(first.tokens, second.tokens);
  const outline = better(first, second);
  if (outline) return { ...outline, tokens };
  const message = `Jawaban model tidak memenuhi aturan: ${second.faults.join("; ")}`;
  throw new WriterError("retry", message, retrySeconds);
}

function check(answer: Record<string, unknown> | null, assignment: Assignment, { notes }: WritingContext) {
  const isNamed = notes?.isNamed && assignment.category === null;
  const known = isNamed ? { ...assignment, category: notes.category } : assignment;
  return checkOutline(answer, known, notes?.category ?? fallbackCategory);
}

/** What the checks of the finished text would find again is mended with that text, so a plan with faults is one too. */
function better(first: CheckedOutline, second: CheckedOutline): Outline | null {
  if (!first.outline || !second.outline) return second.outline ?? first.outline;
  return second.faults.length <= first.faults.length ? second.outline : first.outline;
}

async function write(
  settings: WriterSettings,
  assignment: Assignment,
  outline: Outline,
  signal: AbortSignal,
): Promise<Draft> {
  const messages = bodyPrompt(assignment, writingContextOf(assignment, await settings.content()), outline);
  const request = { messages, maxTokens: bodyTokens, temperature: 0.7 };
  const { content, model, tokens } = await askModel(settings, request, signal);
  const { title, summary, category } = outline;
  return {
    ...{ title, summary, category, content: bodyOf(content, title) },
    ...{ model, promptVersion, tokens: sum(outline.tokens ?? null, tokens) },
  };
}

async function repair(
  settings: WriterSettings,
  assignment: Assignment,
  draft: Draft,
  faults: readonly string[],
  signal: AbortSignal,
): Promise<Draft> {
  // What the model is not shown it would leave out.
  if (draft.content.length > mostOfDraft) throw new WriterError("retry", tooLong, retrySeconds);
  const messages = repairPrompt(
    assignment,
    writingContextOf(assignment, await settings.content()),
    draft,
    faults,
  );
  const request = { messages, maxTokens: bodyTokens, temperature: 0.4 };
  const { content, model, tokens } = await askModel(settings, request, signal);
  const text = repairedText(content, draft);
  const category = assignment.category ?? text.category;
  return { ...text, category, model, promptVersion, tokens: sum(draft.tokens, tokens) };
}

const tooLong = `Artikel ini lebih dari ${mostOfDraft.toLocaleString("id-ID")} karakter, terlalu panjang untuk ditulis ulang sekaligus. Sunting sendiri bagian yang perlu diubah.`;

function sum(a: number | null, b: number | null): number | null {
  return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}

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
    .replace(/<[^<>]*>|\*\*/g, "")
    .replace(/^[\s"“”'_]+|[\s"“”'_]+$/g, "")
    .replace(/\s+/g, " ");
}

function usable(field: Field, value = ""): string | null {
  return unchanged.test(value) || value.length > most[field] ? null : value;
}
