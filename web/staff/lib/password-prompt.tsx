import { type ReactNode, useEffect, useRef } from "react";
import { type PasswordConfirmation, passwordConfirmation } from "../../../worker/contract/account";
import { Button } from "../../ui/button";
import { SlowNotice, useHold } from "../ui/dialog-frame";
import { InlineNotice } from "../ui/inline-notice";
import { PasswordField } from "../ui/password-field";
import { useAccountForm } from "./use-account-form";
import { useFocusReturn } from "./use-focus-return";

export interface PromptText {
  id: string;
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The title of the toast when it fails. */
  failure: string;
}

interface PasswordPromptProps extends PromptText {
  onConfirm: (confirmation: PasswordConfirmation) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again before something that decides who may log in. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { id, title, confirmLabel, danger, failure, onConfirm, onCancel } = props;
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: passwordConfirmation,
    empty: { currentPassword: "" },
    failure,
    onSubmit: onConfirm,
  });
  const { isHeld, isSlow } = useHold(isSubmitting);
  const formRef = useRef<HTMLFormElement>(null);

  useFocusReturn(formRef);
  useEffect(() => form.setFocus("currentPassword"), [form]);

  return (
    <InlineNotice title={title} tone={danger ? "danger" : "calm"}>
      {props.children}
      <form ref={formRef} noValidate onSubmit={handleSubmit} className="mt-4 grid max-w-md gap-4 text-ink">
        <PasswordField
          id={id}
          label="Password Anda"
          name="password"
          autoComplete="current-password"
          error={form.formState.errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
        <div className="flex flex-wrap gap-2">
          <SlowNotice isSlow={isSlow} />
          <Button type="submit" variant={danger ? "danger" : "dark"} busy={isSubmitting}>
            {isSubmitting ? "Memeriksa..." : confirmLabel}
          </Button>
          <Button variant="outline" disabled={isHeld} onClick={onCancel}>
            Batal
          </Button>
        </div>
      </form>
    </InlineNotice>
  );
}
