import { Activity, BadgeCheck, Gauge, MessagesSquare, Smartphone, Users } from "lucide";
import type { CSSProperties } from "react";
import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { Eyebrow } from "../../ui/eyebrow";
import { Section } from "../../ui/section";
import type { HeadingCopy } from "./section-heading";

const icons = {
  "badge-check": BadgeCheck,
  smartphone: Smartphone,
  activity: Activity,
  "messages-square": MessagesSquare,
  gauge: Gauge,
  users: Users,
};

interface BenefitListProps extends HeadingCopy {
  items: SiteContent["home"]["benefits"]["items"];
}

/** Benefits on both sides of a drawing of a rising sun. */
export function BenefitList({ eyebrow, title, description, items }: BenefitListProps) {
  const half = Math.ceil(items.length / 2);
  return (
    <Section labelledBy="benefits-title" className="overflow-hidden">
      <div className="page-grid section-t grid lg:grid-cols-[1fr_minmax(0,25rem)_1fr] lg:gap-x-14">
        <div
          data-reveal="idle"
          className="z-10 lg:col-start-2 lg:row-start-1 lg:flex lg:flex-col lg:items-center lg:text-center"
        >
          <Eyebrow>{eyebrow}</Eyebrow>
          <h2 id="benefits-title" className="headline-2">
            {title}
          </h2>
          <p className="mt-5 text-lg text-soft">{description}</p>
        </div>
        <ol
          className="mt-10 grid gap-x-10 sm:grid-cols-2 lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:mt-0 lg:grid-flow-col lg:grid-cols-[1fr_minmax(0,25rem)_1fr] lg:grid-rows-[repeat(var(--half),minmax(0,1fr))] lg:gap-x-14 lg:pb-24"
          style={{ "--half": half } as CSSProperties}
        >
          {items.map((item, index) => (
            <li
              key={item.title}
              data-reveal="idle"
              className={cn(
                "grid grid-cols-[2.5rem_1fr] border-t border-ink pt-4 pb-7 lg:block lg:pb-9",
                index >= half && "lg:col-start-3",
              )}
            >
              <div className="flex items-start justify-between text-fajar">
                <span aria-hidden="true" className="text-3xl leading-none font-extrabold tracking-tight">
                  {index + 1}
                </span>
                <Icon node={icons[item.icon]} className="size-7 stroke-[1.5] text-ink max-lg:hidden" />
              </div>
              <div>
                <h3 className="text-xl lg:mt-4">{item.title}</h3>
                <p className="mt-2 text-soft">{item.description}</p>
              </div>
            </li>
          ))}
        </ol>
        <svg
          viewBox="0 0 400 440"
          preserveAspectRatio="xMidYMin slice"
          className="mx-auto mt-6 aspect-[400/230] w-full max-w-md self-end -mb-px lg:col-start-2 lg:row-start-1 lg:mt-0 lg:aspect-[400/440] lg:max-w-none"
          aria-hidden="true"
        >
          <path d="M0 440V200a200 200 0 0 1 400 0v240Z" className="fill-peach" />
          <path d="M45 440V200a155 155 0 0 1 310 0v240Z" className="fill-amber" />
          <path d="M90 440V200a110 110 0 0 1 220 0v240Z" className="fill-fajar" />
          <path d="M135 440V200a65 65 0 0 1 130 0v240Z" className="fill-ink" />
        </svg>
      </div>
    </Section>
  );
}
