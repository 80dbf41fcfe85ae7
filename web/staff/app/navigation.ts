import type { IconNode } from "lucide";
import {
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  FileText,
  Globe,
  HeartPulse,
  History,
  Images,
  Inbox,
  Lightbulb,
  PackageOpen,
  Sunrise,
  Users,
} from "lucide";
import { staffPaths } from "../../../worker/contract/paths";
import type { Action } from "../../../worker/contract/rights";

export interface NavigationEntry {
  label: string;
  /** Its name where there is little room. */
  short?: string;
  to: string;
  /** Other pages that it stands for, reached by its own tabs. */
  also?: readonly string[];
  /** Its place among those that a phone shows; the others stand below "Lainnya". */
  phone?: number;
  needs: Action;
  icon: IconNode;
}

/** The places of the staff area; who may not use one does not see it. */
export const navigation: readonly { title: string; entries: readonly NavigationEntry[] }[] = [
  {
    title: "",
    entries: [{ label: "Hari ini", to: staffPaths.today, phone: 0, needs: "account.use", icon: Sunrise }],
  },
  {
    title: "Konten",
    entries: [
      {
        label: "Admin Blog",
        short: "Artikel",
        to: staffPaths.posts,
        phone: 3,
        needs: "posts.read",
        icon: FileText,
      },
      { label: "Tinjauan", to: staffPaths.review, phone: 2, needs: "posts.read", icon: ClipboardCheck },
      { label: "Kalender", to: staffPaths.calendar, phone: 4, needs: "posts.read", icon: CalendarDays },
      {
        label: "Bahan",
        to: staffPaths.briefs,
        also: [staffPaths.writingRules, staffPaths.agedPosts],
        needs: "briefs.use",
        icon: Lightbulb,
      },
      { label: "Pustaka", to: staffPaths.media, needs: "media.use", icon: Images },
    ],
  },
  {
    title: "Pelanggan",
    entries: [
      {
        label: "Admin Kontak",
        short: "Kontak",
        to: staffPaths.contact,
        phone: 1,
        needs: "enquiries.use",
        icon: Inbox,
      },
      { label: "Laporan", to: staffPaths.contactFigures, needs: "enquiries.use", icon: ChartColumn },
    ],
  },
  {
    title: "Pengaturan",
    entries: [
      { label: "Situs", to: staffPaths.site, needs: "site.edit", icon: Globe },
      { label: "Pindah", to: staffPaths.moving, needs: "moving.use", icon: PackageOpen },
      { label: "Staf", to: staffPaths.staff, needs: "staff.manage", icon: Users },
      { label: "Aktivitas", to: staffPaths.audit, needs: "audit.read", icon: History },
      { label: "Kesehatan", to: staffPaths.operations, needs: "operations.use", icon: HeartPulse },
    ],
  },
];

const addresses = navigation.flatMap(({ entries }) =>
  entries.flatMap(({ to, also = [] }) => [to, ...also].map((address) => ({ to, address }))),
);

/** The entry of the page at `pathname`: the one with the longest address that begins it. */
export function currentEntry(pathname: string): string | null {
  const [nearest] = addresses
    // Every page lies below the first.
    .filter(({ address }) => `${pathname}/`.startsWith(`${address}/`))
    .filter(({ address }) => address !== staffPaths.today || pathname === address)
    .sort((a, b) => b.address.length - a.address.length);
  return nearest?.to ?? null;
}

export interface Screen {
  label: string;
  to: string;
  /** Other words that it is looked for with. */
  words?: string;
  needs: Action;
}

/** Everything that can be gone to by name. */
export const screens: readonly Screen[] = [
  ...navigation.flatMap(({ entries }) => entries),
  { label: "Manajemen Blog", to: staffPaths.posts, words: "artikel post", needs: "posts.read" },
  { label: "Daftar Kontak", to: staffPaths.contact, words: "pesan", needs: "enquiries.use" },
  { label: "Buat Blog Post", to: staffPaths.newPost, words: "artikel baru", needs: "posts.write-own" },
  { label: "Aturan Menulis", to: staffPaths.writingRules, needs: "writing-rules.read" },
  { label: "Artikel Lama", to: staffPaths.agedPosts, needs: "posts.read" },
  { label: "Format Artikel", to: staffPaths.formats, needs: "formats.use" },
  { label: "Templat Balasan", to: staffPaths.replyTemplates, needs: "enquiries.use" },
  { label: "Pengalihan", to: staffPaths.addresses, words: "alamat lama redirect", needs: "addresses.use" },
  { label: "Tidak Ditemukan", to: staffPaths.missedAddresses, words: "alamat 404", needs: "addresses.use" },
  { label: "Tautan Keluar", to: staffPaths.outsideLinks, words: "link mati", needs: "site.edit" },
  { label: "Panduan", to: staffPaths.guide.replace("/:page?", ""), words: "bantuan", needs: "account.use" },
  { label: "Akun Saya", to: staffPaths.account, words: "password sesi", needs: "account.use" },
];
