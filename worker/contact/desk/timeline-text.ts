import { type Stage, stageNames } from "../../contract/inbox/contact-submission";
import { jakartaDayOf, jakartaDayText, jakartaOffset } from "../../jakarta-day";

/** What timelines say of an enquiry that nobody sees to. */
export const nobody = "Tanpa penanggung jawab";

/** Such as "Baru → Dihubungi". */
export function moveText(from: Stage, to: Stage): string {
  return `${stageNames[from]} → ${stageNames[to]}`;
}

/** Such as "Rp 12.000.000". */
export function valueText(rupiah: number | null): string {
  return rupiah === null ? "dikosongkan" : `Rp ${rupiah.toLocaleString("id-ID")}`;
}

/** Such as "Kirim penawaran · Rabu, 2 Desember 2026 pukul 09.00"; "" for no step. */
export function stepText(action: string | null, at: Date | null): string {
  if (!at) return action ?? "";
  const time = new Date(at.getTime() + jakartaOffset).toISOString().slice(11, 16).replace(":", ".");
  return `${action ?? "Langkah berikutnya"} · ${jakartaDayText(jakartaDayOf(at))} pukul ${time}`;
}

/** The same of a step that is set, or that was `before` and is done. */
export function stepChangeText(action: string | null, at: Date | null, before: string): string {
  return stepText(action, at) || `Selesai: ${before}`;
}
