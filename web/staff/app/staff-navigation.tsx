import {
  CalendarDays,
  ChartColumn,
  CircleUser,
  ClipboardCheck,
  Ellipsis,
  FileText,
  Globe,
  HeartPulse,
  History,
  type IconNode,
  Images,
  Inbox,
  LifeBuoy,
  Lightbulb,
  LogOut,
  PackageOpen,
  Sunrise,
  Users,
} from "lucide";
import { DropdownMenu } from "radix-ui";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/paths";
import { type Action, roleNames } from "../../../worker/contract/rights";
import { useStaff } from "../../api/staff-rights";
import { cn } from "../../lib/cn";
import { Icon } from "../../ui/icon";
import { guideAddressFor } from "../features/guide/guide-address";
import { logoutPath } from "../lib/logout-button";
import { MenuContent, MenuItem } from "../ui/menu";

/** Counts by the address of the entry. */
export type Counts = Readonly<Record<string, { count: number; text: string } | undefined>>;

interface NavigationProps {
  shows: (entry: NavigationEntry) => boolean;
  counts: Counts;
}

const linkLook =
  "relative flex items-center rounded-md font-semibold text-peach -outline-offset-3 hover:bg-white/10 hover:text-white aria-[current]:bg-white/15 aria-[current]:text-white";

