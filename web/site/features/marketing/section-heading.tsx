import { cn } from "../../../lib/cn";
import { ArrowLink } from "../../ui/arrow-link";
import { Eyebrow } from "../../ui/eyebrow";

export interface LinkCopy {
  label: string;
  to: string;
  /** Whether the link leads to another site. */
  away?: boolean;
}

export interface HeadingCopy {
  eyebrow?: string;
  title: string;
  description?: string;
}

interface SectionHeadingProps extends HeadingCopy {
  id: string;
  /** A link to more of the same. */
  link?: LinkCopy;
  className?: string;
}

export function SectionHeading({ id, eyebrow, title, description, link, className }: SectionHeadingProps) {
  return (
    <div
      data-reveal="idle"
      className={cn("flex flex-wrap items-end justify-between gap-x-12 gap-y-5", className)}
    >
      <div className="max-w-3xl">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <h2 id={id} className="headline-2">
          {title}
        </h2>
        {description && <p className="mt-5 max-w-xl text-lg text-balance text-soft">{description}</p>}
      </div>
      {link && <ArrowLink {...link} />}
    </div>
  );
}
