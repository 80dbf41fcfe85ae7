import { useQuery } from "@tanstack/react-query";
import { minNewPassword, passwordChange } from "../../../../worker/contract/account";
import { useChangePassword } from "../../../api/account";
import { sessionQuery } from "../../../api/auth";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { useAccountForm } from "../../lib/use-account-form";
import { PasswordField } from "../../ui/password-field";
import { Section } from "../../ui/section";

const empty = { currentPassword: "", newPassword: "" };

export function ChangePassword() {
  const username = useQuery(sessionQuery()).data?.user?.username ?? "";
  const changePassword = useChangePassword();
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: passwordChange,
    empty,
    failure: "Password belum diganti",
    onSubmit: async (input) => {
      await changePassword.mutateAsync(input);
      form.reset(empty);
      showToast({ title: "Password diganti", description: "Semua sesi Anda yang lain telah diakhiri." });
    },
  });
  const { errors } = form.formState;

  return (
    <Section
      id="account-password"
      title="Ganti Password"
      description="Pakai beberapa kata yang tidak berhubungan, atau biarkan pengelola password membuatkannya. Setelah diganti, semua perangkat lain keluar."
    >
      <form noValidate onSubmit={handleSubmit} className="grid max-w-md gap-5">
        {/* Tells a password manager whose password this is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          id="current-password"
          label="Password saat ini"
          name="password saat ini"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          registration={form.register("currentPassword")}
        />
        <PasswordField
          id="new-password"
          label="Password baru"
          name="password baru"
          autoComplete="new-password"
          hint={`Minimal ${minNewPassword} karakter`}
          error={errors.newPassword?.message}
          registration={form.register("newPassword")}
        />
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? "Menyimpan..." : "Ganti Password"}
        </Button>
      </form>
    </Section>
  );
}
