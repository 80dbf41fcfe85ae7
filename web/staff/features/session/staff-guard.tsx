import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { sessionQuery } from "../../../api/auth";
import { handOverToast } from "../../../toasts/toast-handover";
import { Spinner } from "../../../ui/spinner";
import { loginAddress } from "./login-address";

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
