import type { JobFault } from "../../../jobs/job";
import { startOfNextUtcDay } from "../../../utc-day";
import { WriterError } from "../writer";
import { type ModelAnswer, readModelAnswer } from "./model-answer";
import type { PromptMessage } from "./prompt/prompt";

/** The part of the Workers AI binding that is used. */
export interface AiBinding {
  run: (
    model: string,
    inputs: Record<string, unknown>,
    options?: { gateway?: { id: string }; signal?: AbortSignal },
  ) => Promise<unknown>;
}

export interface WorkersAiSettings {
  ai: AiBinding;
  /** Model ids; each is tried when the one before it cannot be used. */
  models: readonly string[];
  /** Id of an AI Gateway, or null. */
  gateway: string | null;
  clock: () => Date;
}

export interface ModelRequest {
  messages: readonly PromptMessage[];
  /** Room for the answer. */
  maxTokens: number;
  temperature: number;
  /** JSON Schema of the answer; without it the answer is text. */
  schema?: { name: string; schema: object };
}

/** The first answer that a model gives, with the model that gave it; throws a `WriterError` where none does. */
export async function askModel(
  settings: WorkersAiSettings,
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

const retrySeconds = 30;

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
    return new WriterError("retry", message, retrySeconds, { cause });
  }
  return new WriterError("permanent", "Tidak ada model Workers AI yang dapat dipakai", undefined, { cause });
}
