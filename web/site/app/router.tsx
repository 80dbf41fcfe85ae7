import { usePlace } from "../lib/place";
import { SiteLayout } from "./site-layout";
import { routeAt } from "./site-routes";

/** The page of the place where one is, in its frame. Its code has to be here: see `preloadPage`. */
export function Router() {
  const Page = routeAt(usePlace().pathname).page.code?.default;
  return <SiteLayout>{Page && <Page />}</SiteLayout>;
}

/** Loads the code of the page at `pathname`. */
export async function preloadPage(pathname: string): Promise<void> {
  await routeAt(pathname).page.load();
}
