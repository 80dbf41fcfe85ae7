export interface Fact {
  value: string;
  label: string;
}

/** Figures that speak for themselves, between hairlines. */
export function FactList({ items }: { items: readonly Fact[] }) {
  return (
    <dl className="grid border-t-2 border-ink sm:grid-cols-3">
      {items.map(({ value, label }) => (
        <div
          key={value}
          className="flex flex-col-reverse justify-end border-b border-rule py-5 sm:border-b-0 sm:border-l sm:py-6 sm:pl-6 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="mt-2 text-soft">{label}</dt>
          <dd className="headline-2 whitespace-nowrap text-fajar-deep sm:max-lg:text-3xl">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
