import { type ReactNode, useState } from "react";
import { type PasswordConfirmation, passwordConfirmation } from "../../../worker/contract/account";
import { FormDialog } from "../ui/form-dialog";
import { PasswordField } from "../ui/password-field";
import { useAccountForm } from "./use-account-form";

export interface PromptText {
  title: string;
  /** The explanation. */
  lead: string;
  confirmLabel: string;
  danger?: boolean;
  /** The title of the failure toast. */
  failure: string;
}

interface PasswordQuestion extends PromptText {
  /** What else is asked. */
  children?: ReactNode;
  /** Does what was asked for; the question goes once it is done. */
  run: (confirmation: PasswordConfirmation) => Promise<unknown>;
}

/** Asks for the password again before something that decides who may log in; `id` is that of the field. */
export function usePasswordQuestion(id: string) {
  const [asked, setAsked] = useState<PasswordQuestion | null>(null);
  const question = asked && (
    <PasswordDialog key={asked.title} id={id} asked={asked} onDone={() => setAsked(null)} />
  );
  return { ask: setAsked, question };
}

interface PasswordDialogProps {
  id: string;
  asked: PasswordQuestion;
  onDone: () => void;
}

function PasswordDialog({ id, asked, onDone }: PasswordDialogProps) {
  const { title, lead, confirmLabel, danger, failure, children, run } = asked;
  const { form, submit, isSubmitting } = useAccountForm({
    schema: passwordConfirmation,
    empty: { currentPassword: "" },
    failure,
    onSubmit: async (confirmation) => {
      await run(confirmation);
      onDone();
    },
  });
  return (
    <FormDialog
      {...{ title, lead, danger }}
      submitLabel={isSubmitting ? "Memeriksa..." : confirmLabel}
      pending={isSubmitting}
      onCancel={onDone}
      onSubmit={submit}
    >
      <div className="grid gap-5">
        {children}
        <PasswordField
          id={id}
          label="Password Anda"
          autoComplete="current-password"
          error={form.formState.errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
      </div>
    </FormDialog>
  );
}
