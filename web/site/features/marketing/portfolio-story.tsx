import { linkStyles } from "../../ui/link-styles";
import { TickList } from "../../ui/tick-list";
import type { PortfolioCopy, PortfolioView } from "./portfolio-card";

/** How a work came about, folded up under it: words, the work on a phone, and a part of it from near. */
export function PortfolioStory({ item, copy }: { item: PortfolioView; copy: PortfolioCopy }) {
  const { story, title } = item;
  const labels = copy.story;
  return (
    <details id={item.id} className="group/story mt-7 scroll-mt-28 lg:order-last lg:col-span-2">
      <summary className="w-fit list-none [&::-webkit-details-marker]:hidden">
        <span className={linkStyles}>
          <span>
            {copy.detail.label}
            <span className="sr-only"> {title}</span>
          </span>
          <span aria-hidden="true" className="plus transition-transform group-open/story:rotate-45" />
        </span>
      </summary>
      <div className="mt-8 grid gap-x-14 gap-y-10 border-t border-rule pt-8 lg:grid-cols-[1fr_auto_1.1fr] lg:items-start">
        <dl className="grid gap-y-6">
          <Fact label={labels.problem}>{story.problem}</Fact>
          <Fact label={labels.work}>
            <TickList items={story.work} className="mt-1" />
          </Fact>
          <Fact label={labels.result}>{story.result}</Fact>
        </dl>
        <img
          src={`/images/portfolio/${item.id}-phone.avif`}
          alt={labels.phone(title)}
          width={390}
          height={780}
          loading="lazy"
          className="h-auto w-48 justify-self-center rounded-[1.75rem] border-[6px] border-ink bg-ink shadow-print"
        />
        <div>
          <img
            src={`/images/portfolio/${item.id}-detail.avif`}
            alt={labels.near(title)}
            width={1200}
            height={900}
            loading="lazy"
            className="h-auto w-full rounded-lg"
          />
          <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
            <Fact label={labels.time}>{story.time}</Fact>
            <Fact label={labels.price}>{story.price}</Fact>
          </dl>
        </div>
      </div>
    </details>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{label}</dt>
      <dd className="mt-1 text-soft">{children}</dd>
    </div>
  );
}
