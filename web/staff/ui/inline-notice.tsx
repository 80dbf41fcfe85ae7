import type { ReactNode, Ref } from "react";
import { cn } from "../../lib/cn";

interface InlineNoticeProps {
  title: string;
  tone?: "calm" | "success" | "danger";
  role?: "alert" | "status";
  children?: ReactNode;
  /** Buttons or links. */
  actions?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const tones = {
  calm: "border-amber bg-sand",
  success: "border-leaf bg-leaf-pale",
  danger: "border-danger bg-danger-pale",
};

/** A notice with optional actions. */
export function InlineNotice(props: InlineNoticeProps) {
  const { title, tone = "calm", role, children, actions, className, ref } = props;
  return (
    <div
      ref={ref}
      role={role}
      tabIndex={ref ? -1 : undefined}
      className={cn("rounded-md border-l-4 p-5 outline-none", tones[tone], className)}
    >
      <p className="font-bold">{title}</p>
      {children && <div className="mt-1 max-w-[75ch] text-ink-soft">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
