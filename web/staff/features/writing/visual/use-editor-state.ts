import type { Editor } from "@tiptap/core";
import { useRef, useSyncExternalStore } from "react";

/** What is known of the editor; renders anew when that changes, and not with each letter. */
export function useEditorState<Value>(editor: Editor, select: (editor: Editor) => Value): Value {
  const last = useRef<{ key: string; value: Value } | null>(null);
  return useSyncExternalStore(
    (listener) => {
      editor.on("transaction", listener);
      return () => editor.off("transaction", listener);
    },
    () => {
      const value = select(editor);
      const key = JSON.stringify(value);
      if (last.current?.key !== key) last.current = { key, value };
      return last.current.value;
    },
  );
}
