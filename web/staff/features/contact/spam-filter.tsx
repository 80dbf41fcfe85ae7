import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { RefusalReason } from "../../../../worker/contract/contact-admin";
import { spamSummaryQuery } from "../../../api/contact-admin";
import { cn } from "../../../lib/cn";
import { LoadFailure } from "../../ui/load-failure";
import { addressOf } from "./contact-list-address";

const reasonNames: Record<RefusalReason, string> = {
  too_often: "terlalu sering",
  invalid: "isian tidak lengkap",
  too_large: "terlalu panjang",
  cross_site: "dari situs lain",
  unsupported: "format tidak dikenal",
};

/** All enquiries or the suspected ones, and what was refused lately. */
export function SpamFilter({ words, suspected }: { words: string; suspected: boolean }) {
  const summary = useQuery(spamSummaryQuery());
  const { data } = summary;
  const count = (value: number) => value.toLocaleString("id-ID");
  const refused = data?.refused.reduce((sum, { count: own }) => sum + own, 0) ?? 0;
  const options = [
    { suspected: false, label: "Semua" },
    { suspected: true, label: data ? `Diduga spam (${count(data.suspected)})` : "Diduga spam" },
  ];
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
      <nav aria-label="Saringan kontak">
        <ul className="flex gap-1">
          {options.map((option) => (
            <li key={option.label}>
              <Link
                to={addressOf({ page: 1, words, suspected: option.suspected })}
                preventScrollReset
                aria-current={option.suspected === suspected ? "page" : undefined}
                className={cn(
                  "inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold",
                  option.suspected === suspected ? "bg-ink text-paper" : "text-ink hover:bg-sand",
                )}
              >
                {option.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {data && refused > 0 && (
        <p className="text-sm text-ink-soft">
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
