import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { roleNames } from "../../../../worker/contract/rights";
import { site } from "../../../../worker/contract/site";
import type { OpenInvite } from "../../../../worker/contract/staff";
import { sessionQuery } from "../../../api/auth";
import { inviteQuery } from "../../../api/invites";
import { isGone, messageOf } from "../../../lib/http";
import { buttonStyles } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { Spinner } from "../../../ui/spinner";
import { InlineNotice } from "../../ui/inline-notice";
import { LoadFailure } from "../../ui/load-failure";
import { InvitationForm } from "./invitation-form";
import { ResetForm } from "./reset-form";

/** What a link leads to: an account of one's own, or a new password. */
export function InviteScreen() {
  const { token = "" } = useParams();
  const invite = useQuery(inviteQuery(token));
  const user = useQuery(sessionQuery()).data?.user;
  const [done, setDone] = useState<string | null>(null);

  if (done !== null) {
    return (
      <Notice headingLevel="h1" role="status" title="Password Sudah Diganti" description={done}>
        <LoginLink />
      </Notice>
    );
  }
  if (invite.isPending) return <Spinner label="Memeriksa tautan..." className="min-h-[50vh]" />;
  if (isGone(invite.error)) {
    return (
      <Notice
        headingLevel="h1"
        role="alert"
        title="Tautan Tidak Berlaku"
        description={messageOf(invite.error, "Tautan ini tidak berlaku lagi.")}
      >
        <LoginLink />
      </Notice>
    );
  }
  if (!invite.data) {
    return (
      <LoadFailure
        place="page"
        title="Tautan Belum Bisa Diperiksa"
        description={messageOf(invite.error, "Periksa koneksi internet Anda, lalu coba lagi.")}
        query={invite}
      />
    );
  }
  const onOver = () => void invite.refetch();
  return (
    <div className="mx-auto max-w-md">
      <Heading invite={invite.data} />
      {user && (
        <InlineNotice
          title={`Browser ini sedang login sebagai ${user.name}`}
          className="mb-6 [overflow-wrap:anywhere]"
        >
          Sesi itu berakhir begitu Anda melanjutkan di sini.
        </InlineNotice>
      )}
      {invite.data.kind === "invite" ? (
        <InvitationForm token={token} name={invite.data.name} onOver={onOver} />
      ) : (
        <ResetForm token={token} onOver={onOver} onDone={setDone} />
      )}
    </div>
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
            <strong className="text-ink">{role ? roleNames[role] : "staf"}</strong> di area staf {site.name}.
            Buat akun Anda di sini.
          </>
        ) : (
          <>
            Buat password baru untuk akun <strong className="text-ink">{name}</strong> di area staf{" "}
            {site.name}. Setelah diganti, semua perangkat lain keluar.
          </>
        )}
      </p>
    </div>
  );
}

function LoginLink() {
  return (
    <a href="/login" className={buttonStyles()}>
      Ke Halaman Login
    </a>
  );
}
