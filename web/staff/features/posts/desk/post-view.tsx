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
