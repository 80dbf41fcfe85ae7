/**
 * The JSON a model answered, from either shape of Workers AI: `choices[0].message.content`, or `response` as
 * text or as an object. Null where there is none. Fences and words around the object are skipped.
 */
export function readModelAnswer(output: unknown): unknown {
  const answer = contentOf(output);
  if (typeof answer !== "string") return answer ?? null;
  const start = answer.indexOf("{");
  const end = answer.lastIndexOf("}");
  if (start < 0 || end < start) return null;
  try {
    return JSON.parse(answer.slice(start, end + 1));
  } catch {
    return null;
  }
}

function contentOf(output: unknown): unknown {
  if (!isRecord(output)) return null;
  if (Array.isArray(output.choices)) {
    const [choice] = output.choices;
    return isRecord(choice) && isRecord(choice.message) ? partsToText(choice.message.content) : null;
  }
  return output.response;
}

/** Content may come as a list of parts, each with its text. */
function partsToText(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part) => (isRecord(part) && typeof part.text === "string" ? part.text : "")).join("");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
