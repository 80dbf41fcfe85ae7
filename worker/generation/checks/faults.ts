import type { Fault } from "../../contract/studio/checks";
import type { WritingRules } from "../../contract/studio/writing-rules";

interface CheckedText {
  title: string;
  summary: string;
  content: string;
  category: string;
}

interface FaultContext {
  /** What it is to be about; null where nobody knows. */
  topic: string | null;
  /** Titles that other posts have. */
  takenTitles: readonly string[];
  rules: WritingRules;
}

/** What is wrong with a text. A makeshift until the checks are there. */
export function findFaults({ title }: CheckedText, { takenTitles }: FaultContext): Fault[] {
  const isTaken = takenTitles.some((taken) => taken.toLowerCase() === title.toLowerCase());
  return isTaken ? [{ kind: "title-taken", message: `Judul “${title}” sudah dipakai artikel lain` }] : [];
}

/** Whether a text with such a fault is not stored. */
export function isRefusing(kind: string): boolean {
  return kind === "title-taken";
}
