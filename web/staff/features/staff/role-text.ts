import { type Role, roleNames, roles } from "../../../../worker/contract/rights";

/** A role as a choice; "" is none. */
export type RoleChoice = Role | "";

const duties: Record<Role, string> = {
  owner: "semua hal, termasuk mengelola staf",
  editor: "menerbitkan artikel, membaca pesan kontak dan catatan aktivitas",
  writer: "menulis draf dan mengirimnya ke tinjauan",
};

export const roleOptions = roles.map((value) => ({ value, label: `${roleNames[value]}: ${duties[value]}` }));

export function roleText(role: Role | null): string {
  return role ? roleNames[role] : "Tanpa peran";
}
