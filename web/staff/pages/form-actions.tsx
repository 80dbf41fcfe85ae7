import { ArrowLeft } from "lucide";
import { Link } from "react-router-dom";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { LogoutButton } from "../features/session/logout-button";

/** The ways out of a page below the list of posts. */
export function FormActions() {
  return (
    <>
      <Link to="/admin/blog" className={buttonStyles("outline")}>
        <Icon node={ArrowLeft} className="size-4" />
        Kembali
      </Link>
      <LogoutButton />
    </>
  );
}
