import { useLayoutEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../../worker/contract/blog";
import { useCleanContent } from "../../../../api/blog-admin";
import { cn } from "../../../../lib/cn";
import { fieldAria } from "../../../../ui/field";
import { inputStyles } from "../../../../ui/input-styles";
import { Spinner } from "../../../../ui/spinner";
import type { Range } from "../../../checks/find-words";
import { showRangeEvent } from "../checks/show-words";
import { pasteDocument } from "../paste-document";
import { postLabels } from "../post-draft";
import { checkRefused } from "./check-refused";
import { FaultBoundary } from "./fault-boundary";
import { holdValue } from "./hold-value";
import { useStrayFiles } from "./use-stray-files";
import type { TextUploads } from "./use-text-uploads";
import { useVisual } from "./use-visual";
import { WaySwitch } from "./way-switch";

const id = "post-content";
const hints = {
  html: "HTML, atau tempel dari Word dan Google Docs",
  visual: "Boleh ditempel dari Word dan Google Docs",
};

interface ContentFieldProps {
  form: UseFormReturn<PostInput>;
  readOnly: boolean;
  /** The text as the server holds it. */
  stored: string | undefined;
  uploads: TextUploads;
}

/**
 * The text of an article, as HTML in a text area or as it will look. The text area is the field of the form either way;
 * in the second it is out of sight and of reach.
 */
export function ContentField({ form, readOnly, stored, uploads }: ContentFieldProps) {
  const { mutateAsync: clean } = useCleanContent();
  const visual = useVisual(
    form,
    (content) => content === stored || content === form.formState.defaultValues?.content,
  );
  const { state } = visual;
  useStrayFiles();
  const error = form.formState.errors.content?.message;
  const hint = hints[state.is === "html" ? "html" : "visual"];
  const source = useRef<HTMLTextAreaElement | null>(null);
  const field = form.register("content", { onChange: () => checkRefused(form, "content") });

  useLayoutEffect(() => {
    const area = source.current;
    if (!area || state.is !== "visual") return;
    // Whoever asks for the field, as a form does whose field is wrong, gets what stands in its place.
    area.focus = () => document.getElementById(state.code.editorId)?.focus();
    const show = (event: Event) => {
      if (state.code.showInVisual(area.value, (event as CustomEvent<Range>).detail)) event.preventDefault();
    };
    area.addEventListener(showRangeEvent, show);
    const release = holdValue(area);
    return () => {
      release();
      Reflect.deleteProperty(area, "focus");
      area.removeEventListener(showRangeEvent, show);
    };
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
          onChoose={(way) => uploads.hold(() => visual.choose(way))}
        />
        <span id={`${id}-hint`} className="w-full text-sm text-ink-soft">
          {hint}
        </span>
      </div>
      <textarea
        rows={12}
        readOnly={readOnly}
        onPaste={(event) => pasteDocument(event, clean)}
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
    </div>
  );
}
