import type { ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { useNoteActivity, useTakeBackOpening } from "../../../../api/contact-admin";
import { messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { showFailure } from "../../../lib/show-failure";

/** Milliseconds in which the note can be taken back. */
const undoMs = 12_000;

/** Writes down that WhatsApp was opened to answer somebody; what opens it is a link of its own. */
export function useWhatsappOpening() {
  const note = useNoteActivity();
  const takeBack = useTakeBackOpening();

  async function undo(contact: ContactSubmission, activity: ContactActivity) {
    try {
      const refusal = await takeBack.mutateAsync({ contact, activity });
      if (refusal === null) {
        showToast({ title: "Diurungkan", description: "Catatan bahwa WhatsApp dibuka sudah dihapus" });
      } else {
        showToast({ variant: "destructive", title: "Catatan dihapus, tahapnya tetap", description: refusal });
      }
    } catch (error) {
      showFailure(error, "Gagal mengurungkan", "Catatannya belum bisa dihapus. Silakan coba lagi.");
    }
  }

  /** Again with the same `key` it is written once, whatever became of the first try. */
  return async function noteOpening(contact: ContactSubmission, key: string = crypto.randomUUID()) {
    const { id, stage, firstResponseAt } = contact;
    const isFirst = firstResponseAt === null;
    try {
      const activity = await note.mutateAsync({
        ...{ id, kind: "whatsapp", key },
        firstResponse: isFirst,
        contacted: stage === "new",
      });
      showToast({
        title: isFirst ? "Dibuka di WhatsApp, ditandai sebagai respons pertama" : "Dibuka di WhatsApp",
        ...(!isFirst && { description: "Tercatat di riwayat kontak ini" }),
        duration: undoMs,
        action: { label: "Urungkan", onSelect: () => void undo(contact, activity) },
      });
    } catch (error) {
      console.error(error);
      showToast({
        variant: "destructive",
        title: "WhatsApp dibuka, tetapi belum tercatat",
        description: messageOf(error, "Tanpa catatan, pengirim tetap terhitung menunggu."),
        duration: undoMs,
        action: { label: "Catat Lagi", onSelect: () => void noteOpening(contact, key) },
      });
    }
  };
}
