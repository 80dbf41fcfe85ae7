import type { ReactNode } from "react";

/** The line above a heading, led by half a sun. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return (
    <p className="mb-4 flex items-center gap-2.5 font-bold text-accent">
      <svg viewBox="0 0 24 12" className="w-5 shrink-0 fill-current" aria-hidden="true">
        <path d="M0 12a12 12 0 0 1 24 0Z" />
      </svg>
      {children}
    </p>
  );
}
