import type { ReactNode } from "react";

export type Fact = [label: string, value: ReactNode];

/** A list of labelled facts. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(6.5rem,25%)_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 max-sm:mb-2 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
