import type { ContactSummary } from "../../../../../worker/contract/inbox/contact-summary";
import { countText } from "./figure-text";
import { weekText } from "./week-text";

/** The weeks in words and numbers, quietly below their columns. */
export function WeekTable({ byWeek }: Pick<ContactSummary, "byWeek">) {
  return (
    <details className="mt-2 print:hidden">
      <summary className="inline-flex min-h-11 items-center font-semibold text-sm underline decoration-line-on-sand underline-offset-4 hover:decoration-ink">
        Lihat sebagai tabel
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section aria-label="Kontak per minggu" tabIndex={0} className="max-h-96 max-w-lg overflow-y-auto">
        <table className="w-full border-collapse text-left text-[0.95rem]">
          <caption className="sr-only">Kontak per minggu</caption>
          <thead>
            <tr className="border-ink border-b text-sm">
              <th scope="col" className="py-2 font-semibold">
                Minggu
              </th>
              <th scope="col" className="py-2 pl-4 text-right font-semibold">
                Kontak
              </th>
            </tr>
          </thead>
          <tbody>
            {byWeek.map(({ week, count }) => (
              <tr key={week} className="border-line border-b">
                <th scope="row" className="py-2 text-left font-medium">
                  {weekText(week)}
                </th>
                <td className="py-2 pl-4 text-right tabular-nums">{countText(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
