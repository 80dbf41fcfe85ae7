import {
  type ClipboardEvent,
  Component,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from "react";
import type { UseFormReturn } from "react-hook-form";
import { generatePath } from "react-router-dom";
import type { RefusedPicture } from "../../../../../worker/contract/api";
import type { PostInput } from "../../../../../worker/contract/desk/staff-post";
import { staffPaths } from "../../../../../worker/contract/paths";
import { useCleanContent } from "../../../../api/blog-admin";
import { cn } from "../../../../lib/cn";
import { showToast } from "../../../../toasts/toast";
import { fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Spinner } from "../../../../ui/spinner";
import { postLabels } from "../post-values";
import { useVisual, type WritingWay } from "./use-visual";

const id = "post-content";
const hints = {
  html: "HTML, atau tempel dari Word dan Google Docs",
  visual: "Boleh ditempel dari Word dan Google Docs",
};

interface ContentFieldProps {
  form: UseFormReturn<PostInput>;
  error: string | undefined;
  readOnly: boolean;
  /** Pictures without an alt text, because of which the save was refused. */
  undescribed: readonly RefusedPicture[];
  /** The stored text. */
  stored: string | undefined;
  uploads: TextUploads;
  isFullScreen: boolean;
  onFullScreen: () => void;
}

/**
 * The text of an article, as HTML in a text area or in the visual editor. The text area is always the field of the form; the
 * visual editor hides it.
 */
export function ContentField(props: ContentFieldProps) {
  const { form, error, readOnly, stored, undescribed, uploads } = props;
  const { mutateAsync: clean } = useCleanContent();
  const visual = useVisual(
    form,
    (content) => content === stored || content === form.formState.defaultValues?.content,
  );
  const { state } = visual;
  useStrayFiles();
  const hint = readOnly ? undefined : hints[state.is === "html" ? "html" : "visual"];
  const source = useRef<HTMLTextAreaElement | null>(null);
  const field = form.register("content");

  useLayoutEffect(() => {
    const area = source.current;
    if (!area || state.is !== "visual") return;
    // Focusing the field, for example after an error, focuses the visual editor.
    area.focus = () => document.getElementById(state.code.editorId)?.focus();
    return () => void Reflect.deleteProperty(area, "focus");
  }, [state]);

  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-end justify-between gap-x-3 gap-y-2">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a click on a label, which no key makes */}
        <label
          htmlFor={id}
          onClick={() => state.is === "visual" && source.current?.focus()}
          className="font-semibold"
        >
          {postLabels.content}
        </label>
        <WaySwitch
          way={state.is === "html" ? "html" : "visual"}
          onChoose={(way) => uploads.areIn() && visual.choose(way)}
        />
        {hint && (
          <span id={`${id}-hint`} className="w-full text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </div>
      <textarea
        rows={12}
        readOnly={readOnly}
        onPaste={(event) => uploads.awaitPaste(pasteDocument(event, clean))}
        {...fieldAria(id, error, hint)}
        className={cn(inputStyles, state.is !== "html" && "hidden")}
        {...field}
        ref={(element) => {
          field.ref(element);
          source.current = element;
        }}
      />
      {state.is === "opening" && (
        <div className="rounded-md border border-edge bg-white">
          <Spinner label="Membuka tampilan Visual…" className="py-32" />
        </div>
      )}
      {state.is === "visual" && (
        <FaultBoundary key={state.id} onFault={visual.giveUp}>
          <state.code.VisualWriting
            document={state.document}
            readOnly={readOnly}
            isInvalid={error !== undefined}
            describedBy={fieldAria(id, error, hint)["aria-describedby"]}
            onUploads={uploads.tell}
            isFullScreen={props.isFullScreen}
            onFullScreen={props.onFullScreen}
            onWrite={visual.write}
            onFault={visual.giveUp}
          />
        </FaultBoundary>
      )}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      <p role="status" className="mt-1.5 text-sm font-medium text-ink-soft empty:hidden">
        {visual.refusal}
      </p>
      <UndescribedLinks pictures={undescribed} field="content" />
    </div>
  );
}

/** The running uploads into the text of a form, and pasted texts that are still cleaned. */
export function useTextUploads() {
  const sending = useRef(0);
  const pasting = useRef(0);
  return useMemo(
    () => ({
      /** Called by the visual editor with their numbers. */
      tell: (uploads: number, pastes: number) => {
        sending.current = uploads;
        pasting.current = pastes;
      },
      /** Called with a paste into the text area. */
      awaitPaste: async (paste: Promise<void>) => {
        pasting.current += 1;
        await paste.finally(() => {
          pasting.current -= 1;
        });
      },
      isSending: () => sending.current > 0,
      isPasting: () => pasting.current > 0,
      /** Whether nothing is on its way into the text; shows a message otherwise. */
      areIn: (): boolean => {
        if (pasting.current > 0) {
          const description = "Teks yang ditempel belum masuk ke artikel. Tunggu sebentar, lalu coba lagi.";
          showToast({ variant: "destructive", title: "Masih menempel", description });
          return false;
        }
        if (sending.current === 0) return true;
        const description = `${sending.current} gambar belum masuk ke artikel. Tunggu sebentar, lalu coba lagi, atau batalkan unggahannya.`;
        showToast({ variant: "destructive", title: "Gambar masih diunggah", description });
        return false;
      },
    }),
    [],
  );
}

export type TextUploads = ReturnType<typeof useTextUploads>;

interface FaultBoundaryProps {
  onFault: (error: unknown) => void;
  children: ReactNode;
}

/** An error boundary that reports the error and renders nothing. */
class FaultBoundary extends Component<FaultBoundaryProps> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}

const takesFiles = "input[type=file]";

/** Prevents the browser from opening files that are dropped outside of drop targets. */
function useStrayFiles(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      const { dataTransfer, target } = event;
      const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(takesFiles));
      if (isTaken || !dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    }
    // Registered in the last phase, after the drop targets.
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}

