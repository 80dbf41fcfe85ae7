import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { sessionQuery } from "../../api/auth";
import { showToast } from "../../lib/toast";
import { Spinner } from "../../ui/spinner";

/** Shows a staff page to signed-in staff only; the server refuses the others' calls all the same. */
export function AdminGuard({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const session = useQuery({ ...sessionQuery(), refetchOnMount: true });
  const user = session.data?.user;
  // An old answer is asked for again before anyone is turned away for it.
  const refused = session.isSuccess && !session.isFetching && !user?.isAdmin;
  const description = user
    ? "Akun Anda tidak memiliki akses admin"
    : "Silakan login terlebih dahulu untuk mengakses halaman admin";
  const target = user ? "/" : `/login?next=${encodeURIComponent(pathname + search)}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when access is refused
  useEffect(() => {
    // Whoever is leaving already, by logging out, is not told to log in.
    if (!refused || window.location.pathname !== pathname) return;
    showToast({ variant: "destructive", title: "Akses Dibatasi", description });
    navigate(target, { replace: true });
  }, [refused]);

  if (!user?.isAdmin) return <Spinner label="Memverifikasi akses..." className="min-h-[70vh]" />;
  return children;
}
