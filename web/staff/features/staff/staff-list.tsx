import { MoreHorizontal } from "lucide";
import { DropdownMenu } from "radix-ui";
import { useRef, useState } from "react";
import type { PasswordConfirmation } from "../../../../worker/contract/account";
import { site } from "../../../../worker/contract/site";
import type { NewLink, StaffMember } from "../../../../worker/contract/staff";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Icon } from "../../../ui/icon";
import { PasswordPrompt } from "../../lib/password-prompt";
import { ListCell, type ListColumn, ListRow, ListTable, rowButton } from "../../lists/list-table";
import { MenuContent, MenuItem } from "../../ui/menu";
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

export function StaffMembers({ staff, ownId }: { staff: readonly StaffMember[]; ownId: number | undefined }) {
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

const columns: ListColumn[] = [
  { name: "Nama" },
  { name: "Peran", width: "lg:w-[14%]" },
  { name: "Terakhir terlihat", width: "lg:w-66" },
  { name: "Verifikasi dua langkah", width: "lg:w-48" },
  { name: "Aksi", width: "lg:w-16" },
];

interface StaffTableProps {
  staff: readonly StaffMember[];
  ownId: number | undefined;
  onChoose: (member: StaffMember, action: StaffAction) => void;
}

function StaffTable({ staff, ownId, onChoose }: StaffTableProps) {
  return (
    <ListTable caption="Akun staf" columns={columns}>
      {staff.map((member) => (
        <ListRow key={member.id} className="max-lg:grid-cols-[minmax(0,1fr)_auto]">
          <ListCell>
            <strong className="[overflow-wrap:anywhere]">{member.name}</strong>
            {member.id === ownId && <Mark className="bg-peach">Anda</Mark>}
            {member.disabled && <Mark className="bg-danger-pale text-danger">Nonaktif</Mark>}
            <span className="block text-ink-soft [overflow-wrap:anywhere]">{member.username}</span>
          </ListCell>
          <ListCell className="max-lg:col-span-2">{roleText(member.role)}</ListCell>
          <ListCell label="Terakhir terlihat" className="max-lg:col-span-2">
            {member.lastSeenAt ? (
              <time dateTime={member.lastSeenAt}>{formatLongDateTime(member.lastSeenAt)}</time>
            ) : (
              "Belum pernah"
            )}
          </ListCell>
          <ListCell label="Verifikasi dua langkah" className="max-lg:col-span-2">
            {member.secondFactor ? "Aktif" : "Belum aktif"}
          </ListCell>
          <ListCell className="max-lg:col-start-2 max-lg:row-start-1">
            <StaffMenu
              member={member}
              isSelf={member.id === ownId}
              onChoose={(action) => onChoose(member, action)}
            />
          </ListCell>
        </ListRow>
      ))}
    </ListTable>
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
        <button
          ref={trigger}
          type="button"
          aria-label={`Tindakan untuk ${member.name} (${member.username})`}
          className={rowButton}
        >
          <Icon node={MoreHorizontal} className="size-5" />
        </button>
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
