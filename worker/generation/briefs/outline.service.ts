import type { SessionUser } from "../../contract/auth";
import type { Brief, Proposal, ProposalAnswer, ProposalInput } from "../../contract/studio/brief";
import type { Deps } from "../../deps";
import { askAtScreen, readWritingContext } from "../orders/article.service";
import { chooseFreeTopics, newSeed, requireKnown } from "../orders/topics.service";
import { type Assignment, type Outline, toRefusal, WriterError } from "../writers/writer";
import { getOwnBrief, getSubject, storeOutline } from "./brief.service";

const mostHeadings = 12;
const maxHeadingLength = 120;
const minHeadingLength = 3;
const maxKeyPhraseLength = 100;
const maxTitleLength = 200;

export async function outlineBrief(deps: Deps, id: number, user: SessionUser): Promise<Brief> {
  const read = await getOwnBrief(deps, id, user);
  // The writer keeps an existing outline, so the request contains none.
  const brief = { ...read, outline: [] };
  requireKnown(deps.writer, getSubject(brief), "keyPhrase");
  const assignment: Assignment = {
    ...{ topic: getSubject(brief), category: null, seed: newSeed() % 1_000_000 },
    ...{ brief, links: [], ...(await readWritingContext(deps)) },
  };
  const headings = await askAtScreen(deps, async (signal) =>
    listHeadings(await deps.writer.outline(assignment, signal)),
  ).catch(refuse);
  return storeOutline(deps, read, headings);
}

/** Proposes outlines for topics without an article. Stores nothing; topics whose outline failed are left out. */
export async function proposeOutlines(deps: Deps, input: ProposalInput): Promise<ProposalAnswer> {
  const category = input.category || null;
  const seed = newSeed();
  const [topics, context] = await Promise.all([
    chooseFreeTopics(deps, input.count, category),
    readWritingContext(deps),
  ]);
  const proposals: Proposal[] = [];
  await askAtScreen(deps, async (signal) => {
    const asked = await Promise.allSettled(
      topics.map(async ({ title, category: ofTopic }, position) => {
        const assignment: Assignment = {
          ...{ topic: title, category: category ?? ofTopic, seed: (seed % 1_000_000) + position },
          ...{ brief: null, links: [], ...context },
        };
        const outline = await deps.writer.outline(assignment, signal);
        proposals.push(toProposal(title, assignment.category ?? "", outline));
      }),
    );
    for (const one of asked) if (one.status === "rejected") throw one.reason;
  }).catch((error: unknown) => {
    if (proposals.length === 0) refuse(error);
  });
  return { proposals };
}

function refuse(error: unknown): never {
  throw toRefusal(error);
}

function toProposal(topic: string, category: string, outline: Outline): Proposal {
  return {
    title: outline.title.slice(0, maxTitleLength),
    keyPhrase: topic.slice(0, maxKeyPhraseLength),
    category: outline.category || category,
    outline: listHeadings(outline),
  };
}

function listHeadings({ sections }: Outline): string[] {
  const headings = sections
    .map((heading) => heading.trim().slice(0, maxHeadingLength))
    .filter((heading) => heading.length >= minHeadingLength)
    .slice(0, mostHeadings);
  if (headings.length === 0) {
    throw new WriterError("retry", "Penulis belum memberi kerangka yang dapat dipakai");
  }
  return headings;
}
