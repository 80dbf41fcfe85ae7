import { oldBefore, withoutDeadLinks } from "../../blog/ageing/aged-posts.service";
import { getStaffPost } from "../../blog/desk/staff-posts.service";
import { changeWaits, proposeChange } from "../../blog/pending/pending.service";
import type { SessionUser } from "../../contract/auth";
import type { PendingChange } from "../../contract/desk/revisions";
import { extendPost, type PostInput, type StaffPost } from "../../contract/desk/staff-post";
import type { Deps } from "../../deps";
import { AppError } from "../../errors";
import { findBrief } from "../briefs/brief.service";
import { findMeasuredVersions } from "../checks/check.service";
import { isRefusing } from "../checks/find-faults";
import {
  askAtScreen,
  findDraftFaults,
  readLinks,
  readWritingContext,
  requireTyped,
} from "../orders/article.service";
import { findItemOfPost } from "../orders/batch.repository";
import { type Assignment, type Draft, toRefusal, WriterError } from "../writers/writer";

/**
 * Reviews a published article and stores the result as a pending change: without dead links and, if the writer wrote the
 * article, rewritten. Articles of people are not rewritten. 409 for an unpublished article, for one with a pending change,
 * and if nothing needs a change.
 */
export async function refreshPost(deps: Deps, id: number, user: SessionUser): Promise<PendingChange> {
  const post = await getStaffPost(deps, id);
  if (extendPost(post, deps.clock().getTime()) !== "published") {
    throw new AppError("conflict", "Hanya artikel yang sudah terbit yang dapat disegarkan");
  }
  if (post.hasPending) throw changeWaits();
  const hands = await findAuthorship(deps, post);
  const renewed = await renew(deps, post, hands === "writer");
  const change = { ...extractInput(post), ...renewed };
  const { title, summary, content } = change;
  if (title === post.title && summary === post.summary && content === post.content) {
    throw new AppError("conflict", nothingToChange[hands]);
  }
  // The same person may have started another change while the writer was working.
  return proposeChange(deps, id, { ...change, baseVersion: post.updatedAt ?? "" }, user, { isFirst: true });
}

function extractInput({ title, slug, summary, image, category, content }: StaffPost): PostInput {
  return { title, slug, summary, image, category, content };
}

/** Who wrote the current text. The local writer does not replace a text that staff have edited. */
type Hands = "writer" | "edited" | "people";

async function findAuthorship(deps: Deps, post: StaffPost): Promise<Hands> {
  if (post.origin === "manual") return "people";
  if (!deps.writer.repeats) return "writer";
  const { written } = await findMeasuredVersions(deps, post.id);
  const isAsWritten =
    written?.title === post.title && written.summary === post.summary && written.content === post.content;
  return isAsWritten ? "writer" : "edited";
}

const nothingToChange: Record<Hands, string> = {
  writer: "Penulis tidak menemukan yang perlu diubah di artikel ini",
  edited:
    "Artikel ini sudah disunting orang, jadi penulis tidak menulisnya ulang, dan tautannya masih baik. Sunting sendiri isinya bila sudah usang.",
  people: "Artikel ini ditulis orang dan tautannya masih baik. Sunting sendiri isinya bila sudah usang.",
};

type Renewed = Pick<Draft, "title" | "summary" | "content">;

/** Removes dead links, and has the writer rewrite the article if it is old or has faults. */
async function renew(deps: Deps, post: StaffPost, mayRewrite: boolean): Promise<Renewed> {
  const content = await withoutDeadLinks(deps, post.content);
  const mended = { title: post.title, summary: post.summary, content };
  if (!mayRewrite) return mended;
  const assignment = await toAssignment(deps, post);
  const draft = { ...mended, category: post.category, model: null, promptVersion: null, tokens: null };
  const reasons = await reasonsFor(deps, post, draft, assignment);
  if (reasons.length === 0) return mended;
  try {
    return await rewritten(deps, { post, assignment, draft, reasons });
  } catch (error) {
    // The removal of links stands even if the writer fails.
    if (error instanceof WriterError && content !== post.content) return mended;
    throw toRefusal(error);
  }
}

interface Rewriting {
  post: StaffPost;
  assignment: Assignment;
  draft: Draft;
  reasons: readonly string[];
}

/** Has the writer rewrite the article; throws a `WriterError` if the result has refusing faults. */
async function rewritten(deps: Deps, { post, assignment, draft, reasons }: Rewriting): Promise<Renewed> {
  const after = await askAtScreen(deps, (signal) => deps.writer.repair(assignment, draft, reasons, signal));
  const left = (await findDraftFaults(deps, after, assignment, post)).filter(({ kind }) => isRefusing(kind));
  if (left.length > 0) {
    const list = left.map(({ message }) => message).join("; ");
    throw new WriterError("retry", `Hasil penyegaran belum memenuhi aturan: ${list}`);
  }
  const { title, summary, content } = after;
  return requireTyped({ ...extractInput(post), title, summary, content });
}

/** Restores the assignment of the original order as far as it is stored. */
async function toAssignment(deps: Deps, { id, title, category, slug }: StaffPost): Promise<Assignment> {
  const item = await findItemOfPost(deps.db, id);
  const [context, links, brief] = await Promise.all([
    readWritingContext(deps),
    readLinks(deps, title),
    item?.briefId ? findBrief(deps, item.briefId) : null,
  ]);
  const others = links.filter(({ path }) => path !== `/blog/${slug}`);
  const takenTitles = context.takenTitles.filter((taken) => taken !== title);
  return { topic: title, category, brief, seed: item?.seed ?? 0, links: others, ...context, takenTitles };
}

async function reasonsFor(
  deps: Deps,
  post: StaffPost,
  draft: Draft,
  assignment: Assignment,
): Promise<string[]> {
  const faults = await findDraftFaults(deps, draft, assignment, post);
  const isOld = new Date(post.updatedAt ?? 0) < oldBefore(deps);
  const age =
    "Artikel ini sudah lama tidak diperbarui. Segarkan isinya: buang yang sudah basi, perjelas yang kabur, dan pertahankan yang masih benar.";
  return [...(isOld ? [age] : []), ...faults.map(({ message }) => message)];
}
