import { stageNames } from "../../../../../worker/contract/inbox/contact-submission";
import type { ContactListFilter } from "../../../../api/contact-admin";

/** What a narrowed list says that has no rows. */
export function nothingFound(filter: ContactListFilter): { title: string; description?: string } {
  const { words, suspected, stage, assignee, due } = filter;
  if (words) return { title: "Tidak ada kontak yang cocok", description: "Coba kata lain." };
  if (suspected) return { title: "Tidak ada pesan yang diduga spam" };
  if (due === "overdue") {
    return {
      title: "Tidak ada yang terlambat dibalas",
      description: "Tidak ada pengirim yang menunggu melewati batas balas.",
    };
  }
  if (due === "waiting") return { title: "Semua pesan sudah dijawab" };
  if (due === "today") return { title: "Tidak ada yang jatuh tempo hari ini" };
  if (assignee === "me") {
    return {
      title: "Tidak ada kontak terbuka milik Anda",
      description: "Kontak yang Anda tangani dan belum selesai muncul di sini.",
    };
  }
  if (stage !== "" && stage !== "open") return { title: `Tidak ada kontak di tahap ${stageNames[stage]}` };
  return { title: "Tidak ada kontak yang cocok" };
}
