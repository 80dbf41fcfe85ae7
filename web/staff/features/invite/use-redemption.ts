import type { InvitedAccount, PasswordReset } from "../../../../worker/contract/staff";
import { staffPaths } from "../../../../worker/contract/staff-paths";
import { useRedeem } from "../../../api/invites";
import { isGone } from "../../../lib/http";
import { handOverToast } from "../../../toasts/toast-handover";

/** Uses a link and goes on to the staff area; answers what is left to say where nobody is signed in yet. */
export function useRedemption(token: string, success: string, onOver: () => void) {
  const redeem = useRedeem(token);
  return async (input: InvitedAccount | PasswordReset): Promise<string | null> => {
    try {
      const { user, message = "" } = await redeem.mutateAsync(input);
      if (!user) return message;
    } catch (error) {
      if (isGone(error)) onOver();
      throw error;
    }
    handOverToast({ title: success });
    // In the place of this page, so that no way back leads to a link that is used.
    window.location.replace(staffPaths.posts);
    return null;
  };
}
