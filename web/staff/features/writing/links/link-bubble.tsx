import type { Editor } from "@tiptap/core";
import { Link as LinkIcon, Pencil, Unlink } from "lucide";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { Bubble } from "../visual/bubble";
import { useEditorState } from "../visual/use-editor-state";
import { findLink, removeLink } from "./link";

interface LinkBubbleProps {
  editor: Editor;
  onEdit: () => void;
}

/** Where the link leads that the cursor is in, and what can be done with it. */
export function LinkBubble({ editor, onEdit }: LinkBubbleProps) {
  const link = useEditorState(editor, findLink);
  if (!link || !editor.state.selection.empty) return null;
  return (
    <Bubble editor={editor} at={link.from} end={link.to} label="Tautan">
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
      <Button variant="quiet" size="sm" onClick={() => removeLink(editor)}>
        <Icon node={Unlink} className="size-4" />
        Lepas
      </Button>
    </Bubble>
  );
}
