import type { ContactSubmission, Suspicion } from "../../../../worker/contract/inbox/contact-submission";
import { formatLongDateTime } from "../../../lib/format";

const suspicionNames: Record<Suspicion, string> = {
  honeypot: "kolom jebakan terisi",
  staff: "ditandai staf",
  too_fast: "dikirim terlalu cepat",
  links: "banyak tautan",
  turnstile: "tidak lolos verifikasi",
};

/** Through what and when, as far as it is known: " lewat email, 22 November 2026 pukul 08.12". */
function failureText({ notificationFailure: failure }: ContactSubmission): string {
  const channels = failure?.channels.join(" dan ");
  const at = failure?.at && formatLongDateTime(failure.at);
  return [channels && ` lewat ${channels}`, at && `, ${at}`].filter(Boolean).join("");
}

/** What staff must know of an enquiry besides what it says: nothing for most of them. */
export function ContactMarks({ contact }: { contact: ContactSubmission }) {
  const { suspicions, notification } = contact;
  if (suspicions.length === 0 && notification !== "failed") return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-1.5 text-sm">
      {suspicions.length > 0 && (
        <li className="rounded-md bg-sand px-2.5 py-0.5">
          <strong>Diduga spam</strong>: {suspicions.map((name) => suspicionNames[name]).join(", ")}
        </li>
      )}
      {notification === "failed" && (
        <li className="rounded-md bg-danger-pale px-2.5 py-0.5 text-danger">
          <strong>Notifikasi gagal</strong>
          {failureText(contact)}
        </li>
      )}
    </ul>
  );
}
