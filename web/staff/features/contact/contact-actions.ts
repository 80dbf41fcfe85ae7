import type { ContactSubmission } from "../../../../worker/contract/contact";
import { fetchPerson, useAnnounceAgain, useClearSpam } from "../../../api/contact-admin";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { downloadJson } from "../../lib/json-file";

/** What a row of the list can ask for. */
export interface ContactActions {
  remove: (contact: ContactSubmission) => void;
  clearSpam: (contact: ContactSubmission) => void;
  announceAgain: (contact: ContactSubmission) => void;
  exportPerson: (contact: ContactSubmission) => void;
  erasePerson: (contact: ContactSubmission) => void;
}

/** Those that ask nothing first. */
export function useDirectActions(): Pick<ContactActions, "clearSpam" | "announceAgain" | "exportPerson"> {
  const clearSpam = useClearSpam();
  const announceAgain = useAnnounceAgain();
  return {
    clearSpam: (contact) =>
      clearSpam.mutate(contact.id, {
        onSuccess: () => showToast({ title: "Tanda spam dihapus" }),
        onError: (error) => showFailure(error, "Gagal menghapus tanda spam"),
      }),
    announceAgain: (contact) =>
      announceAgain.mutate(contact.id, {
        onSuccess: () =>
          showToast({
            title: "Notifikasi dikirim ulang",
            description: "Jika gagal lagi, tandanya muncul kembali di daftar.",
          }),
        onError: (error) => showFailure(error, "Gagal mengirim ulang notifikasi"),
      }),
    exportPerson: async ({ email }) => {
      try {
        const person = await fetchPerson(email);
        downloadJson("data-pengirim", person);
        const description = `${person.contacts.length} pesan dari ${email} diunduh`;
        showToast({ title: "Unduhan berhasil", description });
      } catch (error) {
        showFailure(error, "Gagal mengunduh data pengirim");
      }
    },
  };
}

function showFailure(error: unknown, title: string) {
  console.error(error);
  const description = messageOf(error, "Terjadi kesalahan. Silakan coba lagi.");
  showToast({ variant: "destructive", title, description });
}
