import { Suspense } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorNotice, ErrorScreen } from "../../ui/error-screen";
import { navigationContent } from "../content/navigation";
import { PageView } from "./page-view";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";
import { usePageTransition } from "./use-page-transition";

const failedPage = (
  <div className="page-grid py-24">
    <ErrorNotice />
  </div>
);

/** Header and footer around every public page. */
export function SiteLayout() {
  const mainRef = usePageTransition();
  const { key } = useLocation();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {navigationContent.skipLink}
      </a>
      <SiteHeader />
      <main id="main" ref={mainRef} tabIndex={-1} className="outline-none">
        <ErrorScreen place={key} screen={failedPage}>
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorScreen>
      </main>
      <SiteFooter />
      <PageView />
    </>
  );
}
