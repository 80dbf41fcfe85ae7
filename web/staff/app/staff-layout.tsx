import { useQuery } from "@tanstack/react-query";
import { ExternalLink, Search } from "lucide";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/paths";
import { type Action, may } from "../../../worker/contract/rights";
import type { TodayKind } from "../../../worker/contract/today";
import { pushEvent } from "../../analytics/data-layer";
import { useStaff } from "../../api/staff-rights";
import { todayEveryMs, todayQuery } from "../../api/today";
import { MoveSign } from "../../toasts/frame";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { Notice } from "../../ui/notice";
import { Wordmark } from "../../ui/wordmark";
import { FindDialog } from "../features/find/find-dialog";
import { guideAddressFor } from "../features/guide/guide-address";
import { SessionNotice, StaffGuard, useSessionExpired } from "../features/session/staff-guard";
import { business } from "../lib/business";
import { useVisible } from "../lib/use-now";
import { HelpAddress } from "../ui/page-head";
import {
  AccountMenu,
  type Counts,
  PhoneNavigation,
  type Screen,
  SideNavigation,
  screens,
} from "./staff-navigation";

/** The metadata of a route; `title` is the title of the tab. */
export interface StaffHandle {
  title: string | ((params: Record<string, string | undefined>) => string);
  /** Whether navigations between the route's own addresses keep the focus. */
  stays?: boolean;
}

interface NavigationEffectsProps {
  /** The count before the title. */
  news: number;
  content: RefObject<HTMLElement | null>;
}

