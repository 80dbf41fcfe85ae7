import { matchPath, Route, Routes } from "react-router-dom";
import { SiteLayout } from "./site-layout";
import { siteRoutes } from "./site-routes";

/** Every page of the site in its frame. */
export function Router() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {siteRoutes.map(({ path, Page }) => (
          <Route key={path} path={path} caseSensitive element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}

/** Loads the code of the page at `pathname`. */
export async function preloadPage(pathname: string): Promise<void> {
  await siteRoutes.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname))?.preload();
}
