import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router-dom";
import type { RefusalReason } from "../../../../worker/contract/contact-admin";
import { stageNames, stages } from "../../../../worker/contract/inbox/contact-submission";
import { type ContactListFilter, spamSummaryQuery } from "../../../api/contact-admin";
import { cn } from "../../../lib/cn";
import { useFadingEdges } from "../../../lib/use-fading-edges";
import { LoadFailure } from "../../ui/load-failure";
import { wholeFilter } from "./contact-list-address";

const reasonNames: Record<RefusalReason, string> = {
  too_often: "terlalu sering",
  invalid: "isian tidak lengkap",
  too_large: "terlalu panjang",
  cross_site: "dari situs lain",
  unsupported: "format tidak dikenal",
};

interface SpamFilterProps {
  filter: ContactListFilter;
  addressOf: (filter: ContactListFilter) => string;
  /** Within a narrow column. */
  compact: boolean;
}

/** All enquiries, those of a stage, or the suspected ones; and what was refused lately. */
export function SpamFilter({ filter, addressOf, compact }: SpamFilterProps) {
  const summary = useQuery(spamSummaryQuery());
  const { data } = summary;
  const { words, suspected, stage, assignee, due } = filter;
  const nav = useRef<HTMLElement>(null);
  const count = (value: number) => value.toLocaleString("id-ID");
  const refused = data?.refused.reduce((sum, { count: own }) => sum + own, 0) ?? 0;
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
      label: data ? `Diduga spam (${count(data.suspected)})` : "Diduga spam",
      isCurrent: suspected,
    },
  ];
  const current = options.find(({ isCurrent }) => isCurrent)?.label ?? "";
  useFadingEdges(nav, current);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 max-md:mt-3">
      <nav ref={nav} aria-label="Saringan kontak" className="min-w-0 max-md:-mx-5 max-md:w-screen">
        <ul className="fading-edges relative flex gap-1 overflow-x-auto [scrollbar-width:none] max-md:px-5">
          {options.map(({ to, label, isCurrent }) => (
            <li key={label} className="shrink-0">
              <Link
                to={addressOf({ ...to, words })}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={cn(
                  "inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold -outline-offset-2 max-md:px-3.5",
                  isCurrent ? "bg-ink text-paper" : "text-ink hover:bg-sand",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data && refused > 0 && (
        <p className={cn("text-sm text-ink-soft", !suspected && (compact ? "hidden" : "max-md:hidden"))}>
          {data.days} hari terakhir: {count(refused)} kiriman ditolak (
          {data.refused.map(({ reason, count: own }) => `${count(own)} ${reasonNames[reason]}`).join(", ")})
        </p>
      )}
      {summary.isError && (
        <LoadFailure
          place="inline"
          title="Ringkasan spam belum bisa dimuat"
          query={summary}
          className="w-full"
        />
      )}
    </div>
  );
}
