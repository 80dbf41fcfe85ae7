import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { cn } from "../../../lib/cn";
import { useDrawings } from "../../lib/content";
import { ArrowLink } from "../../ui/arrow-link";
import { TickList } from "../../ui/tick-list";
import type { LinkCopy } from "./section-heading";

interface ServiceCardProps {
  service: SiteContent["services"]["items"][number];
  cta: LinkCopy;
  /** The anchor. */
  id?: string | undefined;
  /** Whether the picture is above or beside the text. */
  layout?: "column" | "row";
}

export function ServiceCard({ service, cta, id, layout = "column" }: ServiceCardProps) {
  const row = layout === "row";
  const drawings = useDrawings();
  return (
    <li
      id={id}
      data-reveal="idle"
      className={cn(
        "flex flex-col border-t-2 border-ink",
        row && "scroll-mt-24 sm:grid sm:grid-cols-[9rem_1fr] sm:gap-x-7 lg:grid-cols-[10rem_1fr]",
      )}
    >
      <img
        src={drawings.at(`/images/services/${service.icon}.svg`)}
        alt=""
        width={360}
        height={240}
        loading="lazy"
        className={cn("w-full object-cover", "aspect-[2/1] sm:aspect-[3/2]", row && "sm:aspect-[4/5]")}
      />
      <div className="flex grow flex-col items-start pt-6 pb-10">
        <h3 className="text-2xl">{service.title}</h3>
        <p className="mt-3 text-soft">{service.description}</p>
        <TickList items={service.points} className="mt-4 mb-5" />
        <ArrowLink {...cta} about={service.title} className="mt-auto" />
      </div>
    </li>
  );
}
