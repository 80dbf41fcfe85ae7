import { type AnchorHTMLAttributes, createContext, type ElementType, useContext } from "react";

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** The link component of the app; defaults to a plain anchor. */
export const LinkContext = createContext<ElementType<LinkProps>>("a");

/** A link in components that both apps use. */
export function Link(props: LinkProps) {
  const AppLink = useContext(LinkContext);
  return <AppLink {...props} />;
}
