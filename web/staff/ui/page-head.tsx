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
  /** Quiet actions, and the filled one last. */
  children?: ReactNode;
}

/** The head of a page of the staff area: its name, and what can be done with all of it. */
export function PageHead({ title, lead, backTo, children }: PageHeadProps) {
  return (
    <div className="mb-5 max-md:mb-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-wrap items-center gap-1.5 empty:hidden print:hidden">
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
