import type { SiteContent } from "../../../contract/site-content/schema";
import type { JobFault } from "../../../jobs/job";
import { startOfNextUtcDay } from "../../../utc-day";
import { findCategory } from "../topic-match";
import { type Assignment, type Draft, type Outline, type Writer, WriterError } from "../writer";
import {
  hasBlocks,
  type ModelAnswer,
  outlineSchema,
  parseOutline,
  readModelAnswer,
  textOfAnswer,
  toBody,
} from "./model-answer";
import {
  bodyPrompt,
  mostOfDraft,
  outlinePrompt,
  type PromptMessage,
  promptVersion,
  repairPrompt,
} from "./prompt/prompt";
import { buildWritingContext } from "./prompt/writing-context";

/** The most output tokens. An article has up to 1,200 Indonesian words and their HTML. */
const outlineTokens = 1200;
const bodyTokens = 6000;
const fallbackCategory = "Pembuatan Website";
const retrySeconds = 60;

/** The methods of the Workers AI binding that are used. */
export interface AiBinding {
  run: (
    model: string,
    inputs: Record<string, unknown>,
    options?: { gateway?: { id: string }; signal?: AbortSignal },
  ) => Promise<unknown>;
}

interface WriterSettings {
  ai: AiBinding;
  /** Model ids in the order in which they are tried. */
  models: readonly string[];
  gateway: string | null;
  clock: () => Date;
  content: () => Promise<SiteContent>;
}

/** Writes with Workers AI: one call plans, one writes, and one repairs. */
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
  const context = buildWritingContext(assignment, await settings.content());
  const messages = outlinePrompt(assignment, context);
  const request = { messages, maxTokens: outlineTokens, temperature: 0.7, schema: outlineSchema };
  const answer = await askModel(settings, request, signal);
  const { notes } = context;
  const named = notes?.isNamed ? notes.category : null;
  const given = { ...assignment, category: assignment.category ?? named };
  const outline = parseOutline(answer, given, notes?.category ?? fallbackCategory);
  if (!outline) throw new WriterError("retry", unreadablePlan, retrySeconds);
  return { ...outline, tokens: answer.tokens };
}

const unreadablePlan = "Jawaban model bukan rencana artikel yang dapat dibaca";

async function write(
  settings: WriterSettings,
  assignment: Assignment,
  outline: Outline,
  signal: AbortSignal,
): Promise<Draft> {
  const messages = bodyPrompt(assignment, buildWritingContext(assignment, await settings.content()), outline);
  const request = { messages, maxTokens: bodyTokens, temperature: 0.7 };
  const answer = await askModel(settings, request, signal);
  const { model, tokens } = answer;
  const { title, summary, category } = outline;
  return {
    ...{ title, summary, category, content: toBody(textOfAnswer(answer), title) },
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
  // The model would drop text that the prompt does not contain.
  if (draft.content.length > mostOfDraft) throw new WriterError("retry", tooLong, retrySeconds);
  const messages = repairPrompt(
    assignment,
    buildWritingContext(assignment, await settings.content()),
    draft,
    faults,
  );
  const request = { messages, maxTokens: bodyTokens, temperature: 0.4 };
  const answer = await askModel(settings, request, signal);
  const { model, tokens } = answer;
  const text = repairedText(textOfAnswer(answer), draft);
  const category = assignment.category ?? text.category;
  return { ...text, category, model, promptVersion, tokens: sum(draft.tokens, tokens) };
}

const tooLong = `Artikel ini lebih dari ${mostOfDraft.toLocaleString("id-ID")} karakter, terlalu panjang untuk ditulis ulang sekaligus. Sunting sendiri bagian yang perlu diubah.`;

interface ModelRequest {
  messages: readonly PromptMessage[];
  maxTokens: number;
  temperature: number;
  /** The JSON schema of the answer; without it the answer is text. */
  schema?: { name: string; schema: object };
}

/** Returns the first successful answer with its model; throws a `WriterError` if all models fail. */
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

/** Gemma 4 takes a named schema, like chat completions, and needs reasoning switched off; other models take the schema itself. */
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

/** `next-model`: another model may succeed. The others are faults of a job. */
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

/** Classifies an error of `AI.run` by the code in its text ("3040: …", "AiError: 3040 …"). */
function classifyModelError(error: unknown): ModelFault {
  const code = /\b([35]\d{3})\b/.exec(error instanceof Error ? error.message : String(error))?.[1];
  return faults[Number(code)] ?? "retry";
}

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
 * Parses the answer to a repair: lines "Judul: …", "Ringkasan: …", "Kategori: …" and the HTML below them, in any order, or
 * order and number. What it does not give stays as it was.
 */
export function repairedText(answer: string, before: Text): Text {
  const { fields, rest } = fieldsOfLines(answer);
  const title = usable("title", fields.title) ?? before.title;
  const category = findCategory(fields.category ?? "") ?? before.category;
  const summary = usable("summary", fields.summary) ?? before.summary;
  return { title, summary, category, content: hasBlocks(rest) ? toBody(rest, title) : before.content };
}

/** Characters of a labelled line that are read, more than any field may have. */
const mostOfLine = 1000;

/** Splits an answer into its labelled lines and the HTML from the first block on. */
function fieldsOfLines(text: string) {
  const fields: Partial<Record<Field, string>> = {};
  const lines = text.split("\n");
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const [, name = "", value = ""] = labelled.exec(line) ?? [];
    const field = names[name.toLowerCase()];
    // Shortened first, because a model may repeat one sign until its answer ends.
    if (field) fields[field] ??= plain(value.slice(0, mostOfLine));
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
