import type { CSSProperties } from "react";
import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { cn } from "../../../lib/cn";
import { Section } from "../../ui/section";
import { type HeadingCopy, SectionHeading } from "./section-heading";

interface StepListProps extends HeadingCopy {
  items: SiteContent["home"]["steps"]["items"];
}

/** The steps of the work, with a sun that rises from arch to arch. */
export function StepList({ items, ...heading }: StepListProps) {
  const many = items.length > 3;
  return (
    <Section tone="ink" labelledBy="steps-title">
      <div className="page-grid section-y">
        <SectionHeading id="steps-title" {...heading} />
        <ol
          className={cn(
            "mt-10 lg:grid lg:grid-cols-[repeat(var(--columns),minmax(0,1fr))]",
            many ? "lg:mt-6" : "lg:-mt-14",
          )}
          style={{ "--columns": Math.max(3, items.length) } as CSSProperties}
        >
          {items.map((item, index) => (
            <li
              key={item.title}
              data-reveal="idle"
              className="grid grid-cols-[min(5.5rem,23vw)_1fr] gap-x-[min(1.5rem,6vw)] border-b-[3px] border-paper pt-7 sm:grid-cols-[8rem_1fr] lg:row-span-2 lg:grid-cols-none lg:grid-rows-subgrid lg:border-b-0 lg:pt-0"
            >
              <div className="flex items-end lg:border-b-[3px] lg:border-paper">
                <RisingArch
                  progress={items.length > 1 ? index / (items.length - 1) : 1}
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
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Fill classes of sky, halo and sun, from before dawn to the day. */
const lights = [
  ["fill-dusk", "fill-fajar-deep", "fill-fajar"],
  ["fill-fajar-deep", "fill-fajar", "fill-amber"],
  ["fill-fajar", "fill-amber", "fill-peach"],
  ["fill-amber", "fill-peach", "fill-fajar"],
  ["fill-peach", "fill-amber", "fill-fajar"],
] as const;

/** An arch with a sun; `progress` from 0 to 1 sets its size and the height of the sun. */
function RisingArch({ progress, className }: { progress: number; className?: string }) {
  const [sky, halo, sun] = lights[Math.round(progress * (lights.length - 1))] ?? lights[0];
  const height = Math.round(150 + 130 * progress);
  const center = height + 8 - progress * (height - 92);
  return (
    <div aria-hidden="true" className={cn("overflow-hidden rounded-t-full", className)}>
      <svg viewBox={`0 0 200 ${height}`} className="block w-full" aria-hidden="true">
        <path d={`M0 0h200v${height}H0Z`} className={sky} />
        <circle cx="100" cy={center} r="82" className={halo} />
        <circle cx="100" cy={center} r="56" className={sun} />
        <path
          d={`M0 ${height - 12}h200v7H0ZM0 ${height - 28}h200v5H0ZM0 ${height - 43}h200v3H0Z`}
          className="fill-ink"
        />
      </svg>
    </div>
  );
}
