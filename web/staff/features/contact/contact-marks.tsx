import {
  type ContactSubmission,
  type Stage,
  type Suspicion,
  stageNames,
} from "../../../../worker/contract/inbox/contact-submission";
import { nameInstant } from "../../../../worker/contract/jakarta";
import { cn } from "../../../lib/cn";
import type { Wait } from "./wait";

const suspicionNames: Record<Suspicion, string> = {
  honeypot: "kolom jebakan terisi",
  staff: "ditandai staf",
  too_fast: "dikirim terlalu cepat",
  links: "banyak tautan",
  turnstile: "tidak lolos verifikasi",
};

/** What staff must know of an enquiry besides what it says: nothing for most of them. */
export function markTexts(contact: ContactSubmission): { text: string; isFailure: boolean }[] {
  const { suspicions, notification } = contact;
  const reasons = suspicions.map((name) => suspicionNames[name]).join(", ");
  return [
    ...(suspicions.length > 0 ? [{ text: `Diduga spam: ${reasons}`, isFailure: false }] : []),
    ...(notification === "failed" ? [{ text: "Notifikasi gagal", isFailure: true }] : []),
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

const tones: Record<Stage, string> = {
  new: "bg-amber text-ink",
  contacted: "bg-mist text-ink",
  proposal: "bg-dusk text-paper",
  won: "bg-leaf text-white",
  lost: "bg-sand text-ink-soft",
};

/** How far an enquiry has come, in a word. */
export function StageBadge({ stage }: { stage: Stage }) {
  return (
    <span
      className={cn(
        "inline-block whitespace-nowrap rounded-md px-2 py-px text-[0.8rem] leading-5 font-semibold",
        tones[stage],
      )}
    >
      {stageNames[stage]}
    </span>
  );
}

/** Marks what has come since the reader looked. */
export function NewMark() {
  return (
    <span className="shrink-0 rounded-md bg-fajar px-1.5 text-xs leading-5 font-semibold whitespace-nowrap text-white">
      Baru masuk
    </span>
  );
}

/** How long somebody waits for an answer; what is late stands out. */
export function WaitMark({ wait, dueAt }: { wait: Wait; dueAt: string | null }) {
  return (
    <span
      title={dueAt ? `Batas balas ${nameInstant(Date.parse(dueAt))}` : undefined}
      className={cn(
        "inline-block rounded-md px-2 py-px text-[0.8rem] leading-5 font-semibold",
        wait.isOverdue ? "bg-danger text-white" : "border border-edge text-ink",
      )}
    >
      {wait.text}
    </span>
  );
}
