import { ArrowLeft } from "lucide";
import { Link } from "react-router-dom";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { useListAddress } from "../features/posts/list-return";
import { LogoutButton } from "../features/session/logout-page";

/** The ways out of a page below the list of posts. */
export function FormActions() {
  return (
    <>
      <Link to={useListAddress()} className={buttonStyles("outline")}>
        <Icon node={ArrowLeft} className="size-4" />
        Kembali
      </Link>
      <LogoutButton />
    </>
  );
}
