import { AppError } from "../../app-error";
import { oldBefore, withoutDeadLinks } from "../../blog/ageing/aged-posts.service";
import { getStaffPost } from "../../blog/desk/staff-posts.service";
import { proposeChange } from "../../blog/pending/pending.service";
import type { SessionUser } from "../../contract/auth";
import type { PendingChange } from "../../contract/desk/revisions";
import { type StaffPost, viewOf } from "../../contract/desk/staff-post";
import type { Deps } from "../../deps";
import { findFaults } from "../checks/find-faults";
import { readGround, readLinks } from "../orders/ground.service";
import { standardFor } from "../orders/standard.service";
import { askWithin, screenTimeoutMs, toRefusal } from "../writers/ask-writer";
import { type Assignment, type Draft, WriterError } from "../writers/writer";

/**
 * Looks through an article that is out, and keeps what came of it as a change that waits beside it: without links that
 * lead nowhere and, where the writer wrote it, as it writes it today. What people wrote is theirs to rewrite. 409 for what
 * is not out, where a change waits already, and where there is nothing to change.
 */
export async function refreshPost(deps: Deps, id: number, user: SessionUser): Promise<PendingChange> {
  const post = await getStaffPost(deps, id);
  if (viewOf(post, deps.clock().getTime()) !== "published") {
    throw new AppError("conflict", "Hanya artikel yang sudah terbit yang dapat disegarkan");
  }
  if (post.hasPending) {
    throw new AppError(
      "conflict",
      "Usulan perubahan sudah menunggu di artikel ini. Selesaikan usulan itu dulu.",
    );
  }
  const renewed = await renew(deps, post);
  const { title, slug, summary, image, category, content } = { ...post, ...renewed };
  if (title === post.title && summary === post.summary && content === post.content) {
    throw new AppError("conflict", nothingToChange[post.origin]);
  }
  const change = { title, slug, summary, image, category, content };
  return proposeChange(deps, id, { ...change, baseVersion: post.updatedAt ?? "" }, user);
}

const nothingToChange: Record<StaffPost["origin"], string> = {
  ai: "Penulis tidak menemukan yang perlu diubah di artikel ini",
  manual: "Artikel ini ditulis orang dan tautannya masih baik. Sunting sendiri isinya bila sudah usang.",
};

type Renewed = Pick<Draft, "title" | "summary" | "content">;

/** The article without dead links, and as the writer writes it again where it has aged or has faults. */
async function renew(deps: Deps, post: StaffPost): Promise<Renewed> {
  const content = await withoutDeadLinks(deps, post.content);
  const mended = { title: post.title, summary: post.summary, content };
  if (post.origin === "manual") return mended;
  const assignment = await assignmentOf(deps, post);
  const draft = { ...mended, category: post.category, model: null, promptVersion: null, tokens: null };
  const reasons = await reasonsFor(deps, post, draft, assignment);
  if (reasons.length === 0) return mended;
  try {
    return await askWithin(screenTimeoutMs, async (signal) => {
      const { title, summary, content } = await deps.writer.repair(assignment, draft, reasons, signal);
      return { title, summary, content };
    });
  } catch (error) {
    // A writer that cannot mend it takes nothing from what was mended without it.
    if (error instanceof WriterError && content !== post.content) return mended;
    throw toRefusal(error);
  }
}

async function assignmentOf(deps: Deps, { title, category, slug }: StaffPost): Promise<Assignment> {
  const [ground, links] = await Promise.all([readGround(deps), readLinks(deps, title)]);
  const others = links.filter(({ path }) => path !== `/blog/${slug}`);
  const takenTitles = ground.takenTitles.filter((taken) => taken !== title);
  return { topic: title, category, brief: null, seed: 0, links: others, ...ground, takenTitles };
}

/** What the writer is told to mend. */
async function reasonsFor(
  deps: Deps,
  post: StaffPost,
  draft: Draft,
  assignment: Assignment,
): Promise<string[]> {
  const standard = await standardFor(deps, draft, assignment);
  const isItself = ({ title }: { title: string }) => title === post.title;
  const faults = findFaults(draft, {
    ...standard,
    takenTitles: standard.takenTitles.filter((title) => title !== post.title),
    existing: standard.existing.filter((other) => !isItself(other)),
  });
  const isOld = new Date(post.updatedAt ?? 0) < oldBefore(deps);
  const age =
    "Artikel ini sudah lama tidak diperbarui. Segarkan isinya: buang yang sudah basi, perjelas yang kabur, dan pertahankan yang masih benar.";
  return [...(isOld ? [age] : []), ...faults.map(({ message }) => message)];
}
