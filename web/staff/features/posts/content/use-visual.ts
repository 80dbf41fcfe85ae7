import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { PostInput } from "../../../../../worker/contract/desk/staff-post";
import { useCleanContent } from "../../../../api/blog-admin";
import { isUnanswered, toMessage } from "../../../../lib/http";
import { loadCode } from "../../../../lib/load-code";
import { keepText, readKeptText } from "../../../lib/kept-text";
import type * as VisualCode from "../../writing/visual/visual-writing";

/** The state of the visual editor. `id` changes with each opened text. */
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
 * Opens the text of a form in the visual editor, again whenever the text changes from outside. The field of the form stays
 * the source, and opening does not change it. `isStored` says whether the server has cleaned a text.
 */
export function useVisual(form: UseFormReturn<PostInput>, isStored: (content: string) => boolean) {
  const { mutateAsync: clean } = useCleanContent();
  const [state, setState] = useState<VisualState>(() => ({
    is: chosenWay() === "visual" ? "opening" : "html",
  }));
  /** The reason why the text is shown as HTML instead. */
  const [refusal, setRefusal] = useState("");
  /** Counts the openings, so that outdated results are ignored. */
  const turn = useRef(0);
  /** The text that the editor opened or wrote last. */
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
      // Repeats if the form changed meanwhile.
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
      if (turn.current === id) leave(isUnanswered(error) ? offline : toMessage(error, failed));
    }
  }, [form, clean, leave]);

  useEffect(() => {
    if (chosenWay() === "visual") void open();
    return () => {
      turn.current += 1;
    };
  }, [open]);

  // Shows every text that is put into the form: a draft, a revision, or somebody else's version.
  useEffect(() => {
    if (state.is !== "visual") return;
    return form.subscribe({
      formState: { values: true },
      callback: () => form.getValues("content") !== shown.current && void open(),
    });
  }, [form, state.is, open]);

  /** Writes the editor's text into the form as if it had been typed there. */
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

/** The editing mode. */
export type WritingWay = "html" | "visual";

const wayKey = "cara-menulis";

/** The last mode in this browser; visual by default. */
const chosenWay = (): WritingWay => (readKeptText(wayKey, "browser") === "html" ? "html" : "visual");
