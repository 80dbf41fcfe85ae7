import { Link } from "react-router-dom";
import { LogoutButton } from "../../features/auth/logout-button";
import { PostList } from "../../features/blog/post-list";
import { usePageMeta } from "../../lib/use-page-meta";
import { buttonStyles } from "../../ui/button";
import { adminMetadata } from "./admin-metadata";

export default function AdminBlogListPage() {
  usePageMeta(adminMetadata("Manajemen Blog"));
  return (
    <PostList
      actions={
        <>
          <LogoutButton />
          <Link to="/admin/contact" className={buttonStyles("outline")}>
            Admin Kontak
          </Link>
          <Link to="/admin/blog/formats" className={buttonStyles("outline")}>
            Format Artikel
          </Link>
        </>
      }
    />
  );
}
