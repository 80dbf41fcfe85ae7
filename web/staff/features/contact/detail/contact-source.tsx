import { useId } from "react";
import type { ContactSource } from "../../../../../worker/contract/inbox/contact-submission";
import { campaignDetails, sourceText } from "./source-text";

/** Where the sender came from. */
export function ContactSourceLine({ source }: { source: ContactSource }) {
  const id = useId();
  const details = campaignDetails(source);
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-lg">
        Asal kontak
      </h2>
      <p className="mt-2 [overflow-wrap:anywhere]">{sourceText(source)}</p>
      {details && <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">{details}</p>}
    </section>
  );
}
