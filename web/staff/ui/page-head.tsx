import { ArrowLeft } from "lucide";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";

interface PageHeadProps {
  title: string;
  /** What the page is for; on a phone only screen readers meet it. */
  lead?: ReactNode;
  /** The list that the page belongs to. */
  backTo?: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Quiet actions, and the filled one last. */
  children?: ReactNode;
}

/** The head of a page of the staff area: its name, and what can be done with all of it. */
export function PageHead({ title, lead, backTo, aside, children }: PageHeadProps) {
  return (
    <div className="mb-3 max-md:mb-2">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-2 max-md:gap-x-2">
        <h1 className="text-2xl max-md:mr-auto max-md:text-xl">{title}</h1>
        {aside}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1.5 empty:hidden max-md:contents print:hidden">
          {backTo !== undefined && (
            <Link to={backTo} className={buttonStyles("quiet", "sm")}>
              <Icon node={ArrowLeft} className="size-4" />
              Kembali
            </Link>
          )}
          {children}
        </div>
      </div>
      {lead && <p className="mt-1 max-w-[80ch] text-sm text-ink-soft max-sm:sr-only">{lead}</p>}
    </div>
  );
}
