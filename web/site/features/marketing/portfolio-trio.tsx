import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { PortfolioCard, type PortfolioCopy, type PortfolioView } from "./portfolio-card";
import { type LinkCopy, SectionHeading } from "./section-heading";

interface PortfolioTrioProps {
  eyebrow: string;
  title: string;
  description: string;
  link: LinkCopy;
  items: readonly PortfolioView[];
  copy: PortfolioCopy;
}

const bars = ["fajar", "leaf", "amber"] as const;

/** A large work and two smaller ones, set off from one another. */
export function PortfolioTrio({ eyebrow, title, description, link, items, copy }: PortfolioTrioProps) {
  return (
    <Section tone="dusk" labelledBy="portfolio-title">
      <div className="page-grid section-y">
        <SectionHeading
          id="portfolio-title"
          eyebrow={eyebrow}
          title={title}
          description={description}
          link={link}
        />
        <ul className="mt-12 grid gap-x-12 gap-y-14 md:grid-cols-2 lg:gap-y-20">
          {items.map((item, index) => (
            <Reveal as="li" key={item.id} delay={index * 100} className="md:first:col-span-2">
              <PortfolioCard
                item={item}
                copy={copy}
                bar={bars[index] ?? "fajar"}
                side={index === 0 ? "left" : undefined}
              />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}
