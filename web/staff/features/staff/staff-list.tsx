import { useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import { site } from "../../../../worker/contract/site";
import type { NewLink, StaffMember } from "../../../../worker/contract/staff";
import { showToast } from "../../../toasts/toast";
import { PasswordPrompt } from "../../lib/password-prompt";
import { SelectBox } from "../../ui/select-box";
import { LinkNotice } from "./link-notice";
import { dutyText, type RoleChoice, roleOptions, roleText } from "./role-text";
import { doneText, promptFor, type StaffAction } from "./staff-actions";
import { StaffTable } from "./staff-table";
import { useStaffAction } from "./use-staff-action";

const roleChoices: { value: RoleChoice; label: string }[] = [
  ...roleOptions,
  { value: "", label: roleText(null) },
];

interface Asked {
  action: StaffAction;
  member: StaffMember;
}

export function StaffList({ staff, ownId }: { staff: readonly StaffMember[]; ownId: number | undefined }) {
  const act = useStaffAction();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [role, setRole] = useState<RoleChoice>("");
  const [made, setMade] = useState<{ member: StaffMember; link: NewLink } | null>(null);

  function handleChoose(member: StaffMember, action: StaffAction) {
    setRole(member.role ?? "");
    setMade(null);
    setAsked({ member, action });
  }

  async function handleConfirm({ currentPassword }: PasswordConfirmation) {
    if (!asked) return;
    const { action, member } = asked;
    const link = await act(action, member, role, currentPassword);
    // Meanwhile the question may be another one.
    setAsked((now) => (now === asked ? null : now));
    if (link) setMade({ member, link });
    else if (action !== "reset") showToast({ title: doneText[action], description: member.name });
  }

  return (
    <>
      {asked && (
        <div className="mb-6">
          <PasswordPrompt
            key={`${asked.member.id} ${asked.action}`}
            id="staff-password"
            {...promptFor(asked.action, asked.member)}
            onConfirm={handleConfirm}
            onCancel={() => setAsked(null)}
          >
            {promptFor(asked.action, asked.member).children}
            {asked.action === "role" && (
              <div className="mt-4 max-w-md text-ink">
                <SelectBox
                  id="staff-role"
                  label="Peran"
                  value={role}
                  options={roleChoices}
                  onSelect={setRole}
                />
                <p className="mt-2 text-sm text-ink-soft">{dutyText(role)}</p>
              </div>
            )}
          </PasswordPrompt>
        </div>
      )}
      {made && (
        <div className="mb-6">
          <LinkNotice
            key={made.link.url}
            title={`Tautan password baru untuk ${made.member.name}`}
            link={made.link}
            message={`Buat password baru untuk akun Anda di area staf ${site.name} lewat tautan ini dalam 72 jam:`}
            onClose={() => setMade(null)}
          />
        </div>
      )}
      <StaffTable staff={staff} ownId={ownId} onChoose={handleChoose} />
    </>
  );
}
