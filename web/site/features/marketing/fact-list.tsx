import { cn } from "../../../lib/cn";
import type { factList } from "../../content/home";

interface FactListProps {
  items: ReturnType<typeof factList>;
  className?: string;
}

/** From this length a figure is set in a smaller size. */
const longFigure = 14;

/** A row of figures with labels. */
export function FactList({ items, className }: FactListProps) {
  return (
    <dl className={cn("grid border-t-2 border-ink sm:grid-cols-3", className)}>
      {items.map(({ value, label }) => (
        <div
          key={value}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-3.5 sm:flex-col-reverse sm:items-start sm:justify-end sm:border-b-0 sm:border-l sm:py-6 sm:pl-6 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="text-right text-soft max-sm:order-last sm:mt-2 sm:text-left">{label}</dt>
          <dd
            className={cn(
              "text-fajar-deep",
              value.length > longFigure
                ? "text-2xl font-extrabold wrap-anywhere"
                : "headline-2 whitespace-nowrap max-lg:text-3xl",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
