import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button, buttonStyles } from "../../ui/button";
import { SlowNotice, useHold, useOpenerFocus } from "./dialog-frame";

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  cancelLabel?: string;
  confirmLabel: string;
  pending?: boolean;
  /** A less harmful alternative. */
  alternative?: { label: string; onSelect: () => void } | undefined;
  /** `primary` for actions with an undo. */
  tone?: "danger" | "primary";
  onCancel: () => void;
  onConfirm: () => void;
}

/**
 * A confirmation dialog. A click outside does not close it. The focus returns to the element that opened it, or to the content of
 * the page if that element is gone.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const opener = useOpenerFocus();
  const isConfirmed = useRef(false);
  const { isHeld, isSlow } = useHold(props.pending === true);

  function handleOpened() {
    opener.remember();
    isConfirmed.current = false;
  }

  function handleConfirm() {
    // Ignores a double click.
    if (isConfirmed.current) return;
    isConfirmed.current = true;
    props.onConfirm();
  }

  return (
    <AlertDialog.Root open={props.open} onOpenChange={(open) => !open && !isHeld && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <AlertDialog.Content
          onOpenAutoFocus={handleOpened}
          onCloseAutoFocus={opener.giveBack}
          className="animate-menu-in fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-min(2.5rem,40px))] max-w-lg -translate-1/2 overflow-y-auto rounded-lg bg-white p-5 shadow-lift sm:p-6"
        >
          <AlertDialog.Title className="text-lg">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 text-ink-soft">{props.children}</AlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <SlowNotice isSlow={isSlow} />
            <AlertDialog.Cancel className={buttonStyles("outline")} disabled={isHeld}>
              {props.cancelLabel ?? "Batal"}
            </AlertDialog.Cancel>
            {props.alternative && (
              <Button variant="outline" disabled={props.pending} onClick={props.alternative.onSelect}>
                {props.alternative.label}
              </Button>
            )}
            <Button variant={props.tone ?? "danger"} disabled={props.pending} onClick={handleConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
