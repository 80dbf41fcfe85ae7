import type { Authorship } from "../../blog/posts/post.service";
import type { Fault } from "../../contract/studio/checks";
import type { Deps } from "../../deps";
import { findBrief } from "../briefs/brief.service";
import { findFaults, isRefusing } from "../checks/find-faults";
import { askWithin } from "../writers/ask-writer";
import { type Assignment, type Draft, WriterError } from "../writers/writer";
import { readGround, readLinks } from "./ground.service";
import type { ItemRow } from "./item.repository";
import { standardFor } from "./standard.service";

/** A draft that may be stored, and how it came about. */
export interface Article {
  draft: Draft;
  provenance: NonNullable<Authorship["provenance"]>;
}

/**
 * Lets the writer plan and write the article of an item and, where it has faults, mend it once, all within `timeoutMs`.
 * Throws a `WriterError` where faults remain with which nothing is stored.
 */
export async function writeArticle(deps: Deps, item: ItemRow, timeoutMs: number): Promise<Article> {
  const assignment = await assignmentOf(deps, item);
  const draft = await draftWithin(deps, assignment, timeoutMs);
  const { rules, brief } = assignment;
  const { model, promptVersion, tokens } = draft;
  return {
    draft,
    provenance: {
      ...{ writer: deps.writer.name, model, promptVersion, tokens, rulesVersion: rules.version },
      ...{ briefId: brief?.id ?? null, sources: brief?.sources ?? [] },
    },
  };
}

/** As everything stands now: who changes the rules or the brief afterwards changes the next article. */
async function assignmentOf(deps: Deps, item: ItemRow): Promise<Assignment> {
  const { topic, category, briefId } = item;
  const [ground, links, brief] = await Promise.all([
    readGround(deps),
    readLinks(deps, topic),
    briefId === null ? null : findBrief(deps, briefId),
  ]);
  return { topic, category, brief, links, ...ground, seed: item.seed + item.attempts - 1 };
}

async function draftWithin(deps: Deps, assignment: Assignment, timeoutMs: number): Promise<Draft> {
  /** Good enough to be stored, whatever becomes of mending it. */
  let acceptable: Draft | undefined;
  try {
    return await askWithin(timeoutMs, async (signal) => {
      const outline = await deps.writer.outline(assignment, signal);
      const first = await deps.writer.write(assignment, outline, signal);
      const faults = await faultsOf(deps, first, assignment);
      if (faults.length === 0) return first;
      if (!faults.some(isRefused)) acceptable = first;
      const messages = faults.map(({ message }) => message);
      const mended = await deps.writer.repair(assignment, first, messages, signal);
      const left = (await faultsOf(deps, mended, assignment)).filter(isRefused);
      if (left.length === 0) return mended;
      throw new WriterError("retry", refusalFor(left));
    });
  } catch (error) {
    if (acceptable) return acceptable;
    throw error;
  }
}

async function faultsOf(deps: Deps, draft: Draft, assignment: Assignment): Promise<Fault[]> {
  return findFaults(draft, await standardFor(deps, draft, assignment));
}

const isRefused = ({ kind }: Fault) => isRefusing(kind);

/** Says which faults an article is refused for. */
function refusalFor(faults: readonly Fault[]): string {
  return `Artikel belum memenuhi aturan: ${faults.map(({ message }) => message).join("; ")}`;
}
