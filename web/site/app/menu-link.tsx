import type { ReactNode } from "react";
import { usePlace } from "../lib/place";

interface MenuLinkProps {
  href: string;
  styles: (isActive: boolean) => string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the main menu, marked on its page and on those below it. */
export function MenuLink({ href, styles, ...props }: MenuLinkProps) {
  const { pathname } = usePlace();
  const isActive = isMarked(href, pathname);
  return (
    <a href={href} aria-current={isActive ? "page" : undefined} className={styles(isActive)} {...props} />
  );
}

export function isMarked(href: string, pathname: string): boolean {
  return pathname === href || (href !== "/" && pathname.startsWith(`${href}/`));
}
