import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ComponentType, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { type LoginInput, loginInput } from "../../../../worker/contract/auth";
import { fetchPasskeyOptions, logInWithPasskey, useLogin } from "../../../api/auth";
import { ApiError, isUnanswered, toMessage } from "../../../lib/http";
import { loadCode } from "../../../lib/load-code";
import { showToast } from "../../../toasts/toast";
import { handOverToast } from "../../../toasts/toast-handover";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { PasswordInput } from "../../../ui/password-input";
import type { loginContent } from "../../content/login";
import { useLocation } from "../../lib/page";
import { useHydrated } from "../../lib/use-hydrated";
import { landingPage } from "./landing-page";
import type { LoginCodeFormProps } from "./login-code-form";

/** Milliseconds between the success toast and the staff area. */
const redirectDelay = 100;

/** Milliseconds until the login can be sent again. */
const patienceMs = 3000;

/** The state of the second step. */
interface CodeStep {
  username: string;
  Form: ComponentType<LoginCodeFormProps>;
}

/** The message of an error without its own message. Only the server says that a password is wrong. */
function withoutMessage(error: unknown): string {
  if (isUnanswered(error)) {
    return "Server tidak dapat dihubungi. Periksa koneksi internet Anda, lalu coba lagi.";
  }
  if (error instanceof ApiError && error.status >= 500) {
    return "Server sedang bermasalah. Silakan coba beberapa saat lagi.";
  }
  return "Username atau password salah";
}

export function LoginForm({ copy }: { copy: ReturnType<typeof loginContent> }) {
  const { pathname, search } = useLocation();
  const login = useLogin();
  const hydrated = useHydrated();
  const [codeStep, setCodeStep] = useState<CodeStep | null>(null);
  const [isSigning, setIsSigning] = useState(false);
  const form = useForm<LoginInput>({ resolver: standardSchemaResolver(loginInput) });
  const { errors, isSubmitting } = form.formState;
  const call = useRef<AbortController>(null);

  /** Waits three seconds for an answer. A later answer still counts, unless the login was sent again. */
  async function handleValid(input: LoginInput) {
    call.current?.abort();
    const controller = new AbortController();
    call.current = controller;
    let timer = 0;
    const slow = new Promise<void>((resolve) => {
      timer = window.setTimeout(() => {
        form.setError("root", { message: copy.slow });
        resolve();
      }, patienceMs);
    });
    await Promise.race([send(input, controller.signal, () => clearTimeout(timer)), slow]);
  }

  async function send(input: LoginInput, signal: AbortSignal, onAnswer: () => void) {
    try {
      const { secondFactor } = await login.mutateAsync({ ...input, signal }).finally(onAnswer);
      form.clearErrors("root");
      if (secondFactor) {
        // Loaded on demand, because few accounts have a second factor.
        const code = await loadCode(() => import("./login-code-form"));
        form.resetField("password");
        setCodeStep({ username: input.username, Form: code.default });
        return;
      }
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      const description = toMessage(error, withoutMessage(error));
      showToast({ variant: "destructive", title: "Login gagal", description });
      const isRefused = error instanceof ApiError && error.status === 401;
      form.setError(isRefused ? "password" : "root", { message: description }, { shouldFocus: isRefused });
      return;
    }
    await handleSignedIn(input.username);
  }

  /** A passkey replaces password and code. */
  async function handlePasskey() {
    form.clearErrors();
    setIsSigning(true);
    try {
      // Loaded on demand, because few accounts have a passkey.
      const { signWithPasskey } = await loadCode(() => import("../../../lib/passkey"));
      const { user } = await logInWithPasskey(await signWithPasskey(await fetchPasskeyOptions()));
      if (user) await handleSignedIn(user.username);
    } catch (error) {
      console.error(error);
      const description = toMessage(error, withoutMessage(error));
      showToast({ variant: "destructive", title: "Login gagal", description });
      form.setError("root", { message: description });
    } finally {
      setIsSigning(false);
    }
  }

  async function handleSignedIn(username: string) {
    const message = { title: "Login berhasil", description: "Anda telah berhasil masuk ke sistem" };
    showToast(message);
    await new Promise((resolve) => setTimeout(resolve, redirectDelay));
    // A user who has left the page is not redirected.
    if (window.location.pathname !== pathname) return;
    handOverToast(message);
    window.location.replace(landingPage(username, new URLSearchParams(search).get("next")));
    // The form stays disabled until the browser leaves the page.
    await new Promise(() => {});
  }

  /** Moves the focus, because the pressed button is gone. */
  function handleBack() {
    flushSync(() => setCodeStep(null));
    form.setFocus("password");
  }

  if (codeStep) {
    return (
      <codeStep.Form
        copy={copy.code}
        onSignedIn={() => handleSignedIn(codeStep.username)}
        onBack={handleBack}
      />
    );
  }

  const usernameError = errors.username?.message;
  const passwordError = errors.password?.message;

  return (
    <>
      {/* Only the script can send it; a post all the same, so that no password ever stands in an address. */}
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
          <p className="mt-2 text-sm text-ink-soft">{copy.forgotten}</p>
        </Field>
        <p role="alert" className="rounded-md border-l-4 border-danger bg-danger-pale px-4 py-3 empty:hidden">
          {errors.root?.message}
        </p>
        <Button type="submit" size="lg" disabled={!hydrated} busy={isSubmitting}>
          {isSubmitting ? copy.submitting : copy.submit}
        </Button>
      </form>
      <Button
        variant="outline"
        size="lg"
        disabled={!hydrated}
        busy={isSigning}
        className="mt-3 w-full"
        onClick={handlePasskey}
      >
        {isSigning ? copy.passkey.submitting : copy.passkey.submit}
      </Button>
      {!hydrated && (
        <div className="late-notice">
          <p role="alert" className="mt-5 rounded-md border-l-4 border-danger bg-sand px-4 py-3">
            {copy.late.text}{" "}
            {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, with its query */}
            <a href="" className="font-semibold underline underline-offset-2">
              {copy.late.action}
            </a>
          </p>
        </div>
      )}
    </>
  );
}
