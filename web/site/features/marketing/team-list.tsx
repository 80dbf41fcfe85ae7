import type { CSSProperties } from "react";
import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { cn } from "../../../lib/cn";
import { Section } from "../../ui/section";
import { type HeadingCopy, SectionHeading } from "./section-heading";

type Member = SiteContent["team"]["items"][number];

interface TeamListProps extends HeadingCopy {
  sampleNote: string;
  members: readonly Member[];
}

/** The team, each member with a portrait. */
export function TeamList({ sampleNote, members, ...heading }: TeamListProps) {
  return (
    <Section tone="sand" labelledBy="team-title">
      <div className="page-grid section-y">
        <SectionHeading id="team-title" {...heading} />
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {members.map(({ name, role, text, image }) => (
            <li key={name} data-reveal="idle" className="flex flex-wrap items-start gap-5 sm:block">
              <Portrait src={image} className="w-28 sm:w-full" />
              <div className="grow basis-36">
                <h3 className="text-xl sm:mt-5">{name}</h3>
                <p className="mt-1 font-semibold text-balance text-accent">{role}</p>
                <p className="mt-2 text-balance text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        {sampleNote && <p className="mt-8 text-sm text-soft">{sampleNote}</p>}
      </div>
    </Section>
  );
}

/** Heights in rem and colours of the columns under the portraits, in the order of the members. */
const columns = [
  [11, "amber"],
  [7, "fajar"],
  [14, "ink"],
  [9, "leaf"],
] as const;

/** The portraits side by side, at the head of a page. */
export function TeamRow({ members }: { members: readonly Member[] }) {
  return (
    <div className="flex items-end">
      {columns.map(([height, color], index) => (
        <Portrait
          key={color}
          src={members[index]?.image}
          className={cn(
            "-ml-[8%] first:ml-0 md:border-b-(length:--plinth)",
            index % 2 ? "w-[33%]" : "w-[29%]",
          )}
          style={
            {
              borderColor: `var(--color-${color})`,
              "--plinth": `min(${height}rem, ${height}vw)`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
}

/** The member who answers enquiries, beside the contact links. */
export function Replier({ member, text, className }: { member: Member; text: string; className: string }) {
  return (
    <div className={cn("flex items-center gap-4", className)}>
      <Portrait src={member.image} className="w-16" />
      <p className="font-semibold">{text}</p>
    </div>
  );
}

function Portrait({
  src,
  className,
  style,
}: {
  src: string | undefined;
  className: string;
  style?: CSSProperties;
}) {
  if (!src) return null;
  return (
    <img
      src={src}
      alt=""
      width={240}
      height={280}
      loading="lazy"
      className={`h-auto shrink-0 ${className}`}
      style={style}
    />
  );
}
