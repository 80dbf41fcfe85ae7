import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { staffPaths } from "../../../../worker/contract/paths";
import { roleNames } from "../../../../worker/contract/rights";
import {
  type InvitedAccount,
  type OpenInvite,
  type PasswordReset,
  passwordReset,
} from "../../../../worker/contract/staff";
import { sessionQuery } from "../../../api/auth";
import { inviteQuery, useRedeem } from "../../../api/staff";
import { isGone } from "../../../lib/http";
import { handOverToast } from "../../../toasts/toast-handover";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { business } from "../../lib/business";
import { LoginLink, NewAccountForm, NewPassword, OneTimeLink } from "../../lib/new-account-form";
import { useAccountForm } from "../../lib/use-account-form";
import { InlineNotice } from "../../ui/inline-notice";

/** The page of an invitation or of a link for a new password. */
export default function InviteScreen() {
  const { token = "" } = useParams();
  const invite = useQuery(inviteQuery(token));
  const user = useQuery(sessionQuery()).data?.user;
  const [done, setDone] = useState<string | null>(null);
  const redeem = useRedeem(token);

  /** Uses the link and goes on to the staff area; says what is left to do where nobody is signed in yet. */
  async function handleSubmit(input: InvitedAccount | PasswordReset, success: string): Promise<void> {
    try {
      const { user, message = "" } = await redeem.mutateAsync(input);
      if (!user) return setDone(message);
    } catch (error) {
      if (isGone(error)) void invite.refetch();
      throw error;
    }
    handOverToast({ title: success });
    // Replaces the history entry, because the link is used.
    window.location.replace(staffPaths.posts);
  }

  if (done !== null) {
    return (
      <Notice headingLevel="h1" role="status" title="Password Sudah Diganti" description={done}>
        <LoginLink />
      </Notice>
    );
  }
  return (
    <OneTimeLink query={invite}>
      {(opened) => (
        <div className="mx-auto max-w-md">
          <Heading invite={opened} />
          {user && (
            <InlineNotice
              title={`Browser ini sedang login sebagai ${user.name}`}
              className="mb-6 [overflow-wrap:anywhere]"
            >
              Sesi itu berakhir begitu Anda melanjutkan di sini.
            </InlineNotice>
          )}
          {opened.kind === "invite" ? (
            <NewAccountForm
              name={opened.name}
              onSubmit={(input) => handleSubmit(input, "Akun Anda sudah dibuat")}
            />
          ) : (
            <ResetForm onSubmit={(input) => handleSubmit(input, "Password diganti")} />
          )}
        </div>
      )}
    </OneTimeLink>
  );
}

function Heading({ invite: { kind, name, role } }: { invite: OpenInvite }) {
  return (
    <div className="mb-8 [overflow-wrap:anywhere]">
      <h1 className="text-3xl sm:text-4xl">{kind === "invite" ? "Undangan Staf" : "Password Baru"}</h1>
      <p className="mt-3 text-ink-soft">
        {kind === "invite" ? (
          <>
            Halo <strong className="text-ink">{name}</strong>, Anda diundang menjadi{" "}
            <strong className="text-ink">{role ? roleNames[role] : "staf"}</strong> di area staf{" "}
            {business.name}. Buat akun Anda di sini.
          </>
        ) : (
          <>
            Buat password baru untuk akun <strong className="text-ink">{name}</strong> di area staf{" "}
            {business.name}. Setelah diganti, semua perangkat lain keluar.
          </>
        )}
      </p>
    </div>
  );
}

function ResetForm({ onSubmit }: { onSubmit: (input: PasswordReset) => Promise<void> }) {
  const { form, handleSubmit, isSubmitting } = useAccountForm({
    schema: passwordReset,
    empty: { password: "" },
    failure: "Password belum diganti",
    onSubmit,
  });

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-5">
      <NewPassword
        id="reset-password"
        label="Password baru"
        error={form.formState.errors.password?.message}
        registration={form.register("password")}
      />
      <Button type="submit" size="lg" busy={isSubmitting} className="mt-2">
        {isSubmitting ? "Menyimpan..." : "Simpan Password"}
      </Button>
    </form>
  );
}
