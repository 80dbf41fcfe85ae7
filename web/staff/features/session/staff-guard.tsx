import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router-dom";
import { sessionQuery } from "../../../api/auth";
import { isSignedOut } from "../../../lib/http";
import { OutdatedError } from "../../../lib/read-as";
import { handOverToast } from "../../../toasts/toast-handover";
import { Button, buttonStyles } from "../../../ui/button";
import { Spinner } from "../../../ui/spinner";
import { withoutAsking } from "../../lib/use-leave-guard";
import { InlineNotice } from "../../ui/inline-notice";

/** Shows a staff page to signed-in staff only; the server refuses the others' calls all the same. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const client = useQueryClient();
  const session = useQuery(sessionQuery());
  const user = session.data?.user;
  const isStaff = Boolean(user?.role ?? user?.isAdmin);
  // Whoever was let in stays when a later check finds no connection: only an answer turns away.
  const refused = !session.isPending && !session.isFetching && !isStaff;

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on each page
  useEffect(() => {
    void client.prefetchQuery(sessionQuery());
  }, [location.pathname]);
  const description = user
    ? "Akun Anda tidak memiliki akses admin"
    : "Silakan login terlebih dahulu untuk mengakses halaman admin";
  const target = user ? "/" : loginAddress(location);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when access is refused
  useEffect(() => {
    if (!refused) return;
    handOverToast({ variant: "destructive", title: "Akses Dibatasi", description });
    // By the browser itself: a navigation of the router could be overtaken by another.
    window.location.replace(target);
  }, [refused]);

  if (!isStaff) return <Spinner label="Memverifikasi akses..." className="min-h-[70vh]" />;
  return children;
}

interface Place {
  pathname: string;
  search: string;
}

/** The login that leads back to `place`. */
function loginAddress({ pathname, search }: Place): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** What a call's error has told of this page, and stays so for as long as the page lives. */
let known: "" | "expired" | "outdated" = "";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const useKnown = () => useSyncExternalStore(subscribe, () => known);

/** Takes note of what concerns the page: its session has ended, or it is older than the site, whose answer it cannot read. */
export function noticeError(error: unknown): void {
  if (isSignedOut(error)) known = "expired";
  else if (error instanceof OutdatedError) known ||= "outdated";
  for (const listener of listeners) listener();
}

/** True once the server has answered 401 to any call of this page. */
export const useSessionExpired = (): boolean => useKnown() === "expired";

/** Says in the middle of work that the session has ended, with the way back here, or that the page has to be loaded anew. */
export function SessionNotice() {
  const isExpired = useSessionExpired();
  const isOutdated = useKnown() === "outdated";
  // Rendered anew on each page; the form of a post shows an address that the router does not know.
  useLocation();
  if (!isExpired && !isOutdated) return null;
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title={isExpired ? "Sesi Anda sudah berakhir" : "Jawaban server tidak dikenali"}
      actions={
        isExpired ? (
          <Link to={loginAddress(window.location)} state={withoutAsking} className={buttonStyles("dark")}>
            Login Lagi
          </Link>
        ) : (
          <Button variant="dark" onClick={() => window.location.reload()}>
            Muat Ulang
          </Button>
        )
      }
      className="sticky top-[calc(var(--staff-head)+0.75rem)] z-20 mb-8 shadow-lift"
    >
      {isExpired
        ? "Apa yang sudah Anda ketik tetap ada. Setelah login, Anda kembali ke halaman ini."
        : "Website ini mungkin baru saja diperbarui. Muat ulang halaman ini untuk memakai versi terbaru."}
    </InlineNotice>
  );
}
