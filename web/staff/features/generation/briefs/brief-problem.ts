import type { Brief } from "../../../../../worker/contract/studio/brief";
import { ApiError, isGone, isUnanswered, messageOf } from "../../../../lib/http";

/** Why what was wanted of a brief did not happen. */
export type BriefProblem =
  | { kind: "conflict"; stored: Brief }
  | { kind: "gone" }
  /** The browser keeps no draft of what is in the form. */
  | { kind: "unkept" }
  /** `nearest` are topics that the writer knows, where it does not know this one. */
  | { kind: "refused"; title: string; text: string; nearest?: string[] };

const lost =
  "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi; isian Anda masih ada.";

/** What a failure is explained with, and what the server says of single fields. */
export function explain(
  error: unknown,
  title: string,
): { problem: BriefProblem; fields: Record<string, string> } {
  console.error(error);
  if (isGone(error)) return { problem: { kind: "gone" }, fields: {} };
  const text = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
  if (!(error instanceof ApiError)) return { problem: { kind: "refused", title, text }, fields: {} };
  const { nearest } = error.details;
  return {
    problem: { kind: "refused", title, text, ...(nearest && { nearest }) },
    // An order blames the brief, whose subject is its key phrase.
    fields: error.fields.briefId ? { keyPhrase: error.fields.briefId } : error.fields,
  };
}