const ways = [
  ["visual", "Visual"],
  ["html", "HTML"],
] as const;

interface WaySwitchProps {
  way: WritingWay;
  onChoose: (way: WritingWay) => void;
}

/** Switches between visual editor and HTML. */
function WaySwitch({ way, onChoose }: WaySwitchProps) {
  return (
    <fieldset aria-label="Cara menulis" className="flex rounded-full border border-edge bg-white p-0.5">
      {ways.map(([value, label]) => (
        <button
          key={value}
          type="button"
          aria-pressed={way === value}
          onClick={() => onChoose(value)}
          className={cn(
            "min-h-9 rounded-full px-4 text-sm font-semibold pointer-coarse:min-h-10",
            way === value ? "bg-ink text-paper" : "text-ink hover:bg-sand",
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

/** Marks of Word, LibreOffice and Google Docs; HTML of other programs may be meant as text. */
const documentSigns =
  /docs-internal-guid|urn:schemas-microsoft-com:office|class="?Mso|content="?(?:Microsoft Word|LibreOffice)/i;
const blockEnd = /(<\/(?:p|h[2-4]|ul|ol|li|table|tr|blockquote|figure)>)(?!\n)/g;

/** Puts each block on its own line. */
export function breakLines(html: string): string {
  return html.replace(blockEnd, "$1\n");
}

export function isDocument(html: string): boolean {
  return documentSigns.test(html);
}

/** Pastes the cleaned HTML of a word processor. */
async function pasteDocument(
  event: ClipboardEvent<HTMLTextAreaElement>,
  clean: (html: string) => Promise<string>,
): Promise<void> {
  const html = event.clipboardData.getData("text/html");
  if (!isDocument(html)) return;
  event.preventDefault();
  const plain = event.clipboardData.getData("text/plain");
  const input = event.currentTarget;
  let text: string;
  try {
    const { body } = new DOMParser().parseFromString(html, "text/html");
    text = breakLines(await clean(body.innerHTML)) || plain;
  } catch (error) {
    console.error(error);
    text = plain;
  }
  input.focus();
  // Deprecated, but the only way that keeps the browser's undo history.
  document.execCommand("insertText", false, text);
}

interface UndescribedLinksProps {
  pictures: readonly RefusedPicture[];
  field: RefusedPicture["field"];
}

/** Links to undescribed pictures, in a new tab, so that the form stays open. */
export function UndescribedLinks({ pictures, field }: UndescribedLinksProps) {
  const named = new Map(pictures.filter((one) => one.field === field).map(({ id, name }) => [id, name]));
  if (named.size === 0) return null;
  return (
    <ul className="mt-2 flex flex-col items-start gap-1 text-sm">
      {[...named].map(([id, name]) => (
        <li key={id}>
          <a
            href={generatePath(staffPaths.mediaDetail, { id: String(id) })}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center font-semibold text-fajar-deep underline [overflow-wrap:anywhere]"
          >
            Beri teks pada “{name}” di Pustaka
          </a>
        </li>
      ))}
    </ul>
  );
}
