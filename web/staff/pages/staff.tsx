import { LogoutButton } from "../features/session/logout-button";
import { StaffScreen } from "../features/staff/staff-screen";

export default function StaffPage() {
  return <StaffScreen actions={<LogoutButton />} />;
}
