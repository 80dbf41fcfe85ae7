import { type Role, roleNames, roles } from "../../../../worker/contract/rights";
import type { StaffMember } from "../../../../worker/contract/staff";
import { useChangeStaff, useResetLink, useStaffCall } from "../../../api/staff";
import type { PromptText } from "../../lib/password-prompt";

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

/** What an owner can do with an account. */
export type StaffAction = "role" | "reset" | "sessions" | "unlock" | "factor" | "disable" | "enable";

export const actionLabels: Record<StaffAction, string> = {
  role: "Ubah peran",
  reset: "Buat tautan password baru",
  sessions: "Akhiri semua sesi",
  unlock: "Hapus penahanan login",
  factor: "Hapus verifikasi dan passkey",
  disable: "Nonaktifkan akun",
  enable: "Aktifkan kembali",
};

/** What makes sense for an account; of one's own the rest stands under "Akun Saya". */
export function actionsFor(member: StaffMember, isSelf: boolean): StaffAction[] {
  if (isSelf) return ["role"];
  if (member.disabled) return ["enable", "role"];
  return [
    "role",
    "reset",
    "sessions",
    "unlock",
    ...(member.secondFactor || member.passkeys > 0 ? (["factor"] as const) : []),
    "disable",
  ];
}

/** How the password is asked for. */
export function promptFor(action: StaffAction, { name }: StaffMember): Omit<PromptText, "id"> {
  switch (action) {
    case "role":
      return {
        title: `Ubah peran ${name}`,
        children: "Peran baru langsung berlaku.",
        confirmLabel: "Simpan Peran",
        failure: "Peran belum diubah",
      };
    case "reset":
      return {
        title: `Buat tautan password baru untuk ${name}?`,
        children:
          "Tautan berlaku 72 jam dan bisa dipakai satu kali. Password lama tetap berlaku sampai tautan itu dipakai. Verifikasi dua langkah dan passkey tetap ada.",
        confirmLabel: "Buat Tautan",
        failure: "Tautan belum dibuat",
      };
    case "sessions":
      return {
        title: `Akhiri semua sesi ${name}?`,
        children: "Semua perangkat akun ini langsung keluar dan harus login lagi.",
        confirmLabel: "Akhiri",
        danger: true,
        failure: "Sesi belum diakhiri",
      };
    case "unlock":
      return {
        title: `Hapus penahanan login ${name}?`,
        children: "Percobaan login yang gagal dilupakan, sehingga akun ini bisa langsung mencoba lagi.",
        confirmLabel: "Hapus Penahanan",
        failure: "Penahanan login belum dihapus",
      };
    case "factor":
      return {
        title: `Hapus verifikasi dua langkah dan passkey ${name}?`,
        children:
          "Setelah ini akun hanya meminta password, dan semua passkey-nya tidak berlaku lagi. Pastikan dulu bahwa yang meminta benar-benar orangnya.",
        confirmLabel: "Hapus Verifikasi",
        danger: true,
        failure: "Verifikasi dan passkey belum dihapus",
      };
    case "disable":
      return {
        title: `Nonaktifkan akun ${name}?`,
        children:
          "Akun ini langsung keluar dari semua perangkat dan tidak bisa login. Artikel dan namanya di riwayat tetap ada.",
        confirmLabel: "Nonaktifkan",
        danger: true,
        failure: "Akun belum dinonaktifkan",
      };
    case "enable":
      return {
        title: `Aktifkan kembali akun ${name}?`,
        children: "Akun ini bisa login lagi dengan password yang terakhir dan passkey yang masih ada.",
        confirmLabel: "Aktifkan",
        failure: "Akun belum diaktifkan",
      };
  }
}

/** The title of the toast when it is done; a link is shown instead. */
export const doneText: Record<Exclude<StaffAction, "reset">, string> = {
  role: "Peran diubah",
  sessions: "Sesi diakhiri",
  unlock: "Penahanan login dihapus",
  factor: "Verifikasi dan passkey dihapus",
  disable: "Akun dinonaktifkan",
  enable: "Akun diaktifkan kembali",
};

/** Does something with an account; answers the link where one was made. */
export function useStaffAction() {
  const { mutateAsync: change } = useChangeStaff();
  const { mutateAsync: makeLink } = useResetLink();
  const { mutateAsync: call } = useStaffCall();

  return async (action: StaffAction, { id }: StaffMember, role: RoleChoice, currentPassword: string) => {
    const input = { id, currentPassword };
    switch (action) {
      case "reset":
        return makeLink(input);
      case "role":
        await change({ ...input, role: role || null });
        break;
      case "disable":
      case "enable":
        await change({ ...input, disabled: action === "disable" });
        break;
      case "sessions":
        await call({ ...input, call: "end-sessions" });
        break;
      case "unlock":
        await call({ ...input, call: "unlock" });
        break;
      case "factor":
        await call({ ...input, call: "remove-second-factor" });
    }
    return null;
  };
}
