import { LogoutButton } from "../features/session/logout-page";
import { PageForRight } from "../features/session/page-for-right";
import { StaffScreen } from "../features/staff/staff-screen";

export default function StaffPage() {
  return (
    <PageForRight action="staff.manage">
      <StaffScreen actions={<LogoutButton />} />
    </PageForRight>
  );
}
