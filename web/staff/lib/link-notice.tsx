import { MessageCircle } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import { buttonStyles } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { inputStyles } from "../../ui/input-styles";
import { InlineNotice } from "../ui/inline-notice";
import { CopyButton } from "./copy-button";
import { useFocusReturn } from "./use-focus-return";

interface LinkNoticeProps {
  title: string;
  /** What the address is called. */
  name: string;
  url: string;
  /** What is sent with the link. */
  message: string;
  /** How long it works, and for whom. */
  children: ReactNode;
  /** A further button. */
  action?: ReactNode;
}

/** Shows a new link once, because its address is not stored. */
export function LinkNotice({ title, name, url, message, children, action }: LinkNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusReturn(ref);
  useEffect(() => ref.current?.focus(), []);
  return (
    <InlineNotice
      ref={ref}
      tone="success"
      title={title}
      className="mb-6"
      actions={
        <>
          <CopyButton label="Salin" text={url} />
          <a
            href={`https://wa.me/?text=${encodeURIComponent(`${message} ${url}`)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles("outline", "sm")}
          >
            <Icon node={MessageCircle} className="size-4" />
            Kirim lewat WhatsApp
          </a>
          {action}
        </>
      }
    >
      <p>{children}</p>
      <input
        readOnly
        aria-label={name}
        value={url}
        onFocus={(event) => event.target.select()}
        className={`${inputStyles} mt-3 font-mono`}
      />
    </InlineNotice>
  );
}
