import { Mail, MessageCircle, Phone } from "lucide";
import type { ReactNode } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { phoneLink } from "../../../../../worker/contract/inbox/reply-text";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { CopyButton } from "../../../lib/copy-button";

interface ContactWaysProps {
  contact: ContactDetail;
  onWhatsapp: () => void;
  onEmail: () => void;
}

/** How the sender can be reached, as they typed it; on a phone the bar at the bottom does it. */
export function ContactWays({ contact, onWhatsapp, onEmail }: ContactWaysProps) {
  const { email, phoneNumber } = contact;
  const tel = phoneLink(phoneNumber);
  // An address that is too long goes on in the next line after its sign, not anywhere.
  const at = email.indexOf("@") + 1;
  return (
    <section aria-label="Cara menghubungi" className="mt-6">
      <dl className="divide-y divide-line border-y border-line">
        <Way name="Telepon" value={phoneNumber ?? ""}>
          {tel ? (
            <a href={tel} className="inline-block py-2 font-semibold underline underline-offset-4">
              {phoneNumber}
            </a>
          ) : (
            phoneNumber || <span className="text-ink-soft">Tidak diisi</span>
          )}
        </Way>
        <Way name="Email" value={email}>
          {email ? (
            <span className="font-semibold">
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </span>
          ) : (
            <span className="text-ink-soft">Tidak diisi</span>
          )}
        </Way>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 max-xl:hidden">
        {tel ? (
          <Button variant="dark" onClick={onWhatsapp}>
            <Icon node={MessageCircle} className="size-4" />
            WhatsApp
          </Button>
        ) : (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <Icon node={MessageCircle} className="size-4" />
            {phoneNumber ? "Nomor ini tidak bisa dipakai di WhatsApp" : "WhatsApp: tanpa nomor"}
          </p>
        )}
        {email && (
          <Button variant={tel ? "outline" : "dark"} onClick={onEmail}>
            <Icon node={Mail} className="size-4" />
            Email
          </Button>
        )}
        {tel && (
          <a href={tel} className={buttonStyles("outline")}>
            <Icon node={Phone} className="size-4" />
            Telepon
          </a>
        )}
      </div>
    </section>
  );
}

function Way({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 @3xs:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <dt className="text-sm text-ink-soft @max-3xs:col-span-full @max-3xs:pt-2">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
      {value && (
        <dd>
          <CopyButton isSign label={`Salin ${name.toLowerCase()}`} text={value} />
        </dd>
      )}
    </div>
  );
}
