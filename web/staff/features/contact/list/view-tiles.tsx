import { useQuery } from "@tanstack/react-query";
import { X } from "lucide";
import { Link } from "react-router-dom";
import type { ContactListFilter } from "../../../../api/contact-admin";
import { contactCountsQuery } from "../../../../api/contact-live";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";
import { wholeFilter } from "../contact-list-address";

type Count = "overdue" | "today" | "waiting" | "unseen" | "mine";
type View = Pick<ContactListFilter, "stage" | "assignee" | "due">;

const views: { count: Count; label: string; view: Partial<View> }[] = [
  { count: "overdue", label: "Lewat janji", view: { due: "overdue" } },
  { count: "today", label: "Jatuh tempo hari ini", view: { due: "today" } },
  { count: "waiting", label: "Menunggu dijawab", view: { due: "waiting" } },
  // The newest come first in the whole list, where they are marked.
  { count: "unseen", label: "Baru masuk", view: {} },
  { count: "mine", label: "Milik saya", view: { assignee: "me", stage: "open" } },
];

/** Five in two rows on a narrow screen, in one on a wide one. */
const spans: Partial<Record<Count, string>> = {
  ...{ overdue: "md:max-lg:col-span-2", today: "md:max-lg:col-span-2", waiting: "md:max-lg:col-span-2" },
  ...{ unseen: "md:max-lg:col-span-3", mine: "max-md:col-span-2 md:max-lg:col-span-3" },
};

interface ViewTilesProps {
  filter: ContactListFilter;
  /** Those that have come since the reader last opened the list; null before that is known. */
  arrived: number | null;
  addressOf: (filter: ContactListFilter) => string;
  /** Within a narrow column. */
  compact: boolean;
}

/** What waits, counted; each count leads to its list, and from there back to all. */
export function ViewTiles({ filter, arrived, addressOf, compact }: ViewTilesProps) {
  // Asked for by the frame of the staff area, again and again.
  const counts = useQuery({ ...contactCountsQuery(), enabled: false }).data;
  const { stage, assignee, due, words } = filter;
  return (
    <nav aria-label="Yang perlu dikerjakan" className="mt-5 max-md:mt-4">
      <ul className={cn("grid grid-cols-2 gap-2", !compact && "md:grid-cols-6 md:gap-3 lg:grid-cols-5")}>
        {views.map(({ count, label, view }) => {
          const isUnseen = count === "unseen";
          const wanted = { ...wholeFilter, ...view };
          const isCurrent =
            !isUnseen && stage === wanted.stage && assignee === wanted.assignee && due === wanted.due;
          const number = isUnseen ? arrived : counts?.[count];
          const shouts = count === "overdue" && (number ?? 0) > 0;
          return (
            <li key={count} className={compact ? "last:col-span-2" : spans[count]}>
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
                <span
                  className={cn("min-w-6 shrink-0 font-bold tabular-nums", compact ? "text-xl" : "text-2xl")}
                >
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
