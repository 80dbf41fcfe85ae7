import type { ReactNode } from "react";
import { cn } from "../../lib/cn";

const tones = {
  sand: "bg-sand text-ink",
  peach: "bg-peach text-ink",
  amber: "bg-amber text-ink",
  mist: "bg-mist text-ink",
  dusk: "bg-dusk text-paper",
  fajar: "bg-fajar text-white",
  leaf: "bg-leaf text-white",
  paleLeaf: "bg-leaf-pale text-leaf",
  danger: "bg-danger text-white",
  paleDanger: "bg-danger-pale text-danger",
  line: "border border-edge text-ink",
};

export type Tone = keyof typeof tones;

interface MarkProps {
  tone: Tone;
  /** What is read by whoever points at it. */
  title?: string | undefined;
  children: ReactNode;
}

/** A state or a remark in a word or two. */
export function Mark({ tone, title, children }: MarkProps) {
  return (
    <span
      title={title}
      className={cn(
        "inline-block max-w-full shrink-0 rounded-md px-2 text-xs leading-[1.7] font-semibold",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** Marks AI articles. */
export const AiMark = () => <Mark tone="dusk">AI</Mark>;
