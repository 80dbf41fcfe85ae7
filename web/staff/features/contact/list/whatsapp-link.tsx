import { MessageCircle } from "lucide";
import { whatsappLink } from "../../../../../worker/contract/inbox/reply-text";
import { Icon } from "../../../../ui/icon";

interface WhatsappLinkProps {
  name: string;
  phoneNumber: string;
  onOpen: () => void;
}

/** Opens a chat with a sender; nothing for a number that nobody can call. */
export function WhatsappLink({ name, phoneNumber, onOpen }: WhatsappLinkProps) {
  const link = whatsappLink(phoneNumber);
  if (!link) return null;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`WhatsApp ${name}`}
      onClick={onOpen}
      onAuxClick={({ button }) => button === 1 && onOpen()}
      className="inline-flex items-center gap-1.5 py-0.5 text-sm font-semibold text-leaf underline underline-offset-2 max-lg:py-2"
    >
      <Icon node={MessageCircle} className="size-4" />
      WhatsApp
    </a>
  );
}
