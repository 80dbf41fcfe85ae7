import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps, ReactNode } from "react";
import { minNewPassword } from "../../../worker/contract/account";
import { type InvitedAccount, invitedAccount } from "../../../worker/contract/staff";
import { isGone, toMessage } from "../../lib/http";
import { Button, buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";
import { Spinner } from "../../ui/spinner";
import { LoadFailure } from "../ui/load-failure";
import { PasswordField } from "../ui/password-field";
import { TextField } from "../ui/text-field";
import { useAccountForm } from "./use-account-form";

interface NewAccountFormProps {
  /** The preset name. */
  name: string;
  onSubmit: (account: InvitedAccount) => Promise<void>;
}

/** The form of a new account. */
export function NewAccountForm({ name, onSubmit }: NewAccountFormProps) {
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: invitedAccount,
    empty: { name, username: "", password: "" },
    failure: "Akun belum dibuat",
    onSubmit,
  });
  const { errors } = form.formState;

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <TextField
        id="account-name"
        label="Nama"
        error={errors.name?.message}
        {...form.register("name")}
        autoComplete="name"
      />
      <TextField
        id="account-username"
        label="Username"
        hint="Untuk login, dengan huruf kecil"
        error={errors.username?.message}
        autoCapitalize="none"
        spellCheck={false}
        {...form.register("username")}
        autoComplete="username"
      />
      <NewPassword
        id="account-password"
        label="Password"
        error={errors.password?.message}
        registration={form.register("password")}
      />
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? "Membuat akun..." : "Buat Akun"}
      </Button>
    </form>
  );
}

type NewPasswordProps = Pick<ComponentProps<typeof PasswordField>, "id" | "label" | "error" | "registration">;

export function NewPassword(props: NewPasswordProps) {
  return (
    <>
      <PasswordField {...props} autoComplete="new-password" hint={`Minimal ${minNewPassword} karakter`} />
      <p className="text-sm text-ink-soft">
        Pakai beberapa kata yang tidak berhubungan, atau biarkan pengelola password membuatkannya.
      </p>
    </>
  );
}

export function LoginLink() {
  return (
    <a href="/login" className={buttonStyles()}>
      Ke Halaman Login
    </a>
  );
}

interface OneTimeLinkProps<Data> {
  query: UseQueryResult<Data>;
  children: (data: NonNullable<Data>) => ReactNode;
}

/** The content of a one-time link, or the reason why it is invalid. */
export function OneTimeLink<Data>({ query, children }: OneTimeLinkProps<Data>) {
  const { data, error, isPending } = query;
  if (isPending) return <Spinner isPage label="Memeriksa tautan..." className="min-h-[50vh]" />;
  if (isGone(error)) {
    return (
      <Notice
        headingLevel="h1"
        role="alert"
        title="Tautan Tidak Berlaku"
        description={toMessage(error, "Tautan ini tidak berlaku lagi.")}
      >
        <LoginLink />
      </Notice>
    );
  }
  return data ? (
    children(data)
  ) : (
    <LoadFailure place="page" title="Tautan Belum Bisa Diperiksa" query={query} />
  );
}
