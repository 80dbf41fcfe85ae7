import { useEffect, useRef } from "react";
import type { NewLink } from "../../../../worker/contract/staff";
import { formatLongDateTime } from "../../../lib/format";
import { Button, buttonStyles } from "../../../ui/button";
import { CopyButton } from "../../lib/copy-button";
import { useFocusReturn } from "../../lib/use-focus-return";
import { InlineNotice } from "../../ui/inline-notice";

interface LinkNoticeProps {
  title: string;
  link: NewLink;
  /** What is sent with the link. */
  message: string;
  onClose: () => void;
}

/** A new link, this one time: its address is kept nowhere. */
export function LinkNotice({ title, link, message, onClose }: LinkNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useFocusReturn(ref);
  useEffect(() => ref.current?.focus(), []);
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${message} ${link.url}`)}`;
  return (
    <InlineNotice
      ref={ref}
      tone="success"
      title={title}
      actions={
        <>
          <CopyButton label="Salin" text={link.url} />
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyles("outline", "sm")}
          >
            Kirim lewat WhatsApp
          </a>
          <Button variant="dark" size="sm" onClick={onClose}>
            Selesai
          </Button>
        </>
      }
    >
      <p>
        Tautan ini hanya ditampilkan sekali, berlaku sampai {formatLongDateTime(link.expiresAt)} WIB, dan bisa
        dipakai satu kali. Kirim hanya kepada orangnya.
      </p>
      <p className="mt-3 font-mono text-[0.9rem] text-ink [overflow-wrap:anywhere]">{link.url}</p>
    </InlineNotice>
  );
}
