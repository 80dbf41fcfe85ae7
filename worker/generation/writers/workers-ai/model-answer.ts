export interface ModelAnswer {
  /** What the model said; an object where it was held to a schema and its JSON came parsed. */
  content: string | Record<string, unknown>;
  /** Tokens of question and answer; null where the answer does not tell. */
  tokens: number | null;
}

/** An answer in either shape of Workers AI: `choices[0].message.content`, or `response` as text or as an object. */
export function readModelAnswer(output: unknown): ModelAnswer {
  const content = contentOf(output);
  return {
    content: isRecord(content) ? content : typeof content === "string" ? withoutThoughts(content) : "",
    tokens: tokensOf(output),
  };
}

/** The object that an answer holds; fences and words around it are skipped. Null where there is none. */
export function readObject({ content }: Pick<ModelAnswer, "content">): Record<string, unknown> | null {
  if (typeof content !== "string") return content;
  const start = content.indexOf("{");
  const end = content.lastIndexOf("}");
  if (start < 0 || end < start) return null;
  try {
    const parsed: unknown = JSON.parse(content.slice(start, end + 1));
    return isRecord(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function contentOf(output: unknown): unknown {
  if (!isRecord(output)) return null;
  if (!Array.isArray(output.choices)) return output.response;
  const [choice] = output.choices;
  if (!isRecord(choice)) return null;
  return isRecord(choice.message) ? partsToText(choice.message.content) : choice.text;
}

/** Content may come as a list of parts, each with its text. */
function partsToText(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : "")).join("");
}

/** What a model thinks aloud before it answers, also where it never came to an end. */
function withoutThoughts(text: string): string {
  return text.replace(/<think>[\s\S]*?(<\/think>|$)/gi, "").trim();
}

function tokensOf(output: unknown): number | null {
  const usage = isRecord(output) && isRecord(output.usage) ? output.usage : {};
  const numberOf = (value: unknown) => (Number.isFinite(value) ? Number(value) : null);
  const parts = [usage.prompt_tokens, usage.completion_tokens].map(numberOf);
  const sum = parts.every((part) => part === null) ? null : parts.reduce<number>((a, b) => a + (b ?? 0), 0);
  return numberOf(usage.total_tokens) ?? sum;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
