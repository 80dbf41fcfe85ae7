import type { SiteContent } from "../../../contract/site-content/schema";
import type { JobFault } from "../../../jobs/job";
import { startOfNextUtcDay } from "../../../utc-day";
import { findCategory } from "../../catalogue/subjects";
import { type Assignment, type Draft, type Outline, type Writer, WriterError } from "../writer";
import {
  bodyOf,
  type CheckedOutline,
  checkOutline,
  hasBlocks,
  type ModelAnswer,
  outlineSchema,
  readModelAnswer,
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

/** The part of the Workers AI binding that is used. */
export interface AiBinding {
  run: (
    model: string,
    inputs: Record<string, unknown>,
    options?: { gateway?: { id: string }; signal?: AbortSignal },
  ) => Promise<unknown>;
}

interface WriterSettings {
  ai: AiBinding;
  /** Model ids; each is tried when the one before it cannot be used. */
  models: readonly string[];
  gateway: string | null;
  clock: () => Date;
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

interface ModelRequest {
  messages: readonly PromptMessage[];
  maxTokens: number;
  temperature: number;
  /** JSON Schema of the answer; without it the answer is text. */
  schema?: { name: string; schema: object };
}

/** The first answer that a model gives, with the model that gave it; throws a `WriterError` where none does. */
async function askModel(
  settings: WriterSettings,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelAnswer & { model: string }> {
  const { ai, models, gateway, clock } = settings;
  const options = { signal, ...(gateway && { gateway: { id: gateway } }) };
  let lastError: unknown;
  for (const model of models) {
    signal.throwIfAborted();
    try {
      return { model, ...readModelAnswer(await ai.run(model, inputsFor(model, request), options)) };
    } catch (error) {
      signal.throwIfAborted();
      const fault = classifyModelError(error);
      if (fault !== "next-model") throw toWriterError(fault, clock(), error);
      lastError = error;
    }
  }
  throw toWriterError("permanent", clock(), lastError);
}

/** Gemma 4 names its schema, as chat completions do, and would think first; the others take the schema itself. */
function inputsFor(model: string, request: ModelRequest): Record<string, unknown> {
  const { messages, maxTokens, temperature, schema } = request;
  const isGemma = model.startsWith("@cf/google/gemma-4");
  return {
    ...{ messages, max_tokens: maxTokens, temperature },
    ...(schema && {
      response_format: { type: "json_schema", json_schema: isGemma ? schema : schema.schema },
    }),
    ...(isGemma && { chat_template_kwargs: { enable_thinking: false } }),
  };
}

/** `next-model` is worth a try with another model; the others are as a writer reports them. */
type ModelFault = JobFault | "next-model";

// https://developers.cloudflare.com/workers-ai/platform/errors/
const faults: Record<number, ModelFault> = {
  3007: "retry", // request timeout
  3008: "retry", // request was aborted
  3040: "retry", // no data center has capacity
  3036: "stop", // the account's daily allocation is used up
  3006: "next-model", // request too large for the model
  3042: "next-model", // invalid model id
  5007: "next-model", // no such model
  5016: "next-model", // the model's terms are not agreed to
  5018: "next-model", // account not allowed for the model
  3041: "next-model", // account not allowed for the model
  5035: "next-model", // model retired
};

/** What to do about an error of `AI.run`, whose code stands in its text ("3040: …", "AiError: 3040 …"). */
function classifyModelError(error: unknown): ModelFault {
  const code = /\b([35]\d{3})\b/.exec(error instanceof Error ? error.message : String(error))?.[1];
  return faults[Number(code)] ?? "retry";
}

/** The failure that a writer reports for an error that no other model mends. */
function toWriterError(fault: JobFault, now: Date, cause: unknown): WriterError {
  if (fault === "stop") {
    const message = "Jatah harian Workers AI sudah habis dan pulih pukul 07.00 WIB (00.00 UTC)";
    const seconds = Math.ceil((startOfNextUtcDay(now).getTime() - now.getTime()) / 1000);
    return new WriterError("stop", message, seconds, { cause });
  }
  if (fault === "retry") {
    const message = "Workers AI sedang sibuk atau tidak menjawab";
    return new WriterError("retry", message, 30, { cause });
  }
  return new WriterError("permanent", "Tidak ada model Workers AI yang dapat dipakai", undefined, { cause });
}

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
