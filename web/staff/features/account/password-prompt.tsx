import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { type PasswordConfirmation, passwordConfirmation } from "../../../../worker/contract/account";
import { applyFieldErrors } from "../../../lib/form";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { InlineNotice } from "../../ui/inline-notice";
import { useFocusReturn } from "./use-focus-return";

interface PasswordPromptProps {
  id: string;
  title: string;
  /** What is about to happen. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  /** The title of the toast when it fails. */
  failure: string;
  onConfirm: (confirmation: PasswordConfirmation) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password again before something that decides who may log in. */
export function PasswordPrompt(props: PasswordPromptProps) {
  const { id, title, confirmLabel, danger, failure, onConfirm, onCancel } = props;
  const form = useForm<PasswordConfirmation>({
    resolver: standardSchemaResolver(passwordConfirmation),
    defaultValues: { currentPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const error = errors.currentPassword?.message;
  const formRef = useRef<HTMLFormElement>(null);

  useFocusReturn(formRef);
  useEffect(() => form.setFocus("currentPassword"), [form]);

  async function handleValid(confirmation: PasswordConfirmation) {
    try {
      await onConfirm(confirmation);
    } catch (cause) {
      console.error(cause);
      if (applyFieldErrors(cause, ["currentPassword"], form.setError)) return;
      const description = messageOf(cause, "Silakan coba lagi.");
      showToast({ variant: "destructive", title: failure, description });
    }
  }

  return (
    <InlineNotice title={title} tone={danger ? "danger" : "calm"}>
      {props.children}
      <form
        ref={formRef}
        noValidate
        onSubmit={form.handleSubmit(handleValid)}
        className="mt-4 grid max-w-md gap-4 text-ink"
      >
        <Field id={id} label="Password Anda" error={error}>
          <PasswordInput
            autoComplete="current-password"
            showLabel="Tampilkan password"
            hideLabel="Sembunyikan password"
            {...fieldAria(id, error)}
            {...form.register("currentPassword")}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant={danger ? "danger" : "dark"} disabled={isSubmitting}>
            {isSubmitting ? "Memeriksa..." : confirmLabel}
          </Button>
          <Button variant="outline" disabled={isSubmitting} onClick={onCancel}>
            Batal
          </Button>
        </div>
      </form>
    </InlineNotice>
  );
}
