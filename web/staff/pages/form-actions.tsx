import { ArrowLeft } from "lucide";
import { Link } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { LogoutButton } from "../features/session/logout-button";

/** The ways out of a page below the list of posts. */
export function FormActions() {
  return (
    <>
      <Link to={staffPaths.posts} className={buttonStyles("outline")}>
        <Icon node={ArrowLeft} className="size-4" />
        Kembali
      </Link>
      <LogoutButton />
    </>
  );
}
