import { type AnchorHTMLAttributes, createContext, type ElementType, useContext } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** How an app follows its links; a plain link is followed by what listens to the page, or by the browser. */
export const LinkContext = createContext<ElementType<LinkProps>>("a");

/** A link in what both apps show. */
export function Link(props: LinkProps) {
  const AppLink = useContext(LinkContext);
  return <AppLink {...props} />;
}
