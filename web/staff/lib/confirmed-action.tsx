import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { showToast, type ToastMessage } from "../../toasts/toast";
import { ConfirmDialog } from "../ui/confirm-dialog";

interface ConfirmedActionProps<Input, Answer> {
  /** The input of the mutation; null closes the dialog. */
  input: Input | null;
  mutation: UseMutationResult<Answer, Error, Input>;
  title: string;
  confirmLabel: string;
  /** A less harmful alternative. */
  alternative?: { label: string; onSelect: () => void } | undefined;
  /** The explanation. */
  children: ReactNode;
  success: (answer: Answer) => ToastMessage;
  onFailure: (error: Error) => void;
  /** Called after cancelling, success and failure. */
  onDone: () => void;
}

/** Confirms and runs an action that cannot be undone, and shows the result. */
export function ConfirmedAction<Input, Answer>(props: ConfirmedActionProps<Input, Answer>) {
  const { input, mutation, success, onFailure, onDone } = props;

  // The callbacks of `mutate` are not called after unmounting.
  async function handleConfirm() {
    if (input === null) return;
    try {
      const answer = await mutation.mutateAsync(input);
      showToast(success(answer));
    } catch (error) {
      onFailure(error as Error);
    } finally {
      onDone();
    }
  }

  return (
    <ConfirmDialog
      open={input !== null}
      title={props.title}
      confirmLabel={props.confirmLabel}
      alternative={props.alternative}
      pending={mutation.isPending}
      onCancel={onDone}
      onConfirm={handleConfirm}
    >
      {props.children}
    </ConfirmDialog>
  );
}
