import type { ActivityInput } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { useAddActivity } from "../../../../api/contact-detail";
import { messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";

/** Milliseconds in which the note can be tried again. */
const retryMs = 12_000;

interface Opening {
  contact: Pick<ContactSubmission, "id">;
  input: ActivityInput;
  /** The same for every try, so that it is written once. */
  key: string;
  onStored?: () => void;
}

/**
 * Notes that a message was opened in another app, and tells what was noted. The app is opened by the link itself; this
 * goes out beside it. `holdBack` gets what moves the version of the enquiry on.
 */
export function useNotedOpening(holdBack: (task: Promise<unknown>) => void = () => {}) {
  const add = useAddActivity();

  return async function note(opening: Opening): Promise<void> {
    const { contact, input, key, onStored } = opening;
    const opened = input.kind === "whatsapp" ? "Dibuka di WhatsApp" : "Dibuka di aplikasi email";
    try {
      const stored = add.mutateAsync({ contactId: contact.id, input, key });
      holdBack(stored);
      await stored;
      onStored?.();
      showToast({
        title: input.firstResponse ? `${opened}, ditandai sebagai respons pertama` : opened,
        description: "Tercatat di riwayat kontak ini",
      });
    } catch (error) {
      console.error(error);
      showToast({
        variant: "destructive",
        title: `${opened}, tetapi belum tercatat`,
        description: messageOf(error, "Tanpa catatan, pengirim tetap terhitung menunggu."),
        duration: retryMs,
        action: { label: "Catat Lagi", onSelect: () => void note(opening) },
      });
    }
  };
}
