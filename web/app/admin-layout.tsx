import { Suspense, useEffect } from "react";
import { Link, NavLink, Outlet } from "react-router-dom";
import { PageView } from "../analytics/page-view";
import { QueryProvider } from "../api/query-provider";
import { navigationContent } from "../content/navigation";
import { AdminGuard } from "../features/auth/admin-guard";
import { SessionNotice } from "../features/auth/session-notice";
import { cn } from "../lib/cn";
import { usePageTransition } from "./use-page-transition";
import { Wordmark } from "./wordmark";
import "../staff.css";

const links = [
  ...navigationContent.footer.adminLinks,
  { label: "Aktivitas", to: "/admin/audit" },
  { label: "Akun Saya", to: "/admin/account" },
];

/** The frame of the staff area: who may enter, where one is, and the way back to the website. */
export default function AdminLayout() {
  const mainRef = usePageTransition();
  useEffect(() => {
    // A message must be able to appear when the connection is gone.
    void import("../ui/toaster");
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="on-dark bg-ink text-paper">
        <div className="page-grid max-w-[92rem] flex min-h-16 flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2">
          <Link to="/" aria-label="Arunika Web, ke beranda">
            <Wordmark />
          </Link>
          <nav aria-label="Area staf">
            <ul className="-ml-2 flex flex-wrap sm:ml-0 sm:gap-1">
              {links.map(({ label, to }) => (
                <li key={to}>
                  <NavLink to={to} className={adminLink}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </header>
      <main
        id="main"
        ref={mainRef}
        tabIndex={-1}
        className="page-grid max-w-[92rem] flex-1 py-10 outline-none"
      >
        <QueryProvider>
          <SessionNotice />
          <AdminGuard>
            <Suspense>
              <Outlet />
            </Suspense>
          </AdminGuard>
        </QueryProvider>
      </main>
      <footer className="border-t border-line">
        <p className="page-grid max-w-[92rem] py-4 text-sm text-ink-soft">
          Area staf. Jangan bagikan isi halaman ini kepada pihak luar.
        </p>
      </footer>
      <PageView />
    </div>
  );
}

function adminLink({ isActive }: { isActive: boolean }): string {
  return cn(
    "inline-flex min-h-11 items-center rounded-full px-2 text-[0.8125rem] font-semibold sm:px-4 sm:text-sm",
    isActive ? "bg-paper text-ink" : "text-peach hover:bg-white/10 hover:text-white",
  );
}
