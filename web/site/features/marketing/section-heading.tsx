import { ArrowRight } from "lucide";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { Eyebrow } from "../../ui/eyebrow";
import { linkStyles } from "../../ui/link-styles";

export interface LinkCopy {
  label: string;
  to: string;
}

interface SectionHeadingProps {
  id: string;
  eyebrow?: string;
  title: string;
  description?: string;
  /** Where one learns more about what the section shows a part of. */
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
        {description && <p className="mt-5 max-w-xl text-lg text-soft">{description}</p>}
      </div>
      {link && (
        <a href={link.to} className={linkStyles}>
          {link.label}
          <Icon node={ArrowRight} className="size-5" />
        </a>
      )}
    </div>
  );
}
