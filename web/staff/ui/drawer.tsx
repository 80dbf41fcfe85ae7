import { X } from "lucide";
import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../../lib/cn";
import { useOpenerFocus } from "./dialog-frame";
import { IconButton } from "./icon-button";

interface DrawerProps {
  title: string;
  lead?: ReactNode;
  wide?: boolean;
  /** Whether the drawer is not modal, so that the page stays usable. */
  beside?: boolean;
  /** Takes the focus on closing; returns false to return it to the element that opened the drawer. */
  takeFocus?: () => boolean;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A drawer, open while it is rendered: at the right, on phones over the whole page. The focus returns to the element that opened
 * it, or to the content of the page.
 */
export function Drawer({ title, lead, wide, beside, takeFocus, onClose, children }: DrawerProps) {
  const opener = useOpenerFocus();

  return (
    <Dialog.Root open modal={!beside} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-night/60" />
        <Dialog.Content
          {...(!lead && { "aria-describedby": undefined })}
          onOpenAutoFocus={opener.remember}
          onCloseAutoFocus={(event) => {
            if (takeFocus?.()) event.preventDefault();
            else opener.giveBack(event);
          }}
          {...(beside && {
            "data-beside": true,
            onInteractOutside: (event: Event) => event.preventDefault(),
          })}
          className={cn(
            "animate-menu-in fixed inset-y-0 right-0 z-40 flex w-full flex-col bg-paper shadow-lift",
            wide ? "max-w-4xl" : "max-w-lg",
          )}
        >
          <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-4 sm:px-8 sm:py-5">
            <div className="min-w-0">
              <Dialog.Title className="text-lg">{title}</Dialog.Title>
              {lead && (
                <Dialog.Description asChild>
                  <div className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">{lead}</div>
                </Dialog.Description>
              )}
            </div>
            <Dialog.Close asChild>
              <IconButton label="Tutup" icon={X} className="-mr-2" />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 sm:px-8 sm:py-6">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
