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

/** Whose page it is, what it is about, and whom to ask for what, as who has come to its address all the same reads it. */
const texts: Record<PageAction, [title: string, about: string, way: string]> = {
  "staff.manage": ["Pemilik", "pengelolaan staf", "pemilik jika ada akun yang perlu diubah"],
  "moving.use": ["Pemilik", "pemindahan isi situs", "pemilik jika ada yang perlu dipindahkan"],
  "site.edit": ["Pemilik dan Editor", "isi situs", "pemilik jika ada yang perlu diubah"],
  "addresses.use": ["Pemilik", "alamat situs", "pemilik jika ada alamat yang perlu diarahkan"],
  "operations.use": ["Pemilik", "kesehatan situs", "pemilik jika ada yang tidak berjalan"],
  "enquiries.use": [
    "Pemilik dan Editor",
    "pesan dari pengunjung",
    "pemilik jika Anda perlu ikut menjawabnya",
  ],
  "audit.read": ["Pemilik dan Editor", "catatan aktivitas", "pemilik jika ada yang perlu diperiksa di sana"],
  "formats.use": ["Pemilik dan Editor", "format artikel", "editor jika ada artikel yang perlu dirapikan"],
};

/** A page that only some may see; the others read so, with a way on. */
export function PageForRight({ action, children }: { action: PageAction | undefined; children: ReactNode }) {
  const { user, may } = useStaff();
  // Whose session has ended keeps the page: the notice of that leads back to it.
  if (!action || !user || may(action)) return children;
  const [title, about, way] = texts[action];
  return (
    <Notice
      headingLevel="h1"
      title={`Halaman Ini untuk ${title}`}
      description={`Peran Anda tidak mencakup ${about}. Hubungi ${way}.`}
    >
      <Link to={staffPaths.posts} className={buttonStyles()}>
        Kembali ke Artikel
      </Link>
    </Notice>
  );
}
