import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useQuery } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { minNewPassword, type PasswordChange, passwordChange } from "../../../../worker/contract/account";
import { useChangePassword } from "../../../api/account";
import { sessionQuery } from "../../../api/auth";
import { applyFieldErrors } from "../../../lib/form";
import { messageOf } from "../../../lib/http";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { PasswordInput } from "../../../ui/password-input";
import { AccountSection } from "./account-section";

const empty = { currentPassword: "", newPassword: "" };

export function ChangePassword() {
  const username = useQuery(sessionQuery()).data?.user?.username ?? "";
  const changePassword = useChangePassword();
  const form = useForm<PasswordChange>({
    resolver: standardSchemaResolver(passwordChange),
    defaultValues: empty,
  });
  const { errors, isSubmitting } = form.formState;
  const currentError = errors.currentPassword?.message;
  const newError = errors.newPassword?.message;
  const hint = `Minimal ${minNewPassword} karakter`;

  async function handleValid(input: PasswordChange) {
    try {
      await changePassword.mutateAsync(input);
    } catch (error) {
      console.error(error);
      if (applyFieldErrors(error, ["currentPassword", "newPassword"], form.setError)) return;
      const description = messageOf(error, "Silakan coba lagi.");
      showToast({ variant: "destructive", title: "Password belum diganti", description });
      return;
    }
    form.reset(empty);
    showToast({ title: "Password diganti", description: "Semua sesi Anda yang lain telah diakhiri." });
  }

  return (
    <AccountSection
      id="account-password"
      title="Ganti Password"
      description="Pakai beberapa kata yang tidak berhubungan, atau biarkan pengelola password membuatkannya. Setelah diganti, semua perangkat lain keluar."
    >
      <form noValidate onSubmit={form.handleSubmit(handleValid)} className="grid max-w-md gap-5">
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field id="current-password" label="Password saat ini" error={currentError}>
          <PasswordInput
            autoComplete="current-password"
            showLabel="Tampilkan password saat ini"
            hideLabel="Sembunyikan password saat ini"
            {...fieldAria("current-password", currentError)}
            {...form.register("currentPassword")}
          />
        </Field>
        <Field id="new-password" label="Password baru" hint={hint} error={newError}>
          <PasswordInput
            autoComplete="new-password"
            showLabel="Tampilkan password baru"
            hideLabel="Sembunyikan password baru"
            {...fieldAria("new-password", newError, hint)}
            {...form.register("newPassword")}
          />
        </Field>
        <Button type="submit" disabled={isSubmitting} className="justify-self-start">
          {isSubmitting ? "Menyimpan..." : "Ganti Password"}
        </Button>
      </form>
    </AccountSection>
  );
}
