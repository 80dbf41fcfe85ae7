import { type Stage, stageNames } from "../../contract/inbox/contact-submission";
import { nameClock, nameDay, toDay } from "../../contract/jakarta";

/** The assignee's name in the timeline of an unassigned enquiry. */
export const nobody = "Tanpa penanggung jawab";

export function moveText(from: Stage, to: Stage): string {
  return `${stageNames[from]} → ${stageNames[to]}`;
}

export function valueText(rupiah: number | null): string {
  return rupiah === null ? "dikosongkan" : `Rp ${rupiah.toLocaleString("id-ID")}`;
}

/** For example "Kirim penawaran · Rabu, 2 Desember 2026 pukul 09.00"; "" without a step. */
export function stepText(action: string | null, at: Date | null): string {
  if (!at) return action ?? "";
  return `${action ?? "Langkah berikutnya"} · ${nameDay(toDay(at))} pukul ${nameClock(at)}`;
}
