import { useMemo } from "react";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { usePageData } from "./page";

/** The texts of a page, made of the site's content that the server has handed over with it. */
export function useContent<Texts>(make: (content: SiteContent) => Texts): Texts {
  const { content } = usePageData();
  return useMemo(() => make(content), [make, content]);
}

const business = (content: SiteContent) => content.business;

/** What stands beside the name. */
export const logoOf = ({ brand: { logo, logoWithName } }: SiteContent) => ({ logo, logoWithName });

export const useBusiness = () => useContent(business);
