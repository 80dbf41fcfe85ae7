import { Link, useLocation } from "react-router-dom";
import { buttonStyles } from "../../../ui/button";
import { withoutAsking } from "../../lib/leaving";
import { InlineNotice } from "../../ui/inline-notice";
import { loginAddress } from "./login-address";
import { useSessionExpired } from "./session-expiry";

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
      className="sticky top-3 z-20 mb-8 shadow-lift"
    >
      Apa yang sudah Anda ketik tetap ada. Setelah login, Anda kembali ke halaman ini.
    </InlineNotice>
  );
}
