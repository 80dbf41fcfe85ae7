import type { ActivityInput, ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { useTakeBackOpening } from "../../../../api/contact-admin";
import { useAddActivity } from "../../../../api/contact-detail";
import { messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { showFailure } from "../../../lib/show-failure";
import type { ContactChanges } from "../detail/changes/use-contact-changes";
import { undoMs } from "../detail/changes/use-contact-changes";
import { useSentKey } from "./sent-key";
import type { Reply } from "./use-reply";

/**
 * Notes that a message was opened in another app. The app is opened by the link itself; this goes out beside it, tells
 * what was noted, and offers to take it back.
 */
export function useOpenElsewhere(changes: ContactChanges, reply: Reply, kind: "whatsapp" | "email") {
  const { contact, queue } = changes;
  const add = useAddActivity(contact.id);
  const takeBackOpening = useTakeBackOpening();
  const sentKey = useSentKey();
  const title = kind === "whatsapp" ? "Dibuka di WhatsApp" : "Dibuka di aplikasi email";

  async function takeBack(before: ContactDetail, activity: ContactActivity) {
    try {
      const refusal = await takeBackOpening.mutateAsync({ contact: before, activity });
      if (refusal === null)
        showToast({ title: "Diurungkan", description: "Catatannya dihapus dari riwayat" });
      else
        showToast({ variant: "destructive", title: "Catatan dihapus, tahapnya tetap", description: refusal });
    } catch (error) {
      showFailure(error, "Gagal mengurungkan", "Catatannya belum bisa dihapus. Silakan coba lagi.");
    }
  }

  async function note(before: ContactDetail, input: ActivityInput) {
    try {
      const stored = add.mutateAsync(input);
      queue.after(stored);
      const activity = await stored;
      const action = { label: "Urungkan", onSelect: () => void takeBack(before, activity) };
      showToast({ title, duration: undoMs, action });
    } catch (error) {
      console.error(error);
      showToast({
        variant: "destructive",
        title: `${title}, tetapi belum tercatat`,
        description: messageOf(error, "Tanpa catatan, pengirim tetap terhitung menunggu."),
        duration: undoMs,
        action: { label: "Catat Lagi", onSelect: () => void note(before, input) },
      });
    }
  }

  /** Notes the message that the link carries. */
  return function noteOpened(): void {
    const { subject, body } = reply.message;
    const isAnswer = reply.isAnswer;
    const text = body.trim();
    const content = {
      kind,
      body: text || null,
      ...(kind === "email" && subject.trim() && { subject: subject.trim() }),
      templateId: text && reply.templateId ? reply.templateId : null,
      firstResponse: isAnswer,
      contacted: isAnswer && contact.stage === "new",
    };
    void note(contact, { ...content, key: sentKey.keyOf(content) });
    reply.clear();
  };
}
