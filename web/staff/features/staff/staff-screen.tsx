import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import type { StaffInvite } from "../../../../worker/contract/staff";
import { sessionQuery } from "../../../api/auth";
import { staffQuery, useWithdrawLink } from "../../../api/staff";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { PasswordPrompt } from "../../lib/password-prompt";
import { ListCell, type ListColumn, ListRow, ListTable } from "../../lists/list-table";
import { type ListText, StaffList } from "../../lists/staff-list";
import { PhoneFold } from "../../ui/phone-fold";
import { Section } from "../../ui/section";
import { InviteForm } from "./invite-form";
import { roleText } from "./staff-actions";
import { StaffMembers } from "./staff-list";

const text: ListText = {
  title: "Staf",
  noun: "akun",
  loading: "Memuat daftar staf...",
  failed: "Daftar staf belum bisa dimuat",
};

/** Who works here, and who is invited. */
export function StaffScreen() {
  const user = useQuery(sessionQuery()).data?.user;
  const list = useQuery(staffQuery());
  return (
    <StaffList
      text={text}
      lead="Siapa yang boleh masuk ke area staf, dan apa yang boleh mereka lakukan."
      above={
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
      }
      query={list}
      total={list.data?.staff.length ?? 0}
      after={
        list.data && (
          <Section
            id="staff-links"
            title="Tautan yang Menunggu"
            description="Undangan dan tautan password baru yang belum dipakai. Setelah 72 jam berakhir sendiri."
          >
            <WaitingLinks invites={list.data.invites} />
          </Section>
        )
      }
    >
      {list.data && (
        <div tabIndex={-1} data-focus-return className="mb-8 min-w-0 outline-none">
          <StaffMembers staff={list.data.staff} ownId={user?.id} />
        </div>
      )}
    </StaffList>
  );
}

const columns: ListColumn[] = [
  { name: "Untuk" },
  { name: "Jenis", width: "lg:w-[27%]" },
  { name: "Berlaku sampai", width: "lg:w-[32%]" },
  { name: "Aksi", width: "lg:w-24" },
];

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
        <ListTable caption="Tautan yang belum dipakai" columns={columns}>
          {invites.map((invite) => (
            <ListRow key={invite.id}>
              <ListCell>
                <strong className="[overflow-wrap:anywhere]">{invite.name}</strong>
              </ListCell>
              <ListCell>{kindText(invite)}</ListCell>
              <ListCell label="Berlaku sampai">
                <time dateTime={invite.expiresAt}>{formatLongDateTime(invite.expiresAt)}</time>
              </ListCell>
              <ListCell className="max-lg:mt-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Tarik tautan untuk ${invite.name}`}
                  onClick={() => setAsked(invite)}
                >
                  Tarik
                </Button>
              </ListCell>
            </ListRow>
          ))}
        </ListTable>
      )}
    </>
  );
}
