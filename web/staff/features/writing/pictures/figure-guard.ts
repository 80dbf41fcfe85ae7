import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { leavePicture } from "./picture-commands";

/**
 * What is typed over a picture or right beside the one of a figure goes below: it would replace the picture, or be
 * neither text nor caption. Stands before whatever else takes what is typed.
 */
export function figureGuard(): Plugin {
  function leave(view: EditorView): boolean {
    const { tr } = view.state;
    if (!leavePicture(tr)) return false;
    view.dispatch(tr.scrollIntoView());
    return true;
  }

  return new Plugin({
    props: {
      handleTextInput(view, _from, _to, text) {
        if (view.composing || !leave(view)) return false;
        view.dispatch(view.state.tr.insertText(text).scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        // Before the first sign of it comes into the document.
        compositionstart: (view) => {
          leave(view);
          return false;
        },
      },
    },
  });
}
