import { AuditList } from "../features/audit/audit-list";
import { LogoutButton } from "../features/session/logout-page";
import { PageForRight } from "../features/session/page-for-right";

export default function AuditPage() {
  return (
    <PageForRight action="audit.read">
      <AuditList actions={<LogoutButton />} />
    </PageForRight>
  );
}
