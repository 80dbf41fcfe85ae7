import { cn } from "../../lib/cn";

interface ChoicePillsProps<Value extends string | number> {
  /** The unique name of the radio buttons. */
  name: string;
  legend: string;
  /** Whether the legend is for screen readers only. */
  hidesLegend?: boolean;
  /** Whether each option has a line of its own. */
  isList?: boolean;
  options: readonly { value: Value; label: string; count?: number }[];
  value: Value;
  onChoose: (value: Value) => void;
}

/** A radio group as pills. */
export function ChoicePills<Value extends string | number>(props: ChoicePillsProps<Value>) {
  const { name, legend, hidesLegend, isList, options, value: chosen, onChoose } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={cn("mb-1.5 text-sm font-semibold", hidesLegend && "sr-only")}>{legend}</legend>
      <div
        className={cn(
          "inline-flex flex-wrap gap-1 rounded-3xl border border-edge bg-white p-1",
          isList && "w-full flex-col gap-0",
        )}
      >
        {options.map(({ value, label, count }) => (
          <label
            key={value}
            className={cn(
              "relative inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-[1.25rem] [overflow-wrap:anywhere] px-4 text-sm max-sm:px-3 font-semibold pointer-coarse:min-h-11",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
              value === chosen ? "bg-ink text-paper" : "hover:bg-sand",
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
            {count !== undefined && <span className="font-normal tabular-nums">{count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
