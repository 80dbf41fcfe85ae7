import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { buttonStyles } from "../../../../ui/button";

interface OpeningLinkProps
  extends Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel" | "children"> {
  href: string;
  /** The words that it opens with are on their way: it would open without them. */
  isComing: boolean;
  onOpen: () => void;
}

/** Opens another app with the message; it waits for the template that fills it, and keeps the focus meanwhile. */
export function OpeningLink({ href, isComing, onOpen, ...link }: OpeningLinkProps) {
  const open = (event: MouseEvent) => (isComing ? event.preventDefault() : onOpen());
  return (
    <a
      {...link}
      href={href}
      aria-disabled={isComing || undefined}
      onClick={open}
      onAuxClick={(event) => event.button === 1 && open(event)}
      className={buttonStyles()}
    />
  );
}
