import { cn } from "../../../lib/cn";
import { ArrowLink } from "../../ui/arrow-link";
import { Section } from "../../ui/section";
import { type HeadingCopy, SectionHeading } from "./section-heading";

interface PlatformListProps extends HeadingCopy {
  platforms: readonly { name: string; description: string; url: string }[];
  linkLabel: string;
}

/** The colours of each door: its landscape continues in the background of the text. */
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

/** The sister companies, each with a drawing of a door. */
export function PlatformList({ platforms, linkLabel, ...heading }: PlatformListProps) {
  return (
    <Section labelledBy="ecosystem-title">
      <div className="page-grid section-t">
        <SectionHeading id="ecosystem-title" {...heading} />
        <ul className="mt-12 grid gap-x-6 gap-y-8 md:grid-cols-3">
          {platforms.map((platform, index) => {
            const door = doors[index % doors.length] ?? doors[0];
            return (
              <li
                key={platform.url}
                data-reveal="idle"
                className={cn("flex flex-col overflow-hidden rounded-t-full", door.tone)}
              >
                <svg viewBox="0 0 320 239" className="block w-full" aria-hidden="true">
                  <path d="M0 0h320v239H0Z" className={door.sky} />
                  <circle cx="176" cy="140" r="82" className={door.sun} />
                  <path d={door.land} className={door.ground} />
                </svg>
                <div className="flex grow flex-col items-start p-7 pt-5 md:px-5 lg:px-7">
                  <h3 className="text-xl">{platform.name}</h3>
                  <p className="mt-2 mb-5">{platform.description}</p>
                  <ArrowLink
                    to={platform.url}
                    label={linkLabel}
                    about={`${platform.name} (membuka tab baru)`}
                    away
                    className="mt-auto decoration-current!"
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}
