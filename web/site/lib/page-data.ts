import { createContext, useContext } from "react";
import type { PageData } from "../../../worker/contract/page-data";

export const PageDataContext = createContext<PageData>({});

/** What the server handed over with the page; it stays true until the page is loaded anew. */
export function usePageData(): PageData {
  return useContext(PageDataContext);
}
