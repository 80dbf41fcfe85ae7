import { useQuery } from "@tanstack/react-query";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { type Action, may } from "../../../worker/contract/rights";
import { site } from "../../../worker/contract/site";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { sessionQuery } from "../../api/auth";
import { cn } from "../../lib/cn";
import { MoveSign } from "../../ui/move-sign";
import { Wordmark } from "../../ui/wordmark";
import { useLiveCounts } from "../features/contact/live/use-live-counts";
import { useSessionExpired } from "../features/session/session-expiry";
import { SessionNotice, StaffGuard } from "../features/session/staff-guard";
import { OutdatedNotice } from "./outdated-notice";
import { scrollPositionsKey, useLateScroll } from "./use-late-scroll";
import { useNavigationEffects } from "./use-navigation-effects";
import { useShownLink } from "./use-shown-link";

interface MenuEntry {
  label: string;
  to: string;
  /** Other pages that it stands for, reached by its own tabs. */
  also?: readonly string[];
  needs: Action;
}

const links: MenuEntry[] = [
  { label: "Admin Blog", to: staffPaths.posts, needs: "posts.read" },
  {
    label: "Bahan Artikel",
    to: staffPaths.briefs,
    also: [staffPaths.writingRules, staffPaths.agedPosts],
    needs: "briefs.use",
  },
  { label: "Tinjauan", to: staffPaths.review, needs: "posts.read" },
  { label: "Kalender", to: staffPaths.calendar, needs: "posts.read" },
  { label: "Pustaka", to: staffPaths.media, needs: "media.use" },
  { label: "Admin Kontak", to: staffPaths.contact, needs: "enquiries.use" },
  { label: "Aktivitas", to: staffPaths.audit, needs: "audit.read" },
  { label: "Staf", to: staffPaths.staff, needs: "staff.manage" },
  { label: "Akun Saya", to: staffPaths.account, needs: "account.use" },
];

/** The frame of the staff area: who may enter, where one is, and the way back to the website. */
export function StaffLayout() {
  const unseen = useLiveCounts(useSessionExpired());
  const mainRef = useNavigationEffects(unseen);
  useLateScroll();
  const user = useQuery(sessionQuery()).data?.user;
  // Until it is known who is signed in, the ways of most: nothing moves when the answer comes.
  const role = user?.role ?? (!user || user.isAdmin ? "editor" : null);
  const shown = links.filter(({ needs }) => may(role, needs));
  const navRef = useShownLink(shown.length);
  const isMoving = useNavigation().state === "loading";
  return (
    <div className="flex min-h-dvh flex-col">
      {isMoving && <MoveSign />}
      {/* Without a move: an entry in the history could not be guarded, and the form of a post that was new shows an
          address that the router does not know. */}
      {/* biome-ignore lint/a11y/useValidAnchor: it does lead to a place of this page */}
      <a
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          mainRef.current?.focus();
        }}
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Lewati ke konten utama
      </a>
      <header className="on-dark bg-ink text-paper">
        <div className="page-grid max-w-[92rem] flex min-h-16 flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2">
          <Link to="/" aria-label={`${site.name}, ke beranda`}>
            <Wordmark name={site.name} />
          </Link>
          <nav ref={navRef} aria-label="Area staf" className="max-sm:-mx-5 max-sm:w-screen">
            <ul className="fading-edges flex scroll-px-12 [scrollbar-width:none] max-sm:overflow-x-auto max-sm:px-3.5 max-sm:*:shrink-0 sm:flex-wrap lg:gap-1">
              {shown.map((entry) => (
                <li key={entry.to}>
                  <MenuLink {...entry} news={entry.to === staffPaths.contact ? unseen : 0} />
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        className="page-grid max-w-[92rem] flex-1 py-10 outline-none"
      >
        <SessionNotice />
        <OutdatedNotice />
        <StaffGuard>
          <Outlet />
        </StaffGuard>
      </main>
      <footer className="border-t border-line">
        <p className="page-grid max-w-[92rem] py-4 text-sm text-ink-soft">
          Area staf. Jangan bagikan isi halaman ini kepada pihak luar.
        </p>
      </footer>
      <ScrollRestoration storageKey={scrollPositionsKey} />
    </div>
  );
}

function MenuLink({ label, to, also = [], news }: MenuEntry & { news: number }) {
  const { pathname } = useLocation();
  const isCurrent = [to, ...also].some((path) => `${pathname}/`.startsWith(`${path}/`));
  return (
    <Link
      to={to}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "relative inline-flex min-h-11 items-center rounded-full px-1.5 text-[0.8rem] font-semibold sm:px-2 lg:px-4 lg:text-sm",
        isCurrent ? "bg-paper text-ink" : "text-peach hover:bg-white/10 hover:text-white",
      )}
    >
      {label}
      {news > 0 && (
        // Over the corner, so that nothing moves when it comes.
        <span className="-right-1 absolute top-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-amber px-1 text-[0.68rem] font-bold text-ink tabular-nums">
          <span aria-hidden="true">{news > 99 ? "99+" : news}</span>
          <span className="sr-only">{news} belum dilihat</span>
        </span>
      )}
    </Link>
  );
}
