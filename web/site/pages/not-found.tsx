import { ArrowRight } from "lucide";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { Icon } from "../../ui/icon";
import { shownLinks } from "../content/navigation";
import { notFoundContent as copy, popularServices } from "../content/not-found";
import type { LinkCopy } from "../features/marketing/section-heading";
import { useContent } from "../lib/content";
import { usePageData } from "../lib/page";
import { usePageMeta } from "../lib/page-meta";
import { ArrowLink } from "../ui/arrow-link";
import { ButtonLink } from "../ui/button-link";
import { HalfSun } from "../ui/half-sun";

const selectPages = (content: SiteContent) => shownLinks(copy.pages, content);

const linkStyles =
  "flex items-center justify-between gap-4 border-t border-line py-3 font-semibold hover:text-fajar-deep";

export default function NotFoundPage() {
  const { latestArticles = [] } = usePageData();
  const links = useContent(selectPages);
  const { articles } = copy;
  const services = useContent(popularServices);
  usePageMeta({ page: "notFound", canonicalPath: null });
  return (
    <div className="page-grid pt-14 pb-20">
      <div className="relative">
        <HalfSun
          rings={["fill-peach", "fill-amber", "fill-dusk"]}
          className="absolute right-0 bottom-6 w-24 sm:w-60"
        />
        <h1 className="relative text-[8rem] leading-[0.85] font-extrabold tracking-[-0.06em] text-fajar sm:text-[13rem]">
          {copy.heading}
        </h1>
        <svg viewBox="0 0 1200 30" preserveAspectRatio="none" className="h-6 w-full" aria-hidden="true">
          <path d="M0 2h1200M0 14h900M0 26h520" className="stroke-ink" strokeWidth="3" />
        </svg>
      </div>
      <p className="mt-8 text-2xl font-bold tracking-tight">{copy.title}</p>
      <p className="mt-3 max-w-xl text-lg text-ink-soft">{copy.description}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink {...copy.primary} />
        <ButtonLink {...copy.secondary} variant="outline" />
      </div>
      <div className="mt-16 grid gap-12 md:grid-cols-2">
        <LinkList title={copy.services.title} links={services} more={copy.services.more} />
        <LinkList title={articles.title} links={latestArticles.map(articleLink)} more={articles.more} />
      </div>
      <nav aria-label={copy.pagesLabel} className="mt-14 border-t-2 border-ink pt-5">
        <ul className="flex flex-wrap gap-x-8 gap-y-2">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a href={to} className="inline-block py-1 font-semibold hover:text-fajar-deep hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function articleLink({ slug, title }: { slug: string; title: string }): LinkCopy {
  return { label: title, to: `/blog/${slug}` };
}

function LinkList({ title, links, more }: { title: string; links: readonly LinkCopy[]; more: LinkCopy }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 border-b border-line">
        {links.map(({ label, to }) => (
          <li key={label}>
            <a href={to} className={linkStyles}>
              {label}
              <Icon node={ArrowRight} className="size-4 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
      <ArrowLink {...more} className="mt-4" />
    </section>
  );
}
