import { useMemo } from "react";
import { paintedPath } from "../../../worker/contract/site-content/painted-path";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { usePageData } from "./page";

/** The texts of a page, made from the site content in the page data. */
export function useContent<Texts>(make: (content: SiteContent) => Texts): Texts {
  const { content } = usePageData();
  return useMemo(() => make(content), [make, content]);
}

const business = (content: SiteContent) => content.business;

const drawingIn = ({ brand }: SiteContent) => ({ at: (path: string) => paintedPath(path, brand) });

/** Addresses of drawings in the owner's colours. */
export const useDrawings = () => useContent(drawingIn);

/** The logo and whether it contains the name. */
export const selectLogo = ({ brand: { logo, logoWithName } }: SiteContent) => ({ logo, logoWithName });

export const useBusiness = () => useContent(business);
