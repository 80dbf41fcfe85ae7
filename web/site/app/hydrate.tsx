import { StrictMode, startTransition, useEffect } from "react";
import { matchRoutes } from "react-router-dom";
import type { PageData } from "../../../worker/contract/page-data";
import { site } from "../../../worker/contract/site";
import { appLimitMs, loadCode } from "../../lib/load-code";
import { Frame } from "../../toasts/frame";
import { PageDataContext } from "../lib/page-data";
import { createRoot, hydrateRoot } from "../react";
import { MovingRouter } from "./moving-router";
import { preloadPage, Router } from "./router";

/** Brings the page to life: takes over the HTML that the server or the build made of it. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  const script = document.getElementById("page-data");
  const data: PageData = script?.textContent ? JSON.parse(script.textContent) : {};
  // A refused form is answered at the address it was sent to, which is that of no page.
  if (data.refusedForm) window.history.replaceState(null, "", "/contact");
  if (data.article?.post === null) data.article.slug = slugOfAddress();
  await loadCode(() => preloadPage(window.location.pathname), appLimitMs);

  const app = (
    <StrictMode>
      <AliveMark />
      <PageDataContext value={data}>
        <Frame>
          <MovingRouter>
            <Router />
          </MovingRouter>
        </Frame>
      </PageDataContext>
    </StrictMode>
  );
  // As a transition React takes the page over in small steps, and the visitor's taps come in between.
  if (script) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  document.addEventListener("pointerover", preloadLinkedPage, { passive: true });
  if (site.tagManagerId) {
    const { tagManagerId } = site;
    loadCode(() => import("../../analytics/tag-manager")).then(
      ({ loadTagManager }) => loadTagManager(tagManagerId),
      console.warn,
    );
  }
}

/** One page stands for all articles that there are not: it does not know which it was asked for. */
function slugOfAddress(): string {
  return matchRoutes([{ path: "/blog/:slug" }], window.location.pathname)?.[0]?.params.slug ?? "";
}

/** From here on links are followed by the app; see the speculation rules. */
function AliveMark() {
  useEffect(() => {
    document.documentElement.dataset.alive = "";
  }, []);
  return null;
}

/** Fetches the code of the page behind the link that the pointer has come to. */
function preloadLinkedPage({ target }: PointerEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
  // It is asked for again when the link is followed.
  if (link) preloadPage(link.pathname).catch(console.warn);
}
