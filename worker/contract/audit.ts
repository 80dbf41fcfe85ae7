import * as z from "zod/mini";
import { day } from "./desk/calendar";
import { pagingFields, positiveInteger } from "./query";

export const auditKinds = {
  post: "Artikel",
  batch: "Batch AI",
  brief: "Bahan artikel",
  rules: "Aturan menulis",
  contact: "Kontak",
  template: "Templat balasan",
  media: "Gambar",
  site: "Isi situs",
  redirect: "Alamat",
  login: "Login",
  account: "Akun",
} as const;
export type AuditKind = keyof typeof auditKinds;

/** All audit events with their labels. The part before the dot is the kind. */
export const auditActions = {
  "post.created": "Artikel dibuat",
  "post.updated": "Artikel diubah",
  "post.deleted": "Artikel dihapus",
  "post.submitted": "Artikel dikirim ke tinjauan",
  "post.returned": "Artikel dikembalikan ke draf",
  "post.published": "Artikel disetujui dan diterbitkan",
  "post.scheduled": "Artikel disetujui dan dijadwalkan",
  "post.withdrawn": "Artikel ditarik dari publik",
  "post.trashed": "Artikel dipindahkan ke Sampah",
  "post.restored": "Artikel dipulihkan dari Sampah",
  "post.generated": "Artikel dibuat dengan AI",
  "post.unreviewed": "Artikel AI terbit tanpa tinjauan",
  "post.claim-decided": "Klaim artikel diperiksa",
  "post.source-removed": "Sumber artikel dihapus",
  "post.claims-reopened": "Artikel terjadwal kembali ke tinjauan karena klaim baru",
  "post.formatted": "Format artikel diperbarui",
  "post.format-undone": "Pembaruan format dibatalkan",
  "post.imported": "Artikel diimpor",
  "post.import-undone": "Impor artikel dibatalkan",
  "post.version-restored": "Versi artikel dikembalikan",
  "post.change-proposed": "Usulan perubahan disimpan",
  "post.change-dropped": "Usulan perubahan dibuang",
  "post.change-promoted": "Usulan perubahan diterapkan",
  "post.preview-shared": "Tautan pratinjau dibuat",
  "post.preview-withdrawn": "Tautan pratinjau dicabut",
  "batch.started": "Batch AI dimulai",
  "batch.retried": "Batch AI dicoba lagi",
  "brief.created": "Bahan artikel dibuat",
  "brief.updated": "Bahan artikel diubah",
  "brief.deleted": "Bahan artikel dihapus",
  "rules.changed": "Aturan menulis diubah",
  "contact.added": "Kontak ditambahkan staf",
  "contact.deleted": "Kontak dihapus",
  "contact.cleared": "Tanda spam dicabut",
  "contact.announced-again": "Notifikasi kontak dikirim ulang",
  "contact.marked": "Kontak ditandai spam",
  "contact.moved": "Tahap kontak diubah",
  "contact.assigned": "Penanggung jawab kontak diubah",
  "contact.changed": "Nilai atau langkah kontak diubah",
  "contact.noted": "Catatan kontak ditulis",
  "contact.answered": "Kontak dihubungi",
  "contact.activity-removed": "Catatan kontak dihapus",
  "contact.person-exported": "Data pengirim diekspor",
  "contact.person-erased": "Data pengirim dihapus",
  "template.created": "Templat balasan dibuat",
  "template.updated": "Templat balasan diubah",
  "template.deleted": "Templat balasan dihapus",
  "media.uploaded": "Gambar diunggah",
  "media.changed": "Gambar diubah",
  "media.deleted": "Gambar dihapus",
  "site.published": "Isi situs diterbitkan",
  "redirect.created": "Pengalihan dibuat",
  "redirect.imported": "Pengalihan diimpor",
  "redirect.updated": "Pengalihan diubah",
  "redirect.deleted": "Pengalihan dihapus",
  "site.exported": "Data situs diekspor",
  "login.succeeded": "Login berhasil",
  "login.failed": "Login gagal",
  "login.blocked": "Login ditahan sementara",
  "login.ended": "Logout",
  "account.added": "Akun dibuat",
  "account.invited": "Undangan dibuat",
  "account.reset-link-made": "Tautan password baru dibuat",
  "account.link-withdrawn": "Tautan ditarik",
  "account.role-changed": "Peran diubah",
  "account.disabled": "Akun dinonaktifkan",
  "account.enabled": "Akun diaktifkan kembali",
  "account.unlocked": "Penahanan login dihapus",
  "account.password-changed": "Password diganti",
  "account.second-factor-on": "Verifikasi dua langkah diaktifkan",
  "account.second-factor-off": "Verifikasi dua langkah dimatikan",
  "account.recovery-codes-made": "Kode pemulihan dibuat ulang",
  "account.recovery-code-used": "Kode pemulihan dipakai",
  "account.sessions-ended": "Sesi diakhiri",
  "account.passkey-added": "Passkey ditambahkan",
  "account.passkey-removed": "Passkey dihapus",
  "account.passkey-copied": "Salinan passkey ditolak",
} as const satisfies Record<`${AuditKind}.${string}`, string>;
export type AuditAction = keyof typeof auditActions;

/** An audit event. `occurredAt` is ISO 8601 in UTC. */
export const auditEvent = z.object({
  id: z.number(),
  occurredAt: z.string(),
  /** Null for the system, the command line and failed logins. */
  actorId: z.nullable(z.number()),
  actorName: z.string(),
  /** One of `auditActions`, or an action of a later version. */
  action: z.string(),
  subjectId: z.nullable(z.number()),
  /** A short name of the subject, such as a title; never personal data of an enquiry's sender. */
  label: z.string(),
  requestId: z.string(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

export const auditActor = z.object({
  id: z.number(),
  /** The account's name in events. */
  name: z.string(),
  /** The person's name; null if the account was deleted. */
  person: z._default(z.nullable(z.string()), null),
});
export type AuditActor = z.infer<typeof auditActor>;

/**
 * Query of `GET /api/audit`. Without `page` and `pageSize` it returns the newest events, up to the maximum page size.
 */
export const auditListQuery = z.object({
  ...pagingFields,
  kind: z.optional(z.enum(Object.keys(auditKinds) as [AuditKind, ...AuditKind[]], "Jenis tidak dikenal")),
  actor: z.optional(positiveInteger("Staf tidak dikenal", 999_999_999)),
  /** First and last day in Jakarta, inclusive. */
  from: z.optional(day),
  to: z.optional(day),
});
export type AuditListQuery = z.infer<typeof auditListQuery>;
