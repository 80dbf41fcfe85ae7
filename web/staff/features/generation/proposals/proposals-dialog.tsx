import { useState } from "react";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Spinner } from "../../../../ui/spinner";
import { FormDialog } from "../../../ui/form-dialog";
import { TextBox } from "../../../ui/text-box";
import { ProposalItem } from "./proposal-item";
import { useProposalChoice } from "./use-proposals";

const counts = [5, 10] as const;
type Count = (typeof counts)[number];

interface ProposalsDialogProps {
  categories: readonly string[];
  onOrdered: () => void;
  onClose: () => void;
}

/** Has the writer propose articles; what is ticked becomes briefs, and is written. */
export function ProposalsDialog({ categories, onOrdered, onClose }: ProposalsDialogProps) {
  const choice = useProposalChoice(() => {
    onOrdered();
    onClose();
  });
  const [count, setCount] = useState<Count>(5);
  const [category, setCategory] = useState("");
  const { proposals, chosen, isAsking, isSending } = choice;
  const hasProposals = proposals.length > 0 && !isAsking;

  return (
    <FormDialog
      title="Pilih dari usulan"
      lead={
        hasProposals
          ? "Centang yang ingin ditulis; judulnya boleh diubah. Yang dicentang disimpan sebagai bahan, lalu artikelnya menunggu tinjauan."
          : "AI mengusulkan topik yang belum dibahas, dengan kerangkanya. Belum ada yang ditulis atau disimpan sampai Anda memilih."
      }
      wide
      submitLabel={submitLabel(hasProposals, chosen, isAsking, isSending)}
      disabled={hasProposals && chosen === 0}
      pending={isAsking || isSending}
      problem={choice.problem}
      onCancel={onClose}
      onSubmit={() => (hasProposals ? choice.send() : choice.ask(count, category))}
    >
      {isAsking && (
        <Spinner label="Menyusun usulan, bisa sampai satu menit..." className="justify-start py-6" />
      )}
      {!hasProposals && !isAsking && (
        <div className="grid gap-4 sm:grid-cols-2">
          <CountChoice count={count} onChoose={setCount} />
          <TextBox
            id="proposal-category"
            label="Kategori (opsional)"
            value={category}
            maxLength={60}
            placeholder="Kategori apa pun"
            suggestions={categories}
            onType={setCategory}
          />
        </div>
      )}
      {hasProposals && (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <p role="status" className="text-sm font-semibold">
              {chosen} dari {proposals.length} dicentang
            </p>
            <Button variant="quiet" size="sm" busy={isSending} onClick={choice.dismiss}>
              Minta usulan lain
            </Button>
          </div>
          <ol className="grid gap-3">
            {proposals.map((proposal, index) => (
              <ProposalItem
                // biome-ignore lint/suspicious/noArrayIndexKey: a title may be typed to be the same as another
                key={index}
                proposal={proposal}
                number={index + 1}
                readOnly={isSending}
                onChange={(change) => choice.change(index, change)}
              />
            ))}
          </ol>
        </>
      )}
    </FormDialog>
  );
}

function CountChoice({ count, onChoose }: { count: Count; onChoose: (count: Count) => void }) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Jumlah usulan</legend>
      <div className="inline-flex gap-1 rounded-full border border-edge p-1">
        {counts.map((option) => (
          <label
            key={option}
            className={cn(
              "relative inline-flex min-h-9 cursor-pointer items-center rounded-full px-6 font-semibold",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fajar",
              count === option ? "bg-ink text-paper" : "hover:bg-sand",
            )}
          >
            <input
              type="radio"
              name="proposal-count"
              checked={count === option}
              onChange={() => onChoose(option)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function submitLabel(hasProposals: boolean, chosen: number, isAsking: boolean, isSending: boolean): string {
  if (isAsking) return "Menyusun...";
  if (!hasProposals) return "Minta Usulan";
  if (isSending) return "Memesan...";
  return chosen === 0 ? "Centang dulu usulannya" : `Simpan dan tulis ${chosen} artikel`;
}
