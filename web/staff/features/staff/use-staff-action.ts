import type { StaffMember } from "../../../../worker/contract/staff";
import { useChangeStaff, useResetLink, useStaffCall } from "../../../api/staff";
import type { RoleChoice } from "./role-text";
import type { StaffAction } from "./staff-actions";

/** Does something with an account; answers the link where one was made. */
export function useStaffAction() {
  const { mutateAsync: change } = useChangeStaff();
  const { mutateAsync: makeLink } = useResetLink();
  const { mutateAsync: call } = useStaffCall();

  return async (action: StaffAction, { id }: StaffMember, role: RoleChoice, currentPassword: string) => {
    const input = { id, currentPassword };
    switch (action) {
      case "reset":
        return makeLink(input);
      case "role":
        await change({ ...input, role: role || null });
        break;
      case "disable":
      case "enable":
        await change({ ...input, disabled: action === "disable" });
        break;
      case "sessions":
        await call({ ...input, call: "end-sessions" });
        break;
      case "unlock":
        await call({ ...input, call: "unlock" });
        break;
      case "factor":
        await call({ ...input, call: "remove-second-factor" });
    }
    return null;
  };
}
