import type { ReactNode } from "react";
import { cn } from "../../lib/cn";

const bars = { fajar: "bg-fajar", leaf: "bg-leaf", amber: "bg-amber", dusk: "bg-dusk" };

export type FrameColor = keyof typeof bars;

interface BrowserFrameProps {
  bar: FrameColor;
  className?: string;
  children: ReactNode;
}

/** A printed browser window with a hard shadow, around a picture of a website. */
export function BrowserFrame({ bar, className, children }: BrowserFrameProps) {
  return (
    <div className={cn("overflow-hidden rounded-lg bg-ink shadow-print", className)}>
      <div aria-hidden="true" className={cn("flex h-7 items-center gap-1.5 px-3.5", bars[bar])}>
        <span className="size-2 rounded-full bg-paper" />
        <span className="size-2 rounded-full bg-paper" />
        <span className="size-2 rounded-full bg-paper" />
      </div>
      {children}
    </div>
  );
}
