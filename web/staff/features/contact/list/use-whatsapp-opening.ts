import type { ContactSubmission } from "../../../../../worker/contract/inbox/contact-submission";
import { useNotedOpening } from "../talk/use-noted-opening";

/** Writes down that WhatsApp was opened to answer somebody; what opens it is a link of its own. */
export function useWhatsappOpening() {
  const note = useNotedOpening();
  return (contact: ContactSubmission): Promise<void> => {
    const { firstResponseAt, stage } = contact;
    const marks = { firstResponse: firstResponseAt === null, contacted: stage === "new" };
    return note({ contact, input: { kind: "whatsapp", key: crypto.randomUUID(), ...marks } });
  };
}
