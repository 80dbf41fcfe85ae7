import { subjects } from "../../worker/generation/catalogue/subjects";
import { articleFor, type ModelArticle } from "./model-article";
import { type FaultyKind, faultyKinds, spoilt } from "./model-faults";

/** An article of a model with what is wrong with it; `good` has nothing that is. */
export interface GradedAnswer extends ModelArticle {
  kind: FaultyKind | "good";
}

const answers = 30;

/** Thirty different articles, each about another subject of all categories: one of each fault, the others good. */
export function thirtyAnswers(): GradedAnswer[] {
  const step = Math.max(1, Math.floor(subjects.length / answers));
  const chosen = Array.from({ length: answers }, (_, index) => subjects[index * step]?.title ?? "");
  return chosen.map((title, index) => {
    const article = articleFor(title, index);
    const kind = faultyKinds[index];
    if (!kind) return { ...article, kind: "good" };
    const others = subjects.filter(
      (subject) => subject.topic.category !== article.category && !chosen.includes(subject.title),
    );
    return { ...spoilt(article, kind, articleFor(others[index]?.title ?? "", index)), kind };
  });
}

/** The answer of this kind. */
export function answerOf(kind: GradedAnswer["kind"]): GradedAnswer {
  const found = thirtyAnswers().find((answer) => answer.kind === kind);
  if (!found) throw new Error(`there is no answer of the kind ${kind}`);
  return found;
}
