import { useState } from "react";
import { briefInput, type Proposal } from "../../../../../worker/contract/studio/brief";
import { useProposals, useSaveBrief } from "../../../../api/briefs";
import { useStartBatch } from "../../../../api/generation";
import { cn } from "../../../../lib/cn";
import { failureText } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { Button } from "../../../../ui/button";
import { checkboxStyles, inputStyles } from "../../../../ui/input-styles";
import { Spinner } from "../../../../ui/spinner";
import { ChoicePills } from "../../../ui/choice-pills";
import { FormDialog } from "../../../ui/form-dialog";
import { TextField } from "../../../ui/text-field";

type Count = 5 | 10;
const counts: { value: Count; label: string }[] = [
  { value: 5, label: "5" },
  { value: 10, label: "10" },
];

interface ProposalsDialogProps {
  categories: readonly string[];
  onOrdered: () => void;
  onClose: () => void;
}

/** Proposes articles; the chosen ones become briefs and are ordered. */
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
      title="Pilih dari saran topik"
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
        <Spinner label="Menyusun saran topik, bisa sampai satu menit..." className="justify-start py-6" />
      )}
      {!hasProposals && !isAsking && (
        <div className="grid gap-4 sm:grid-cols-2">
          <ChoicePills
            name="proposal-count"
            legend="Jumlah saran"
            options={counts}
            value={count}
            onChoose={setCount}
          />
          <TextField
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
              Minta saran lain
            </Button>
          </div>
          <ol className="grid gap-3">
            {proposals.map((proposal, index) => (
              <ProposalItem
                // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be equal while typing
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

function submitLabel(hasProposals: boolean, chosen: number, isAsking: boolean, isSending: boolean): string {
  if (isAsking) return "Menyusun...";
  if (!hasProposals) return "Minta Saran";
  if (isSending) return "Memesan...";
  return chosen === 0 ? "Centang dulu sarannya" : `Simpan dan tulis ${chosen} artikel`;
}

interface ProposalItemProps {
  proposal: KeptProposal;
  number: number;
  readOnly: boolean;
  onChange: (change: Partial<KeptProposal>) => void;
}

/** One proposal with its checkbox, title and outline. */
function ProposalItem({ proposal, number, readOnly, onChange }: ProposalItemProps) {
  const { title, category, outline, isChosen, briefId } = proposal;
  const id = `proposal-${number}`;
  return (
    <li className={cn("rounded-lg border p-4", isChosen ? "border-ink bg-paper" : "border-line")}>
      <div className="flex items-start gap-3">
        <label className="-m-3 inline-flex cursor-pointer p-3 pt-4">
          <input
            type="checkbox"
            aria-label={`Pilih saran ${number}: ${title}`}
            checked={isChosen}
            disabled={readOnly}
            onChange={(event) => onChange({ isChosen: event.target.checked })}
            className={checkboxStyles}
          />
        </label>
        <div className="min-w-0 flex-1">
          <label htmlFor={id} className="sr-only">
            Judul saran {number}
          </label>
          <textarea
            id={id}
            rows={1}
            value={title}
            readOnly={readOnly || briefId !== null}
            onChange={(event) => onChange({ title: event.target.value.replaceAll("\n", " ") })}
            className={cn(inputStyles, "field-sizing-content min-h-11 resize-none py-2 font-semibold")}
          />
          <p className="mt-1.5 text-sm text-ink-soft [overflow-wrap:anywhere]">
            {category}
            {briefId !== null && " · sudah tersimpan sebagai bahan"}
          </p>
          <details className="mt-1 text-sm">
            <summary className="w-fit cursor-pointer py-1.5 pointer-coarse:py-3 font-semibold underline underline-offset-2">
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

/** A proposal in the dialog. */
interface KeptProposal extends Proposal {
  isChosen: boolean;
  /** The id of its brief, or null. */
  briefId: number | null;
}

/** Unordered proposals with their edits, which survive closing the dialog. */
let kept: KeptProposal[] = [];

const lost = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";

/** The state of the proposals. */
function useProposalChoice(onOrdered: () => void) {
  const [proposals, setProposals] = useState(kept);
  const [problem, setProblem] = useState("");
  const asking = useProposals();
  const saving = useSaveBrief();
  const ordering = useStartBatch();
  const [isSending, setSending] = useState(false);
  const chosen = proposals.filter(({ isChosen }) => isChosen);

  function keep(next: KeptProposal[]) {
    kept = next;
    setProposals(next);
  }

  async function ask(count: 5 | 10, category: string) {
    setProblem("");
    try {
      const proposed = await asking.mutateAsync({ count, ...(category.trim() && { category }) });
      keep(proposed.map((proposal) => ({ ...proposal, isChosen: false, briefId: null })));
    } catch (error) {
      console.error(error);
      setProblem(failureText(error, lost, "Saran belum bisa disusun. Silakan coba lagi."));
    }
  }

  /** Stores the chosen proposals as briefs, each once. */
  async function storeChosen(): Promise<number[]> {
    let next = proposals;
    for (const [index, proposal] of proposals.entries()) {
      if (!proposal.isChosen || proposal.briefId !== null) continue;
      const { title, keyPhrase, outline } = proposal;
      const input = briefInput.safeParse({ title, keyPhrase, outline });
      if (!input.success) throw new Error(`“${title}”: ${input.error.issues[0]?.message}`);
      const { id } = await saving.mutateAsync({ input: input.data, over: null, key: crypto.randomUUID() });
      next = next.with(index, { ...proposal, briefId: id });
      keep(next);
    }
    return next.flatMap(({ isChosen, briefId }) => (isChosen && briefId) || []);
  }

  async function send() {
    setProblem("");
    setSending(true);
    try {
      const briefIds = await storeChosen();
      const categories = new Set(
        proposals.filter(({ isChosen }) => isChosen).map(({ category }) => category),
      );
      const [category = ""] = categories.size === 1 ? categories : [];
      await ordering.mutateAsync({
        ...{ count: briefIds.length, briefIds, landing: "review" },
        ...(category && { category }),
      });
      keep(proposals.filter(({ isChosen }) => !isChosen));
      showToast({
        title: "Proses dimulai!",
        description: `${briefIds.length} artikel sedang ditulis. Anda boleh meninggalkan halaman ini.`,
      });
      onOrdered();
    } catch (error) {
      console.error(error);
      const reason = failureText(error, lost);
      setProblem(`Artikel belum dipesan: ${reason} Saran yang sudah tersimpan ada di Bahan.`);
    } finally {
      setSending(false);
    }
  }

  return {
    proposals,
    chosen: chosen.length,
    problem,
    isAsking: asking.isPending,
    isSending,
    ask,
    send,
    change: (index: number, change: Partial<KeptProposal>) => {
      const proposal = proposals[index];
      if (proposal) keep(proposals.with(index, { ...proposal, ...change }));
    },
    /** Discards the proposals. */
    dismiss: () => {
      setProblem("");
      keep([]);
    },
  };
}
