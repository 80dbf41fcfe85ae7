import { PenLine, ScanSearch, Search, UserCheck } from "lucide";
import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { Icon } from "../../../ui/icon";
import { HalfSun } from "../../ui/half-sun";
import { Section } from "../../ui/section";
import { type HeadingCopy, SectionHeading } from "./section-heading";

const icons = { search: Search, "pen-line": PenLine, "scan-search": ScanSearch, "user-check": UserCheck };

interface AiPointsProps extends HeadingCopy {
  points: SiteContent["about"]["ai"]["points"];
}

/** What AI does, and what people do. */
export function AiPoints({ points, ...heading }: AiPointsProps) {
  return (
    <Section tone="dusk" labelledBy="ai-title" className="overflow-hidden">
      <HalfSun
        rings={["fill-ink", "fill-fajar", "fill-amber"]}
        className="absolute bottom-0 -left-40 w-[34rem] max-lg:hidden"
      />
      <div className="page-grid relative grid gap-x-16 section-y gap-y-10 lg:grid-cols-[1fr_1.35fr]">
        <SectionHeading id="ai-title" {...heading} className="items-start!" />
        <ul className="border-t-2 border-paper">
          {points.map((point) => (
            <li
              key={point.title}
              data-reveal="idle"
              className="grid grid-cols-[3.25rem_1fr] border-b border-rule py-7 sm:grid-cols-[5rem_1fr]"
            >
              <Icon node={icons[point.icon]} className="size-8 stroke-[1.5] text-accent" />
              <div>
                <h3 className="text-xl">{point.title}</h3>
                <p className="mt-2 text-soft">{point.description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
