import { CalendarClock, type IconNode, Mail, MessageCircle, Phone, Route } from "lucide";
import { useEffect, useRef } from "react";
import type { ContactDetail } from "../../../../../worker/contract/inbox/contact-change";
import { phoneLink } from "../../../../../worker/contract/inbox/reply-text";
import { cn } from "../../../../lib/cn";
import { Icon } from "../../../../ui/icon";

/** What opens over the page. */
export type Sheet = "whatsapp" | "email" | "stage" | "step";

interface ThumbBarProps {
  contact: ContactDetail;
  onOpen: (sheet: Sheet) => void;
}

const cell =
  "flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-md px-0.5 text-[0.6875rem] leading-tight font-semibold";

/** What is done daily with an enquiry, within reach of a thumb. */
export function ThumbBar({ contact, onOpen }: ThumbBarProps) {
  const ref = useBottomRoom();
  const tel = phoneLink(contact.phoneNumber);
  return (
    <nav
      ref={ref}
      aria-label="Tindakan cepat"
      data-thumb-bar=""
      className="on-dark fixed inset-x-0 bottom-0 z-30 bg-ink text-paper md:left-20 xl:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5 gap-1 px-2 pt-1.5 pb-[max(0.375rem,env(safe-area-inset-bottom))]">
        <li>
          {tel ? (
            <a href={tel} className={cn(cell, "hover:bg-white/10")}>
              <Face icon={Phone} label="Telepon" />
            </a>
          ) : (
            <Missing icon={Phone} label="Tanpa HP" />
          )}
        </li>
        <li>
          {tel ? (
            <button
              type="button"
              onClick={() => onOpen("whatsapp")}
              className={cn(cell, "bg-amber text-ink hover:bg-peach")}
            >
              <Face icon={MessageCircle} label="WhatsApp" />
            </button>
          ) : (
            <Missing icon={MessageCircle} label="Tanpa WA" />
          )}
        </li>
        <li>
          {contact.email ? (
            <button type="button" onClick={() => onOpen("email")} className={cn(cell, "hover:bg-white/10")}>
              <Face icon={Mail} label="Email" />
            </button>
          ) : (
            <Missing icon={Mail} label="Tanpa email" />
          )}
        </li>
        {(
          [
            ["stage", Route, "Tahap"],
            ["step", CalendarClock, "Langkah"],
          ] as const
        ).map(([sheet, icon, label]) => (
          <li key={sheet}>
            <button type="button" onClick={() => onOpen(sheet)} className={cn(cell, "hover:bg-white/10")}>
              <Face icon={icon} label={label} />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Face({ icon, label }: { icon: IconNode; label: string }) {
  return (
    <>
      <Icon node={icon} className="size-5" />
      <span className="max-[17.5rem]:sr-only">{label}</span>
    </>
  );
}

function Missing({ icon, label }: { icon: IconNode; label: string }) {
  return (
    <p className={cn(cell, "text-paper/60")}>
      <Face icon={icon} label={label} />
    </p>
  );
}

/**
 * The ref of a bar that is fixed at the bottom of the window. As much room as it takes is left below the page, below
 * what is scrolled to, and below toasts, however high it is at any zoom.
 */
function useBottomRoom() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement.style;
    const leave = (height: number) => {
      const room = height > 0 ? `${height}px` : "";
      root.setProperty("--toast-lift", room);
      root.scrollPaddingBottom = height > 0 ? `${height + 16}px` : "";
      document.body.style.paddingBottom = room;
    };
    const observer = new ResizeObserver(() => leave(bar.offsetHeight));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      leave(0);
    };
  }, []);
  return ref;
}
