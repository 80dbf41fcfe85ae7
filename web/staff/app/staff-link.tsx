import { Link } from "react-router-dom";
import type { LinkProps } from "../../ui/link";

/** Links of what both apps show, followed by the router of this one. */
export function StaffLink({ href, ...props }: LinkProps) {
  return <Link to={href} {...props} />;
}