/** The navigation at the left: grouped with names, or a narrow rail of icons. */
export function SideNavigation({ shows, counts }: NavigationProps) {
  const current = currentEntry(useLocation().pathname);
  return (
    <nav aria-label="Area staf" className="max-md:hidden">
      {navigation.map(({ title, entries }) => {
        const shown = entries.filter(shows);
        if (shown.length === 0) return null;
        return (
          <div key={title} className="mt-3">
            {title && (
              // No `aria-labelledby`, because the form's field is called "Konten" too.
              <p className="px-3 pb-1 text-xs font-semibold text-peach/75 max-xl:sr-only">{title}</p>
            )}
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
              {shown.map((entry) => (
                <li key={entry.to}>
                  <Link
                    to={entry.to}
                    aria-current={entry.to === current ? "page" : undefined}
                    className={cn(
                      linkLook,
                      "min-h-10 gap-3 px-3 text-sm pointer-coarse:min-h-11",
                      "max-xl:flex-col max-xl:gap-0.5 max-xl:px-0 max-xl:py-1.5 max-xl:text-[0.75rem]",
                    )}
                  >
                    <Icon node={entry.icon} className="size-4.5 shrink-0" />
                    <span className="max-xl:hidden">{entry.label}</span>
                    <span className="xl:hidden">{entry.short ?? entry.label}</span>
                    <Count
                      of={counts[entry.to]}
                      className="xl:ml-auto max-xl:absolute max-xl:top-0.5 max-xl:right-2"
                    />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** The bottom bar on phones: the daily entries, and the others behind "Lainnya". */
export function PhoneNavigation({ shows, counts }: NavigationProps) {
  const { pathname } = useLocation();
  const current = currentEntry(pathname);
  const all = navigation.flatMap(({ entries }) => entries.filter(shows));
  const first = all
    .filter(({ phone }) => phone !== undefined)
    .sort((a, b) => (a.phone ?? 0) - (b.phone ?? 0))
    .slice(0, 4);
  const others = all.filter((entry) => !first.includes(entry));
  return (
    <nav
      aria-label="Area staf"
      data-phone-navigation=""
      className="on-dark fixed inset-x-0 bottom-0 z-30 bg-night pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5 gap-0.5 p-1">
        {first.map((entry) => (
          <li key={entry.to} className="min-w-0">
            <Link
              to={entry.to}
              aria-current={entry.to === current ? "page" : undefined}
              className={cn(linkLook, "min-h-12 flex-col justify-center gap-0.5 text-[min(0.8rem,3.3vw)]")}
            >
              <Face node={entry.icon} label={entry.short ?? entry.label} />
              <Count of={counts[entry.to]} className="absolute top-0.5 left-1/2 ml-2" />
            </Link>
          </li>
        ))}
        <li className="min-w-0">
          <DropdownMenu.Root modal={false} key={pathname}>
            <DropdownMenu.Trigger
              className={cn(
                linkLook,
                "min-h-12 w-full flex-col justify-center gap-0.5 text-[min(0.8rem,3.3vw)] data-[state=open]:bg-white/15",
              )}
            >
              <Face node={Ellipsis} label="Lainnya" />
            </DropdownMenu.Trigger>
            <MenuContent align="end">
              {others.map((entry) => (
                <DropdownMenu.Item key={entry.to} asChild>
                  <Link
                    to={entry.to}
                    aria-current={entry.to === current ? "page" : undefined}
                    className="flex min-h-11 items-center gap-3 rounded-md px-3.5 font-semibold outline-none aria-[current]:text-fajar-deep data-highlighted:bg-sand"
                  >
                    <Icon node={entry.icon} className="size-4.5" />
                    {entry.label}
                    <Count of={counts[entry.to]} className="ml-auto" />
                  </Link>
                </DropdownMenu.Item>
              ))}
            </MenuContent>
          </DropdownMenu.Root>
        </li>
      </ul>
    </nav>
  );
}

function Face({ node, label }: { node: IconNode; label: string }) {
  return (
    <>
      <Icon node={node} className="size-5 shrink-0" />
      <span className="max-w-full truncate">{label}</span>
    </>
  );
}

function Count({ of, className }: { of: Counts[string]; className: string }) {
  if (!of || of.count === 0) return null;
  return (
    <span
      className={cn(
        "grid h-[1.6em] min-w-[1.6em] place-items-center rounded-full bg-amber px-[0.35em] text-[min(0.7rem,3vw)] leading-none font-bold text-night tabular-nums",
        className,
      )}
    >
      <span aria-hidden="true">{of.count > 99 ? "99+" : of.count}</span>
      <span className="sr-only">
        {of.count} {of.text}
      </span>
    </span>
  );
}

/** The menu of the signed-in user. */
export function AccountMenu() {
  const { user } = useStaff();
  const name = user?.name ?? "";
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="head-button flex min-h-11 items-center gap-2.5 rounded-md px-2 text-left text-sm font-semibold text-peach outline-offset-[-3px] hover:bg-white/10 hover:text-white data-[state=open]:bg-white/10 max-xl:justify-center xl:w-full">
        <Icon node={CircleUser} className="size-6 shrink-0" />
        <span className="sr-only">Akun </span>
        <span className="truncate max-xl:sr-only">{name}</span>
      </DropdownMenu.Trigger>
      <MenuContent align="end">
        {user && (
          <DropdownMenu.Label className="border-b border-line px-3.5 pt-1.5 pb-2.5 text-sm">
            <span className="block font-semibold [overflow-wrap:anywhere]">{user.name}</span>
            <span className="text-ink-soft [overflow-wrap:anywhere]">
              {user.username}
              {user.role && `, ${roleNames[user.role]}`}
            </span>
          </DropdownMenu.Label>
        )}
        <AccountItems />
      </MenuContent>
    </DropdownMenu.Root>
  );
}

function AccountItems() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <MenuItem icon={CircleUser} onSelect={() => navigate(staffPaths.account)}>
        Akun Saya
      </MenuItem>
      <MenuItem icon={LifeBuoy} onSelect={() => navigate(guideAddressFor(pathname))}>
        Panduan
      </MenuItem>
      <MenuItem icon={LogOut} onSelect={() => navigate(logoutPath)}>
        Logout
      </MenuItem>
    </>
  );
}

export interface NavigationEntry {
  label: string;
  /** The short name for narrow layouts. */
  short?: string;
  to: string;
  /** Other pages of the entry, which its tabs lead to. */
  also?: readonly string[];
  /** The position in the bottom bar; entries without one are behind "Lainnya". */
  phone?: number;
  needs: Action;
  icon: IconNode;
}

/** The navigation. Entries that need a missing right are hidden. */
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

/** The entry with the longest address that `pathname` begins with. */
export function currentEntry(pathname: string): string | null {
  const [nearest] = addresses
    // Every path begins with that of the first entry.
    .filter(({ address }) => `${pathname}/`.startsWith(`${address}/`))
    .filter(({ address }) => address !== staffPaths.today || pathname === address)
    .sort((a, b) => b.address.length - a.address.length);
  return nearest?.to ?? null;
}

export interface Screen {
  label: string;
  to: string;
  /** Synonyms for the search. */
  words?: string;
  needs: Action;
}

/** The screens that the search finds. */
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
