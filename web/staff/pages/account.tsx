import { AccountHeading } from "../features/account/account-heading";
import { ChangePassword } from "../features/account/change-password";
import { SecondFactor } from "../features/account/second-factor";
import { SessionList } from "../features/account/session-list";
import { LogoutButton } from "../features/session/logout-button";

export default function AccountPage() {
  return (
    <>
      <AccountHeading actions={<LogoutButton />} />
      <ChangePassword />
      <SecondFactor />
      <SessionList />
    </>
  );
}
