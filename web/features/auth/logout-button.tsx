import { LogOut } from "lucide";
import { useNavigate } from "react-router-dom";
import { useForgetSession, useLogout } from "../../api/auth";
import { showToast } from "../../lib/toast";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";

export function LogoutButton() {
  const navigate = useNavigate();
  const logout = useLogout();
  const forgetSession = useForgetSession();

  async function handleClick() {
    try {
      await logout.mutateAsync();
      navigate("/");
      showToast({ title: "Logout berhasil" });
    } catch (error) {
      console.error(error);
      navigate("/login");
      const description = "Terjadi kesalahan saat logout";
      showToast({ variant: "destructive", title: "Logout gagal", description });
    } finally {
      forgetSession();
    }
  }

  return (
    <Button variant="outline" data-leaves disabled={logout.isPending} onClick={handleClick}>
      <Icon node={LogOut} className="size-4" />
      Logout
    </Button>
  );
}
