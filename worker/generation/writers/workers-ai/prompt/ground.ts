import type { Assignment } from "../../writer";
import { type CatalogueNotes, notesOn } from "./catalogue-notes";
import { houseFacts } from "./house-facts";

/** What we know already of a subject and of ourselves. */
export interface Ground {
  notes: CatalogueNotes | null;
  facts: readonly string[];
}

export function groundOf({ topic, seed }: Assignment): Ground {
  return { notes: notesOn(topic, seed), facts: houseFacts };
}
