import { useQuery } from "@tanstack/react-query";
import type { MouseEvent } from "react";
import { type PostInput, postInput } from "../../../../worker/contract/desk/staff-post";
import { contentPreviewQuery } from "../../../api/blog-admin";
import { articleContent } from "../../../article/article-content";
import { ArticleView } from "../../../article/article-view";
import { buildOutline } from "../../../lib/article-outline";
import { Spinner } from "../../../ui/spinner";
import { Drawer } from "../../ui/drawer";

const defaultImage = "/images/blog/default.svg";

interface PostPreviewProps {
  values: PostInput;
  publishedAt: string | null;
  onClose: () => void;
}

/** The preview of the article, cleaned by the server. */
export default function PostPreview({ values, publishedAt, onClose }: PostPreviewProps) {
  const preview = useQuery(contentPreviewQuery(values.content));

  const article = {
    id: 0,
    slug: values.slug,
    title: values.title.trim() || "Judul artikel",
    category: values.category.trim() || "Kategori",
    summary: values.summary.trim() || "Ringkasan artikel tampil di sini.",
    image: postInput.shape.image.safeParse(values.image).success ? values.image.trim() : defaultImage,
    content: preview.data || "<p>Isi artikel tampil di sini.</p>",
    publishedAt: publishedAt ?? new Date().toISOString(),
    updatedAt: null,
  };

  return (
    <Drawer
      wide
      title="Pratinjau"
      lead={
        preview.isError
          ? "Pratinjau belum bisa dimuat. Tulisan Anda tetap aman."
          : "Seperti yang dilihat pengunjung; tautan tidak aktif."
      }
      onClose={onClose}
    >
      <div onClickCapture={stopLinks} className="rounded-lg border border-line bg-white">
        {preview.isPending ? (
          <Spinner label="Memuat pratinjau..." className="py-20" />
        ) : (
          <ArticleView
            article={article}
            outline={{ ...buildOutline(article.content), contents: "" }}
            related={[]}
            copy={articleContent}
          />
        )}
      </div>
    </Drawer>
  );
}

function stopLinks(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}
