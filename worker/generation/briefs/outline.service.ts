import type { SessionUser } from "../../contract/auth";
import type { Brief, Proposal, ProposalAnswer, ProposalInput } from "../../contract/studio/brief";
import type { Deps } from "../../deps";
import { type AppError, movedOn } from "../../errors";
import { assertNotPaused, pauseAll, pauseOnStop, readWritingContext } from "../orders/article.service";
import { chooseFreeTopics, newSeed, requireKnownBrief } from "../orders/topics.service";
import {
  type Assignment,
  askWithin,
  type Outline,
  screenTimeoutMs,
  toRefusal,
  WriterError,
} from "../writers/writer";
import { updateOutline } from "./brief.repository";
import { briefGone, findBrief, getOwnBrief, subjectOf, toBrief } from "./brief.service";

/** Outlines that are asked for at the same time. */
const lanes = 2;
/** What a brief takes of an outline. */
const mostHeadings = 12;
const maxHeadingLength = 120;
const minHeadingLength = 3;
const maxKeyPhraseLength = 100;
const maxTitleLength = 200;

/** Lets the writer plan a brief anew; 409 when somebody has changed it meanwhile, which nothing overwrites. */
export async function outlineBrief(deps: Deps, id: number, user: SessionUser): Promise<Brief> {
  const row = await getOwnBrief(deps, id, user);
  // With the outline that it has, a writer would keep it.
  const brief = { ...toBrief(row), outline: [] };
  requireKnownBrief(deps.writer, subjectOf(brief), "keyPhrase");
  const assignment: Assignment = {
    ...{ topic: subjectOf(brief), category: null, seed: newSeed() % 1_000_000 },
    ...{ brief, links: [], ...(await readWritingContext(deps)) },
  };
  await assertNotPaused(deps);
  const headings = await askWithin(screenTimeoutMs, async (signal) =>
    headingsOf(await deps.writer.outline(assignment, signal)),
  )
    .catch((error: unknown) => pauseOnStop(deps, error))
    .catch((error: unknown) => {
      throw toRefusal(error);
    });
  const written = await updateOutline(deps.db, row, headings, deps.clock());
  if (!written) throw await whyNotWritten(deps, id);
  await deps.audit.record({ action: "brief.updated", subjectId: id, label: written.title });
  return toBrief(written);
}

async function whyNotWritten(deps: Deps, id: number): Promise<AppError> {
  const brief = await findBrief(deps, id);
  if (!brief) return briefGone();
  const message =
    "Bahan ini sudah diubah orang lain saat kerangkanya disusun. Muat ulang, lalu susun lagi kerangkanya.";
  return movedOn(message, brief);
}

/** Outlines for topics that nothing has been written about. Nothing is stored; those that failed are left out. */
export async function proposeOutlines(deps: Deps, input: ProposalInput): Promise<ProposalAnswer> {
  await assertNotPaused(deps);
  const category = input.category || null;
  const seed = newSeed();
  const [topics, context] = await Promise.all([
    chooseFreeTopics(deps, input.count, category, seed),
    readWritingContext(deps),
  ]);
  const came: Proposal[] = [];
  let failure: unknown;
  let mayGoOn = true;
  // Shared by the lanes: each takes the next one.
  const next = topics.entries();

  async function askInTurn(signal: AbortSignal): Promise<void> {
    for (const [position, topic] of next) {
      const assignment: Assignment = {
        ...{ topic: topic.title, category: category ?? topic.category },
        ...{ seed: (seed % 1_000_000) + position, brief: null, links: [], ...context },
      };
      try {
        const outline = await deps.writer.outline(assignment, signal);
        came[position] = toProposal(topic.title, assignment.category ?? "", outline);
      } catch (error) {
        failure ??= error;
        if (error instanceof WriterError && error.fault === "stop") {
          mayGoOn = false;
          await pauseAll(deps, error);
        }
      }
      if (!mayGoOn || signal.aborted) return;
    }
  }

  await askWithin(screenTimeoutMs, (signal) =>
    Promise.all(Array.from({ length: lanes }, () => askInTurn(signal))),
  ).catch((error: unknown) => {
    failure ??= error;
  });
  const proposals = came.filter(() => true);
  if (proposals.length === 0) throw toRefusal(failure);
  return { proposals };
}

function toProposal(topic: string, category: string, outline: Outline): Proposal {
  return {
    title: outline.title.slice(0, maxTitleLength),
    keyPhrase: topic.slice(0, maxKeyPhraseLength),
    category: outline.category || category,
    outline: headingsOf(outline),
  };
}

/** The headings of an outline as a brief takes them. */
function headingsOf({ sections }: Outline): string[] {
  const headings = sections
    .map((heading) => heading.trim().slice(0, maxHeadingLength))
    .filter((heading) => heading.length >= minHeadingLength)
    .slice(0, mostHeadings);
  if (headings.length === 0) {
    throw new WriterError("retry", "Penulis belum memberi kerangka yang dapat dipakai");
  }
  return headings;
}
