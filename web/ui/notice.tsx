import type { ReactNode } from "react";

interface NoticeProps {
  title: string;
  description?: ReactNode;
  headingLevel?: "h1" | "h2";
  role?: "alert" | "status";
  children?: ReactNode;
}

/** An empty or failed state: a drawing, what happened, and a way to continue. */
export function Notice({ title, description, headingLevel: Heading = "h2", role, children }: NoticeProps) {
  return (
    <div role={role} className="mx-auto flex max-w-lg flex-col items-center py-16 text-center">
      <svg viewBox="0 0 120 72" className="w-28" aria-hidden="true">
        <path d="M22 58a38 38 0 0 1 76 0Z" className="fill-peach" />
        <path d="M36 58a24 24 0 0 1 48 0Z" className="fill-amber" />
        <path d="M0 59h120M16 66h88" className="stroke-ink" strokeWidth="2.5" />
      </svg>
      <Heading className="mt-6 text-2xl">{title}</Heading>
      {description && <p className="mt-3 text-balance text-ink-soft">{description}</p>}
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}
