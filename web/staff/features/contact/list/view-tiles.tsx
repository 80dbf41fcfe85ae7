import { useQuery } from "@tanstack/react-query";
import { X } from "lucide";
import { Link } from "react-router-dom";
import type { ContactCounts } from "../../../../../worker/contract/inbox/contact-change";
import type { ContactListFilter } from "../../../../api/contact-admin";
import { contactCountsQuery } from "../../../../api/contact-live";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { wholeFilter } from "../contact-list-address";

type View = Pick<ContactListFilter, "stage" | "assignee" | "due">;

const views: { count: keyof ContactCounts; label: string; view: Partial<View> }[] = [
  { count: "overdue", label: "Lewat janji", view: { due: "overdue" } },
  { count: "today", label: "Jatuh tempo hari ini", view: { due: "today" } },
  { count: "waiting", label: "Menunggu dijawab", view: { due: "waiting" } },
  { count: "mine", label: "Milik saya", view: { assignee: "me", stage: "open" } },
];

interface ViewTilesProps {
  filter: ContactListFilter;
  addressOf: (filter: ContactListFilter) => string;
  /** Within a narrow column. */
  compact: boolean;
}

/** What waits, counted; each count leads to its list, and from there back to all. */
export function ViewTiles({ filter, addressOf, compact }: ViewTilesProps) {
  // Asked for by the frame of the staff area, again and again.
  const counts = useQuery({ ...contactCountsQuery(), enabled: false }).data;
  const { stage, assignee, due, words } = filter;
  return (
    <nav aria-label="Yang perlu dikerjakan" className="mt-5 max-md:mt-4">
      <ul className={cn("grid grid-cols-2 gap-2", !compact && "md:grid-cols-4 md:gap-3")}>
        {views.map(({ count, label, view }) => {
          const wanted = { ...wholeFilter, ...view };
          const isCurrent = stage === wanted.stage && assignee === wanted.assignee && due === wanted.due;
          const number = counts?.[count];
          const shouts = count === "overdue" && (number ?? 0) > 0;
          return (
            <li key={count}>
              <Link
                to={addressOf(isCurrent ? { ...wholeFilter, words } : { ...wanted, words })}
                preventScrollReset
                aria-current={isCurrent ? "true" : undefined}
                className={cn(
                  "flex h-full items-center gap-x-2.5 rounded-lg border px-3 leading-tight",
                  compact ? "min-h-12 py-1" : "min-h-14 py-2 md:px-4",
                  tileLooks({ shouts, isZero: number === 0, isCurrent }),
                )}
              >
                <span className={cn("min-w-6 font-bold tabular-nums", compact ? "text-xl" : "text-2xl")}>
                  {number?.toLocaleString("id-ID") ?? <span aria-hidden="true">–</span>}
                </span>
                <span className="text-sm font-semibold">{label}</span>
                {isCurrent && (
                  <>
                    <Icon node={X} className="ml-auto size-4 shrink-0" />
                    <span className="sr-only">, hapus saringan</span>
                  </>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function tileLooks({ shouts, isZero, isCurrent }: { shouts: boolean; isZero: boolean; isCurrent: boolean }) {
  if (shouts) {
    return cn(
      "border-danger bg-danger text-white hover:bg-danger-deep",
      isCurrent && "ring-3 ring-danger/35",
    );
  }
  if (isCurrent) return "border-ink bg-ink text-paper";
  return isZero
    ? "border-line text-ink-soft hover:border-edge"
    : "border-line bg-white text-ink hover:border-ink";
}
