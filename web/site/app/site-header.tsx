import { Menu, MessageCircle, X } from "lucide";
import type { ReactNode } from "react";
import type { SiteContent } from "../../../worker/contract/site-content/schema";
import { whatsappHref } from "../../../worker/contract/whatsapp";
import { cn } from "../../lib/cn";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { longName, Wordmark } from "../../ui/wordmark";
import { navigationContent, shownLinks } from "../content/navigation";
import { selectLogo, useBusiness, useContent } from "../lib/content";
import { useLocation } from "../lib/page";
import { newTab } from "../ui/arrow-link";

/** The id of the mobile menu. */
export const menuId = "menu";
const selectMenu = (content: SiteContent) => shownLinks(navigationContent.main, content);

export function SiteHeader() {
  const business = useBusiness();
  const brand = useContent(selectLogo);
  const menu = useContent(selectMenu);
  return (
    <header className="site-header sticky top-0 z-40 bg-paper/95 transition-shadow duration-200">
      <div className="page-grid flex min-h-18 items-center justify-between gap-x-2 lg:gap-x-4">
        <a href="/" className="min-w-0 rounded-sm py-2">
          <Wordmark name={business.name} {...brand} compact />
        </a>
        <nav aria-label={navigationContent.mainLabel} className="max-md:hidden">
          <ul className="flex items-center lg:gap-1 xl:flex-wrap">
            {menu.map(({ label, to }) => (
              <li key={to}>
                <MenuLink href={to} styles={desktopLink}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={navigationContent.cta}
          className={cn(
            buttonStyles("dark", "sm"),
            "xl:shrink-0 whitespace-nowrap max-md:hidden md:max-lg:px-2 md:max-lg:text-[0.8rem]",
            // Tablets have no room for both.
            business.name.length > longName && "max-lg:hidden",
          )}
        >
          {business.invitation.button}
        </a>
        <a
          href={whatsappHref("header")}
          {...newTab}
          aria-label={navigationContent.whatsapp.label}
          className="ml-auto flex size-[48px] items-center justify-center rounded-full hover:bg-sand md:hidden"
        >
          <Icon node={MessageCircle} />
        </a>
        <MobileMenu links={menu} />
      </div>
    </header>
  );
}

interface MenuLinkProps {
  href: string;
  styles: (isActive: boolean) => string;
  children: ReactNode;
}

/** A link of the main menu, marked as current on its page and on pages below it. */
function MenuLink({ href, styles, children }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isActive = pathname === href || (href !== "/" && pathname.startsWith(`${href}/`));
  return (
    <a href={href} aria-current={isActive ? "page" : undefined} className={styles(isActive)}>
      {children}
    </a>
  );
}

function desktopLink(isActive: boolean): string {
  return cn(
    "relative block rounded-sm px-1 py-3 text-[0.8rem] font-semibold whitespace-nowrap transition-colors lg:px-3 lg:text-[0.9rem]",
    isActive
      ? "text-fajar-deep after:absolute after:inset-x-1 after:bottom-1.5 after:border-b-[3px] after:border-fajar lg:after:inset-x-3"
      : "text-ink hover:text-fajar-deep",
  );
}

/** A native popover, which works without JavaScript. Escape, a tap outside and a navigation close it. */
function MobileMenu({ links }: { links: ReturnType<typeof selectMenu> }) {
  const { invitation } = useBusiness();
  return (
    <div className="menu md:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        className="-mr-2 flex size-[48px] items-center justify-center rounded-full hover:bg-sand"
      >
        <span className="menu-closed sr-only">{navigationContent.openMenu}</span>
        <span className="menu-open sr-only">{navigationContent.closeMenu}</span>
        <Icon node={Menu} className="menu-closed" />
        <Icon node={X} className="menu-open" />
      </button>
      <nav
        id={menuId}
        popover="auto"
        aria-label={navigationContent.menuLabel}
        className="animate-menu-in top-18 max-h-[calc(100dvh-4.5rem)] w-full border-t border-line bg-paper pb-8 shadow-header"
      >
        <ul className="page-grid pt-3">
          {links.map(({ label, to }) => (
            <li key={to} className="border-b border-line">
              <MenuLink href={to} styles={mobileLink}>
                {label}
              </MenuLink>
            </li>
          ))}
          <li className="pt-6">
            <a href={navigationContent.cta} className={cn(buttonStyles("primary", "lg"), "w-full")}>
              {invitation.button}
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}

function mobileLink(isActive: boolean): string {
  return cn("block py-3.5 text-xl font-bold tracking-tight", isActive ? "text-fajar-deep" : "text-ink");
}
