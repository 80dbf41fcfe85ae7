import { StrictMode, startTransition, useEffect } from "react";
import type { HandedData } from "../../../worker/contract/page-data";
import { site } from "../../../worker/contract/site";
import { appLimitMs, loadCode } from "../../lib/load-code";
import { Frame } from "../../toasts/frame";
import { articleSlug } from "../lib/article-slug";
import { withText } from "../lib/article-text";
import { MadePartsContext } from "../lib/made-parts";
import { PageDataContext } from "../lib/page-data";
import { createRoot, hydrateRoot } from "../react";
import { followAhead, followLinks } from "./follow-links";
import { footerOf } from "./footer";
import { createMoves } from "./moves";
import { MovingPlace } from "./moving-place";
import { leaveTouchesToBrowser } from "./native-touches";
import { type Prepare, preparing } from "./prepare";
import { preloadPage, Router } from "./router";

/** Brings the page to life: takes over the HTML that the server or the build made of it. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) return;
  const script = document.getElementById("page-data");
  const given: HandedData = script?.textContent ? JSON.parse(script.textContent) : {};
  // A refused form is answered at the address it was sent to, which is that of no page.
  if (given.refusedForm) window.history.replaceState(null, "", "/contact");
  // One page stands for all articles that there are not: it does not know which it was asked for.
  if (given.article?.post === null) given.article.slug = articleSlug(window.location.pathname);
  const data = withText(given, root);
  await loadCode(() => preloadPage(window.location.pathname), appLimitMs);

  const prepare = preparing(data);
  const moves = createMoves(prepare.codeAndData);
  const app = (
    <>
      <AliveMark prepareCode={prepare.code} />
      <PageDataContext value={data}>
        <Frame>
          <MadePartsContext value={{ footer: footerOf(root) }}>
            <MovingPlace moves={moves}>
              <Router />
            </MovingPlace>
          </MadePartsContext>
        </Frame>
      </PageDataContext>
    </>
  );
  // While developing nobody has made the page before.
  if (import.meta.env.DEV && !script) createRoot(root).render(<StrictMode>{app}</StrictMode>);
  else {
    leaveTouchesToBrowser();
    // As a transition React takes the page over in small steps, and the visitor's taps come in between.
    startTransition(() => void hydrateRoot(root, app));
  }
  followLinks(moves);
  if (site.tagManagerId) {
    const { tagManagerId } = site;
    loadCode(() => import("../../analytics/tag-manager")).then(
      ({ loadTagManager }) => loadTagManager(tagManagerId),
      console.warn,
    );
  }
}

/** From here on links are followed by the app; see the speculation rules. */
function AliveMark({ prepareCode }: { prepareCode: Prepare }) {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
    followAhead(prepareCode);
  }, [prepareCode]);
  return null;
}
