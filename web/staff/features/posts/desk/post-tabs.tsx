import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { postViews, viewNames } from "../../../../../worker/contract/desk/staff-post";
import { type PostListFilter, viewCountsQuery } from "../../../../api/staff-posts";
import { cn } from "../../../../lib/cn";
import { addressOf } from "../post-list-address";

const tabs = [
  { status: "", count: "all", label: "Semua" },
  ...postViews.map((view) => ({ status: view, count: view, label: viewNames[view] }) as const),
] as const;

/** The states of posts as tabs over the list; a search goes along from one to the other. */
export function PostTabs({ filter }: { filter: PostListFilter }) {
  const counts = useQuery(viewCountsQuery()).data;
  const current = useRef<HTMLAnchorElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the strip is pushed to the tab that was chosen
  useEffect(() => {
    const strip = current.current?.closest("ul");
    if (!strip || !current.current) return;
    const { offsetLeft, offsetWidth } = current.current;
    strip.scrollLeft = offsetLeft - (strip.clientWidth - offsetWidth) / 2;
  }, [filter.status, counts]);

  return (
    <nav aria-label="Status artikel" className="mt-6 max-md:-mx-5 max-md:mt-4">
      <ul className="relative flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none] max-md:px-5">
        {tabs.map(({ status, count, label }) => {
          const isCurrent = filter.status === status;
          return (
            <li key={label}>
              <Link
                ref={isCurrent ? current : undefined}
                to={addressOf({ ...filter, page: 1, status })}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={cn(
                  "flex min-h-12 items-center gap-2 whitespace-nowrap border-b-3 px-3.5 font-semibold -outline-offset-3",
                  isCurrent
                    ? "border-fajar text-ink"
                    : "border-transparent text-ink-soft hover:border-edge hover:text-ink",
                )}
              >
                {label}
                {counts && (
                  <span
                    className={cn(
                      "min-w-6 rounded-full px-1.5 text-center text-[0.8rem] tabular-nums leading-6",
                      isCurrent ? "bg-ink text-paper" : "bg-sand text-ink-soft",
                    )}
                  >
                    {counts[count].toLocaleString("id-ID")}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
