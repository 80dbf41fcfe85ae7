import { ChevronLeft, ChevronRight } from "lucide";
import type { ReactNode } from "react";
import { cn } from "../lib/cn";
import { Icon } from "./icon";
import { Link } from "./link";

interface PaginationProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: string;
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
  className?: string;
}

const shape =
  "inline-flex min-h-11 items-center justify-center gap-1.5 rounded-full px-4 font-semibold max-sm:min-w-10 max-sm:px-0";

/** Previous, nearby pages, next; with a single page both ends are disabled. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, addressOf, pageLabel } = props;
  return (
    <nav
      aria-label={label}
      className={cn(
        "flex flex-wrap items-center justify-center gap-2 max-sm:gap-1",
        props.className ?? "mt-16",
      )}
    >
      <Step page={page - 1} enabled={page > 1} addressOf={addressOf} rel="prev">
        <Icon node={ChevronLeft} className="size-4" />
        <span className="max-sm:sr-only">{props.previousLabel}</span>
      </Step>
      <ul className="flex flex-wrap gap-1 max-sm:gap-0">
        {nearbyPages(page, pageCount).map((number, index, numbers) => (
          <li key={number} className="flex items-center">
            {number - (numbers[index - 1] ?? number - 1) > 1 && (
              <span className="px-2 text-ink-soft max-sm:px-0">…</span>
            )}
            <Link
              href={addressOf(number)}
              aria-label={`${pageLabel} ${number}`}
              aria-current={number === page ? "page" : undefined}
              className={cn(
                shape,
                "tabular-nums sm:min-w-11",
                number === page ? "bg-ink text-paper" : "hover:bg-sand",
              )}
            >
              {number}
            </Link>
          </li>
        ))}
      </ul>
      <Step page={page + 1} enabled={page < pageCount} addressOf={addressOf} rel="next">
        <span className="max-sm:sr-only">{props.nextLabel}</span>
        <Icon node={ChevronRight} className="size-4" />
      </Step>
    </nav>
  );
}

interface StepProps {
  page: number;
  enabled: boolean;
  addressOf: (page: number) => string;
  rel: "prev" | "next";
  children: ReactNode;
}

function Step({ page, enabled, addressOf, rel, children }: StepProps) {
  if (!enabled) {
    return (
      <button type="button" disabled className={cn(shape, "text-ink-soft opacity-60")}>
        {children}
      </button>
    );
  }
  return (
    <Link
      href={addressOf(page)}
      rel={rel}
      className={cn(shape, "border border-edge hover:border-ink hover:bg-white")}
    >
      {children}
    </Link>
  );
}

/** The first, the last and the pages next to the current one, in order. */
export function nearbyPages(page: number, pageCount: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
