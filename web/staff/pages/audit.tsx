import { AuditList } from "../features/audit/audit-list";
import { LogoutButton } from "../features/session/logout-button";

export default function AuditPage() {
  return <AuditList actions={<LogoutButton />} />;
}
