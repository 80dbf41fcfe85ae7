import { cn } from "../../../../lib/cn";
import { inputStyles } from "../../../../ui/input-styles";
import { checkboxStyles } from "../../../ui/checkbox-styles";
import type { KeptProposal } from "./kept-proposals";

interface ProposalItemProps {
  proposal: KeptProposal;
  number: number;
  readOnly: boolean;
  onChange: (change: Partial<KeptProposal>) => void;
}

/** One proposed article: whether it is wanted, under which title, and of what parts. */
export function ProposalItem({ proposal, number, readOnly, onChange }: ProposalItemProps) {
  const { title, category, outline, isChosen, briefId, problem } = proposal;
  const id = `proposal-${number}`;
  return (
    <li className={cn("rounded-lg border p-4", isChosen ? "border-ink bg-paper" : "border-line")}>
      <div className="flex items-start gap-3">
        <label className="-m-2 inline-flex cursor-pointer p-2 pt-3">
          <input
            type="checkbox"
            aria-label={`Pilih usulan ${number}: ${title}`}
            checked={isChosen}
            disabled={readOnly}
            onChange={(event) => onChange({ isChosen: event.target.checked })}
            className={checkboxStyles}
          />
        </label>
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            Judul usulan {number}
          </label>
          <textarea
            id={id}
            rows={1}
            value={title}
            readOnly={readOnly || briefId !== null}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? `${id}-problem` : undefined}
            onChange={(event) => onChange({ title: event.target.value.replaceAll("\n", " ") })}
            className={cn(inputStyles, "field-sizing-content min-h-11 resize-none py-2 font-semibold")}
          />
          <p id={`${id}-problem`} role="alert" className="mt-1 text-sm font-medium text-danger empty:hidden">
            {problem}
          </p>
          <p className="mt-1.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {category}
            {briefId !== null && " · sudah tersimpan sebagai bahan"}
          </p>
          <details className="mt-1 text-sm">
            <summary className="w-fit cursor-pointer py-1.5 font-semibold underline underline-offset-2">
              Kerangka ({outline.length} bagian)
            </summary>
            <ol className="mt-1 grid list-decimal gap-1 pl-6 text-ink-soft">
              {outline.map((heading) => (
                <li key={heading} className="[overflow-wrap:anywhere]">
                  {heading}
                </li>
              ))}
            </ol>
          </details>
        </div>
      </div>
    </li>
  );
}
