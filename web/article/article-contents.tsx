import { ChevronRight } from "lucide";
import { cn } from "../lib/cn";
import { Icon } from "../ui/icon";

/** The collapsed table of contents; its links work without JavaScript. `items` is HTML of list items. */
export function ArticleContents({ items, className }: { items: string; className: string }) {
  return (
    <nav aria-label="Daftar isi" className={cn("mb-10 border-y border-line", className)}>
      <details className="article-contents group">
        <summary className="flex min-h-13 list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
          Daftar Isi
          <Icon node={ChevronRight} className="size-5 transition-[scale,rotate] group-open:rotate-90" />
        </summary>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of the cleaned text's headings, without their tags */}
        <ol className="pb-4 wrap-anywhere text-ink-soft" dangerouslySetInnerHTML={{ __html: items }} />
      </details>
    </nav>
  );
}
