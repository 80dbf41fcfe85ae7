import { Link as LinkIcon, Pencil, Unlink } from "lucide";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Bubble } from "../visual/bubble";
import { useSnapshot } from "../visual/use-snapshot";
import type { Writing } from "../visual/writing";
import { removeLink } from "./link-commands";

interface LinkBubbleProps {
  writing: Writing;
  onEdit: () => void;
}

/** Where the link leads that the cursor is in, and what can be done with it. */
export function LinkBubble({ writing, onEdit }: LinkBubbleProps) {
  const { link } = useSnapshot(writing);
  if (!link) return null;
  return (
    <Bubble writing={writing} at={link.from} end={link.to} label="Tautan">
      <a
        href={link.href}
        target="_blank"
        rel="noopener noreferrer"
        className="flex min-w-0 grow items-center gap-2 px-2 text-sm font-semibold text-fajar-deep underline"
      >
        <Icon node={LinkIcon} className="size-4 shrink-0" />
        <span className="truncate">{link.href}</span>
        {link.isNewTab && <span className="shrink-0 text-ink-soft">(tab baru)</span>}
      </a>
      <Button variant="quiet" size="sm" onClick={onEdit}>
        <Icon node={Pencil} className="size-4" />
        Ubah
      </Button>
      <Button variant="quiet" size="sm" onClick={() => writing.run(removeLink)}>
        <Icon node={Unlink} className="size-4" />
        Lepas
      </Button>
    </Bubble>
  );
}
