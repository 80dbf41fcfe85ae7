import { LogOut } from "lucide";
import { useNavigate } from "react-router-dom";
import { Button } from "../../ui/button";

/** The client-side route of the logout. The server does not know it, so that external links cannot log anybody out. */
export const logoutPath = "/admin/logout";

/** `isSmall` shows only the icon on phones. */
export function LogoutButton({ isSmall }: { isSmall?: boolean }) {
  const navigate = useNavigate();
  return (
    <Button icon={LogOut} variant="quiet" size="sm" onClick={() => navigate(logoutPath)}>
      <span className={isSmall ? "max-sm:sr-only" : undefined}>Logout</span>
    </Button>
  );
}
