import type { ReactNode } from "react";

interface AccountSectionProps {
  id: string;
  title: string;
  description: string;
  children: ReactNode;
}

/** One matter of the account: what it is beside what can be done. */
export function AccountSection({ id, title, description, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-6 border-t border-line py-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-2 text-ink-soft">{description}</p>
      </div>
      <div tabIndex={-1} data-focus-return className="min-w-0 outline-none">
        {children}
      </div>
    </section>
  );
}
