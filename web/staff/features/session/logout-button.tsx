import { LogOut } from "lucide";
import { Form, useNavigation } from "react-router-dom";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";

/** Where the form of the button is sent to: an action of the router, and no page. */
export const logoutPath = "/admin/logout";

/** A form, so that a page with unsaved work is asked before the session ends. */
export function LogoutButton() {
  const navigation = useNavigation();
  return (
    <Form method="post" action={logoutPath}>
      <Button type="submit" variant="outline" disabled={navigation.formAction === logoutPath}>
        <Icon node={LogOut} className="size-4" />
        Logout
      </Button>
    </Form>
  );
}
