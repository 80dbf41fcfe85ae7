import { cn } from "../../../lib/cn";
import { toneStyles } from "../../ui/section";
import { TickList } from "../../ui/tick-list";
import { Fact, Phone, PortfolioCard, type PortfolioCopy, type PortfolioView } from "./portfolio-card";

const walls = [
  { tone: "paper", bar: "bg-fajar" },
  { tone: "sand", bar: "bg-leaf" },
  { tone: "dusk", bar: "bg-amber" },
  { tone: "paper", bar: "bg-dusk" },
  { tone: "amber", bar: "bg-fajar" },
  { tone: "sand", bar: "bg-leaf" },
] as const;

/** The row of phone pictures at the head of the page, of works that have such a picture. */
export function PhoneRow({ items }: { items: readonly PortfolioView[] }) {
  const shown = items.filter(({ phone }) => phone).slice(0, 3);
  return (
    <div className="-mx-[14%] flex aspect-[2/1] min-h-0 items-start gap-[5%] md:mx-0">
      {shown.map(({ id, phone }, index) => (
        <Phone
          key={id}
          src={phone}
          alt=""
          className={cn("h-auto w-[30%]", ["mt-[16%]", "", "mt-[8%]"][index])}
        />
      ))}
    </div>
  );
}

/** All works, each a section of the page, with the picture on alternating sides. */
export function PortfolioGallery({ items, copy }: { items: readonly PortfolioView[]; copy: PortfolioCopy }) {
  return items.map((item, index) => {
    const { tone, bar } = walls[index % walls.length] ?? walls[0];
    return (
      <div key={item.id} id={item.id} className={cn("overflow-hidden", toneStyles[tone])}>
        <div data-reveal="idle" className="page-grid py-14 lg:py-20">
          <PortfolioCard
            item={item}
            copy={copy}
            bar={bar}
            headingLevel="h2"
            side={index % 2 === 0 ? "left" : "right"}
          >
            <PortfolioStory item={item} copy={copy} />
          </PortfolioCard>
        </div>
      </div>
    );
  });
}

/** The expandable case of a work: texts and a detail picture. */
function PortfolioStory({ item, copy }: { item: PortfolioView; copy: PortfolioCopy }) {
  const { story, title } = item;
  const labels = copy.story;
  return (
    <details className="group/story mt-10 lg:order-last lg:col-span-2 lg:mt-14">
      <summary className="flex list-none items-center justify-between border-y border-rule py-4 text-lg font-bold [&::-webkit-details-marker]:hidden">
        <span>
          {copy.detail.label}
          <span className="sr-only"> {title}</span>
        </span>
        <span aria-hidden="true" className="plus transition-[scale,rotate] group-open/story:rotate-45" />
      </summary>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.35fr] lg:items-start">
        <dl className="grid gap-y-6">
          <Fact label={labels.problem}>{story.problem}</Fact>
          <Fact label={labels.work}>
            <TickList items={story.work} className="mt-1" />
          </Fact>
        </dl>
        {item.detail && (
          <img
            src={item.detail}
            alt={labels.near(title)}
            width={1200}
            height={900}
            loading="lazy"
            className="h-auto w-full rounded-lg"
          />
        )}
      </div>
    </details>
  );
}
