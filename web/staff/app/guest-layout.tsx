import { useEffect } from "react";
import { Outlet, useMatches } from "react-router-dom";
import { pushEvent } from "../../analytics/data-layer";
import { Wordmark } from "../../ui/wordmark";
import { business } from "../lib/business";
import type { StaffHandle } from "./staff-layout";

/** The frame of a page with a secret address, which no analytics event may contain. */
export function GuestLayout() {
  const handle = useMatches().at(-1)?.handle as StaffHandle | undefined;
  const title = typeof handle?.title === "string" ? handle.title : "";

  useEffect(() => {
    if (!title) return;
    document.title = `${title} | ${business.name}`;
    const path = `/${window.location.pathname.split("/")[1]}`;
    const location = window.location.origin + path;
    pushEvent({ event: "page_view", page_path: path, page_title: document.title, page_location: location });
  }, [title]);

  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-dark bg-ink text-paper">
        <div className="page-grid flex min-h-16 items-center py-2">
          <a href="/" aria-label={`${business.name}, ke beranda`}>
            <Wordmark name={business.name} {...business.logo} onDark />
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page-grid flex-1 py-10 outline-none">
        <Outlet />
      </main>
    </div>
  );
}
