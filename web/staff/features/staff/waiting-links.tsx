import { useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import type { StaffInvite } from "../../../../worker/contract/staff";
import { useWithdrawLink } from "../../../api/staff";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { PasswordPrompt } from "../../lib/password-prompt";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { roleText } from "./role-text";

const columns = ["Untuk", "Jenis", "Berlaku sampai", "Aksi"];

const kindText = ({ kind, role }: StaffInvite) =>
  kind === "invite" ? `Undangan sebagai ${roleText(role)}` : "Password baru";

/** Links that nobody has used yet, and how to take them back. */
export function WaitingLinks({ invites }: { invites: readonly StaffInvite[] }) {
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
