import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useForm } from "react-hook-form";
import { type LoginCodeInput, loginCodeInput } from "../../../../worker/contract/auth";
import { useLoginCode } from "../../../api/auth";
import { applyFieldErrors } from "../../../lib/form";
import { ApiError, toMessage } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import type { loginContent } from "../../content/login";

export interface LoginCodeFormProps {
  copy: ReturnType<typeof loginContent>["code"];
  onSignedIn: () => Promise<void>;
  /** Returns to the password step, on request or after the challenge has expired. */
  onBack: () => void;
}

/** The second step of a login: the code of the authenticator app, or a recovery code. */
export default function LoginCodeForm({ copy, onSignedIn, onBack }: LoginCodeFormProps) {
  const login = useLoginCode();
  const form = useForm<LoginCodeInput>({ resolver: standardSchemaResolver(loginCodeInput) });
  const { errors, isSubmitting } = form.formState;
  const codeError = errors.code?.message;

  async function handleValid(input: LoginCodeInput) {
    try {
      await login.mutateAsync(input);
    } catch (error) {
      console.error(error);
      if (applyFieldErrors(error, ["code"], form.setError)) return;
      const description = toMessage(error, "Kode belum bisa diperiksa. Silakan coba lagi.");
      showToast({ variant: "destructive", title: "Login gagal", description });
      if (error instanceof ApiError && error.status === 401) onBack();
      return;
    }
    await onSignedIn();
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(handleValid)} className="grid gap-5">
      <p className="text-ink-soft">{copy.explanation}</p>
      <Field id="login-code" label={copy.label} error={codeError}>
        <input
          type="text"
          // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          className={`${inputStyles} tracking-widest`}
          {...fieldAria("login-code", codeError)}
          {...form.register("code")}
        />
      </Field>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? copy.submitting : copy.submit}
      </Button>
      <button
        type="button"
        onClick={onBack}
        className="justify-self-start py-1 font-semibold text-ink-soft underline underline-offset-4 hover:text-ink"
      >
        {copy.back}
      </button>
    </form>
  );
}
