import type { ActivityInput, ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import { useAddActivity, useRemoveActivity } from "../../../../api/contact-detail";
import { messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { showFailure } from "../../../lib/show-failure";

/** Milliseconds in which the note can be taken back. */
const undoMs = 12_000;

interface Opening {
  contact: Pick<ContactSubmission, "id">;
  /** With a key, so that it is written once, however often it is tried. */
  input: ActivityInput & { kind: "whatsapp" | "email"; key: string };
  onStored?: () => void;
}

/**
 * Notes that a message was opened in another app, tells what was noted, and offers to take it back. The app is opened
 * by the link itself; this goes out beside it. `holdBack` gets what moves the version of the enquiry on.
 */
export function useNotedOpening(holdBack: (task: Promise<unknown>) => void = () => {}) {
  const add = useAddActivity();
  const remove = useRemoveActivity();

  async function takeBack({ contact: { id }, input }: Opening, activity: ContactActivity) {
    try {
      const removal = remove.mutateAsync({ contactId: id, activity });
      holdBack(removal);
      const after = await removal;
      const isMoved = input.contacted === true && after !== null && after.stage !== "new";
      showToast(
        isMoved
          ? {
              title: "Catatan dihapus, tahapnya tetap",
              description: `Kontak ini sudah dipindahkan lagi, jadi tetap di tahap ${stageNames[after.stage]}.`,
            }
          : { title: "Diurungkan", description: "Catatannya dihapus dari riwayat" },
      );
    } catch (error) {
      showFailure(error, "Gagal mengurungkan", "Catatannya belum bisa dihapus. Silakan coba lagi.");
    }
  }

  return async function note(opening: Opening): Promise<void> {
    const { contact, input, onStored } = opening;
    const opened = input.kind === "whatsapp" ? "Dibuka di WhatsApp" : "Dibuka di aplikasi email";
    try {
      const stored = add.mutateAsync({ contactId: contact.id, input });
      holdBack(stored);
      const activity = await stored;
      onStored?.();
      showToast({
        title: input.firstResponse ? `${opened}, ditandai sebagai respons pertama` : opened,
        ...(!input.firstResponse && { description: "Tercatat di riwayat kontak ini" }),
        duration: undoMs,
        action: { label: "Urungkan", onSelect: () => void takeBack(opening, activity) },
      });
    } catch (error) {
      console.error(error);
      showToast({
        variant: "destructive",
        title: `${opened}, tetapi belum tercatat`,
        description: messageOf(error, "Tanpa catatan, pengirim tetap terhitung menunggu."),
        duration: undoMs,
        action: { label: "Catat Lagi", onSelect: () => void note(opening) },
      });
    }
  };
}
