import { ArrowLeft, ArrowRight, UserRound } from "lucide";
import { useRef } from "react";
import type { SiteContent } from "../../../../worker/contract/site-content/schema";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { useHydrated } from "../../lib/use-hydrated";
import { Section, type Tone, toneStyles } from "../../ui/section";
import { type HeadingCopy, SectionHeading } from "./section-heading";

type Testimonial = SiteContent["testimonials"]["items"][number];

interface TestimonialStripProps extends HeadingCopy {
  items: readonly Testimonial[];
}

const tones: Tone[] = ["paper", "ink", "amber"];

/** A scrollable row of testimonials: by touch, keyboard or buttons. */
export function TestimonialStrip({ items, ...heading }: TestimonialStripProps) {
  const ready = useHydrated();
  const strip = useRef<HTMLElement>(null);

  function move(direction: 1 | -1) {
    const card = strip.current?.querySelector("li");
    strip.current?.scrollBy({ left: direction * (card?.offsetWidth ?? 320) });
  }

  return (
    <Section tone="fajar" labelledBy="testimonials-title" className="pb-16 lg:pb-24">
      <div className="page-grid flex flex-wrap items-end justify-between gap-6 section-t">
        <SectionHeading id="testimonials-title" {...heading} />
        <div className={cn("flex gap-2", (!ready || items.length < 2) && "invisible")}>
          <button type="button" onClick={() => move(-1)} className={arrowStyles}>
            <span className="sr-only">Testimoni sebelumnya</span>
            <Icon node={ArrowLeft} />
          </button>
          <button type="button" onClick={() => move(1)} className={arrowStyles}>
            <span className="sr-only">Testimoni berikutnya</span>
            <Icon node={ArrowRight} />
          </button>
        </div>
      </div>
      <section
        ref={strip}
        aria-label="Daftar testimoni, geser untuk membaca yang lain"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
        tabIndex={0}
        className="bleed-grid mt-6 snap-x snap-mandatory overflow-x-auto scroll-smooth py-4 -outline-offset-4 [scrollbar-color:var(--color-white)_transparent]"
      >
        <ul className="flex w-max gap-4 sm:gap-5">
          {items.map((testimonial, index) => (
            <li key={testimonial.name} className="w-[min(78vw,22rem)] snap-start">
              <TestimonialCard testimonial={testimonial} tone={tones[index % tones.length] ?? "paper"} />
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}

const arrowStyles =
  "flex size-13 items-center justify-center rounded-full border border-white text-white transition-colors hover:bg-white hover:text-fajar-deep";

function TestimonialCard({ testimonial, tone }: { testimonial: Testimonial; tone: Tone }) {
  const { quote, name, company, image } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      <blockquote className={cn("relative grow rounded-lg p-7 pb-9", toneStyles[tone])}>
        <svg viewBox="0 0 52 20" className="w-12 fill-accent" aria-hidden="true">
          <path d="M0 20V12A12 12 0 0 1 12 0h8A12 12 0 0 0 12 12h8v8ZM28 20V12A12 12 0 0 1 40 0h8A12 12 0 0 0 40 12h8v8Z" />
        </svg>
        <p className="mt-5 text-xl leading-snug font-semibold">{quote}</p>
        <span
          aria-hidden="true"
          className="absolute top-full left-10 -mt-px size-7 bg-inherit [clip-path:polygon(0_0,100%_0,0_100%)]"
        />
      </blockquote>
      <figcaption className="flex min-h-14 items-center gap-4 pt-9 pl-2">
        {image ? (
          <img
            src={image}
            alt=""
            width={56}
            height={64}
            loading="lazy"
            className="h-16 w-14 shrink-0 rounded-t-full object-cover"
          />
        ) : (
          <span
            aria-hidden="true"
            className="flex h-14 w-12 shrink-0 items-end justify-center overflow-hidden rounded-t-full bg-peach text-ink"
          >
            <Icon node={UserRound} className="size-9 stroke-[1.5]" />
          </span>
        )}
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-bold">{name}</span>
          <span className="block text-[0.95rem] leading-snug">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