/** On a new page: its title, the page view, and the focus on the content for screen readers; the sign while it loads. */
function NavigationEffects({ news, content }: NavigationEffectsProps) {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const handle = match?.handle as StaffHandle | undefined;
  const title = typeof handle?.title === "function" ? handle.title(match?.params ?? {}) : handle?.title;
  const routeId = match?.id ?? "";
  const stays = handle?.stays === true;
  const shown = useRef<{ pathname: string; routeId: string } | null>(null);

  useEffect(() => {
    if (!title || shown.current?.pathname === pathname) return;
    const before = shown.current;
    shown.current = { pathname, routeId };
    document.title = `${title} | ${business.name}`;
    pushEvent({
      event: "page_view",
      page_path: pathname,
      page_title: document.title,
      page_location: window.location.href,
    });
    if (!before || (stays && before.routeId === routeId)) return;
    content.current?.focus({ preventScroll: true });
  }, [pathname, title, routeId, stays, content]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page's own title
  useEffect(() => {
    if (title) document.title = `${news > 0 ? `(${news}) ` : ""}${title} | ${business.name}`;
  }, [pathname, title, news]);

  return useNavigation().state === "loading" && <MoveSign />;
}

/** The counts of the navigation, refreshed while the session is valid and the tab is visible. */
function useCounts(isOver: boolean): { unseen: number; counts: Counts } {
  const { role } = useStaff();
  const { pathname } = useLocation();
  const isAsked = useVisible() && !isOver && role !== null;
  const { data, isStale, refetch } = useQuery({
    ...todayQuery(),
    enabled: isAsked,
    refetchInterval: todayEveryMs,
    notifyOnChangeProps: ["data"],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshed on each page
  useEffect(() => {
    if (isAsked && isStale) void refetch();
  }, [pathname]);
  const sum = (...kinds: TodayKind[]) =>
    (data?.items ?? [])
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((total, { count }) => total + count, 0);
  const unseen = data?.contacts?.unseen ?? 0;
  const counts = {
    [staffPaths.contact]: { count: unseen, text: "belum dilihat" },
    [staffPaths.review]: { count: sum("review", "proposal"), text: "menunggu" },
    [staffPaths.posts]: { count: sum("returned", "note"), text: "untuk Anda" },
  };
  return { unseen, counts };
}

/** The state of the search dialog, which Ctrl+K opens. */
function useFind() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isChosen = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "k";
      // In the editor Ctrl+K creates a link.
      if (!isChosen || event.defaultPrevented || (event.target as HTMLElement).isContentEditable) return;
      event.preventDefault();
      // The search does not open over another dialog.
      if (!document.querySelector("[role=dialog], [role=alertdialog]")) setOpen(true);
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The frame of the staff area: access check, navigation, counts and search. */
export function StaffLayout() {
  const isOver = useSessionExpired();
  const { unseen, counts } = useCounts(isOver);
  const find = useFind();
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const { user, role } = useStaff();
  const ways = {
    // Until the user is known, the entries of most users, to avoid a layout shift.
    shows: ({ needs }: Pick<Screen, "needs">) => may(user ? role : "editor", needs),
    counts,
  };
  return (
    <div className="min-h-dvh md:flex">
      {/* Without a move: an entry in the history could not be guarded, and the form of a post that was new shows an
          address that the router does not know. */}
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place of this page */}
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          content.current?.focus();
        }}
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Lewati ke konten utama
      </a>
      <header className="on-dark flex shrink-0 bg-night text-white max-md:sticky max-md:top-0 max-md:z-30 max-md:h-(--staff-head) max-md:items-center max-md:px-[8px] md:sticky md:top-0 md:h-dvh md:w-20 md:flex-col md:overflow-y-auto md:p-2 xl:w-56 xl:p-3 print:hidden">
        <Link
          to={staffPaths.today}
          aria-label={`${business.name}, ke Hari ini`}
          className="brand-link flex min-h-11 items-center rounded-md md:max-xl:justify-center md:max-xl:[&_span_span]:hidden xl:px-2"
        >
          <Wordmark name={business.name} {...business.logo} onDark />
        </Link>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={find.open}
          className="head-button flex min-h-11 items-center justify-center gap-3 rounded-md text-sm font-semibold text-peach -outline-offset-3 hover:bg-white/10 hover:text-white md:mt-3 xl:min-h-10 xl:justify-start xl:border xl:border-line-on-dark xl:px-3"
        >
          <Icon node={Search} className="size-4.5" />
          <span className="max-xl:sr-only">Cari</span>
          <span aria-hidden="true" className="ml-auto text-xs font-medium text-peach/75 max-xl:hidden">
            Ctrl K
          </span>
        </button>
        <SideNavigation {...ways} />
        <Link
          to="/"
          className="head-button flex min-h-11 items-center justify-center gap-3 rounded-md text-sm font-semibold text-peach -outline-offset-3 hover:bg-white/10 hover:text-white md:mt-auto xl:justify-start xl:px-3"
        >
          <Icon node={ExternalLink} className="size-4.5" />
          <span className="max-xl:sr-only">Buka Website</span>
        </Link>
        <AccountMenu />
      </header>
      <div className="flex min-w-0 flex-1 flex-col max-md:min-h-[calc(100dvh-var(--staff-head))]">
        <main
          id="main"
          ref={content}
          tabIndex={-1}
          className="page-grid max-w-[92rem] flex-1 py-6 outline-none max-md:px-[min(1.25rem,5.6vw)]! max-md:py-4"
        >
          <SessionNotice />
          <StaffGuard>
            <HelpAddress value={guideAddressFor(pathname)}>
              <Outlet />
            </HelpAddress>
          </StaffGuard>
        </main>
        <footer className="border-t border-line">
          <p className="page-grid max-w-[92rem] py-3 text-xs text-ink-soft">
            Area staf. Jangan bagikan isi halaman ini kepada pihak luar.
          </p>
        </footer>
        {/* Room for the bar at the thumb. */}
        <div className="h-14 shrink-0 md:hidden print:hidden" />
      </div>
      <PhoneNavigation {...ways} />
      {find.isOpen && <FindDialog screens={screens.filter(ways.shows)} onClose={find.close} />}
      <ScrollRestoration />
      {/* Last, because its effects follow those of the page. */}
      <NavigationEffects news={unseen} content={content} />
    </div>
  );
}

/** A page that needs a right; users without it get a message with a link. */
export function PageForRight({ action, children }: { action: Action; children: ReactNode }) {
  const { user, may: mayUser } = useStaff();
  // After the end of a session the page stays, and a notice leads to the login.
  if (!user || mayUser(action)) return children;
  return (
    <Notice
      headingLevel="h1"
      title={`Halaman Ini untuk ${may("editor", action) ? "Pemilik dan Editor" : "Pemilik"}`}
      description="Peran Anda tidak mencakup halaman ini. Hubungi pemilik jika Anda memerlukannya."
    >
      <Link to={staffPaths.posts} className={buttonStyles()}>
        Kembali ke Artikel
      </Link>
    </Notice>
  );
}
