import { LogOut } from "lucide";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

/** Where the session is ended; no page that the server knows, so that no link from outside can log anybody out. */
export const logoutPath = "/admin/logout";

/** `isSmall` is its sign alone on a phone. */
export function LogoutButton({ isSmall }: { isSmall?: boolean }) {
  const navigate = useNavigate();
  return (
    <Button variant="quiet" size="sm" onClick={() => navigate(logoutPath)}>
      <Icon node={LogOut} className="size-4" />
      <span className={isSmall ? "max-sm:sr-only" : undefined}>Logout</span>
    </Button>
  );
}
