import { type Editor, Extension } from "@tiptap/core";
import { RotateCw, X } from "lucide";
import { useCallback, useEffect, useRef, useState } from "react";
import { cleanForPasting } from "../../../../api/blog-admin";
import { cn } from "../../../../lib/cn";
import { Button } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { refusalOf, refusalText } from "../document/open-document";
import { mayLink } from "../links/link";
import { createPaste } from "../paste/paste";
import { type Pictures, silentPictures, usePictures } from "../pictures/use-pictures";
import { clearFormat, type EditorCommand, type Layer, link, shortcuts } from "../toolbar/commands";
import { toolbarId, toolbarKey, WritingToolbar } from "../toolbar/writing-toolbar";
import { LinkBubble, PictureBubble, SelectionBubble, SlashMenu } from "./bubbles";
import { createEditor, useEditorState } from "./editor";
import { WritingLayers } from "./writing-layers";

const noLink = "Tautan hanya bisa dipasang pada teks. Letakkan kursor di dalam paragraf, lalu coba lagi.";

/** The id of what is written in. */
export const editorId = "post-content-visual";

/** Cleaned HTML that the editor can open. */
export type WritingDocument = string;

/** Opens cleaned HTML, or says in a sentence why it stays HTML. */
export function openWriting(cleaned: string): { document: WritingDocument } | { refusal: string } {
  const refusal = refusalOf(cleaned);
  return refusal ? { refusal: refusalText(refusal) } : { document: cleaned };
}

interface VisualWritingProps {
  document: WritingDocument;
  readOnly: boolean;
  isInvalid: boolean;
  describedBy: string | undefined;
  onWrite: (html: string) => void;
  onFault: (error: unknown) => void;
  /** How many pictures are on their way into the text. */
  onUploads: (sending: number) => void;
  /** Shows the editor over the whole page, or gives the page back; without it there is no button. */
  onFullScreen?: () => void;
  isFullScreen?: boolean;
}

/** Writes an article as it will look; whatever changes is told as HTML. */
export function VisualWriting(props: VisualWritingProps) {
  const { readOnly, isInvalid, describedBy, onUploads } = props;
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [layer, setLayer] = useState<Layer | null>(null);
  const [notice, setNotice] = useState("");
  const pictures = usePictures();
  const known = useRef(pictures);
  known.current = pictures;
  const close = useCallback(() => setLayer(null), []);
  const { sending } = pictures;
  useEffect(() => onUploads(sending), [onUploads, sending]);
  useEffect(() => () => onUploads(0), [onUploads]);

  const run = useCallback((made: Editor, command: EditorCommand) => {
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
    });
    const made = createEditor({
      element: place.current,
      source: latest.current.document,
      editable: !latest.current.readOnly,
      attributes: attributesOf(latest.current),
      isDescribed: (node) => known.current.isDescribed(node),
      onWrite: (html) => latest.current.onWrite(html),
      onFault: (error) => latest.current.onFault(error),
      extensions: [keys, paste],
    });
    known.current.attach(made);
    setEditor(made);
    return () => {
      known.current.attach(null);
      made.destroy();
    };
  }, [run]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the element says of itself depends on them
  useEffect(() => {
    editor?.setOptions({
      editable: !readOnly,
      editorProps: { ...editor.options.editorProps, attributes: attributesOf(latest.current) },
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
          <WritingLayers editor={editor} pictures={pictures} layer={layer} onClose={close} />
        </>
      )}
      <div className="border-t border-line px-4 py-2">
        <div className={cn("mb-1 flex items-start gap-2", !notice && "hidden")}>
          <p role="alert" className="grow py-1.5 text-sm font-medium text-danger">
            {notice}
          </p>
          <Button variant="quiet" size="sm" aria-label="Tutup pesan" onClick={() => setNotice("")}>
            <Icon node={X} className="size-4" />
          </Button>
        </div>
        {editor && !readOnly && (
          <>
            <LostUploads pictures={pictures} />
            <UndescribedLine editor={editor} pictures={pictures} onWords={() => setLayer("words")} />
          </>
        )}
        {editor && <WordCount editor={editor} />}
      </div>
    </div>
  );
}

/** Words that people read in a minute, as the article's page counts them. */
const readingPace = 200;

/** Milliseconds without a change until words are counted anew. */
const pause = 300;

/** How long the text is, to write and to read. */
function WordCount({ editor }: { editor: Editor }) {
  const [words, setWords] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      const { doc } = editor.state;
      setWords(doc.textBetween(0, doc.content.size, " ", " ").match(/\S+/g)?.length ?? 0);
    };
    const countSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(count, pause);
    };
    count();
    editor.on("update", countSoon);
    return () => {
      clearTimeout(timer);
      editor.off("update", countSoon);
    };
  }, [editor]);
  return (
    <p className="text-sm text-ink-soft">
      {words.toLocaleString("id-ID")} kata
      {words > 0 && <> · dibaca sekitar {Math.max(1, Math.round(words / readingPace))} menit</>}
    </p>
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

/** Pictures that have not come into the text, each with its reason and what can be done. */
export function LostUploads({ pictures: { lost, retry, forget } }: { pictures: Pictures }) {
  return (
    <ul role="alert" aria-label="Gambar yang belum terunggah" className="empty:hidden">
      {lost.map(
        ({ id, name, state }) =>
          state.kind === "failed" && (
            <li key={id} className="mb-1 flex items-start gap-2 text-sm">
              <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1.5 py-1.5">
                <span className="min-w-0 font-medium text-danger [overflow-wrap:anywhere]">
                  {name}: {state.text}
                </span>
                {state.mayRetry && (
                  <Button variant="outline" size="sm" onClick={() => retry(id)}>
                    <Icon node={RotateCw} className="size-4" />
                    Coba Lagi
                  </Button>
                )}
              </div>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Tutup pesan tentang ${name}`}
                onClick={() => forget(id)}
              >
                <Icon node={X} className="size-4" />
              </Button>
            </li>
          ),
      )}
    </ul>
  );
}

interface UndescribedLineProps {
  editor: Editor;
  pictures: Pictures;
  onWords: () => void;
}

/** How many pictures still want words, and the way to the first of them. */
export function UndescribedLine({ editor, pictures, onWords }: UndescribedLineProps) {
  const find = () => silentPictures(editor.state.doc).filter(({ picture }) => !pictures.isDescribed(picture));
  const count = useEditorState(editor, () => find().length);
  if (count === 0) return null;

  function select() {
    const [first] = find();
    if (!first) return;
    editor.chain().setNodeSelection(first.pos).scrollIntoView().run();
    onWords();
  }

  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <span className="font-medium text-danger">{count} gambar belum punya teks alternatif.</span>
      <Button variant="outline" size="sm" onClick={select}>
        Beri Teks
      </Button>
    </div>
  );
}
