import { cn } from "../../../lib/cn";
import type { pricingContent } from "../../content/pricing";
import { Section } from "../../ui/section";
import { SectionHeading } from "./section-heading";

/** Compares total costs and contents of the packages, and lists when each part is paid. */
export function PackageComparison(props: ReturnType<typeof pricingContent>["comparison"]) {
  const { title, description, scroll, feature, names, rows, payment } = props;
  return (
    <Section tone="sand" labelledBy="comparison-title">
      <div className="page-grid section-y">
        <SectionHeading id="comparison-title" title={title} description={description} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
        <section aria-label={scroll} tabIndex={0} className="table-scroll mt-10">
          {/* A sticky cell's background would hide collapsed borders, and borders at fractions of a pixel. */}
          <table
            className="w-full min-w-[35rem] text-left leading-6 lg:table-fixed"
            style={{ borderCollapse: "separate", borderSpacing: 0 }}
          >
            <thead>
              <tr>
                {[feature, ...names].map((name, index) => (
                  <th
                    key={name}
                    scope="col"
                    className={cn(
                      "border-b-2 border-ink py-3 pr-6 font-bold first:pl-2 lg:first:w-1/5",
                      index === 0 && "sticky left-0 bg-sand",
                    )}
                  >
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => {
                const isTotal = "isTotal" in row;
                const cell = cn(
                  "py-3 pr-6 first:pl-2",
                  isTotal ? "bg-peach font-bold" : "border-b border-rule",
                );
                return (
                  <tr key={row.feature}>
                    <th scope="row" className={cn(cell, "sticky left-0 font-bold", !isTotal && "bg-sand")}>
                      {row.feature}
                    </th>
                    {row.values.map((value, index) => (
                      <td key={names[index]} className={cn(cell, "tabular-nums")}>
                        {value}
                      </td>
                    ))}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
        {!payment.hidden && (
          <>
            <h3 className="headline-3 mt-16">{payment.title}</h3>
            <ol className="mt-6 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
              {payment.steps.map(({ when, what }) => (
                <li key={when} data-reveal="idle" className="border-t-2 border-ink pt-4 pb-8">
                  <p className="font-bold">{when}</p>
                  <p className="mt-1 text-balance text-soft">{what}</p>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </Section>
  );
}
