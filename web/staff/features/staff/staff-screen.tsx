import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import type { StaffInvite } from "../../../../worker/contract/staff";
import { sessionQuery } from "../../../api/auth";
import { staffQuery, useWithdrawLink } from "../../../api/staff";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { PasswordPrompt } from "../../lib/password-prompt";
import { LoadFailure } from "../../ui/load-failure";
import { PageHead } from "../../ui/page-head";
import { PhoneFold } from "../../ui/phone-fold";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { Section } from "../../ui/section";
import { InviteForm } from "./invite-form";
import { roleText } from "./staff-actions";
import { StaffList } from "./staff-list";

/** Who works here, and who is invited. */
export function StaffScreen() {
  const user = useQuery(sessionQuery()).data?.user;
  return (
    <>
      <PageHead title="Staf" lead="Siapa yang boleh masuk ke area staf, dan apa yang boleh mereka lakukan." />
      <Everybody ownId={user?.id} />
    </>
  );
}

function Everybody({ ownId }: { ownId: number | undefined }) {
  const list = useQuery(staffQuery());
  return (
    <>
      <section
        aria-labelledby="staff-invite"
        className="rounded-lg border border-line bg-white p-1.5 md:px-5 md:py-4"
      >
        <h2 id="staff-invite" className="mb-3 text-lg max-md:hidden">
          Undang Staf
        </h2>
        <PhoneFold label="Undang Staf" look="line" openClassName="max-md:px-3.5 max-md:pb-3">
          <InviteForm />
        </PhoneFold>
      </section>
      <section aria-labelledby="staff-list" className="mt-6 pb-8">
        <h2 id="staff-list" className="mb-2 text-lg">
          Daftar Staf
        </h2>
        <div tabIndex={-1} data-focus-return className="min-w-0 outline-none">
          {list.isPending && <Spinner label="Memuat daftar staf..." className="justify-start py-3" />}
          {list.isError && <LoadFailure place="inline" title="Daftar staf belum bisa dimuat" query={list} />}
          {list.data && <StaffList staff={list.data.staff} ownId={ownId} />}
        </div>
      </section>
      {list.data && (
        <Section
          id="staff-links"
          title="Tautan yang Menunggu"
          description="Undangan dan tautan password baru yang belum dipakai. Setelah 72 jam berakhir sendiri."
        >
          <WaitingLinks invites={list.data.invites} />
        </Section>
      )}
    </>
  );
}

const columns = ["Untuk", "Jenis", "Berlaku sampai", "Aksi"];

const kindText = ({ kind, role }: StaffInvite) =>
  kind === "invite" ? `Undangan sebagai ${roleText(role)}` : "Password baru";

/** Links that nobody has used yet, and how to take them back. */
function WaitingLinks({ invites }: { invites: readonly StaffInvite[] }) {
  const withdraw = useWithdrawLink();
  const [asked, setAsked] = useState<StaffInvite | null>(null);

  async function handleConfirm({ currentPassword }: PasswordConfirmation) {
    if (!asked) return;
    await withdraw.mutateAsync({ id: asked.id, currentPassword });
    setAsked((now) => (now === asked ? null : now));
    showToast({ title: "Tautan ditarik", description: `Tautan untuk ${asked.name} tidak berlaku lagi.` });
  }

  return (
    <>
      {asked && (
        <div className="mb-6">
          <PasswordPrompt
            key={asked.id}
            id="withdraw-password"
            title={`Tarik tautan untuk ${asked.name}?`}
            confirmLabel="Tarik"
            danger
            failure="Tautan belum ditarik"
            onConfirm={handleConfirm}
            onCancel={() => setAsked(null)}
          >
            Tautan itu langsung tidak berlaku.
          </PasswordPrompt>
        </div>
      )}
      {invites.length === 0 ? (
        <p className="text-ink-soft">Tidak ada tautan yang menunggu.</p>
      ) : (
        <ResponsiveTable caption="Tautan yang belum dipakai" columns={columns}>
          {invites.map((invite) => (
            <TableRow key={invite.id}>
              <TableCell label="Untuk">
                <strong className="[overflow-wrap:anywhere]">{invite.name}</strong>
              </TableCell>
              <TableCell label="Jenis">{kindText(invite)}</TableCell>
              <TableCell label="Berlaku sampai">
                <time dateTime={invite.expiresAt}>{formatLongDateTime(invite.expiresAt)}</time>
              </TableCell>
              <TableCell label="Aksi" wide>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Tarik tautan untuk ${invite.name}`}
                  onClick={() => setAsked(invite)}
                >
                  Tarik
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </ResponsiveTable>
      )}
    </>
  );
}
