import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { useNoteActivity, useTakeBackActivity } from "../../../../api/contact-admin";
import { showToast } from "../../../../toasts/toast";
import { showFailure } from "../../../lib/show-failure";

/** Milliseconds in which the note can be taken back. */
const undoMs = 12_000;

/** Writes down that WhatsApp was opened to answer somebody; what opens it is a link of its own. */
export function useWhatsappOpening() {
  const note = useNoteActivity();
  const takeBack = useTakeBackActivity();

  async function undo(id: number, activityId: number) {
    try {
      await takeBack.mutateAsync({ id, activityId });
      showToast({ title: "Diurungkan", description: "Catatan bahwa WhatsApp dibuka sudah dihapus" });
    } catch (error) {
      showFailure(error, "Gagal mengurungkan", "Catatannya belum bisa dihapus. Silakan coba lagi.");
    }
  }

  return async function noteOpening(
    { id, stage, firstResponseAt }: ContactSubmission,
    key: string = crypto.randomUUID(),
  ) {
    const isFirst = firstResponseAt === null;
    try {
      const activity = await note.mutateAsync({
        id,
        kind: "whatsapp",
        firstResponse: isFirst,
        contacted: stage === "new",
        key,
      });
      showToast({
        title: isFirst ? "Dibuka di WhatsApp, ditandai sebagai respons pertama" : "Dibuka di WhatsApp",
        ...(!isFirst && { description: "Tercatat di riwayat kontak ini" }),
        duration: undoMs,
        action: { label: "Urungkan", onSelect: () => void undo(id, activity.id) },
      });
    } catch (error) {
      showFailure(
        error,
        "WhatsApp dibuka, tetapi belum tercatat",
        "Buka kontaknya dan catat balasan Anda, agar tidak terhitung menunggu.",
      );
    }
  };
}
