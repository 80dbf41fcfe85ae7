import { minNewPassword } from "../../../../worker/contract/account";
import { invitedAccount } from "../../../../worker/contract/staff";
import { Button } from "../../../ui/button";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { useAccountForm } from "../../lib/use-account-form";
import { PasswordField } from "../../ui/password-field";
import { useRedemption } from "./use-redemption";

interface InvitationFormProps {
  token: string;
  /** Whom the owner has invited. */
  name: string;
  /** Called when the link works no longer. */
  onOver: () => void;
}

export function InvitationForm({ token, name, onOver }: InvitationFormProps) {
  const redeem = useRedemption(token, "Akun Anda sudah dibuat", onOver);
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: invitedAccount,
    empty: { name, username: "", password: "" },
    failure: "Akun belum dibuat",
    onSubmit: async (input) => {
      await redeem(input);
    },
  });
  const { errors } = form.formState;
  const nameError = errors.name?.message;
  const usernameError = errors.username?.message;
  const usernameHint = "Untuk login, dengan huruf kecil";

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <Field id="account-name" label="Nama" error={nameError}>
        <input
          type="text"
          autoComplete="name"
          className={inputStyles}
          {...fieldAria("account-name", nameError)}
          {...form.register("name")}
        />
      </Field>
      <Field id="account-username" label="Username" hint={usernameHint} error={usernameError}>
        <input
          type="text"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          className={inputStyles}
          {...fieldAria("account-username", usernameError, usernameHint)}
          {...form.register("username")}
        />
      </Field>
      <PasswordField
        id="account-password"
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={`Minimal ${minNewPassword} karakter`}
        error={errors.password?.message}
        registration={form.register("password")}
      />
      <p className="text-sm text-ink-soft">
        Pakai beberapa kata yang tidak berhubungan, atau biarkan pengelola password membuatkannya.
      </p>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? "Membuat akun..." : "Buat Akun"}
      </Button>
    </form>
  );
}
