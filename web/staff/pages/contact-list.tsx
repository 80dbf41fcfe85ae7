import { Link, Navigate, useParams } from "react-router-dom";
import { staffPaths } from "../../../worker/contract/staff-paths";
import { buttonStyles } from "../../ui/button";
import { ContactList } from "../features/contact/contact-list";
import { LogoutButton } from "../features/session/logout-page";
import { PageForRight } from "../features/session/page-for-right";

export default function ContactListPage() {
  const { id } = useParams();
  const isNumber = /^[1-9]\d{0,8}$/.test(id ?? "");
  if (id !== undefined && !isNumber) return <Navigate to={staffPaths.contact} replace />;
  return (
    <PageForRight action="enquiries.use">
      <ContactList
        openId={id === undefined ? null : Number(id)}
        lastAction={<LogoutButton />}
        actions={
          <>
            <Link to="/" className={buttonStyles("outline")}>
              Kembali ke Website
            </Link>
            <Link to={staffPaths.posts} className={buttonStyles("outline")}>
              Admin Blog
            </Link>
          </>
        }
      />
    </PageForRight>
  );
}
