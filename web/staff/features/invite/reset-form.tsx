import { minNewPassword } from "../../../../worker/contract/account";
import { passwordReset } from "../../../../worker/contract/staff";
import { Button } from "../../../ui/button";
import { useAccountForm } from "../../lib/use-account-form";
import { PasswordField } from "../../ui/password-field";
import { useRedemption } from "./use-redemption";

interface ResetFormProps {
  token: string;
  /** Called when the link works no longer. */
  onOver: () => void;
  /** Called with what is left to do where a second factor is on. */
  onDone: (message: string) => void;
}

export function ResetForm({ token, onOver, onDone }: ResetFormProps) {
  const redeem = useRedemption(token, "Password diganti", onOver);
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: passwordReset,
    empty: { password: "" },
    failure: "Password belum diganti",
    onSubmit: async (input) => {
      const message = await redeem(input);
      if (message !== null) onDone(message);
    },
  });

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <PasswordField
        id="reset-password"
        label="Password baru"
        name="password baru"
        autoComplete="new-password"
        hint={`Minimal ${minNewPassword} karakter`}
        error={form.formState.errors.password?.message}
        registration={form.register("password")}
      />
      <p className="text-sm text-ink-soft">
        Pakai beberapa kata yang tidak berhubungan, atau biarkan pengelola password membuatkannya.
      </p>
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? "Menyimpan..." : "Simpan Password"}
      </Button>
    </form>
  );
}
