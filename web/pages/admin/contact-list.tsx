import { Link } from "react-router-dom";
import { LogoutButton } from "../../features/auth/logout-button";
import { ContactList } from "../../features/contact/contact-list";
import { usePageMeta } from "../../lib/use-page-meta";
import { buttonStyles } from "../../ui/button";
import { adminMetadata } from "./admin-metadata";

export default function AdminContactListPage() {
  usePageMeta(adminMetadata("Daftar Kontak"));
  return (
    <ContactList
      actions={
        <>
          <Link to="/" className={buttonStyles("outline")}>
            Kembali ke Website
          </Link>
          <Link to="/admin/blog" className={buttonStyles("outline")}>
            Admin Blog
          </Link>
          <LogoutButton />
        </>
      }
    />
  );
}
