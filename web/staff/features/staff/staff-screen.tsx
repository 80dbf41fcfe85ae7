import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { nameShortly } from "../../../../worker/contract/jakarta";
import type { NewLink, StaffInvite, StaffMember } from "../../../../worker/contract/staff";
import { sessionQuery } from "../../../api/auth";
import { staffQuery, useWithdrawLink } from "../../../api/staff";
import { cn } from "../../../lib/cn";
import { formatLongDateTime } from "../../../lib/format";
import { showToast } from "../../../toasts/toast";
import { Button } from "../../../ui/button";
import { business } from "../../lib/business";
import { usePasswordQuestion } from "../../lib/password-prompt";
import { besideLook, ListCell, type ListColumn, ListRow, ListTable, RowMenu } from "../../lists/list-table";
import { StaffList } from "../../lists/staff-list";
import { Mark } from "../../ui/mark";
import { MenuItem } from "../../ui/menu";
import { PhoneFold } from "../../ui/phone-fold";
import { Section } from "../../ui/section";
import { SelectBox } from "../../ui/select-box";
import { InviteForm, StaffLink } from "./invite-form";
import {
  actionsFor,
  actionTexts,
  dutyText,
  type RoleChoice,
  roleOptions,
  roleText,
  type StaffAction,
  useStaffAction,
} from "./staff-actions";

