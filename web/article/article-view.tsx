import { ArrowLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import type { PostSummary, ShownArticle } from "../../worker/contract/blog";
import type { ArticleOutline } from "../lib/article-outline";
import { cn } from "../lib/cn";
import { formatLongDate } from "../lib/format";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { ArticleBody } from "./article-body";
import { ArticleByline } from "./article-byline";
import { ArticleCard } from "./article-card";
import { ArticleContents } from "./article-contents";
import { ArticleImage } from "./article-image";
import { ArticleSources } from "./article-sources";

export interface ArticleCopy {
  breadcrumbLabel: string;
  home: { label: string; to: string };
  blog: { label: string; to: string };
  back: string;
  relatedTitle: string;
  readMore: string;
}

interface ArticleViewProps {
  article: ShownArticle;
  /** The outline of the article's content. */
  outline: ArticleOutline;
  related: readonly PostSummary[];
  copy: ArticleCopy;
  /** Content below the text. */
  children?: ReactNode;
}

/** A whole article: breadcrumb, header, picture, text and related articles. */
export function ArticleView({ article, outline, related, copy, children }: ArticleViewProps) {
  const { html, contents, readingMinutes } = outline;
  const { sources = [] } = article;
  return (
    <>
      <article className="page-grid max-w-[64rem] pt-6 pb-16">
        <Breadcrumb title={article.title} copy={copy} />
        <BackLink copy={copy} className="mt-4" />
        <header className="mt-4 max-w-[52rem]">
          <p className="flex flex-wrap items-center gap-x-3 text-[0.95rem] text-ink-soft sm:gap-x-4 sm:text-base">
            <span className="font-bold text-fajar-deep">{article.category}</span>
            <time dateTime={article.publishedAt ?? undefined}>{formatLongDate(article.publishedAt)}</time>
            <span>{`Baca ${readingMinutes} menit`}</span>
          </p>
          <h1 className="mt-3 text-[min(2.1rem,11vw)] sm:text-5xl">{article.title}</h1>
          <p className="mt-5 text-lg text-ink-soft sm:text-xl">{article.summary}</p>
          <ArticleByline article={article} />
        </header>
        <ArticleImage
          src={article.image}
          cover={article.cover}
          alt={article.cover?.alt ?? ""}
          wide
          eager
          className="mt-9"
        />
        <div className="mt-12 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:items-start lg:gap-x-14">
          {contents && <ArticleContents items={contents} className="lg:sticky lg:top-28 lg:order-last" />}
          <div className="max-w-[42rem]">
            <ArticleBody html={html} />
            {sources.length > 0 && <ArticleSources sources={sources} />}
            {children}
            <BackLink copy={copy} className="mt-14" />
          </div>
        </div>
      </article>
      {related.length > 0 && <RelatedArticles articles={related} copy={copy} />}
    </>
  );
}

function BackLink({ copy, className }: { copy: ArticleCopy; className: string }) {
  return (
    <Link
      href={copy.blog.to}
      className={cn(
        "inline-flex min-h-11 items-center gap-2 font-bold underline decoration-amber decoration-[3px] underline-offset-[6px] hover:decoration-fajar",
        className,
      )}
    >
      <Icon node={ArrowLeft} className="size-5" />
      {copy.back}
    </Link>
  );
}

function Breadcrumb({ title, copy }: { title: string; copy: ArticleCopy }) {
  return (
    <nav aria-label={copy.breadcrumbLabel}>
      <ol className="flex items-center gap-1.5 text-sm text-ink-soft">
        {[copy.home, copy.blog].map(({ label, to }) => (
          <li key={to} className="flex shrink-0 items-center gap-1.5">
            <Link href={to} className="py-1 font-semibold hover:text-fajar-deep hover:underline">
              {label}
            </Link>
            <Icon node={ChevronRight} className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 truncate">
          {title}
        </li>
      </ol>
    </nav>
  );
}

function RelatedArticles({ articles, copy }: { articles: readonly PostSummary[]; copy: ArticleCopy }) {
  return (
    <section aria-labelledby="related-title" className="bg-sand py-16">
      <div className="page-grid">
        <h2 id="related-title" className="text-3xl">
          {copy.relatedTitle}
        </h2>
        <ul
          className={cn(
            "mt-9 grid gap-x-8 gap-y-12 sm:grid-cols-2",
            articles.length !== 2 && "lg:grid-cols-3",
          )}
        >
          {articles.map((other) => (
            <li key={other.id} data-reveal="idle">
              <ArticleCard article={other} readMore={copy.readMore} headingLevel="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
