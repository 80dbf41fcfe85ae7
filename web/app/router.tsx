import { Suspense } from "react";
import { matchPath, Route, Routes } from "react-router-dom";
import type { PreloadablePage } from "./preloadable";
import { publicRoutes } from "./public-routes";
import { SiteLayout } from "./site-layout";

type AppRoute = PreloadablePage & { path: string };

export interface AdminArea {
  layout: PreloadablePage;
  routes: AppRoute[];
}

/** All screens. The server passes no admin area: it never renders one. */
export function Router({ admin }: { admin?: AdminArea }) {
  return (
    <Routes>
      <Route element={<SiteLayout />}>{publicRoutes.map(toRoute)}</Route>
      {admin && (
        <Route
          element={
            <Suspense>
              <admin.layout.Page />
            </Suspense>
          }
        >
          {admin.routes.map(toRoute)}
        </Route>
      )}
    </Routes>
  );
}

function toRoute({ path, Page }: AppRoute) {
  return <Route key={path} path={path} caseSensitive element={<Page />} />;
}

/** Loads the code of the page at `pathname`, and of the admin's frame where it belongs there. */
export async function preloadPage(pathname: string, admin?: AdminArea): Promise<void> {
  const isHere = ({ path }: AppRoute) => matchPath({ path, caseSensitive: true }, pathname);
  const adminRoute = admin?.routes.find(isHere);
  if (admin && adminRoute) {
    await Promise.all([admin.layout.preload(), adminRoute.preload()]);
    return;
  }
  await publicRoutes.find(isHere)?.preload();
}
