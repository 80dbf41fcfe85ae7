import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { useSearchParams } from "react-router-dom";
import { type LoginInput, loginInput } from "../../../../worker/contract/auth";
import { useLogin } from "../../../api/auth";
import { ApiError, messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { handOverToast } from "../../../toasts/toast-handover";
import { buttonStyles } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { PasswordInput } from "../../../ui/password-input";
import { useHydrated } from "../../lib/use-hydrated";
import { landingPage } from "./landing-page";
import type { LoginCodeCopy } from "./login-code-form";

/** Few accounts ask for a code, and only after their password. */
const LoginCodeForm = lazy(() => import("./login-code-form"));

export interface LoginFormCopy {
  username: { label: string; placeholder: string };
  password: { label: string; placeholder: string; show: string; hide: string };
  submit: string;
  submitting: string;
  code: LoginCodeCopy;
}

/** Milliseconds between the success toast and the staff area. */
const redirectDelay = 100;

/** What to read where the error has no words of its own; only the server may say that the password is wrong. */
function withoutMessage(error: unknown): string {
  if (error instanceof TypeError) {
    return "Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.";
  }
  if (error instanceof ApiError && error.status >= 500) {
    return "Server sedang bermasalah. Silakan coba lagi sebentar lagi.";
  }
  return "Username atau password salah";
}

export function LoginForm({ copy }: { copy: LoginFormCopy }) {
  const [search] = useSearchParams();
  const login = useLogin();
  const hydrated = useHydrated();
  const [codeOwner, setCodeOwner] = useState<string | null>(null);
  const form = useForm<LoginInput>({ resolver: standardSchemaResolver(loginInput) });
  const { errors, isSubmitting } = form.formState;

  async function handleValid(input: LoginInput) {
    try {
      const { secondFactor } = await login.mutateAsync(input);
      if (secondFactor) {
        form.resetField("password");
        setCodeOwner(input.username);
        return;
      }
    } catch (error) {
      console.error(error);
      const description = messageOf(error, withoutMessage(error));
      showToast({ variant: "destructive", title: "Login gagal", description });
      return;
    }
    await handleSignedIn(input.username);
  }

  async function handleSignedIn(username: string) {
    const message = { title: "Login berhasil", description: "Anda telah berhasil masuk ke sistem" };
    showToast(message);
    await new Promise((resolve) => setTimeout(resolve, redirectDelay));
    handOverToast(message);
    window.location.replace(landingPage(username, search.get("next")));
    // The browser is on its way: the form stays disabled until it has left.
    await new Promise(() => {});
  }

  if (codeOwner !== null) {
    return (
      <Suspense>
        <LoginCodeForm
          copy={copy.code}
          onSignedIn={() => handleSignedIn(codeOwner)}
          onBack={() => setCodeOwner(null)}
        />
      </Suspense>
    );
  }

  const usernameError = errors.username?.message;
  const passwordError = errors.password?.message;

  return (
    // Only the script can send it; a post all the same, so that no password ever stands in an address.
    <form
      method="post"
      action="/login"
      noValidate
      onSubmit={form.handleSubmit(handleValid)}
      className="grid gap-5"
    >
      <Field id="login-username" label={copy.username.label} error={usernameError}>
        <input
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={copy.username.placeholder}
          className={inputStyles}
          {...fieldAria("login-username", usernameError)}
          {...form.register("username")}
        />
      </Field>
      <Field id="login-password" label={copy.password.label} error={passwordError}>
        <PasswordInput
          autoComplete="current-password"
          placeholder={copy.password.placeholder}
          showLabel={copy.password.show}
          hideLabel={copy.password.hide}
          {...fieldAria("login-password", passwordError)}
          {...form.register("password")}
        />
      </Field>
      <button
        type="submit"
        disabled={!hydrated || isSubmitting}
        className={`${buttonStyles("primary", "lg")} mt-2`}
      >
        {isSubmitting ? copy.submitting : copy.submit}
      </button>
    </form>
  );
}
