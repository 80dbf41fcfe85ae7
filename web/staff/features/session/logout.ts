import { redirectDocument } from "react-router-dom";
import { logOut } from "../../../api/auth";
import { handOverToast } from "../../../toasts/toast-handover";

/** Ends the session and leaves the staff area; the page that comes next says how it went. */
export async function logoutAction(): Promise<Response> {
  try {
    await logOut();
    handOverToast({ title: "Logout berhasil" });
    return redirectDocument("/");
  } catch (error) {
    console.error(error);
    handOverToast({
      variant: "destructive",
      title: "Logout gagal",
      description: "Terjadi kesalahan saat logout",
    });
    return redirectDocument("/login");
  }
}
