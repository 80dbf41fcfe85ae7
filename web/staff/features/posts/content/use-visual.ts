import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../../worker/contract/desk/staff-post";
import { useCleanContent } from "../../../../api/blog-admin";
import { isUnanswered, messageOf } from "../../../../lib/http";
import { loadCode } from "../../../../lib/load-code";
import { keepText, readKeptText } from "../../../lib/kept-text";
import type * as VisualCode from "../../writing/visual/visual-writing";

/** Where the form stands with the visual editor. `id` is another one for each text that was opened. */
export type VisualState =
  | { is: "html" }
  | { is: "opening" }
  | { is: "visual"; id: number; code: typeof VisualCode; document: string };

const offline =
  "Tampilan Visual belum bisa dibuka karena tidak ada koneksi ke server. Tulisan Anda tetap di sini sebagai HTML.";
const failed = "Tampilan Visual belum bisa dibuka. Tulisan Anda tetap di sini sebagai HTML.";
const crashed =
  "Tampilan Visual berhenti karena kesalahan. Tulisan Anda tetap di sini sebagai HTML; simpan bila sudah selesai.";

/**
 * Opens the text of a form in the visual editor, and anew whenever it becomes another one from outside. The field of
 * the form stays the source: opening changes nothing in it. `isStored` says of a text that the server has cleaned it.
 */
export function useVisual(form: UseFormReturn<PostInput>, isStored: (content: string) => boolean) {
  const { mutateAsync: clean } = useCleanContent();
  const [state, setState] = useState<VisualState>(() => ({
    is: chosenWay() === "visual" ? "opening" : "html",
  }));
  /** Why the text is shown as HTML although it was wanted otherwise. */
  const [refusal, setRefusal] = useState("");
  /** Counts what was opened; an answer that comes after another choice is none. */
  const turn = useRef(0);
  /** What the editor shows: what it has opened, or written last. */
  const shown = useRef("");
  const known = useRef(isStored);
  known.current = isStored;

  const leave = useCallback((reason: string) => {
    turn.current += 1;
    setRefusal(reason);
    setState({ is: "html" });
  }, []);

  const open = useCallback(async () => {
    turn.current += 1;
    const id = turn.current;
    setRefusal("");
    setState({ is: "opening" });
    try {
      const code = await loadCode(() => import("../../writing/visual/visual-writing"));
      let content: string;
      let cleaned: string;
      // What is put into the form meanwhile is what is wanted.
      do {
        content = form.getValues("content");
        cleaned = known.current(content) ? content : await clean(content);
        if (turn.current !== id) return;
      } while (form.getValues("content") !== content);
      const why = code.whyNotVisual(cleaned);
      if (why !== null) return leave(why);
      shown.current = content;
      setState({ is: "visual", id, code, document: cleaned });
    } catch (error) {
      console.error(error);
      if (turn.current === id) leave(isUnanswered(error) ? offline : messageOf(error, failed));
    }
  }, [form, clean, leave]);

  useEffect(() => {
    if (chosenWay() === "visual") void open();
    return () => {
      turn.current += 1;
    };
  }, [open]);

  // A draft, a version, what somebody else has stored: whatever is put into the form is shown.
  useEffect(() => {
    if (state.is !== "visual") return;
    return form.subscribe({
      formState: { values: true },
      callback: () => form.getValues("content") !== shown.current && void open(),
    });
  }, [form, state.is, open]);

  /** What was written goes into the form as if it had been typed there. */
  const write = useCallback(
    (html: string) => {
      shown.current = html;
      form.setValue("content", html, { shouldDirty: true, shouldTouch: true });
    },
    [form],
  );

  const giveUp = useCallback(
    (error: unknown) => {
      console.error(error);
      leave(crashed);
    },
    [leave],
  );

  return {
    ...{ state, refusal, write, giveUp },
    choose: (way: WritingWay) => {
      keepText(wayKey, way, "browser");
      if (way === "html") leave("");
      else if (state.is === "html") void open();
    },
  };
}

/** How the text of an article is written: as HTML, or as it will look. */
export type WritingWay = "html" | "visual";

const wayKey = "cara-menulis";

/** What was chosen last in this browser; as it will look where nothing was. */
const chosenWay = (): WritingWay => (readKeptText(wayKey, "browser") === "html" ? "html" : "visual");
