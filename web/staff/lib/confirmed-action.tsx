import type { UseMutationResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { showToast, type ToastMessage } from "../../toasts/toast";
import { ConfirmDialog } from "../ui/confirm-dialog";

interface ConfirmedActionProps<Input, Answer> {
  /** What the mutation is to get; null asks nothing. */
  input: Input | null;
  mutation: UseMutationResult<Answer, Error, Input>;
  title: string;
  confirmLabel: string;
  /** What does less harm. */
  alternative?: { label: string; onSelect: () => void } | undefined;
  /** What is about to happen. */
  children: ReactNode;
  success: (answer: Answer) => ToastMessage;
  onFailure: (error: Error) => void;
  /** Called when it was called off, and when it was done or has failed. */
  onDone: () => void;
}

/** Asks before something that cannot be undone, does it, and says how it went. */
export function ConfirmedAction<Input, Answer>(props: ConfirmedActionProps<Input, Answer>) {
  const { input, mutation, success, onFailure, onDone } = props;

  // Not by the callbacks of `mutate`, which are not called any more once the page is left.
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
      cancelLabel="Batal"
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
