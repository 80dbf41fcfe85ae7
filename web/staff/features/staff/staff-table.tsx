import type { StaffMember } from "../../../../worker/contract/staff";
import { formatLongDateTime } from "../../../lib/format";
import { ResponsiveTable, TableCell, TableRow } from "../../ui/responsive-table";
import { roleText } from "./role-text";
import type { StaffAction } from "./staff-actions";
import { StaffMenu } from "./staff-menu";

const columns = ["Nama", "Username", "Peran", "Terakhir terlihat", "Verifikasi dua langkah", "Aksi"];

interface StaffTableProps {
  staff: readonly StaffMember[];
  ownId: number | undefined;
  onChoose: (member: StaffMember, action: StaffAction) => void;
}

export function StaffTable({ staff, ownId, onChoose }: StaffTableProps) {
  return (
    <ResponsiveTable caption="Akun staf" columns={columns}>
      {staff.map((member) => (
        <TableRow key={member.id}>
          <TableCell label="Nama">
            <strong className="[overflow-wrap:anywhere]">{member.name}</strong>
            {member.id === ownId && <Mark className="bg-peach">Anda</Mark>}
            {member.disabled && <Mark className="bg-danger-pale text-danger">Nonaktif</Mark>}
          </TableCell>
          <TableCell label="Username">
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
          <TableCell label="Aksi" wide>
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
