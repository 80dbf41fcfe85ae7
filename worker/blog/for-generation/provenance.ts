import type { NamedSource } from "../../contract/studio/brief";

/** How an article of the writer came about. */
export interface Provenance {
  /** As staff see it. */
  writer: string;
  model: string | null;
  promptVersion: string | null;
  tokens: number | null;
  rulesVersion: number;
  briefId: number | null;
  /** What the brief named then. */
  sources: readonly NamedSource[];
}
