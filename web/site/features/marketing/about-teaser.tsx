import { useDrawings } from "../../lib/content";
import { ArrowLink } from "../../ui/arrow-link";
import { Eyebrow } from "../../ui/eyebrow";
import { Section } from "../../ui/section";
import { FactList, type FactListProps } from "./fact-list";
import type { HeadingCopy, LinkCopy } from "./section-heading";

interface AboutTeaserProps extends HeadingCopy {
  paragraphs: readonly string[];
  facts: FactListProps["items"];
  links: readonly LinkCopy[];
}

export function AboutTeaser({ eyebrow, title, paragraphs, facts, links }: AboutTeaserProps) {
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
        <div data-reveal="idle">
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="about-title" className="headline-2">
            {title}
          </h2>
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
