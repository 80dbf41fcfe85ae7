import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import type { StaffPost } from "../../../../worker/contract/desk/staff-post";
import { roomQuery } from "../../../api/media/picture-room";
import { articleContent } from "../../../article/article-content";
import { ArticleView } from "../../../article/article-view";
import { outlineOf } from "../../../lib/article-outline";

/** The article as visitors will see it. A link of its text opens beside it; those of its frame lead nowhere. */
export function ReviewArticle({ post, publishAt }: { post: StaffPost; publishAt: number | null }) {
  const publishedAt = new Date(publishAt ?? Date.now()).toISOString();
  const { data: content = post.content } = useQuery(roomQuery(post.content));
  return (
    <div
      onClickCapture={openBeside}
      className="overflow-hidden rounded-lg border border-line bg-white [&_h1]:[overflow-wrap:anywhere]"
    >
      <ArticleView
        article={{ ...post, content, publishedAt }}
        outline={outlineOf(content)}
        related={[]}
        copy={articleContent}
      />
    </div>
  );
}

function openBeside(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.closest(".article-body")) window.open(link.href, "_blank", "noopener");
}
