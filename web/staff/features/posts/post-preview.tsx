import { useQuery } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type PostInput, postInput } from "../../../../worker/contract/blog";
import { contentPreviewQuery } from "../../../api/blog-admin";
import { articleContent } from "../../../article/article-content";
import { ArticleView } from "../../../article/article-view";
import { outlineOf } from "../../../lib/article-outline";
import { onTypingPause } from "./typing-pause";

const defaultImage = "/images/blog/default.svg";

interface PostPreviewProps {
  form: UseFormReturn<PostInput>;
  publishedAt: string | null;
}

/** The article as visitors will see it, with its content cleaned by the server. */
export function PostPreview({ form, publishedAt }: PostPreviewProps) {
  const [values, setValues] = useState(() => form.getValues());
  const preview = useQuery(contentPreviewQuery(values.content));
  // Kept when a later call fails.
  const [content, setContent] = useState("");
  if (preview.data !== undefined && preview.data !== content) setContent(preview.data);

  useEffect(() => onTypingPause(form, () => setValues({ ...form.getValues() })), [form]);

  const article = {
    id: 0,
    slug: values.slug,
    title: values.title.trim() || "Judul artikel",
    category: values.category.trim() || "Kategori",
    summary: values.summary.trim() || "Ringkasan artikel tampil di sini.",
    image: postInput.shape.image.safeParse(values.image).success ? values.image.trim() : defaultImage,
    content: content || "<p>Isi artikel tampil di sini.</p>",
    publishedAt: publishedAt ?? new Date().toISOString(),
    updatedAt: null,
  };

  return (
    <section aria-labelledby="preview-title" className="min-w-0">
      <div className="lg:sticky lg:top-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="preview-title" className="text-lg">
            Pratinjau
          </h2>
          <p role="status" className="text-sm text-ink-soft">
            {preview.isError
              ? "Pratinjau belum bisa diperbarui. Tulisan Anda tetap aman."
              : "Seperti yang dilihat pengunjung; tautan tidak aktif."}
          </p>
        </div>
        <div
          onClickCapture={stopLinks}
          className="mt-4 overflow-y-auto rounded-lg border border-line bg-white lg:max-h-[calc((100dvh-6rem)/0.8)] lg:[zoom:0.8]"
        >
          <ArticleView
            article={article}
            outline={outlineOf(article.content)}
            related={[]}
            copy={articleContent}
          />
        </div>
      </div>
    </section>
  );
}

function stopLinks(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest("a")) return;
  event.preventDefault();
  event.stopPropagation();
}
