import { useEffect, useRef } from "react";
import { logOut } from "../../../api/auth";
import { handOverToast } from "../../../toasts/toast-handover";
import { Spinner } from "../../../ui/spinner";
import { searchesKey } from "../../lists/list-address";

/**
 * Stands at `logoutPath`: ends the session and leaves the staff area. A page without anything to press, so that nothing comes in between, and
 * one that is gone to, so that unsaved work is asked about first.
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

/** By the browser itself: a navigation of the router could be overtaken by another. */
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
