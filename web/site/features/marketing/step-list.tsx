import { cn } from "../../../lib/cn";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { RisingArch } from "./rising-arch";
import { SectionHeading } from "./section-heading";

export interface Step {
  title: string;
  description: string;
}

interface StepListProps {
  eyebrow: string;
  title: string;
  description: string;
  items: readonly Step[];
}

/** The way of working: from arch to arch the sun stands higher. */
export function StepList({ eyebrow, title, description, items }: StepListProps) {
  const many = items.length > 3;
  return (
    <Section tone="ink" labelledBy="steps-title">
      <div className="page-grid section-y">
        <SectionHeading id="steps-title" eyebrow={eyebrow} title={title} description={description} />
        <ol className={cn("mt-10 lg:grid", many ? "lg:mt-6 lg:grid-cols-5" : "lg:-mt-14 lg:grid-cols-3")}>
          {items.map((item, index) => (
            <Reveal
              as="li"
              key={item.title}
              delay={index * 120}
              className="grid grid-cols-[5.5rem_1fr] gap-x-6 border-b-[3px] border-paper pt-7 sm:grid-cols-[8rem_1fr] lg:row-span-2 lg:grid-cols-none lg:grid-rows-subgrid lg:border-b-0 lg:pt-0"
            >
              <div className="flex items-end lg:border-b-[3px] lg:border-paper">
                <RisingArch
                  progress={index / (items.length - 1)}
                  className={cn("w-full", many ? "lg:w-[82%]" : "lg:w-[78%]")}
                />
              </div>
              <div className="self-end pb-6 lg:self-auto lg:pt-6 lg:pr-8">
                <span
                  aria-hidden="true"
                  className="text-4xl leading-none font-extrabold text-accent lg:text-5xl"
                >
                  {index + 1}
                </span>
                <h3 className="mt-2 text-xl lg:mt-4">{item.title}</h3>
                <p className="mt-2 text-soft">{item.description}</p>
              </div>
            </Reveal>
          ))}
        </ol>
      </div>
    </Section>
  );
}
