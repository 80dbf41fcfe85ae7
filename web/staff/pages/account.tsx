import { AccountHeading, ChangePassword, SessionList } from "../features/account/account-screen";
import { SecondFactor } from "../features/account/second-factor";
import { LogoutButton } from "../features/session/logout-page";

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
