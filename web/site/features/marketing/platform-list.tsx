import { ArrowUpRight } from "lucide";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { linkStyles } from "../../ui/link-styles";
import { Reveal } from "../../ui/reveal";
import { Section } from "../../ui/section";
import { SectionHeading } from "./section-heading";

interface PlatformListProps {
  eyebrow: string;
  title: string;
  description: string;
  platforms: readonly { name: string; description: string; url: string }[];
  linkLabel: string;
}

/** Behind each door a land of its own, whose ground is the ground of the text. */
const doors = [
  {
    tone: "on-dark bg-leaf text-white",
    sky: "fill-mist",
    sun: "fill-amber",
    ground: "fill-leaf",
    land: "M0 215c90-70 150 20 320-55v80H0Z",
  },
  {
    tone: "on-light bg-amber text-ink",
    sky: "fill-peach",
    sun: "fill-fajar",
    ground: "fill-amber",
    land: "M0 170c110 0 120 40 200 40s80-20 120-20v50H0Z",
  },
  {
    tone: "on-dark bg-dusk text-white",
    sky: "fill-fajar",
    sun: "fill-peach",
    ground: "fill-dusk",
    land: "M0 210c60-10 90-40 112-92q12-8 26 0c26 62 90 92 182 92v30H0Z",
  },
] as const;

/** The sister companies, each behind a door of its own. */
export function PlatformList({ eyebrow, title, description, platforms, linkLabel }: PlatformListProps) {
  return (
    <Section labelledBy="ecosystem-title">
      <div className="page-grid section-t">
        <SectionHeading id="ecosystem-title" eyebrow={eyebrow} title={title} description={description} />
        <ul className="mt-12 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {platforms.map((platform, index) => {
            const door = doors[index % doors.length] ?? doors[0];
            return (
              <Reveal
                as="li"
                key={platform.url}
                delay={index * 100}
                className={cn("flex flex-col overflow-hidden rounded-t-full", door.tone)}
              >
                <svg viewBox="0 0 320 239" className="block w-full" aria-hidden="true">
                  <path d="M0 0h320v239H0Z" className={door.sky} />
                  <circle cx="176" cy="140" r="82" className={door.sun} />
                  <path d={door.land} className={door.ground} />
                </svg>
                <div className="flex grow flex-col items-start p-7 pt-5">
                  <h3 className="text-2xl">{platform.name}</h3>
                  <p className="mt-2 mb-5">{platform.description}</p>
                  <a
                    href={platform.url}
                    target="_blank"
                    rel="noopener"
                    className={cn(linkStyles, "mt-auto decoration-current!")}
                  >
                    <span>
                      {linkLabel}
                      <span className="sr-only"> {platform.name} (membuka tab baru)</span>
                    </span>
                    <Icon node={ArrowUpRight} className="size-5" />
                  </a>
                </div>
              </Reveal>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
