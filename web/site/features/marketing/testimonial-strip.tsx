import { ArrowLeft, ArrowRight } from "lucide";
import { useRef } from "react";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { useHydrated } from "../../lib/use-hydrated";
import { Section, type Tone } from "../../ui/section";
import { SectionHeading } from "./section-heading";
import { type Testimonial, TestimonialCard } from "./testimonial-card";

interface TestimonialStripProps {
  eyebrow: string;
  title: string;
  description: string;
  items: readonly Testimonial[];
}

const tones: Tone[] = ["paper", "ink", "amber"];

/** Quotes in a row that one pushes aside: by touch, with the keyboard or with the buttons. */
export function TestimonialStrip({ eyebrow, title, description, items }: TestimonialStripProps) {
  const ready = useHydrated();
  const strip = useRef<HTMLElement>(null);

  function move(direction: 1 | -1) {
    const card = strip.current?.querySelector("li");
    strip.current?.scrollBy({ left: direction * (card?.offsetWidth ?? 320) });
  }

  return (
    <Section tone="fajar" labelledBy="testimonials-title" className="pb-16 lg:pb-24">
      <div className="page-grid flex flex-wrap items-end justify-between gap-6 section-t">
        <SectionHeading id="testimonials-title" eyebrow={eyebrow} title={title} description={description} />
        <div className={cn("flex gap-2 max-sm:hidden", !ready && "invisible")}>
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
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
