import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";

interface FormDialogProps {
  title: string;
  /** A line below the title. */
  lead?: ReactNode;
  /** Called by Escape, by a click outside and by whatever closes it. */
  onClose: () => void;
  children: ReactNode;
}

/** A dialog to fill in, open for as long as it is there. The focus returns to what opened it, or to the page. */
export function FormDialog({ title, lead, onClose, children }: FormDialogProps) {
  const opener = useRef<HTMLElement | null>(null);

  function returnFocus(event: Event) {
    event.preventDefault();
    const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
    target?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/60" />
        <Dialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement as HTMLElement | null;
          }}
          onCloseAutoFocus={returnFocus}
          {...(!lead && { "aria-describedby": undefined })}
          className="animate-menu-in fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-2.5rem)] max-w-lg -translate-1/2 overflow-y-auto rounded-lg bg-white p-6 shadow-lift sm:p-8"
        >
          <Dialog.Title className="text-xl [overflow-wrap:anywhere]">{title}</Dialog.Title>
          {lead && (
            <Dialog.Description asChild>
              <div className="mt-3 text-ink-soft">{lead}</div>
            </Dialog.Description>
          )}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
