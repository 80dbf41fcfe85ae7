import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/paths";
import type { Action } from "../../../worker/contract/rights";
import { useStaff } from "../../api/staff-rights";
import { buttonStyles } from "../../ui/button";
import { Notice } from "../../ui/notice";

export type PageAction = Extract<
  Action,
  | "staff.manage"
  | "site.edit"
  | "addresses.use"
  | "operations.use"
  | "moving.use"
  | "enquiries.use"
  | "audit.read"
  | "formats.use"
>;

const forEditors = "Halaman Ini untuk Pemilik dan Editor";

/** What stands in the place of a page, for who has come to its address all the same. */
const texts: Record<PageAction, { title: string; description: string }> = {
  "staff.manage": {
    title: "Halaman Ini untuk Pemilik",
    description:
      "Peran Anda tidak mencakup pengelolaan staf. Hubungi pemilik jika ada akun yang perlu diubah.",
  },
  "moving.use": {
    title: "Halaman Ini untuk Pemilik",
    description:
      "Peran Anda tidak mencakup pemindahan isi situs. Hubungi pemilik jika ada yang perlu dipindahkan.",
  },
  "site.edit": {
    title: forEditors,
    description: "Peran Anda tidak mencakup isi situs. Hubungi pemilik jika ada yang perlu diubah.",
  },
  "addresses.use": {
    title: "Halaman Ini untuk Pemilik",
    description:
      "Peran Anda tidak mencakup alamat situs. Hubungi pemilik jika ada alamat yang perlu diarahkan.",
  },
  "operations.use": {
    title: "Halaman Ini untuk Pemilik",
    description: "Peran Anda tidak mencakup kesehatan situs. Hubungi pemilik jika ada yang tidak berjalan.",
  },
  "enquiries.use": {
    title: forEditors,
    description:
      "Peran Anda tidak mencakup pesan dari pengunjung. Hubungi pemilik jika Anda perlu ikut menjawabnya.",
  },
  "audit.read": {
    title: forEditors,
    description:
      "Peran Anda tidak mencakup catatan aktivitas. Hubungi pemilik jika ada yang perlu diperiksa di sana.",
  },
  "formats.use": {
    title: forEditors,
    description:
      "Peran Anda tidak mencakup format artikel. Hubungi editor jika ada artikel yang perlu dirapikan.",
  },
};

/** A page that only some may see; the others read so, with a way on. */
export function PageForRight({ action, children }: { action: PageAction | undefined; children: ReactNode }) {
  const { user, may } = useStaff();
  // Whose session has ended keeps the page: the notice of that leads back to it.
  if (!action || !user || may(action)) return children;
  return (
    <Notice headingLevel="h1" {...texts[action]}>
      <Link to={staffPaths.posts} className={buttonStyles()}>
        Kembali ke Artikel
      </Link>
    </Notice>
  );
}
