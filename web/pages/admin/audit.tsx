import { AuditList } from "../../features/audit/audit-list";
import { LogoutButton } from "../../features/auth/logout-button";
import { usePageMeta } from "../../lib/use-page-meta";
import { adminMetadata } from "./admin-metadata";

export default function AdminAuditPage() {
  usePageMeta(adminMetadata("Catatan Aktivitas"));
  return <AuditList actions={<LogoutButton />} />;
}
