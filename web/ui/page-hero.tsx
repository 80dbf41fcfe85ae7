import type { ReactNode } from "react";

interface PageHeroProps {
  eyebrow?: string;
  title: string;
  description?: string;
  children?: ReactNode;
}

/** The head of an inner page: a large title on paper, and a sun that is half up at the right edge. */
export function PageHero({ eyebrow, title, description, children }: PageHeroProps) {
  return (
    <div className="relative overflow-hidden border-b border-line bg-sand">
      <svg
        viewBox="0 0 400 220"
        className="absolute right-0 bottom-0 h-[85%] max-w-[45%] max-md:opacity-30"
        preserveAspectRatio="xMaxYMax meet"
        aria-hidden="true"
      >
        <path d="M40 220a180 180 0 0 1 360 0Z" className="fill-peach" />
        <path d="M95 220a125 125 0 0 1 250 0Z" className="fill-amber" />
        <path d="M150 220a70 70 0 0 1 140 0Z" className="fill-fajar" />
      </svg>
      <div className="page-grid relative py-14 sm:py-20">
        {eyebrow && <p className="mb-3 font-bold text-fajar-deep">{eyebrow}</p>}
        <h1 className="max-w-[18ch] text-4xl sm:text-6xl">{title}</h1>
        {description && <p className="mt-5 max-w-xl text-lg text-ink-soft">{description}</p>}
        {children}
      </div>
    </div>
  );
}
