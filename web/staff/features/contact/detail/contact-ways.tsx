import { CalendarClock, type IconNode, Mail, MessageCircle, Phone, Route } from "lucide";
import { Fragment, type ReactNode } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { phoneLink } from "../../../../../worker/contract/inbox/reply-text";
import { cn } from "../../../../lib/cn";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { CopyButton } from "../../../lib/copy-button";

/** The sheets of the page. */
export type Sheet = "whatsapp" | "email" | "stage" | "step";

interface ContactWaysProps {
  contact: ContactDetail;
  onOpen: (sheet: Sheet) => void;
}

/** The contact data of the sender; on phones the bottom bar replaces the buttons. */
export function ContactWays({ contact, onOpen }: ContactWaysProps) {
  const { email, phoneNumber } = contact;
  const tel = phoneLink(phoneNumber);
  // An address that is too long goes on in the next line after a sign, not anywhere.
  const parts = email.split(/(?<=[@.])/);
  return (
    <section aria-label="Cara menghubungi" className="mt-6">
      <dl className="divide-y divide-line border-y border-line">
        <Way name="Telepon" value={phoneNumber ?? ""}>
          {tel ? (
            <a
              href={tel}
              className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            >
              {phoneNumber}
            </a>
          ) : (
            phoneNumber || <span className="text-ink-soft">Tidak diisi</span>
          )}
        </Way>
        <Way name="Email" value={email}>
          {email ? (
            <span className="font-semibold">
              {parts.map((part, index) => (
                <Fragment key={parts.slice(0, index + 1).join("")}>
                  {part}
                  <wbr />
                </Fragment>
              ))}
            </span>
          ) : (
            <span className="text-ink-soft">Tidak diisi</span>
          )}
        </Way>
      </dl>
      <div className="mt-4 flex flex-wrap gap-2 max-xl:hidden">
        {tel && (
          <Button icon={MessageCircle} variant="dark" onClick={() => onOpen("whatsapp")}>
            WhatsApp
          </Button>
        )}
        {email && (
          <Button icon={Mail} variant={tel ? "outline" : "dark"} onClick={() => onOpen("email")}>
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

/** The bottom bar on phones with the most frequent actions. */
export function ThumbBar({ contact, onOpen }: ContactWaysProps) {
  const tel = phoneLink(contact.phoneNumber);
  const opens = (sheet: Sheet) => () => onOpen(sheet);
  return (
    <nav
      aria-label="Tindakan cepat"
      data-thumb-bar="contact"
      className="on-dark fixed inset-x-0 bottom-0 z-30 bg-ink text-paper md:left-20 xl:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5 gap-1 px-2 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
        <Act icon={Phone} label={tel ? "Telepon" : "Tanpa HP"} href={tel} />
        <Act
          icon={MessageCircle}
          label={tel ? "WhatsApp" : "Tanpa WA"}
          onSelect={tel ? opens("whatsapp") : null}
          look="bg-amber text-ink hover:bg-peach"
        />
        <Act
          icon={Mail}
          label={contact.email ? "Email" : "Tanpa email"}
          onSelect={contact.email ? opens("email") : null}
        />
        <Act icon={Route} label="Tahap" onSelect={opens("stage")} />
        <Act icon={CalendarClock} label="Langkah" onSelect={opens("step")} />
      </ul>
    </nav>
  );
}

interface ActProps {
  icon: IconNode;
  label: string;
  href?: string | null;
  onSelect?: (() => void) | null;
  look?: string;
}

/** An action of the bar; disabled without a target. */
function Act({ icon, label, href, onSelect, look = "hover:bg-white/10" }: ActProps) {
  const cell =
    "flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-md px-0.5 text-[min(0.6875rem,2.9vw)] leading-tight font-semibold";
  const face = (
    <>
      <Icon node={icon} className="size-5" />
      <span className="max-[17.5rem]:sr-only">{label}</span>
    </>
  );
  return (
    <li>
      {href ? (
        <a href={href} className={cn(cell, look)}>
          {face}
        </a>
      ) : onSelect ? (
        <button type="button" onClick={onSelect} className={cn(cell, look)}>
          {face}
        </button>
      ) : (
        <p className={cn(cell, "text-paper/60")}>{face}</p>
      )}
    </li>
  );
}
