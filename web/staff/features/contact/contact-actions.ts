import type { ContactSubmission } from "../../../../worker/contract/inbox/contact-submission";
import { dayOf } from "../../../../worker/contract/jakarta";
import { useAnnounceAgain, useClearSpam, useExportPerson } from "../../../api/contact-admin";
import { showToast } from "../../../toasts/toast";
import { downloadText } from "../../lib/download";
import { showFailure } from "../../lib/show-failure";
import type { ContactDesk } from "./list/use-contact-desk";
import { useNotedOpening } from "./talk/use-noted-opening";

/** What a row of the list can ask for. */
export interface ContactActions {
  remove: (contact: ContactSubmission) => void;
  /** After the link itself, which opens the chat. */
  openWhatsapp: (contact: ContactSubmission) => void;
  markSpam: (contact: ContactSubmission) => void;
  clearSpam: (contact: ContactSubmission) => void;
  announceAgain: (contact: ContactSubmission) => void;
  exportPerson: (contact: ContactSubmission) => void;
  erasePerson: (contact: ContactSubmission) => void;
}

/** Writes down that WhatsApp was opened to answer somebody; what opens it is a link of its own. */
function useWhatsappOpening() {
  const note = useNotedOpening();
  return (contact: ContactSubmission): Promise<void> => {
    const { firstResponseAt, stage } = contact;
    const marks = { firstResponse: firstResponseAt === null, contacted: stage === "new" };
    return note({ contact, input: { kind: "whatsapp", ...marks }, key: crypto.randomUUID() });
  };
}

/** Those that ask nothing first. */
export function useDirectActions(desk: ContactDesk): Omit<ContactActions, "remove" | "erasePerson"> {
  const noteWhatsapp = useWhatsappOpening();
  return {
    ...useSenderActions(),
    openWhatsapp: (contact) => void noteWhatsapp(contact),
    markSpam: (contact) => void desk.perform({ action: "spam" }, [contact]),
  };
}

/** Those that a row and an open enquiry have in common. */
function useSenderActions(): Pick<ContactActions, "clearSpam" | "announceAgain" | "exportPerson"> {
  const clearSpam = useClearSpam();
  const announceAgain = useAnnounceAgain();
  const exportPerson = useExportPerson();
  return {
    clearSpam: ({ id }) =>
      clearSpam.mutate(id, {
        onSuccess: () => showToast({ title: "Tanda spam dihapus" }),
        onError: (error) => fail("Gagal menghapus tanda spam", error),
      }),
    announceAgain: ({ id }) =>
      announceAgain.mutate(id, {
        onSuccess: () =>
          showToast({
            title: "Notifikasi dikirim ulang",
            description: "Jika gagal lagi, tandanya muncul kembali di daftar.",
          }),
        onError: (error) => fail("Gagal mengirim ulang notifikasi", error),
      }),
    // A promise for each, because two may be under way and both are to be saved.
    exportPerson: async (contact) => {
      try {
        const person = await exportPerson.mutateAsync(contact);
        downloadJson("data-pengirim", person);
        const description = `${person.contacts.length} pesan dari ${contact.email || contact.name} diunduh`;
        showToast({ title: "Unduhan berhasil", description });
      } catch (error) {
        fail("Gagal mengunduh data pengirim", error);
      }
    },
  };
}

function fail(title: string, error: unknown) {
  showFailure(error, title, "Terjadi kesalahan. Silakan coba lagi.");
}

/** Saves `value` as `{prefix}-YYYY-MM-DD.json`, with today's date in Jakarta. */
function downloadJson(prefix: string, value: unknown): void {
  const name = `${prefix}-${dayOf(new Date())}.json`;
  downloadText(name, JSON.stringify(value, null, 2), "application/json");
}
