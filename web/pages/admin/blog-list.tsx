import { Link } from "react-router-dom";
import { LogoutButton } from "../../features/auth/logout-button";
import { PostTable } from "../../features/blog/post-table";
import { usePageMeta } from "../../lib/use-page-meta";
import { buttonStyles } from "../../ui/button";
import { adminMetadata } from "./admin-metadata";

export default function AdminBlogListPage() {
  usePageMeta(adminMetadata("Manajemen Blog"));
  return (
    <PostTable
      actions={
        <>
          <Link to="/admin/contact" className={buttonStyles("outline")}>
            Admin Kontak
          </Link>
          <LogoutButton />
        </>
      }
    />
  );
}