/** The staff and the open invitations. */
export default function StaffScreen() {
  const user = useQuery(sessionQuery()).data?.user;
  const list = useQuery(staffQuery());
  return (
    <StaffList
      title="Staf"
      noun="akun"
      lead="Siapa yang boleh masuk ke area staf, dan apa yang boleh mereka lakukan."
      above={
        <section
          aria-labelledby="staff-invite"
          className="rounded-lg border border-line bg-white p-1.5 md:px-5 md:py-4"
        >
          <h2 id="staff-invite" className="mb-3 text-lg max-md:hidden">
            Undang Staf
          </h2>
          <PhoneFold label="Undang Staf" openClassName="max-md:px-3.5 max-md:pb-3">
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
  { name: "Jenis", width: "lg:w-[32%]" },
  { name: "Berlaku sampai", width: "lg:w-[27%]" },
  { name: "Aksi", width: "lg:w-24" },
];

const kindText = ({ kind, role }: StaffInvite) =>
  kind === "invite" ? `Undangan sebagai ${roleText(role)}` : "Password baru";

/** Unused links, which can be withdrawn. */
function WaitingLinks({ invites }: { invites: readonly StaffInvite[] }) {
  const withdraw = useWithdrawLink();
  const { ask, question } = usePasswordQuestion("withdraw-password");
  const askToWithdraw = ({ id, name }: StaffInvite) =>
    ask({
      title: `Tarik tautan untuk ${name}?`,
      lead: "Tautan itu langsung tidak berlaku.",
      confirmLabel: "Tarik",
      danger: true,
      failure: "Tautan belum ditarik",
      run: async ({ currentPassword }) => {
        await withdraw.mutateAsync({ id, currentPassword });
        showToast({ title: "Tautan ditarik", description: `Tautan untuk ${name} tidak berlaku lagi.` });
      },
    });

  return (
    <>
      {question}
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
                <time dateTime={invite.expiresAt}>
                  {nameShortly(Date.parse(invite.expiresAt), Date.now())}
                </time>
              </ListCell>
              <ListCell className="max-lg:mt-2">
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Tarik tautan untuk ${invite.name}`}
                  onClick={() => askToWithdraw(invite)}
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

const roleChoices: { value: RoleChoice; label: string }[] = [
  ...roleOptions,
  { value: "", label: roleText(null) },
];

interface RoleFieldProps {
  role: RoleChoice;
  onChoose: (role: RoleChoice) => void;
}

function RoleField({ role: before, onChoose }: RoleFieldProps) {
  const [role, setRole] = useState(before);
  return (
    <div>
      <SelectBox
        id="staff-role"
        label="Peran"
        value={role}
        options={roleChoices}
        onSelect={(chosen) => {
          setRole(chosen);
          onChoose(chosen);
        }}
      />
      <p className="mt-2 text-sm text-ink-soft">{dutyText(role)}</p>
    </div>
  );
}

function StaffMembers({ staff, ownId }: { staff: readonly StaffMember[]; ownId: number | undefined }) {
  const act = useStaffAction();
  const { ask, question } = usePasswordQuestion("staff-password");
  const [made, setMade] = useState<{ member: StaffMember; link: NewLink } | null>(null);

  function handleChoose(member: StaffMember, action: StaffAction) {
    const { title, done, ...text } = actionTexts[action];
    let role: RoleChoice = member.role ?? "";
    setMade(null);
    ask({
      ...text,
      title: title(member.name),
      children: action === "role" && (
        <RoleField
          role={role}
          onChoose={(chosen) => {
            role = chosen;
          }}
        />
      ),
      run: async ({ currentPassword }) => {
        const link = await act(action, member, role, currentPassword);
        if (link) setMade({ member, link });
        else showToast({ title: done, description: member.name });
      },
    });
  }

  return (
    <>
      {question}
      {made && (
        <StaffLink
          key={made.link.url}
          title={`Tautan password baru untuk ${made.member.name}`}
          link={made.link}
          message={`Buat password baru untuk akun Anda di area staf ${business.name} lewat tautan ini dalam 72 jam:`}
          onClose={() => setMade(null)}
        />
      )}
      <StaffTable staff={staff} ownId={ownId} onChoose={handleChoose} />
    </>
  );
}

const staffColumns: ListColumn[] = [
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
    <ListTable caption="Akun staf" columns={staffColumns}>
      {staff.map((member) => (
        <ListRow
          key={member.id}
          className="max-lg:grid-cols-[minmax(0,1fr)_auto] md:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
        >
          <ListCell className="md:max-lg:row-span-3">
            <strong className="mr-2 [overflow-wrap:anywhere]">{member.name}</strong>
            {member.id === ownId && <Mark tone="peach">Anda</Mark>}{" "}
            {member.disabled && <Mark tone="paleDanger">Nonaktif</Mark>}
            <span className="block text-ink-soft [overflow-wrap:anywhere]">{member.username}</span>
          </ListCell>
          <ListCell className={cn("max-md:col-span-2", besideLook)}>{roleText(member.role)}</ListCell>
          <ListCell label="Terakhir terlihat" className={cn("max-md:col-span-2 max-lg:text-xs", besideLook)}>
            {member.lastSeenAt ? (
              <time dateTime={member.lastSeenAt}>{formatLongDateTime(member.lastSeenAt)}</time>
            ) : (
              "Belum pernah"
            )}
          </ListCell>
          <ListCell
            label="Verifikasi dua langkah"
            className={cn("max-md:col-span-2 max-lg:text-xs", besideLook)}
          >
            {member.secondFactor ? "Aktif" : "Belum aktif"}
            {member.passkeys > 0 && <span className="block text-ink-soft">{member.passkeys} passkey</span>}
          </ListCell>
          <ListCell className="max-lg:-col-end-1 max-lg:row-start-1 md:max-lg:row-end-4">
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

interface StaffMenuProps {
  member: StaffMember;
  isSelf: boolean;
  onChoose: (action: StaffAction) => void;
}

function StaffMenu({ member, isSelf, onChoose }: StaffMenuProps) {
  return (
    <RowMenu label={`Tindakan untuk ${member.name} (${member.username})`}>
      {actionsFor(member, isSelf).map((action) => (
        <MenuItem key={action} onSelect={() => onChoose(action)}>
          {actionTexts[action].label}
        </MenuItem>
      ))}
    </RowMenu>
  );
}
