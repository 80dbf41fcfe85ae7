import { InviteScreen } from "../features/invite/invite-screen";

export default function InvitePage() {
  return <InviteScreen />;
}
