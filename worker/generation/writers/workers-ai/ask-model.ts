import { type ModelAnswer, readModelAnswer } from "./model-answer";
import { classifyModelError, toWriterError } from "./model-error";
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
