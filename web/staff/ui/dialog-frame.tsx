import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn";
import { useOpenerFocus } from "./use-opener-focus";

interface DialogFrameProps {
  title: string;
  /** What it is about, below the title. */
  lead: ReactNode;
  onClose: () => void;
  /** Whatever stands below, with `DialogActions` last. */
  children: ReactNode;
}

/**
 * A dialog over the page, open for as long as it is rendered; on a phone at the thumb. A click outside does not close
 * it. The focus returns to what opened it, or to the page's content when that is gone.
 */
export function DialogFrame({ title, lead, onClose, children }: DialogFrameProps) {
  const opener = useOpenerFocus();

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/60" />
        <Dialog.Content
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          className={cn(
            "animate-menu-in fixed z-50 overflow-y-auto bg-white px-5 pt-5 shadow-lift sm:px-8 sm:pt-8",
            "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[94dvh] max-sm:rounded-t-lg",
            "sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[calc(100%-2.5rem)] sm:max-w-lg sm:-translate-1/2 sm:rounded-lg",
          )}
        >
          <Dialog.Title className="text-xl [overflow-wrap:anywhere]">{title}</Dialog.Title>
          <Dialog.Description asChild>
            <div className="mt-2 text-ink-soft">{lead}</div>
          </Dialog.Description>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The ways out of a dialog, in sight however long it is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 mt-1 flex flex-wrap justify-end gap-3 border-t border-line bg-white px-5 py-4 max-sm:*:grow sm:-mx-8 sm:px-8">
      {children}
    </div>
  );
}
