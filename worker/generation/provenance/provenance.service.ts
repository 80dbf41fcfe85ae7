import { AppError } from "../../app-error";
import { getStaffPost } from "../../blog/desk/staff-posts.service";
import type { Provenance } from "../../contract/studio/checks";
import type { Deps } from "../../deps";
import { changedShare } from "./changed-share";
import { findMeasuredVersions, findProvenance } from "./provenance.repository";

/** How a post of the writer came about, and how much of it people changed, where what it wrote was kept; 404 for one that staff wrote. */
export async function getProvenance(deps: Deps, postId: number): Promise<Provenance> {
  const [post, provenance, { written, approved }] = await Promise.all([
    getStaffPost(deps, postId),
    findProvenance(deps.db, postId),
    findMeasuredVersions(deps.db, postId),
  ]);
  if (!provenance) {
    const isGenerated = post.origin === "ai";
    throw new AppError(
      "not_found",
      isGenerated
        ? "Asal-usul artikel ini tidak tercatat karena dibuat sebelum pencatatan dimulai"
        : "Artikel ini ditulis staf, bukan AI",
    );
  }
  return { ...provenance, changedShare: written ? changedShare(written, approved ?? post) : null };
}
