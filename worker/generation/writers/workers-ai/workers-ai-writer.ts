import { type Assignment, type Draft, type Writer, WriterError } from "../writer";
import { readModelAnswer } from "./model-answer";
import { checkModelDraft, modelDraftSchema } from "./model-draft";
import { classifyModelError, toWriterError } from "./model-error";
import { articlePrompt, type PromptMessage, repairPrompt } from "./prompt";

/** The part of the Workers AI binding that is used. */
export interface AiBinding {
  run: (
    model: string,
    inputs: Record<string, unknown>,
    options?: { gateway?: { id: string }; signal?: AbortSignal },
  ) => Promise<unknown>;
}

interface WorkersAiSettings {
  ai: AiBinding;
  /** Model ids; each is tried when the one before it cannot be used. */
  models: readonly string[];
  /** Id of an AI Gateway, or null. */
  gateway: string | null;
  clock: () => Date;
}

/** Room for 1,200 words of Indonesian, their HTML, and the JSON around it. */
const maxTokens = 6000;
const fallbackCategory = "Pembuatan Website";
const retrySeconds = 60;

/** Writes with Workers AI. An answer that breaks the rules is sent back once with the list of its faults. */
export function createWorkersAiWriter(settings: WorkersAiSettings): Writer {
  const { models, clock } = settings;

  async function write(assignment: Assignment, signal: AbortSignal): Promise<Draft> {
    let lastError: unknown;
    for (const model of models) {
      try {
        return await writeWith(settings, model, assignment, signal);
      } catch (error) {
        if (error instanceof WriterError) throw error;
        signal.throwIfAborted();
        const fault = classifyModelError(error);
        if (fault !== "next-model") throw toWriterError(fault, clock(), error);
        lastError = error;
      }
    }
    throw toWriterError("permanent", clock(), lastError);
  }

  return {
    name: `Workers AI: model ${models[0] ?? "(tidak ada)"}`,
    repeats: false,
    match: () => ({ isKnown: true, meant: null, articles: null, nearest: [] }),
    outline: async ({ topic, category }) => ({
      ...{ title: topic, summary: "", category: category ?? fallbackCategory, sections: [] },
    }),
    write: (assignment, _outline, signal) => write(assignment, signal),
    repair: (_assignment, draft) => Promise.resolve(draft),
  };
}

async function writeWith(
  settings: WorkersAiSettings,
  model: string,
  assignment: Assignment,
  signal: AbortSignal,
) {
  const category = assignment.category ?? fallbackCategory;
  const first = await ask(settings, model, articlePrompt(assignment), signal);
  const checked = checkModelDraft(first, category);
  if ("draft" in checked) return withCategory(checked.draft, assignment);
  const second = await ask(settings, model, repairPrompt(assignment, first, checked.faults), signal);
  const repaired = checkModelDraft(second, category);
  if ("draft" in repaired) return withCategory(repaired.draft, assignment);
  const message = `Jawaban model tidak memenuhi aturan: ${repaired.faults.join("; ")}`;
  throw new WriterError("retry", message, retrySeconds);
}

function withCategory(draft: Draft, { category }: Assignment): Draft {
  return category ? { ...draft, category } : draft;
}

async function ask(
  { ai, gateway }: WorkersAiSettings,
  model: string,
  messages: PromptMessage[],
  signal: AbortSignal,
): Promise<unknown> {
  const inputs = { messages, max_tokens: maxTokens, temperature: 0.7, ...formatOf(model) };
  const options = { signal, ...(gateway && { gateway: { id: gateway } }) };
  return readModelAnswer(await ai.run(model, inputs, options));
}

/**
 * How a model is told to answer with JSON only. Gemma 4 takes the chat-completions form and would think
 * first; the others take the schema itself.
 */
function formatOf(model: string): Record<string, unknown> {
  if (!model.startsWith("@cf/google/gemma-4")) {
    return { response_format: { type: "json_schema", json_schema: modelDraftSchema } };
  }
  return {
    response_format: { type: "json_schema", json_schema: { name: "article", schema: modelDraftSchema } },
    chat_template_kwargs: { enable_thinking: false },
  };
}
