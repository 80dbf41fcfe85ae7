import { type Role, roleNames, roles } from "../../../../worker/contract/rights";
import type { StaffMember } from "../../../../worker/contract/staff";
import { useChangeStaff, useResetLink, useStaffCall } from "../../../api/staff";
import type { PromptText } from "../../lib/password-prompt";

export type RoleChoice = Role | "";

const duties: Record<RoleChoice, string> = {
  owner: "Boleh melakukan semua hal, termasuk mengelola staf.",
  editor: "Menerbitkan artikel, membaca pesan kontak dan catatan aktivitas.",
  writer: "Menulis draf dan mengirimnya ke tinjauan.",
  "": "Tidak bisa masuk ke area staf.",
};

export const roleOptions = roles.map((value) => ({ value, label: roleNames[value] }));

/** The rights of a role in words. */
export function dutyText(role: RoleChoice): string {
  return duties[role];
}

export function roleText(role: Role | null): string {
  return role ? roleNames[role] : "Tanpa peran";
}

/** An owner's action on an account. */
export type StaffAction = "role" | "reset" | "sessions" | "unlock" | "factor" | "disable" | "enable";

/** The available actions; for the own account the others are under "Akun Saya". */
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

interface ActionText extends Omit<PromptText, "title"> {
  /** The label of the menu item. */
  label: string;
  title: (name: string) => string;
  /** The title of the success toast; unused if a link is shown. */
  done: string;
}

/** The texts of each action. */
export const actionTexts: Record<StaffAction, ActionText> = {
  role: {
    label: "Ubah peran",
    title: (name) => `Ubah peran ${name}`,
    lead: "Peran baru langsung berlaku.",
    confirmLabel: "Simpan Peran",
    failure: "Peran belum diubah",
    done: "Peran diubah",
  },
  reset: {
    label: "Buat tautan password baru",
    title: (name) => `Buat tautan password baru untuk ${name}?`,
    lead: "Tautan berlaku 72 jam dan bisa dipakai satu kali. Password lama tetap berlaku sampai tautan itu dipakai. Verifikasi dua langkah dan passkey tetap ada.",
    confirmLabel: "Buat Tautan",
    failure: "Tautan belum dibuat",
    done: "",
  },
  sessions: {
    label: "Akhiri semua sesi",
    title: (name) => `Akhiri semua sesi ${name}?`,
    lead: "Semua perangkat akun ini langsung keluar dan harus login lagi.",
    confirmLabel: "Akhiri",
    danger: true,
    failure: "Sesi belum diakhiri",
    done: "Sesi diakhiri",
  },
  unlock: {
    label: "Hapus penahanan login",
    title: (name) => `Hapus penahanan login ${name}?`,
    lead: "Percobaan login yang gagal dilupakan, sehingga akun ini bisa langsung mencoba lagi.",
    confirmLabel: "Hapus Penahanan",
    failure: "Penahanan login belum dihapus",
    done: "Penahanan login dihapus",
  },
  factor: {
    label: "Hapus verifikasi dan passkey",
    title: (name) => `Hapus verifikasi dua langkah dan passkey ${name}?`,
    lead: "Setelah ini akun hanya meminta password, dan semua passkey-nya tidak berlaku lagi. Pastikan dulu bahwa yang meminta benar-benar orangnya.",
    confirmLabel: "Hapus Verifikasi",
    danger: true,
    failure: "Verifikasi dan passkey belum dihapus",
    done: "Verifikasi dan passkey dihapus",
  },
  disable: {
    label: "Nonaktifkan akun",
    title: (name) => `Nonaktifkan akun ${name}?`,
    lead: "Akun ini langsung keluar dari semua perangkat dan tidak bisa login. Artikel dan namanya di riwayat tetap ada.",
    confirmLabel: "Nonaktifkan",
    danger: true,
    failure: "Akun belum dinonaktifkan",
    done: "Akun dinonaktifkan",
  },
  enable: {
    label: "Aktifkan kembali",
    title: (name) => `Aktifkan kembali akun ${name}?`,
    lead: "Akun ini bisa login lagi dengan password yang terakhir dan passkey yang masih ada.",
    confirmLabel: "Aktifkan",
    failure: "Akun belum diaktifkan",
    done: "Akun diaktifkan kembali",
  },
};

/** Runs an action on an account; returns the created link, if any. */
export function useStaffAction() {
  const { mutateAsync: change } = useChangeStaff();
  const { mutateAsync: makeLink } = useResetLink();
  const { mutateAsync: call } = useStaffCall();

  return async (action: StaffAction, { id }: StaffMember, role: RoleChoice, currentPassword: string) => {
    const input = { id, currentPassword };
    if (action === "reset") return makeLink(input);
    if (action === "role") await change({ ...input, role: role || null });
    else if (action === "disable" || action === "enable") {
      await change({ ...input, disabled: action === "disable" });
    } else await call({ ...input, call: calls[action] });
    return null;
  };
}

const calls = { sessions: "end-sessions", unlock: "unlock", factor: "remove-second-factor" } as const;
