import { X } from "lucide";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { cn } from "../../lib/cn";
import { Button, buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { InlineNotice } from "./inline-notice";
import { useOpenerFocus } from "./use-opener-focus";

interface FormDialogProps {
  title: string;
  /** What it is about, below the title. */
  lead: ReactNode;
  submitLabel: string;
  pending?: boolean;
  /** Nothing to send yet. */
  disabled?: boolean;
  /** Why it could not be done; what was typed stays. */
  problem?: string;
  wide?: boolean;
  onCancel: () => void;
  /** Until what it promises has come, nothing is sent again. */
  onSubmit: () => unknown;
  children?: ReactNode;
}

/**
 * A form over the page, open for as long as it is rendered. A click outside does not close it, so that nothing typed
 * is lost; the focus returns to what opened it, or to the page's content when that is gone.
 */
export function FormDialog(props: FormDialogProps) {
  const { pending = false } = props;
  const opener = useOpenerFocus();
  const form = useRef<HTMLFormElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isSending = useRef(false);

  async function submit() {
    // A double click comes before the button is disabled.
    if (isSending.current || pending || props.disabled) return;
    isSending.current = true;
    try {
      await props.onSubmit();
    } finally {
      isSending.current = false;
    }
  }

  /** To what is to be filled in, else to the way out. */
  function takeFocus(event: Event) {
    event.preventDefault();
    opener.remember();
    (form.current?.querySelector<HTMLElement>("input, textarea") ?? cancel.current)?.focus();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && !pending && props.onCancel()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-ink/60" />
        <Dialog.Content
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={opener.giveBack}
          onInteractOutside={(event) => event.preventDefault()}
          className={cn(
            "animate-menu-in fixed z-50 flex flex-col overflow-hidden bg-white shadow-lift",
            "max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[94dvh] max-sm:rounded-t-lg",
            "sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[calc(100%-2.5rem)] sm:-translate-1/2 sm:rounded-lg",
            props.wide ? "sm:max-w-3xl" : "sm:max-w-lg",
          )}
        >
          <form
            ref={form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void submit();
            }}
            className="flex min-h-0 flex-col"
          >
            <div className="min-h-0 overflow-y-auto p-5 sm:p-8 sm:pb-6">
              <div className="flex items-start justify-between gap-4">
                <Dialog.Title className="text-xl">{props.title}</Dialog.Title>
                <Dialog.Close
                  aria-label="Tutup"
                  disabled={pending}
                  className="-mt-1.5 -mr-1.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full hover:bg-sand"
                >
                  <Icon node={X} className="size-5" />
                </Dialog.Close>
              </div>
              <Dialog.Description asChild>
                <div className="mt-2 text-ink-soft">{props.lead}</div>
              </Dialog.Description>
              {props.children && <div className="mt-6">{props.children}</div>}
              {props.problem && (
                <InlineNotice role="alert" tone="danger" title={props.problem} className="mt-6" />
              )}
            </div>
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:*:grow sm:px-8">
              <Dialog.Close ref={cancel} className={buttonStyles("outline")} disabled={pending}>
                Batal
              </Dialog.Close>
              <Button type="submit" disabled={props.disabled} busy={pending}>
                {props.submitLabel}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
