import type { ActivityInput, ContactActivity } from "../../../../../worker/contract/inbox/contact-activity";
import { useAddActivity, useRemoveActivity } from "../../../../api/contact-detail";
import { messageOf } from "../../../../lib/http";
import { showToast } from "../../../../toasts/toast";
import { showFailure } from "../../../lib/show-failure";
import type { ContactChanges } from "../detail/use-contact-changes";
import { useSentKey } from "./sent-key";
import type { Reply } from "./use-reply";

/**
 * Notes that a message was opened in another app. The app is opened by the link itself; this goes out beside it, tells
 * what was noted, and offers to take it back.
 */
export function useOpenElsewhere(changes: ContactChanges, reply: Reply, kind: "whatsapp" | "email") {
  const { contact, queue } = changes;
  const add = useAddActivity(contact.id);
  const remove = useRemoveActivity(contact.id);
  const sentKey = useSentKey();
  const title = kind === "whatsapp" ? "Dibuka di WhatsApp" : "Dibuka di aplikasi email";

  async function takeBack({ id }: ContactActivity) {
    try {
      await remove.mutateAsync(id);
      showToast({ title: "Catatan itu diurungkan" });
    } catch (error) {
      showFailure(error, "Belum diurungkan", "Periksa koneksi internet Anda, lalu coba lagi.");
    }
  }

  async function note(input: ActivityInput) {
    try {
      const stored = add.mutateAsync(input);
      queue.after(stored);
      const activity = await stored;
      showToast({ title, action: { label: "Urungkan", onSelect: () => void takeBack(activity) } });
    } catch (error) {
      console.error(error);
      showToast({
        variant: "destructive",
        title: "Belum tercatat di riwayat",
        description: messageOf(error, "Periksa koneksi internet Anda."),
        duration: 15_000,
        action: { label: "Catat Lagi", onSelect: () => void note(input) },
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
    void note({ ...content, key: sentKey.keyOf(content) });
    reply.clear();
  };
}
