import { UserRound } from "lucide";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { type Tone, toneStyles } from "../../ui/section";

export interface Testimonial {
  quote: string;
  name: string;
  company: string;
  /** A square photo. */
  image?: string;
}

export function TestimonialCard({ testimonial, tone }: { testimonial: Testimonial; tone: Tone }) {
  const { quote, name, company, image } = testimonial;
  return (
    <figure className="flex h-full flex-col">
      <blockquote className={cn("relative grow rounded-lg p-7 pb-9", toneStyles(tone))}>
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
        <span>
          <span className="block font-bold">{name}</span>
          <span className="block text-[0.95rem] leading-snug">{company}</span>
        </span>
      </figcaption>
    </figure>
  );
}
