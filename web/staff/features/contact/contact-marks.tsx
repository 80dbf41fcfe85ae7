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
export function markTexts(contact: ContactSubmission): { text: string; isFailure: boolean }[] {
  const { suspicions, notification } = contact;
  const reasons = suspicions.map((name) => suspicionNames[name]).join(", ");
  return [
    ...(suspicions.length > 0 ? [{ text: `Diduga spam: ${reasons}`, isFailure: false }] : []),
    ...(notification === "failed"
      ? [{ text: `Notifikasi gagal${failureText(contact)}`, isFailure: true }]
      : []),
  ];
}

export function ContactMarks({ contact }: { contact: ContactSubmission }) {
  const marks = markTexts(contact);
  if (marks.length === 0) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-1.5 text-sm">
      {marks.map(({ text, isFailure }) => (
        <li
          key={text}
          className={`rounded-md px-2.5 py-0.5 ${isFailure ? "bg-danger-pale text-danger" : "bg-sand"}`}
        >
          {text}
        </li>
      ))}
    </ul>
  );
}
