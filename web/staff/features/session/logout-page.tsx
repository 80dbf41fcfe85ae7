import { useEffect, useRef } from "react";
import { logOut } from "../../../api/auth";
import { handOverToast } from "../../../toasts/toast-handover";
import { Spinner } from "../../../ui/spinner";
import { searchesKey } from "../../lists/list-address";

/**
 * The page at `logoutPath` ends the session and leaves the staff area. It is a page, so that navigation guards ask about
 * unsaved work first.
 */
export function LogoutPage() {
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void leave();
  }, []);
  return (
    <main>
      <Spinner label="Sedang logout..." className="min-h-dvh" />
    </main>
  );
}

/** A full page load, because another navigation could replace one of the router. */
async function leave(): Promise<void> {
  try {
    await logOut();
    sessionStorage.removeItem(searchesKey);
    handOverToast({ title: "Logout berhasil" });
    window.location.replace("/");
  } catch (error) {
    console.error(error);
    const description = "Terjadi kesalahan saat logout";
    handOverToast({ variant: "destructive", title: "Logout gagal", description });
    window.location.replace("/login");
  }
}
