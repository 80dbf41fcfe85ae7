import type { ReplyChannel } from "../../../../../worker/contract/inbox/reply-template";
import { example, fillInParts } from "./filled-text";

interface ReplyPreviewProps {
  channel: ReplyChannel;
  subject: string;
  body: string;
  staffName: string;
}

/** A template as the example person gets it: a bubble of a chat, or a letter. What is filled in is underlined. */
export function ReplyPreview({ channel, subject, body, staffName }: ReplyPreviewProps) {
  const text = body.trim();
  if (channel === "whatsapp") {
    return (
      <div className="rounded-lg bg-sand px-4 py-5 sm:px-5">
        <div className="relative ml-auto w-fit max-w-[34rem] rounded-lg rounded-tr-none border border-leaf/25 bg-leaf-pale px-4 py-3 after:absolute after:-top-px after:-right-2.5 after:size-3 after:bg-leaf-pale after:[clip-path:polygon(0_0,100%_0,0_100%)]">
          <Filled text={text} staffName={staffName} />
        </div>
      </div>
    );
  }
  return (
    <div className="rounded-md border border-line bg-white shadow-lift">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-b px-5 py-3 text-sm">
        <dt className="text-ink-soft">Kepada</dt>
        <dd>{`${example.name} <${example.email}>`}</dd>
        <dt className="text-ink-soft">Subjek</dt>
        <dd className="font-semibold">
          <Filled text={subject.trim()} staffName={staffName} empty="(tanpa subjek)" />
        </dd>
      </dl>
      <div className="max-w-[65ch] px-5 py-4">
        <Filled text={text} staffName={staffName} />
      </div>
    </div>
  );
}

interface FilledProps {
  text: string;
  staffName: string;
  empty?: string;
}

function Filled({ text, staffName, empty = "Tulis isinya, hasilnya tampil di sini." }: FilledProps) {
  if (text === "") return <p className="text-ink-soft">{empty}</p>;
  return (
    <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">
      {fillInParts(text, staffName).map(({ text: part, kind }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
        if (kind === "unknown") return <UnknownPart key={index} text={part} />;
        if (kind === "typed") return part;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          <span key={index} className="underline decoration-edge decoration-dotted underline-offset-4">
            {part}
          </span>
        );
      })}
    </p>
  );
}

function UnknownPart({ text }: { text: string }) {
  return <span className="font-semibold text-danger line-through">{text}</span>;
}
