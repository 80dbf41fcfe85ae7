import { type Editor, Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { X } from "lucide";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { cleanForPasting } from "../../../../api/blog-admin";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { findRefusal } from "../document/article-document";
import { mayLink } from "../links/link";
import { createPaste } from "../paste/paste";
import { getHash, silentPictures } from "../pictures/picture-nodes";
import { type Pictures, selectSilent, usePictures } from "../pictures/use-pictures";
import { clearFormat, type Layer, link, type MenuCommand, shortcuts } from "../toolbar/commands";
import { toolbarId, toolbarKey, WritingToolbar } from "../toolbar/writing-toolbar";
import { LinkBubble, PictureBubble, SelectionBubble, SlashMenu } from "./bubbles";
import { createEditor, useEditorState } from "./editor";
import { WritingLayers } from "./writing-layers";

/** Exported here, so that one lazy module contains both. */
export const whyNotVisual = findRefusal;

const noLink = "Tautan hanya bisa dipasang pada teks. Letakkan kursor di dalam paragraf, lalu coba lagi.";

/** The id of the editable element. */
export const editorId = "post-content-visual";

interface VisualWritingProps {
  /** Cleaned HTML that the editor opens. */
  document: string;
  readOnly: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onWrite: (html: string) => void;
  onFault: (error: unknown) => void;
  /** Called with the number of running uploads, and of pasted texts that are still cleaned. */
  onUploads: (sending: number, pasting: number) => void;
  /** Toggles the full screen. */
  onFullScreen: () => void;
  isFullScreen: boolean;
}

/** The visual editor; changes are reported as HTML. Memoized, so that typing in other fields does not render it. */
export const VisualWriting = memo(function VisualWriting(props: VisualWritingProps) {
  const { readOnly, isInvalid, describedBy, onUploads } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  const [notice, setNotice] = useState("");
  const pictures = usePictures(editor, setNotice, giveWords);
  const known = useRef(pictures);
  known.current = pictures;
  /** Opens the alt text dialog of the picture with a hash, or of the first undescribed one. */
  function giveWords(hash?: string) {
    const isMeant = (node: Node) => (hash ? getHash(node) === hash : !known.current.isDescribed(node));
    if (editor && selectSilent(editor, isMeant)) setLayer("words");
  }
  const [pasting, setPasting] = useState(0);
  const { sending } = pictures;
  useEffect(() => onUploads(sending, pasting), [onUploads, sending, pasting]);
  useEffect(() => () => onUploads(0, 0), [onUploads]);

  const run = useCallback((made: Editor, command: MenuCommand) => {
    const isFine = command.layer !== "link" || mayLink(made);
    setNotice(isFine ? "" : noLink);
    if (command.layer) {
      if (isFine) setLayer(command.layer);
    } else {
      made.view.focus();
      command.run(made);
    }
    return true;
  }, []);

  useEffect(() => {
    if (!place.current) return;
    const keys = Extension.create({
      name: "writingKeys",
      priority: 1000,
      addKeyboardShortcuts: () => ({
        ...Object.fromEntries(
          [link, clearFormat, shortcuts].map((command) => [
            command.keys,
            ({ editor: one }) => run(one, command),
          ]),
        ),
        [toolbarKey]: () => {
          document.querySelector<HTMLElement>(`#${toolbarId} button`)?.focus();
          return true;
        },
      }),
    });
    const paste = createPaste({
      clean: cleanForPasting,
      onFiles: (files, pos) => known.current.upload(files, pos),
      onNotice: setNotice,
      onPending: (change) => setPasting((count) => count + change),
    });
    const made = createEditor({
      element: place.current,
      source: latest.current.document,
      editable: !latest.current.readOnly,
      attributes: toEditorAttributes(latest.current),
      isDescribed: (node) => known.current.isDescribed(node),
      onWrite: (html) => latest.current.onWrite(html),
      onFault: (error) => latest.current.onFault(error),
      extensions: [keys, paste],
    });
    setEditor(made);
    return () => {
      setEditor(null);
      made.destroy();
    };
  }, [run]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes of the element depend on them
  useEffect(() => {
    editor?.setOptions({
      editable: !readOnly,
      editorProps: { ...editor.options.editorProps, attributes: toEditorAttributes(latest.current) },
    });
  }, [editor, readOnly, isInvalid, describedBy]);

  return (
    <div
      className={cn(
        "writing relative rounded-md border bg-white",
        isInvalid ? "border-danger" : "border-edge has-[.ProseMirror:focus-visible]:border-ink",
      )}
    >
      {editor && !readOnly && (
        <WritingToolbar
          editor={editor}
          onRun={(command) => run(editor, command)}
          isFullScreen={props.isFullScreen}
          onFullScreen={props.onFullScreen}
        />
      )}
      <div ref={place} />
      {editor && !readOnly && (
        <>
          <LinkBubble editor={editor} onEdit={() => setLayer("link")} />
          <PictureBubble
            editor={editor}
            pictures={pictures}
            onWords={() => setLayer("words")}
            onReplace={() => setLayer("replace")}
          />
          <SelectionBubble editor={editor} onRun={(command) => run(editor, command)} />
          <SlashMenu editor={editor} onRun={(command) => run(editor, command)} />
          <WritingLayers editor={editor} pictures={pictures} layer={layer} onClose={() => setLayer(null)} />
        </>
      )}
      <div className="border-t border-line px-4 py-2">
        <div className={cn("mb-1 flex items-start gap-2", !notice && "hidden")}>
          <p role="alert" className="grow py-1.5 text-sm font-medium text-danger">
            {notice}
          </p>
          <Button icon={X} variant="quiet" size="sm" aria-label="Tutup pesan" onClick={() => setNotice("")} />
        </div>
        {editor && !readOnly && (
          <UndescribedLine editor={editor} pictures={pictures} onWords={() => giveWords()} />
        )}
        {editor && <WordCount editor={editor} />}
      </div>
    </div>
  );
});

/** Words a minute, as on the article's page. */
const readingPace = 200;

/** The word count and the reading time. */
function WordCount({ editor }: { editor: Editor }) {
  const words = useEditorState(
    editor,
    ({ state: { doc } }) => doc.textBetween(0, doc.content.size, " ", " ").match(/\S+/g)?.length ?? 0,
  );
  return (
    <p className="text-sm text-ink-soft">
      {words.toLocaleString("id-ID")} kata
      {words > 0 && <> · dibaca sekitar {Math.max(1, Math.round(words / readingPace))} menit</>}
    </p>
  );
}

function toEditorAttributes(props: VisualWritingProps): Record<string, string> {
  return {
    id: editorId,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": "Isi artikel",
    class: "article-body writing-text min-h-84 px-4 pt-5 pb-8 outline-none",
    spellcheck: "true",
    ...(props.readOnly && { "aria-readonly": "true", tabindex: "0" }),
    ...(props.isInvalid && { "aria-invalid": "true" }),
    ...(props.describedBy && { "aria-describedby": props.describedBy }),
  };
}

interface UndescribedLineProps {
  editor: Editor;
  pictures: Pictures;
  onWords: () => void;
}

/** The number of undescribed pictures, with a button to the first. */
export function UndescribedLine({ editor, pictures, onWords }: UndescribedLineProps) {
  const count = useEditorState(
    editor,
    ({ state }) => silentPictures(state.doc).filter(({ picture }) => !pictures.isDescribed(picture)).length,
  );
  if (count === 0) return null;
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <span className="font-medium text-danger">{count} gambar belum punya teks alternatif.</span>
      <Button variant="outline" size="sm" onClick={onWords}>
        Beri Teks
      </Button>
    </div>
  );
}
