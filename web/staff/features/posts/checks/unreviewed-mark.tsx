import { type StaffPostSummary, viewOf } from "../../../../../worker/contract/desk/staff-post";

interface UnreviewedMarkProps {
  post: Pick<StaffPostSummary, "status" | "publishedAt" | "origin" | "reviewer">;
  openClaims: number;
}

/** Marks what visitors read although nobody has checked what it claims. */
export function UnreviewedMark({ post, openClaims }: UnreviewedMarkProps) {
  if (post.origin !== "ai" || openClaims === 0 || post.reviewer !== null) return null;
  if (viewOf(post, Date.now()) !== "published") return null;
  return (
    <li className="rounded-md bg-danger-pale px-2 py-0.5 font-semibold text-danger">Terbit tanpa tinjauan</li>
  );
}
