import type { DehydratedState } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { pages } from "../worker/contract/pages";
import { adminLayout, adminRoutes } from "./app/admin-routes";
import { createQueryClient, Providers } from "./app/providers";
import { type AdminArea, preloadPage, Router } from "./app/router";
import { type PageData, PageDataContext } from "./lib/page-data";

const admin: AdminArea = { layout: adminLayout, routes: adminRoutes };

interface PageState {
  queries?: DehydratedState;
  data?: PageData;
}

/** Brings the page to life: takes over the server's HTML, or fills the empty page of the staff area. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("the page has no #root");
  const script = document.getElementById("page-data");
  const state: PageState = script?.textContent ? JSON.parse(script.textContent) : {};
  // A refused form is answered at the address it was sent to, which is that of no page.
  if (state.data?.refusedForm) window.history.replaceState(null, "", pages.contact.path);
  await preloadPage(window.location.pathname, admin);

  const app = (
    <StrictMode>
      <PageDataContext value={state.data ?? {}}>
        <Providers client={createQueryClient()} state={state.queries}>
          <BrowserRouter>
            <Router admin={admin} />
          </BrowserRouter>
        </Providers>
      </PageDataContext>
    </StrictMode>
  );
  if (script) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
