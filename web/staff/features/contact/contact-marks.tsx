import {
  type ContactSubmission,
  type Stage,
  type Suspicion,
  stageNames,
} from "../../../../worker/contract/inbox/contact-submission";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { Mark, type Tone } from "../../ui/mark";
import { computeWait } from "./wait";

const suspicionNames: Record<Suspicion, string> = {
  honeypot: "kolom jebakan terisi",
  staff: "ditandai staf",
  too_fast: "dikirim terlalu cepat",
  links: "banyak tautan",
  turnstile: "tidak lolos verifikasi",
};

/** The warnings of an enquiry. */
export function markTexts(contact: ContactSubmission): { text: string; isFailure: boolean }[] {
  const { suspicions, notification } = contact;
  const reasons = suspicions.map((name) => suspicionNames[name]).join(", ");
  return [
    ...(suspicions.length > 0 ? [{ text: `Diduga spam: ${reasons}`, isFailure: false }] : []),
    ...(notification === "failed" ? [{ text: "Notifikasi gagal", isFailure: true }] : []),
  ];
}

export function ContactMarks({ contact }: { contact: ContactSubmission }) {
  return (
    <div className="mb-2 flex flex-wrap gap-1.5 empty:hidden">
      {markTexts(contact).map(({ text, isFailure }) => (
        <Mark key={text} tone={isFailure ? "paleDanger" : "sand"}>
          {text}
        </Mark>
      ))}
    </div>
  );
}

const tones: Record<Stage, Tone> = {
  ...{ new: "amber", contacted: "mist", proposal: "dusk", won: "leaf", lost: "sand" },
};

export const StageMark = ({ stage }: { stage: Stage }) => (
  <Mark tone={tones[stage]}>{stageNames[stage]}</Mark>
);

export const NewMark = () => <Mark tone="fajar">Baru masuk</Mark>;

/** The waiting time, emphasised if it is overdue. */
export function WaitMark({ contact, now }: { contact: ContactSubmission; now: number }) {
  const wait = computeWait(contact, now);
  if (!wait) return null;
  const due = contact.dueAt && `Batas balas ${nameInstant(Date.parse(contact.dueAt))}`;
  return (
    <Mark tone={wait.isOverdue ? "danger" : "line"} title={due ?? undefined}>
      {wait.text}
    </Mark>
  );
}
