import { Suspense, useEffect } from "react";
import { Frame, MoveSign } from "../../toasts/frame";
import { ErrorNotice, ErrorScreen } from "../../ui/error-screen";
import { loadingAt } from "../content/loading";
import { navigationContent } from "../content/navigation";
import { PageContext } from "../lib/page";
import { SiteHeader } from "./site-header";
import { type ShownPage, useNavigation } from "./use-navigation";

const failedPage = (
  <div className="page-grid py-24">
    <ErrorNotice />
  </div>
);

/** The header and the current page. The footer is plain HTML outside of the app. */
export function SiteApp({ first }: { first: ShownPage }) {
  const { page, pendingPath } = useNavigation(first);
  const { location, Page, isNew } = page;

  useEffect(() => {
    // The app handles links from now on, so the speculation rules exclude hydrated pages.
    document.documentElement.dataset.hydrated = "";
  }, []);

  return (
    <Frame>
      {pendingPath !== null && <MoveSign label={loadingAt(pendingPath)} />}
      <PageContext value={page}>
        <a
          href="#main"
          className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
        >
          {navigationContent.skipLink}
        </a>
        <SiteHeader />
        <main
          key={location.pathname}
          id="main"
          tabIndex={-1}
          aria-busy={pendingPath === location.pathname || undefined}
          className={isNew ? "animate-page-in outline-none" : "outline-none"}
        >
          <ErrorScreen place={location.pathname} screen={failedPage}>
            <Suspense>
              <Page />
            </Suspense>
          </ErrorScreen>
        </main>
      </PageContext>
    </Frame>
  );
}
