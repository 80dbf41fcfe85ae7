import { MoreHorizontal } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useRef, useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import { site } from "../../../../worker/contract/site";
import type { NewLink, StaffMember } from "../../../../worker/contract/staff";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { PasswordPrompt } from "../../lib/password-prompt";
import { MenuContent, MenuItem } from "../../ui/menu";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { SelectBox } from "../../ui/select-box";
import { LinkNotice } from "./invite-form";
import {
  actionLabels,
  actionsFor,
  doneText,
  dutyText,
  promptFor,
  type RoleChoice,
  roleOptions,
  roleText,
  type StaffAction,
  useStaffAction,
} from "./staff-actions";

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

const columns = ["Nama", "Username", "Peran", "Terakhir terlihat", "Verifikasi dua langkah", "Aksi"];

interface StaffTableProps {
  staff: readonly StaffMember[];
  ownId: number | undefined;
  onChoose: (member: StaffMember, action: StaffAction) => void;
}

function StaffTable({ staff, ownId, onChoose }: StaffTableProps) {
  return (
    <ResponsiveTable caption="Akun staf" columns={columns}>
      {staff.map((member) => (
        <TableRow key={member.id}>
          <TableCell label="Nama" wide className="max-lg:pr-12">
            <strong className="[overflow-wrap:anywhere]">{member.name}</strong>
            <span className="text-ink-soft lg:hidden"> · {member.username}</span>
            {member.id === ownId && <Mark className="bg-peach">Anda</Mark>}
            {member.disabled && <Mark className="bg-danger-pale text-danger">Nonaktif</Mark>}
          </TableCell>
          <TableCell label="Username" className="max-lg:hidden">
            <span className="[overflow-wrap:anywhere]">{member.username}</span>
          </TableCell>
          <TableCell label="Peran">{roleText(member.role)}</TableCell>
          <TableCell label="Terakhir terlihat">
            {member.lastSeenAt ? (
              <time dateTime={member.lastSeenAt}>{formatLongDateTime(member.lastSeenAt)}</time>
            ) : (
              "Belum pernah"
            )}
          </TableCell>
          <TableCell label="Dua langkah">{member.secondFactor ? "Aktif" : "Belum aktif"}</TableCell>
          <TableCell label="Aksi" wide className="max-lg:absolute max-lg:top-2 max-lg:right-2">
            <StaffMenu
              member={member}
              isSelf={member.id === ownId}
              onChoose={(action) => onChoose(member, action)}
            />
          </TableCell>
        </TableRow>
      ))}
    </ResponsiveTable>
  );
}

function Mark({ className, children }: { className: string; children: string }) {
  return (
    <span className={`ml-2 inline-block rounded-full px-2.5 py-0.5 text-xs font-semibold ${className}`}>
      {children}
    </span>
  );
}

interface StaffMenuProps {
  member: StaffMember;
  isSelf: boolean;
  onChoose: (action: StaffAction) => void;
}

function StaffMenu({ member, isSelf, onChoose }: StaffMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<StaffAction | null>(null);

  // What is chosen opens a question, whose focus returns to this button: so that has to have it first.
  function handleClosed(event: Event) {
    const action = chosen.current;
    chosen.current = null;
    if (!action) return;
    event.preventDefault();
    trigger.current?.focus();
    onChoose(action);
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button
          ref={trigger}
          variant="outline"
          size="sm"
          aria-label={`Tindakan untuk ${member.name} (${member.username})`}
          className="min-h-11 min-w-11 px-2.5"
        >
          <Icon node={MoreHorizontal} className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <MenuContent align="end" className="min-w-60" onCloseAutoFocus={handleClosed}>
        {actionsFor(member, isSelf).map((action) => (
          <MenuItem
            key={action}
            onSelect={() => {
              chosen.current = action;
            }}
          >
            {actionLabels[action]}
          </MenuItem>
        ))}
      </MenuContent>
    </DropdownMenu.Root>
  );
}
