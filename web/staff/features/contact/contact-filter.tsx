import { useQuery } from "@tanstack/react-query";
import { X } from "lucide";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { type ContactSearch, stageNames, stages } from "../../../../worker/contract/inbox/contact-submission";
import { staffPaths } from "../../../../worker/contract/paths";
import { type ContactListFilter, spamSummaryQuery } from "../../../api/contact-admin";
import { useContactCounts } from "../../../api/today";
import { cn } from "../../../lib/cn";
import { Icon } from "../../../ui/icon";
import { readNumber, readPage, searchesKey, writeAddress } from "../../lists/list-address";
import { useCurrentInView } from "../../ui/use-current-in-view";

interface FilterProps {
  filter: ContactListFilter;
  addressOf: (filter: ContactListFilter) => string;
  /** For the narrow column. */
  compact: boolean;
}

interface StripProps {
  label: string;
  /** The link that is scrolled into view. */
  current: string;
  compact: boolean;
  className?: string;
  /** The class of the padding at both ends. */
  inset: string;
  children: ReactNode;
}

/** A horizontally scrollable line of links. */
function Strip({ label, current, compact, className, inset, children }: StripProps) {
  const nav = useRef<HTMLElement>(null);
  useCurrentInView(nav, current);
  return (
    <nav ref={nav} aria-label={label} className={cn("min-w-0", className)}>
      <ul
        className={cn(
          "fading-edges relative flex gap-1.5 overflow-x-auto [scrollbar-width:none]",
          compact && "flex-wrap",
          inset,
        )}
      >
        {children}
      </ul>
    </nav>
  );
}

const chip =
  "inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap -outline-offset-2 pointer-coarse:min-h-11";

type Count = "overdue" | "today" | "waiting" | "unseen" | "mine";
type View = Pick<ContactListFilter, "stage" | "assignee" | "due">;

const views: { count: Count; label: string; view: Partial<View> }[] = [
  { count: "overdue", label: "Lewat janji", view: { due: "overdue" } },
  { count: "today", label: "Jatuh tempo hari ini", view: { due: "today" } },
  { count: "waiting", label: "Menunggu dijawab", view: { due: "waiting" } },
  // The link leads to the whole list, where new enquiries are first and marked.
  { count: "unseen", label: "Baru masuk", view: {} },
  { count: "mine", label: "Milik saya", view: { assignee: "me", stage: "open" } },
];

interface WaitingViewsProps extends FilterProps {
  /** The number of enquiries since the user last opened the list; null while loading. */
  arrived: number | null;
}

/** Counts of waiting enquiries, each a link that switches its filter. */
export function WaitingViews({ filter, arrived, addressOf, compact }: WaitingViewsProps) {
  const counts = useContactCounts();
  const { stage, assignee, due, words } = filter;
  return (
    <Strip
      label="Yang perlu dikerjakan"
      current={due + assignee}
      compact={compact}
      className="max-md:-mx-[min(1.25rem,5.6vw)]"
      inset="max-md:px-[min(1.25rem,5.6vw)]"
    >
      {views.map(({ count, label, view }) => {
        const isUnseen = count === "unseen";
        const wanted = { ...wholeFilter, ...view };
        const isCurrent =
          !isUnseen && stage === wanted.stage && assignee === wanted.assignee && due === wanted.due;
        const number = isUnseen ? arrived : counts?.[count];
        const shouts = count === "overdue" && (number ?? 0) > 0;
        if (compact && number === 0 && !isCurrent) return null;
        return (
          <li key={count} className="shrink-0">
            <Link
              to={addressOf(isCurrent ? { ...wholeFilter, words } : { ...wanted, words })}
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className={cn(chip, viewLook({ shouts, isZero: number === 0, isCurrent }))}
            >
              <span className="font-bold tabular-nums">
                {number?.toLocaleString("id-ID") ?? <span aria-hidden="true">–</span>}
              </span>
              {label}
              {isCurrent && (
                <>
                  <Icon node={X} className="size-4 shrink-0" />
                  <span className="sr-only">, hapus saringan</span>
                </>
              )}
            </Link>
          </li>
        );
      })}
    </Strip>
  );
}

function viewLook({ shouts, isZero, isCurrent }: { shouts: boolean; isZero: boolean; isCurrent: boolean }) {
  if (shouts) {
    return cn(
      "border-danger bg-danger text-white hover:bg-danger-deep",
      isCurrent && "ring-3 ring-danger/35",
    );
  }
  if (isCurrent) return "border-ink bg-ink text-paper";
  return isZero
    ? "border-line text-ink-soft hover:border-edge"
    : "border-edge bg-white text-ink hover:border-ink";
}

