import { useState } from "react";
import * as z from "zod/mini";
import { briefInput, type Proposal } from "../../../../../worker/contract/studio/brief";
import { useProposals, useSaveBrief } from "../../../../api/briefs";
import { useStartBatch } from "../../../../api/generation";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";

/** A proposal as staff have it before them. */
const kept = z.object({
  title: z.string(),
  keyPhrase: z.string(),
  category: z.string(),
  outline: z.array(z.string()),
  isChosen: z.boolean(),
  /** The brief that it has become; null until then. */
  briefId: z.nullable(z.number()),
  /** Why it has not become one; "" where nothing is known. */
  problem: z.string(),
});
export type KeptProposal = z.infer<typeof kept>;

const storageKey = "usulan-artikel";

function fromWriter(proposals: readonly Proposal[]): KeptProposal[] {
  return proposals.map((proposal) => ({ ...proposal, isChosen: false, briefId: null, problem: "" }));
}

/** What the writer has proposed and nobody has ordered yet, with what was typed in it. */
function readProposals(): KeptProposal[] {
  try {
    const read = z.array(kept).safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Keeps it for as long as the tab is open. */
function keepProposals(proposals: readonly KeptProposal[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(proposals));
  } catch {
    // It stays for as long as the dialog does.
  }
}

const lost = "Jawaban server tidak sampai. Periksa koneksi internet Anda, lalu coba lagi.";

/** What the writer proposes, and how what is chosen of it becomes briefs and an order. */
export function useProposalChoice(onOrdered: () => void) {
  const [proposals, setProposals] = useState(readProposals);
  const [problem, setProblem] = useState("");
  const asking = useProposals();
  const saving = useSaveBrief();
  const ordering = useStartBatch();
  const [isSending, setSending] = useState(false);
  const chosen = proposals.filter(({ isChosen }) => isChosen);

  function keep(next: KeptProposal[]) {
    setProposals(next);
    keepProposals(next);
  }

  async function ask(count: 5 | 10, category: string) {
    setProblem("");
    try {
      keep(fromWriter(await asking.mutateAsync({ count, ...(category.trim() && { category }) })));
    } catch (error) {
      console.error(error);
      setProblem(
        messageOf(error, isUnanswered(error) ? lost : "Saran belum bisa disusun. Silakan coba lagi."),
      );
    }
  }

  /** Each that is chosen as a brief; what is one already is not stored twice. */
  async function storeChosen(): Promise<KeptProposal[]> {
    const next = [...proposals];
    for (const [index, proposal] of next.entries()) {
      if (!proposal.isChosen || proposal.briefId !== null) continue;
      const { title, keyPhrase, outline } = proposal;
      const read = briefInput.safeParse({ title, keyPhrase, outline });
      try {
        if (!read.success) throw new Error(read.error.issues[0]?.message);
        const { id } = await saving.mutateAsync({ input: read.data, over: null, key: crypto.randomUUID() });
        next[index] = { ...proposal, briefId: id, problem: "" };
      } catch (error) {
        console.error(error);
        next[index] = { ...proposal, problem: messageOf(error, lost) };
      }
      keep([...next]);
    }
    return next;
  }

  async function send() {
    setProblem("");
    setSending(true);
    try {
      const wanted = (await storeChosen()).filter(({ isChosen }) => isChosen);
      const failed = wanted.filter(({ briefId }) => briefId === null).length;
      if (failed > 0) {
        setProblem(
          `${failed} saran belum bisa disimpan; alasannya tertulis di bawahnya. Perbaiki, atau hapus centangnya.`,
        );
        return;
      }
      const briefIds = wanted.flatMap(({ briefId }) => briefId ?? []);
      const categories = new Set(wanted.map(({ category }) => category));
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
      const reason = messageOf(error, isUnanswered(error) ? lost : "Silakan coba lagi.");
      setProblem(`Artikel belum dipesan: ${reason} Saran yang dicentang sudah tersimpan di Bahan.`);
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
      if (proposal) keep(proposals.with(index, { ...proposal, ...change, problem: "" }));
    },
    /** Begins anew. */
    dismiss: () => {
      setProblem("");
      keep([]);
    },
  };
}
