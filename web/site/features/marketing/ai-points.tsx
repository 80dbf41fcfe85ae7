import { PenLine, ScanSearch, Search, UserCheck } from "lucide";
import { Icon } from "../../../ui/icon";
import { HalfSun } from "../../ui/half-sun";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionHeading } from "./section-heading";

const icons = { search: Search, "pen-line": PenLine, "scan-search": ScanSearch, "user-check": UserCheck };

interface AiPointsProps {
  eyebrow: string;
  title: string;
  description: string;
  points: readonly { icon: keyof typeof icons; title: string; description: string }[];
}

/** What machines do here, and what stays with people. */
export function AiPoints({ eyebrow, title, description, points }: AiPointsProps) {
  return (
    <Section tone="dusk" labelledBy="ai-title" className="overflow-hidden">
      <HalfSun
        rings={["fill-ink", "fill-fajar", "fill-amber"]}
        className="absolute bottom-0 -left-40 w-[34rem] max-lg:hidden"
      />
      <div className="page-grid relative grid gap-x-16 section-y gap-y-10 lg:grid-cols-[1fr_1.35fr]">
        <SectionHeading
          id="ai-title"
          eyebrow={eyebrow}
          title={title}
          description={description}
          className="items-start!"
        />
        <ul className="border-t-2 border-paper">
          {points.map((point, index) => {
            return (
              <Reveal
                as="li"
                key={point.title}
                delay={index * 80}
                className="grid grid-cols-[3.25rem_1fr] border-b border-rule py-7 sm:grid-cols-[5rem_1fr]"
              >
                <Icon node={icons[point.icon]} className="size-8 stroke-[1.5] text-accent" />
                <div>
                  <h3 className="text-xl">{point.title}</h3>
                  <p className="mt-2 text-soft">{point.description}</p>
                </div>
              </Reveal>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
