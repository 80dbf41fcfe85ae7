import { Button } from "../../../../ui/button";
import { InlineNotice } from "../../../ui/inline-notice";
import type { ContactDesk } from "./use-contact-desk";

/** Names each enquiry that something could not be done to, with the reason. */
export function RefusedContacts({ desk }: { desk: ContactDesk }) {
  const { refused } = desk;
  if (!refused) return null;
  return (
    <InlineNotice
      role="alert"
      tone="danger"
      title={refused.title}
      actions={
        <Button variant="outline" size="sm" onClick={desk.forgetRefused}>
          Mengerti
        </Button>
      }
      className="mt-5"
    >
      <ul className="grid list-disc gap-1 pl-5">
        {refused.contacts.map(({ id, name, message }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <strong className="text-ink">{name || `Kontak #${id}`}</strong>: {message}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
