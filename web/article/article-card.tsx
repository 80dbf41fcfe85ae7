import type { PostSummary } from "../../worker/contract/blog";
import { cn } from "../lib/cn";
import { formatLongDate } from "../lib/format";
import { Link } from "../ui/link";
import { ArticleImage } from "./article-image";

interface ArticleCardProps {
  article: PostSummary;
  readMore: string;
  /** The first card of a page: wide. On phones its text stands above its picture. */
  featured?: boolean;
  headingLevel?: "h2" | "h3";
}

/** The picture precedes the link in the HTML: scaled by a mouse it would lie above the link's area otherwise. */
export function ArticleCard({ article, readMore, featured, headingLevel: Heading = "h2" }: ArticleCardProps) {
  return (
    <article
      className={cn(
        "group relative flex h-full wrap-anywhere border-t-2 border-ink pt-5",
        featured
          ? "flex-col-reverse gap-6 sm:grid sm:grid-cols-[1.35fr_1fr] sm:gap-8 lg:gap-12 lg:pt-8"
          : "flex-col max-sm:grid max-sm:grid-cols-[31vw_1fr] max-sm:grid-rows-[auto_1fr] gap-x-4",
      )}
    >
      <ArticleImage
        src={article.image}
        cover={article.cover}
        alt=""
        wide={featured}
        className={featured ? "" : "max-sm:row-span-2 max-sm:aspect-[4/3]"}
      />
      <div className={cn("flex flex-1 flex-col", !featured && "max-sm:contents")}>
        <p
          className={cn("flex flex-wrap items-center gap-x-3 text-sm text-ink-soft", !featured && "sm:mt-4")}
        >
          <span className="font-bold text-fajar-deep">{article.category}</span>
          <time dateTime={article.publishedAt ?? undefined}>{formatLongDate(article.publishedAt)}</time>
        </p>
        <Heading
          className={cn(featured ? "mt-2 text-2xl lg:text-[2.4rem]" : "mt-1 text-lg sm:mt-2 sm:text-xl")}
        >
          {article.title}
        </Heading>
        <p className={cn("mt-3 mb-4 text-ink-soft", !featured && "line-clamp-4 max-sm:col-span-2")}>
          {article.summary}
        </p>
        <Link
          href={`/blog/${article.slug}`}
          className="mt-auto inline-flex max-sm:col-span-2 items-center gap-2 justify-self-start self-start py-1 font-bold text-ink underline decoration-amber decoration-[3px] underline-offset-[6px] after:absolute after:inset-0 group-hover:decoration-fajar"
        >
          {readMore}
          <span className="sr-only">: {article.title}</span>
        </Link>
      </div>
    </article>
  );
}
