import { Link } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { buttonStyles } from "../../ui/button";
import { ContactList } from "../features/contact/contact-list";
import { LogoutButton } from "../features/session/logout-button";
import { PageForRight } from "../features/session/page-for-right";

export default function ContactListPage() {
  return (
    <PageForRight action="enquiries.use">
      <ContactList
        actions={
          <>
            <Link to="/" className={buttonStyles("outline")}>
              Kembali ke Website
            </Link>
            <Link to={staffPaths.posts} className={buttonStyles("outline")}>
              Admin Blog
            </Link>
            <LogoutButton />
          </>
        }
      />
    </PageForRight>
  );
}
