import { type StaffPostSummary, viewNames, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { cn } from "../../../../lib/cn";
import { formatLongDate, formatTime } from "../../../../lib/format";

const tones = {
  draft: "bg-sand",
  review: "bg-peach",
  scheduled: "bg-mist",
  published: "bg-leaf-pale text-leaf",
  trash: "bg-sand",
};

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

/** The state of a post in a word, and of a scheduled one its time. */
export function PostView({ post }: { post: StaffPostSummary }) {
  const view = viewOf(post, Date.now());
  return (
    <span className={cn("inline-block rounded-md px-2 py-0.5 font-semibold", tones[view])}>
      {viewNames[view]}
      {view === "scheduled" && post.publishedAt && (
        <span className="font-normal">
          {" "}
          {formatLongDate(post.publishedAt)}, {formatTime(post.publishedAt)} WIB
        </span>
      )}
    </span>
  );
}
