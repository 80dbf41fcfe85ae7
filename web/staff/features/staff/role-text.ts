import { type Role, roleNames, roles } from "../../../../worker/contract/rights";

/** A role as a choice; "" is none. */
export type RoleChoice = Role | "";

const duties: Record<RoleChoice, string> = {
  owner: "Boleh melakukan semua hal, termasuk mengelola staf.",
  editor: "Menerbitkan artikel, membaca pesan kontak dan catatan aktivitas.",
  writer: "Menulis draf dan mengirimnya ke tinjauan.",
  "": "Tidak bisa masuk ke area staf.",
};

export const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

/** What somebody of a role may do. */
export function dutyText(role: RoleChoice): string {
  return duties[role];
}

export function roleText(role: Role | null): string {
  return role ? roleNames[role] : "Tanpa peran";
}
