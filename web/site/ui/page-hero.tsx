import type { ReactNode } from "react";
import { cn } from "../../lib/cn";
import { Eyebrow } from "./eyebrow";
import { HalfSun } from "./half-sun";
import { type Tone, toneStyles } from "./section";

interface PageHeroProps {
  tone?: Tone;
  eyebrow?: string;
  title: string;
  description?: string;
  /** An ornament that stands on the lower edge, right of the text; half a sun if none is given. */
  art?: ReactNode;
  /** The ornament fills a phone from edge to edge. */
  isArtWide?: boolean;
  children?: ReactNode;
}

/** The head of an inner page: a large title, and a picture on the horizon. */
export function PageHero({
  tone = "sand",
  eyebrow,
  title,
  description,
  art,
  isArtWide,
  children,
}: PageHeroProps) {
  return (
    <div className={cn("overflow-hidden border-b border-ink", toneStyles[tone])}>
      <div className="page-grid grid grid-cols-[minmax(0,1fr)] gap-x-10 pt-12 md:grid-cols-[1.6fr_1fr] md:pt-0 lg:min-h-104">
        <div className="pb-10 md:self-center md:py-14 lg:py-16">
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className="headline-1">{title}</h1>
          {description && <p className="mt-6 max-w-xl text-lg text-soft">{description}</p>}
          {children}
        </div>
        <div
          aria-hidden="true"
          className={cn("ml-auto max-w-full self-end md:w-full", isArtWide ? "w-full" : "w-60")}
        >
          {art ?? <HalfSun className="w-full" />}
        </div>
      </div>
    </div>
  );
}