/** The filter by stage and for suspected spam. */
export function StageFilter({ filter, addressOf, compact }: FilterProps) {
  const { data } = useQuery(spamSummaryQuery());
  const { words, suspected, stage, assignee, due } = filter;
  const isView = assignee !== "" || due !== "";
  const options = [
    { to: wholeFilter, label: "Semua", isCurrent: !isView && !suspected && stage === "" },
    ...stages.map((name) => ({
      to: { ...wholeFilter, stage: name },
      label: stageNames[name],
      isCurrent: !isView && !suspected && stage === name,
    })),
    {
      to: { ...wholeFilter, suspected: true },
      label: data ? `Diduga spam (${data.suspected.toLocaleString("id-ID")})` : "Diduga spam",
      isCurrent: suspected,
    },
  ];
  const current = options.find(({ isCurrent }) => isCurrent)?.label ?? "";
  return (
    <Strip
      label="Saringan kontak"
      current={current}
      compact={false}
      className={compact ? "w-full" : "flex-1 max-md:basis-3/4 max-md:-mr-[min(1.25rem,5.6vw)]"}
      inset="max-md:pr-[min(1.25rem,5.6vw)]"
    >
      {options.map(({ to, label, isCurrent }) => (
        <li key={label} className="shrink-0">
          <Link
            to={addressOf({ ...to, words })}
            preventScrollReset
            aria-current={isCurrent ? "page" : undefined}
            className={cn(
              chip,
              "border-transparent",
              isCurrent ? "bg-ink text-paper" : "text-ink hover:bg-sand",
            )}
          >
            {label}
          </Link>
        </li>
      ))}
    </Strip>
  );
}

/** The empty state of a filtered list. */
export function nothingFound(filter: ContactListFilter): { title: string; description?: string } {
  const { words, suspected, stage, assignee, due } = filter;
  if (words) return { title: "Tidak ada kontak yang cocok", description: "Coba kata lain." };
  if (suspected) return { title: "Tidak ada pesan yang diduga spam" };
  if (due === "overdue") return { title: "Tidak ada yang terlambat dibalas" };
  if (due === "waiting") return { title: "Semua pesan sudah dijawab" };
  if (due === "today") return { title: "Tidak ada yang jatuh tempo hari ini" };
  if (assignee === "me") return { title: "Tidak ada kontak terbuka milik Anda" };
  if (stage !== "" && stage !== "open") return { title: `Tidak ada kontak di tahap ${stageNames[stage]}` };
  return { title: "Tidak ada kontak yang cocok" };
}

type Known = Pick<ContactListFilter, "stage" | "due">;

const knownStages: readonly string[] = [...stages, "open"];
const knownDues: readonly string[] = ["overdue", "today", "waiting"] satisfies ContactSearch["due"][];

/** The filter of the whole list. */
export const wholeFilter: ContactListFilter = {
  page: 1,
  words: "",
  suspected: false,
  stage: "",
  assignee: "",
  due: "",
};

/**
 * The searches of this tab. The address contains only their index, because addresses end up in logs and histories, and people
 * are searched by name and e-mail address. They survive a reload and a login.
 */
const searches: string[] = readSearches();

function readSearches(): string[] {
  try {
    return z.array(z.string()).parse(JSON.parse(sessionStorage.getItem(searchesKey) ?? "[]"));
  } catch {
    return [];
  }
}

function parseNumber(words: string): string {
  if (words === "") return "";
  if (!searches.includes(words)) {
    searches.push(words);
    try {
      sessionStorage.setItem(searchesKey, JSON.stringify(searches));
    } catch {
      // Without storage a reload loses the searches.
    }
  }
  return String(searches.indexOf(words) + 1);
}

/** Parses page, search and filter of an address; invalid values are ignored. */
export function readFilter(search: URLSearchParams): ContactListFilter {
  const known = (name: string, values: readonly string[]) =>
    values.find((value) => value === search.get(name)) ?? "";
  const assignee = search.get("assignee") ?? "";
  return {
    page: readPage(search),
    words: searches[(readNumber(search, "cari") ?? 0) - 1] ?? "",
    suspected: search.get("spam") === "suspected",
    stage: known("stage", knownStages) as Known["stage"],
    assignee: /^(me|none|[1-9]\d{0,8})$/.test(assignee) ? assignee : "",
    due: known("due", knownDues) as Known["due"],
  };
}

export function isNarrowed({ words, suspected, stage, assignee, due }: ContactListFilter): boolean {
  return suspected || [words, stage, assignee, due].some((value) => value !== "");
}

/** The address of a list, or of an enquiry beside it. */
export function toPath(filter: ContactListFilter, id: number | null = null): string {
  const { page, words, suspected, stage, assignee, due } = filter;
  const path = id === null ? staffPaths.contact : `${staffPaths.contact}/${id}`;
  return writeAddress(path, page, {
    cari: parseNumber(words),
    spam: suspected ? "suspected" : "",
    ...{ due, assignee, stage },
  });
}
