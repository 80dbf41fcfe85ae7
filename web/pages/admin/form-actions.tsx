import { ArrowLeft } from "lucide-react";
import { Link } from "react-router-dom";
import { LogoutButton } from "../../features/auth/logout-button";
import { buttonStyles } from "../../ui/button";

/** The ways out of a page below the list of posts. */
export function FormActions() {
  return (
    <>
      <Link to="/admin/blog" className={buttonStyles("outline")}>
        <ArrowLeft aria-hidden="true" className="size-4" />
        Kembali
      </Link>
      <LogoutButton />
    </>
  );
}
