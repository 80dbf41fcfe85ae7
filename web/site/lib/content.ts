import { useMemo } from "react";
import { paintedPath } from "../../../worker/contract/site-content/painted-path";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { usePageData } from "./page";

/** The texts of a page, made of the site's content that the server has handed over with it. */
export function useContent<Texts>(make: (content: SiteContent) => Texts): Texts {
  const { content } = usePageData();
  return useMemo(() => make(content), [make, content]);
}

const business = (content: SiteContent) => content.business;

const drawingIn = ({ brand }: SiteContent) => ({ at: (path: string) => paintedPath(path, brand) });

/** Drawings of the build in the owner's colours. */
export const useDrawings = () => useContent(drawingIn);

/** What stands beside the name. */
export const logoOf = ({ brand: { logo, logoWithName } }: SiteContent) => ({ logo, logoWithName });

export const useBusiness = () => useContent(business);
