import { type ReactNode, useRef } from "react";
import { Button } from "../../ui/button";
import { CancelButton, DialogActions, DialogFrame } from "./dialog-frame";
import { InlineNotice } from "./inline-notice";

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
  /** What it does cannot be undone. */
  danger?: boolean | undefined;
  onCancel: () => void;
  /** Until what it promises has come, nothing is sent again. */
  onSubmit: () => unknown;
  children?: ReactNode;
}

/** A form over the page, open for as long as it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const { title, lead, wide = false, pending = false, onCancel } = props;
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
