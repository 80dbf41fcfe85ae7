import { ExternalLink } from "lucide";
import { type StaffPost, viewNames, viewOf } from "../../../../../worker/contract/desk/staff-post";
import { cn } from "../../../../lib/cn";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { Icon } from "../../../../ui/icon";

const tones = {
  draft: "bg-sand",
  review: "bg-peach",
  scheduled: "bg-mist",
  published: "bg-leaf-pale text-leaf",
  trash: "bg-sand",
};

/** Where a post stands: its state, who wrote it and who brought it before the public, and the way to read it. */
export function PostState({ post }: { post: StaffPost }) {
  const view = viewOf(post, Date.now());
  return (
    <ul aria-label="Status artikel" className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <li className={cn("rounded-md px-2.5 py-1 font-semibold", tones[view])}>
        {viewNames[view]}
        {view === "scheduled" && post.publishedAt && (
          <span className="font-normal">
            {" "}
            {formatLongDate(post.publishedAt)}, {formatTime(post.publishedAt)} WIB
          </span>
        )}
      </li>
      {post.origin === "ai" && (
        <li className="rounded-md border border-edge px-1.5 py-px font-semibold">
          <abbr title="Ditulis dengan AI" className="no-underline">
            AI
          </abbr>
        </li>
      )}
      {post.author && <li className="text-ink-soft [overflow-wrap:anywhere]">Penulis: {post.author.name}</li>}
      {post.reviewer && (
        <li className="text-ink-soft [overflow-wrap:anywhere]">Peninjau: {post.reviewer.name}</li>
      )}
      {view !== "trash" && (
        <li>
          <a
            href={`/blog/${post.slug}`}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-1.5 font-semibold underline underline-offset-4"
          >
            Lihat artikel
            <Icon node={ExternalLink} className="size-4" />
            <span className="sr-only">(tab baru)</span>
          </a>
        </li>
      )}
    </ul>
  );
}
