import { generalClosings } from "../../../catalogue/general/practice-sections";
import { findCategory } from "../../../catalogue/section-bank";
import type { TopicCategory } from "../../../catalogue/topic";
import { createSeededChoice } from "../../../seeded-choice";
import type { Assignment, Draft } from "../../writer";
import { articleMarkup } from "../article-markup";
import { sectionsBeside } from "../section-choice";
import { matchTopic } from "../topic-match";
import { generalParts, layoutOf } from "./general-layout";
import { phraseOf, tidySubject } from "./typed-subject";
import { typedSubjectTitle } from "./typed-subject-title";

/** Where an article stands whose subject belongs to no category of the catalogue. */
const generalCategory = "Tips Bisnis";

const summaries = [
  "Panduan praktis bagi pemilik usaha tentang {subject}: memahami keadaan, menyusun rencana kecil, membagi tugas, lalu menilai hasilnya dengan jujur.",
  "Cara menghadapi {subject} tanpa tergesa: merumuskan masalah, menyiapkan langkah pertama, menimbang biaya, dan tahu kapan perlu mengubah arah.",
  "Urutan berpikir tentang {subject} untuk usaha kecil dan menengah, dari mengenali masalah sampai menjadikan cara yang berhasil sebagai kebiasaan.",
] as const;

/** An article about a subject that the catalogue does not hold, or whose angles are all taken. */
export function composeTypedSubjectArticle({ topic, category, takenTitles, seed }: Assignment): Draft {
  const choose = createSeededChoice(seed, topic);
  const subject = tidySubject(topic);
  const phrase = phraseOf(subject);
  const known = category ? findCategory(category) : guessCategory(topic);
  const title = typedSubjectTitle(subject, takenTitles, choose);
  const layout = layoutOf(title);
  const { opening, sections } = generalParts(layout);
  const general = Object.values(sections);
  const parts = {
    opening,
    sections: known
      ? [...general.filter((section) => section !== sections.cost), ...sectionsBeside(known, layout, choose)]
      : [...general, choose(generalClosings)],
  };
  return {
    title,
    summary: choose(summaries).replaceAll("{subject}", () => phrase),
    content: articleMarkup(parts, phrase),
    category: category ?? known ?? generalCategory,
    ...{ model: null, promptVersion: null, tokens: null },
  };
}

/** The category of a topic that knows at least half of the telling words. */
function guessCategory(words: string): TopicCategory | null {
  const match = matchTopic(words);
  return match && match.share >= 0.5 ? match.topic.category : null;
}
