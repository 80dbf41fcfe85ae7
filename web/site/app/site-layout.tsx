import { type ReactNode, Suspense, useContext, useLayoutEffect } from "react";
import { ErrorNotice, ErrorScreen } from "../../ui/error-screen";
import { navigationContent } from "../content/navigation";
import { MadePartsContext } from "../lib/made-parts";
import { usePlace } from "../lib/place";
import { Footer } from "./footer";
import { takeTouches } from "./native-touches";
import { PageView } from "./page-view";
import { SiteHeader } from "./site-header";
import { usePageTransition } from "./use-page-transition";

const failedPage = (
  <div className="page-grid py-24">
    <ErrorNotice />
  </div>
);

/** Header and footer around every public page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const mainRef = usePageTransition();
  const { key } = usePlace();
  const { header: Header = SiteHeader } = useContext(MadePartsContext);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {navigationContent.skipLink}
      </a>
      <Header />
      <main id="main" ref={mainRef} tabIndex={-1} className="outline-none">
        <ErrorScreen place={key} screen={failedPage}>
          <Suspense>
            {children}
            <TakeTouches />
          </Suspense>
        </ErrorScreen>
      </main>
      <Footer />
      <PageView />
    </>
  );
}

/** React takes the frame over first and the page in it later: with the page, touches are the app's. */
function TakeTouches(): null {
  useLayoutEffect(takeTouches, []);
  return null;
}
