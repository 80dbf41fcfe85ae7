import type { homeContent } from "../../content/home";
import { useDrawings } from "../../lib/content";
import { ArrowLink } from "../../ui/arrow-link";
import { Section } from "../../ui/section";
import { FactList } from "./fact-list";
import { SectionHeading } from "./section-heading";

type AboutTeaserProps = ReturnType<typeof homeContent>["about"];

export function AboutTeaser({ paragraphs, facts, links, ...heading }: AboutTeaserProps) {
  const drawings = useDrawings();
  return (
    <Section tone="sand" labelledBy="about-title">
      <div aria-hidden="true" className="horizon text-ink" />
      <div className="page-grid grid items-center gap-x-16 gap-y-12 py-16 lg:grid-cols-[1fr_1.35fr] lg:pb-28">
        <div data-reveal="idle" className="max-lg:order-last lg:px-2">
          <img
            src={drawings.at("/images/about.svg")}
            alt=""
            width={560}
            height={640}
            loading="lazy"
            className="mx-auto h-auto w-full max-w-sm lg:max-w-none"
          />
        </div>
        <div>
          <SectionHeading id="about-title" {...heading} />
          <div className="mt-6 space-y-4 text-lg text-soft">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
            {links.map((link) => (
              <ArrowLink key={link.to} {...link} />
            ))}
          </p>
        </div>
        <FactList items={facts} className="lg:col-span-2" />
      </div>
    </Section>
  );
}
