import { ExternalLink } from "lucide";
import { Link, Outlet, ScrollRestoration, useMatches, useNavigation } from "react-router-dom";
import { may } from "../../../worker/contract/rights";
import { site } from "../../../worker/contract/site";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { useStaff } from "../../api/staff-rights";
import { Icon } from "../../ui/icon";
import { MoveSign } from "../../ui/move-sign";
import { Wordmark } from "../../ui/wordmark";
import { useLiveCounts } from "../features/contact/live/use-live-counts";
import { useSessionExpired } from "../features/session/session-expiry";
import { SessionNotice, StaffGuard } from "../features/session/staff-guard";
import { AccountMenu } from "./account-menu";
import type { NavigationEntry } from "./navigation";
import { OutdatedNotice } from "./outdated-notice";
import { PageForRight } from "./page-for-right";
import { PhoneNavigation, SideNavigation } from "./staff-navigation";
import { scrollPositionsKey, useLateScroll } from "./use-late-scroll";
import { type StaffHandle, useNavigationEffects } from "./use-navigation-effects";

/** The frame of the staff area: who may enter, where one is, and the ways to every place. */
export function StaffLayout() {
  const unseen = useLiveCounts(useSessionExpired());
  const mainRef = useNavigationEffects(unseen);
  useLateScroll();
  const { user, role } = useStaff();
  const isMoving = useNavigation().state === "loading";
  const handle = useMatches().at(-1)?.handle as StaffHandle | undefined;
  const ways = {
    // Until it is known who is signed in, the ways of most: nothing moves when the answer comes.
    shows: ({ needs }: NavigationEntry) => may(user ? role : "editor", needs),
    counts: { [staffPaths.contact]: { count: unseen, text: "belum dilihat" } },
  };
  return (
    <div className="min-h-dvh md:flex">
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
      <header className="on-dark flex shrink-0 bg-night text-white max-md:sticky max-md:top-0 max-md:z-30 max-md:h-(--staff-head) max-md:items-center max-md:gap-1 max-md:pr-2 max-md:pl-4 md:sticky md:top-0 md:h-dvh md:w-20 md:flex-col md:overflow-y-auto md:p-2 xl:w-56 xl:p-3 print:hidden">
        <Link
          to={staffPaths.posts}
          aria-label={`${site.name}, area staf`}
          className="flex min-h-11 items-center rounded-md max-md:mr-auto md:max-xl:justify-center md:max-xl:[&_span_span]:hidden xl:px-2"
        >
          <Wordmark name={site.name} />
        </Link>
        <SideNavigation {...ways} />
        <a
          href="/"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-md text-sm font-semibold text-peach -outline-offset-3 hover:bg-white/10 hover:text-white md:mt-auto xl:justify-start xl:px-2"
        >
          <Icon node={ExternalLink} className="size-4.5 xl:mx-1.25" />
          <span className="max-xl:sr-only">Buka Website</span>
        </a>
        <AccountMenu />
      </header>
      <div className="flex min-w-0 flex-1 flex-col max-md:min-h-[calc(100dvh-var(--staff-head))]">
        <main
          id="main"
          ref={mainRef}
          tabIndex={-1}
          className="page-grid max-w-[92rem] flex-1 py-6 outline-none max-md:py-4"
        >
          <SessionNotice />
          <OutdatedNotice />
          <StaffGuard>
            <PageForRight action={handle?.needs}>
              <Outlet />
            </PageForRight>
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
      <ScrollRestoration storageKey={scrollPositionsKey} />
    </div>
  );
}
