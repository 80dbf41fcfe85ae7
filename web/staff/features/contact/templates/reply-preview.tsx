import {
  placeholders,
  type ReplyChannel,
  spellPlaceholders,
} from "../../../../../worker/contract/inbox/reply-template";
import { fillTemplate } from "../../../../../worker/contract/inbox/reply-text";
import { cn } from "../../../../lib/cn";
import { business } from "../../../lib/business";

/** Somebody who might have written. */
const example = { name: "Maya", email: "maya@contoh.example", websiteType: "online-shop" } as const;

export type Placeholder = (typeof placeholders)[number];

/** What a placeholder becomes for the example, when `staffName` answers. */
export function becomes(placeholder: Placeholder, staffName: string): string {
  return fillTemplate(`{${placeholder}}`, example, staffName, business.name);
}

interface FilledPart {
  text: string;
  /** Typed as it is, put in for a placeholder, or a placeholder that nobody knows. */
  kind: "typed" | "filled" | "unknown";
}

/** A text as the example would read it, in parts that tell what was filled in. */
export function fillInParts(text: string, staffName: string): FilledPart[] {
  return spellPlaceholders(text)
    .split(/(\{[^{}]*\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!/^\{[^{}]*\}$/.test(part)) return { text: part, kind: "typed" };
      const known = placeholders.find((name) => part === `{${name}}`);
      return known ? { text: becomes(known, staffName), kind: "filled" } : { text: part, kind: "unknown" };
    });
}

interface ReplyPreviewProps {
  channel: ReplyChannel;
  subject: string;
  body: string;
  staffName: string;
}

/** A template as the example person gets it. What is filled in is underlined. */
export function ReplyPreview({ channel, subject, body, staffName }: ReplyPreviewProps) {
  const isEmail = channel === "email";
  return (
    <div className={cn("rounded-lg border border-line px-5 py-4", isEmail ? "bg-white" : "bg-leaf-pale")}>
      {isEmail && (
        <div className="mb-3 border-line border-b pb-3 font-semibold">
          <Filled text={subject.trim()} staffName={staffName} empty="(tanpa subjek)" />
        </div>
      )}
      <Filled text={body.trim()} staffName={staffName} empty="Tulis isinya, hasilnya tampil di sini." />
    </div>
  );
}

const partLooks: Record<FilledPart["kind"], string | undefined> = {
  typed: undefined,
  filled: "underline decoration-edge decoration-dotted underline-offset-4",
  unknown: "font-semibold text-danger line-through",
};

function Filled({ text, staffName, empty }: { text: string; staffName: string; empty: string }) {
  if (text === "") return <p className="font-normal text-ink-soft">{empty}</p>;
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {fillInParts(text, staffName).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        <span key={index} className={partLooks[part.kind]}>
          {part.text}
        </span>
      ))}
    </p>
  );
}
