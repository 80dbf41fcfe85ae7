import { AccountHeading } from "../../features/account/account-heading";
import { ChangePassword } from "../../features/account/change-password";
import { SecondFactor } from "../../features/account/second-factor";
import { SessionList } from "../../features/account/session-list";
import { LogoutButton } from "../../features/auth/logout-button";
import { usePageMeta } from "../../lib/use-page-meta";
import { adminMetadata } from "./admin-metadata";

export default function AdminAccountPage() {
  usePageMeta(adminMetadata("Akun Saya"));
  return (
    <>
      <AccountHeading actions={<LogoutButton />} />
      <ChangePassword />
      <SecondFactor />
      <SessionList />
    </>
  );
}
