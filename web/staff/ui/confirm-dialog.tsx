import { AlertDialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Button, buttonStyles } from "../../ui/button";
import { DialogActions, Hold, useHold, useOpenerFocus } from "./dialog-frame";

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
  const hold = useHold(props.pending === true);

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
    <AlertDialog.Root open={props.open} onOpenChange={(open) => !open && !hold.isHeld && props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-50 bg-night/60" />
        <AlertDialog.Content
          onOpenAutoFocus={handleOpened}
          onCloseAutoFocus={opener.giveBack}
          className="animate-menu-in fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-min(2.5rem,40px))] max-w-lg -translate-1/2 overflow-y-auto rounded-lg bg-white px-5 pt-5 shadow-lift sm:px-6 sm:pt-6"
        >
          <AlertDialog.Title className="text-lg">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 mb-5 text-ink-soft">
            {props.children}
          </AlertDialog.Description>
          <Hold value={hold}>
            <DialogActions>
              <AlertDialog.Cancel className={buttonStyles("outline")} disabled={hold.isHeld}>
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
            </DialogActions>
          </Hold>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
