import type { Assignment, Draft, Outline } from "../../writer";
import { asData, field, list } from "./as-data";
import type { Ground } from "./ground";
import {
  askForBody,
  askForOutline,
  askForOutlineAgain,
  askForRepair,
  bodyFaults,
  bodyInstructions,
  outlineFaults,
  outlineInstructions,
} from "./instructions";
import {
  briefLines,
  linkLines,
  noteLines,
  perspectiveLines,
  ruleLines,
  sampleLines,
  titleLines,
} from "./material";

export interface PromptMessage {
  role: "system" | "user" | "assistant";
  content: string;
}

/** Characters that a draft may take in a prompt that repairs it. */
export const mostOfDraft = 16_000;

/** Asks for a plan. */
export function outlinePrompt(assignment: Assignment, ground: Ground): PromptMessage[] {
  const { category, brief, rules, topic, takenTitles } = assignment;
  const known = category ?? (ground.notes?.isNamed ? ground.notes.category : null);
  const lines = [
    ...field("Topik", topic),
    ...(known ? field("Kategori", known) : ["Kategori: tentukan sendiri"]),
    ...perspectiveLines(assignment, ground),
    ...briefLines(brief),
    ...noteLines(ground),
    ...ruleLines(rules),
    ...titleLines(takenTitles),
  ];
  return [
    { role: "system", content: outlineInstructions(rules.address) },
    { role: "user", content: `${data(lines)}\n\n${askForOutline}` },
  ];
}

/** Asks for a plan again; an answer that could not be read is not shown. */
export function outlineAgainPrompt(
  assignment: Assignment,
  ground: Ground,
  answer: object | null,
  faults: readonly string[],
): PromptMessage[] {
  return [
    ...outlinePrompt(assignment, ground),
    { role: "assistant", content: answer ? withoutMarks(JSON.stringify(answer)).slice(0, 4000) : "…" },
    { role: "user", content: `${outlineFaults}\n${data(faultLines(faults))}\n\n${askForOutlineAgain}` },
  ];
}

/** Asks for the body of what was planned. */
export function bodyPrompt(assignment: Assignment, ground: Ground, outline: Outline): PromptMessage[] {
  const { brief, rules, topic, links } = assignment;
  const lines = [
    ...field("Topik", topic),
    ...field("Judul artikel", outline.title, 200),
    ...field("Ringkasan", outline.summary, 600),
    ...field("Kategori", outline.category),
    ...list("Judul bagian, berurutan", outline.sections, 2000),
    ...perspectiveLines(assignment, ground),
    ...briefLines(brief),
    ...noteLines(ground),
    ...list("Fakta tentang kami", ground.facts, 4000),
    ...linkLines(links),
    ...ruleLines(rules),
    ...sampleLines(rules),
  ];
  return [
    { role: "system", content: bodyInstructions(rules.address) },
    { role: "user", content: `${data(lines)}\n\n${askForBody}` },
  ];
}

/** Asks for a draft again, without its faults. */
export function repairPrompt(
  assignment: Assignment,
  ground: Ground,
  draft: Draft,
  faults: readonly string[],
): PromptMessage[] {
  const { title, summary, category, content } = draft;
  const head = `Judul: ${asData(title, 200)}\nRingkasan: ${asData(summary, 600)}\nKategori: ${asData(category)}`;
  const headings = [...content.matchAll(/<h2>([\s\S]*?)<\/h2>/g)];
  const sections = headings.map(([, heading = ""]) => heading.replace(/<[^>]*>/g, ""));
  return [
    ...bodyPrompt(assignment, ground, { title, summary, category, sections }),
    { role: "assistant", content: `${head}\n\n${withoutMarks(content).slice(0, mostOfDraft)}` },
    { role: "user", content: `${bodyFaults}\n${data(faultLines(faults))}\n\n${askForRepair}` },
  ];
}

/** A fault may quote the text that it was found in. */
function faultLines(faults: readonly string[]): string[] {
  return list("Kekurangan", faults, 4000);
}

/** What a model said keeps its tags, but for those that stand around data. */
function withoutMarks(html: string): string {
  return html.replace(/<\/?data\b[^>]*>?/gi, "");
}

function data(lines: readonly string[]): string {
  return `<data>\n${lines.join("\n")}\n</data>`;
}
