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

/** Says that the session has ended in the middle of work, and leads through the login back to this page. */
export function SessionNotice() {
  const expired = useSessionExpired();
  // Rendered anew on each page; the form of a post shows an address that the router does not know.
  useLocation();
  if (!expired) return null;
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title="Sesi Anda sudah berakhir"
      actions={
        <Link to={loginAddress(window.location)} state={withoutAsking} className={buttonStyles("dark")}>
          Login Lagi
        </Link>
      }
      className="sticky top-[calc(var(--staff-head)+0.75rem)] z-20 mb-8 shadow-lift"
    >
      Apa yang sudah Anda ketik tetap ada. Setelah login, Anda kembali ke halaman ini.
    </InlineNotice>
  );
}

interface Place {
  pathname: string;
  search: string;
}

/** The login that leads back to `place`. */
function loginAddress({ pathname, search }: Place): string {
  return `/login?next=${encodeURIComponent(pathname + search)}`;
}

/** Something that is so from some moment on, for as long as the page lives. */
export function createFlag() {
  let isUp = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    raise: () => {
      isUp = true;
      for (const listener of listeners) listener();
    },
    useIsUp: () => useSyncExternalStore(subscribe, () => isUp),
  };
}

const expiry = createFlag();

/** Takes note of a call's error: an answer 401 means that the session has ended. */
export function noticeExpiry(error: unknown): void {
  if (isSignedOut(error)) expiry.raise();
}

/** True once the server has answered 401 to any call of this page. */
export function useSessionExpired(): boolean {
  return expiry.useIsUp();
}

const outdated = createFlag();

/** Takes note of a call's error: an answer that cannot be read means that this tab is older than the site. */
export function noticeOutdated(error: unknown): void {
  if (error instanceof OutdatedError) outdated.raise();
}

/** Says that this tab no longer understands the server, and loads it anew. */
export function OutdatedNotice() {
  const isShown = outdated.useIsUp();
  if (!isShown) return null;
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title="Jawaban server tidak dikenali"
      actions={
        <Button variant="dark" onClick={() => window.location.reload()}>
          Muat Ulang
        </Button>
      }
      className="sticky top-[calc(var(--staff-head)+0.75rem)] z-20 mb-8 shadow-lift"
    >
      Website ini mungkin baru saja diperbarui. Muat ulang halaman ini untuk memakai versi terbaru.
    </InlineNotice>
  );
}
