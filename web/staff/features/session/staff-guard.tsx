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

/** Renders staff pages for signed-in staff only. The server checks every call too. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const client = useQueryClient();
  const session = useQuery(sessionQuery());
  const user = session.data?.user;
  const isStaff = Boolean(user?.role ?? user?.isAdmin);
  // Only an answer of the server ends the access, not a lost connection.
  const refused = !session.isPending && !session.isFetching && !isStaff;

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked again on each page
  useEffect(() => {
    void client.prefetchQuery(sessionQuery());
  }, [location.pathname]);
  const description = user
    ? "Akun Anda tidak memiliki akses admin"
    : "Silakan login terlebih dahulu untuk mengakses halaman admin";
  const target = user ? "/" : loginAddress(location);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once after a refusal
  useEffect(() => {
    if (!refused) return;
    handOverToast({ variant: "destructive", title: "Akses Dibatasi", description });
    // A full page load, because another navigation could replace one of the router.
    window.location.replace(target);
  }, [refused]);

  if (!isStaff) return <Spinner isPage label="Memverifikasi akses..." className="min-h-[70vh]" />;
  return children;
}

interface Place {
  pathname: string;
  search: string;
}

/** The address of the login with a return to `place`. */
function loginAddress({ pathname, search }: Place): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** The state that an error has shown; it never changes back. */
let known: "" | "expired" | "outdated" = "";
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const useKnown = () => useSyncExternalStore(subscribe, () => known);

/** Detects the end of the session and an outdated page. */
export function noticeError(error: unknown): void {
  if (isSignedOut(error)) known = "expired";
  else if (error instanceof OutdatedError) known ||= "outdated";
  for (const listener of listeners) listener();
}

/** Whether the server has answered 401 to any call of this page. */
export const useSessionExpired = (): boolean => useKnown() === "expired";

/** The notice about an ended session or an outdated page. */
export function SessionNotice() {
  const isExpired = useSessionExpired();
  const isOutdated = useKnown() === "outdated";
  // Rerenders on each navigation for the current address, which forms may have replaced.
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
