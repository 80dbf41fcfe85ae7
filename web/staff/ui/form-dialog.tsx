import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/button";
import { CancelButton, DialogActions, DialogFrame } from "./dialog-frame";
import { InlineNotice } from "./inline-notice";

interface FormDialogProps {
  title: string;
  /** The text below the title. */
  lead: ReactNode;
  submitLabel: string;
  pending?: boolean;
  /** Whether there is nothing to send yet. */
  disabled?: boolean;
  /** The error; the typed values stay. */
  problem?: string;
  wide?: boolean;
  /** What it does cannot be undone. */
  danger?: boolean | undefined;
  onCancel: () => void;
  /** Ignored while its promise is pending. */
  onSubmit: () => unknown;
  children?: ReactNode;
}

/** A dialog with a form. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, wide = false, pending = false, onCancel } = props;
  const isSending = useRef(false);

  async function submit() {
    // Ignores a double click.
    if (isSending.current || pending || props.disabled) return;
    isSending.current = true;
    try {
      await props.onSubmit();
    } finally {
      isSending.current = false;
    }
  }

  return (
    <DialogFrame {...{ title, lead, wide, pending }} onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="mt-5 grid min-w-0 gap-5"
      >
        {props.children && <div className="min-w-0">{props.children}</div>}
        {props.problem && <InlineNotice role="alert" tone="danger" title={props.problem} />}
        <DialogActions>
          <CancelButton />
          <Button
            type="submit"
            variant={props.danger ? "danger" : "primary"}
            disabled={props.disabled}
            busy={pending}
          >
            {props.submitLabel}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
