import type { JSONContent } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { X } from "lucide";
import { useCallback, useEffect, useRef, useState } from "react";
import { useCleanContent } from "../../../../api/blog-admin";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { documentSchema } from "../document/document-extensions";
import { openDocument } from "../document/open-document";
import { refusalText } from "../document/refusal";
import { LinkBubble } from "../links/link-bubble";
import { mayLink } from "../links/link-commands";
import { pastePlugin } from "../paste/paste-plugin";
import { openEnds } from "../paste/slices";
import { LostUploads } from "../pictures/lost-uploads";
import { PictureBubble } from "../pictures/picture-bubble";
import { UndescribedLine } from "../pictures/undescribed-line";
import { usePictures } from "../pictures/use-pictures";
import { type Layer, toolbarId, WritingToolbar } from "../toolbar/writing-toolbar";
import { editorKeys } from "./keys";
import { WordCount } from "./word-count";
import { createWriting, showRange, type Writing } from "./writing";
import { WritingLayers } from "./writing-layers";

const noLink = "Tautan hanya bisa dipasang pada teks. Letakkan kursor di dalam paragraf, lalu coba lagi.";

/** The id of what is written in. */
export const editorId = "post-content-visual";

/** Opens cleaned HTML, or says in a sentence why it stays HTML. */
export function openWriting(cleaned: string): { document: JSONContent } | { refusal: string } {
  const opened = openDocument(cleaned);
  return "refusal" in opened ? { refusal: refusalText(opened.refusal) } : opened;
}

const nodeOf = (document: JSONContent) => documentSchema().nodeFromJSON(document);

/** What is written into an empty text begins with a paragraph. */
function documentOf(opened: JSONContent): Node {
  const document = nodeOf(opened);
  const empty =
    document.textContent === "" && document.childCount === 1 && document.firstChild?.childCount === 0;
  return empty ? (document.type.createAndFill() ?? document) : document;
}

/** Selects in the editor what stands between two places of its source. */
export const showInVisual = (source: string, range: { from: number; to: number }) =>
  showRange(editorId, source, range);

/** What cleaned HTML brings into a text; null where the editor cannot hold it. */
function sliceOf(cleaned: string) {
  const opened = openDocument(cleaned);
  return "document" in opened ? openEnds(nodeOf(opened.document).content) : null;
}

interface VisualWritingProps {
  document: JSONContent;
  readOnly: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onWrite: (html: string) => void;
  onFault: (error: unknown) => void;
  /** How many pictures are on their way into the text, and whether some have come to nothing. */
  onUploads: (sending: number, hasLost: boolean) => void;
}

/** Writes an article as it will look; whatever changes is told as HTML. */
export function VisualWriting(props: VisualWritingProps) {
  const { readOnly, isInvalid, describedBy } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const { mutateAsync: clean } = useCleanContent();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  const [trouble, setTrouble] = useState("");
  const pictures = usePictures();
  const known = useRef(pictures);
  known.current = pictures;
  const close = useCallback(() => setLayer(null), []);
  const { sending } = pictures;
  const hasLost = pictures.lost.length > 0;
  const { onUploads } = props;
  useEffect(() => onUploads(sending, hasLost), [onUploads, sending, hasLost]);
  useEffect(() => () => onUploads(0, false), [onUploads]);

  const open = useCallback((wanted: Layer, view: EditorView) => {
    const isFine = wanted !== "link" || mayLink(view.state);
    setTrouble(isFine ? "" : noLink);
    if (isFine) setLayer(wanted);
  }, []);

  useEffect(() => {
    if (!place.current) return;
    const element = place.current;
    // What went wrong before is over once something else is pasted or dropped.
    const forget = () => setTrouble("");
    element.addEventListener("paste", forget, true);
    element.addEventListener("drop", forget, true);
    const made: Writing = createWriting({
      place: element,
      document: documentOf(latest.current.document),
      isReadOnly: () => latest.current.readOnly,
      attributes: () => attributesOf(latest.current),
      isDescribed: (node) => known.current.isDescribed(node),
      onWrite: (html) => latest.current.onWrite(html),
      onFault: (error) => latest.current.onFault(error),
      plugins: [
        ...editorKeys({
          onLink: () => open("link", made.view),
          onShortcuts: () => setLayer("shortcuts"),
          onToolbar: () => document.querySelector<HTMLElement>(`#${toolbarId} button`)?.focus(),
        }),
        pastePlugin({
          clean: (html) => clean(html),
          read: sliceOf,
          onFiles: (files, pos) => known.current.upload(files, pos),
          onTrouble: setTrouble,
        }),
      ],
    });
    known.current.attach(made);
    setWriting(made);
    return () => {
      known.current.attach(null);
      made.destroy();
      element.removeEventListener("paste", forget, true);
      element.removeEventListener("drop", forget, true);
    };
  }, [clean, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the element says of itself, and takes, depends on them
  useEffect(() => {
    writing?.view.setProps({ attributes: attributesOf(latest.current) });
  }, [writing, readOnly, isInvalid, describedBy]);

  return (
    <div
      className={cn(
        "writing relative rounded-md border bg-white",
        isInvalid ? "border-danger" : "border-edge has-[.ProseMirror:focus-visible]:border-ink",
      )}
    >
      {writing && !readOnly && (
        <WritingToolbar writing={writing} onOpen={(wanted) => open(wanted, writing.view)} />
      )}
      <div ref={place} />
      {writing && !readOnly && (
        <>
          <LinkBubble writing={writing} onEdit={() => setLayer("link")} />
          <PictureBubble
            writing={writing}
            pictures={pictures}
            onWords={() => setLayer("words")}
            onReplace={() => setLayer("replace")}
          />
          <WritingLayers writing={writing} pictures={pictures} layer={layer} onClose={close} />
        </>
      )}
      <div className="border-t border-line px-4 py-2">
        <div className={cn("mb-1 flex items-start gap-2", !trouble && "hidden")}>
          <p role="alert" className="grow py-1.5 text-sm font-medium text-danger">
            {trouble}
          </p>
          <Button variant="quiet" size="sm" aria-label="Tutup pesan" onClick={() => setTrouble("")}>
            <Icon node={X} className="size-4" />
          </Button>
        </div>
        {writing && !readOnly && (
          <>
            <LostUploads pictures={pictures} />
            <UndescribedLine writing={writing} pictures={pictures} onWords={() => setLayer("words")} />
          </>
        )}
        {writing && <WordCount writing={writing} />}
      </div>
    </div>
  );
}

function attributesOf({ readOnly, isInvalid, describedBy }: VisualWritingProps): Record<string, string> {
  return {
    id: editorId,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": "Isi artikel",
    "aria-controls": toolbarId,
    class: "article-body writing-text",
    spellcheck: "true",
    ...(readOnly && { "aria-readonly": "true", tabindex: "0" }),
    ...(isInvalid && { "aria-invalid": "true" }),
    ...(describedBy && { "aria-describedby": describedBy }),
  };
}
