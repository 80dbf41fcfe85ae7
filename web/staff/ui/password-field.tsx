import type { UseFormRegisterReturn } from "react-hook-form";
import { Field, fieldAria } from "../../ui/field";
import { PasswordInput } from "../../ui/password-input";

interface PasswordFieldProps {
  id: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error: string | undefined;
  /** The registration of react-hook-form. */
  registration: UseFormRegisterReturn;
}

export function PasswordField({ id, label, hint, error, ...input }: PasswordFieldProps) {
  const name = label.replace(" Anda", "").toLowerCase();
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <PasswordInput
        autoComplete={input.autoComplete}
        showLabel={`Tampilkan ${name}`}
        hideLabel={`Sembunyikan ${name}`}
        {...fieldAria(id, error, hint)}
        {...input.registration}
      />
    </Field>
  );
}
