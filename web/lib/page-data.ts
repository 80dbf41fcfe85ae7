import { createContext, useContext } from "react";
import type { RefusedForm } from "../../worker/contract/contact";

/** State, other than query results, that a page is rendered from by the server. */
export interface PageData {
  refusedForm?: RefusedForm;
}

export const PageDataContext = createContext<PageData>({});

export function usePageData(): PageData {
  return useContext(PageDataContext);
}
