import type { Node } from "@tiptap/pm/model";
import { useSyncExternalStore } from "react";
import type { Snapshot } from "./snapshot";
import type { Writing } from "./writing";

/** What is known of the selection; renders anew when that changes, and not with each letter. */
export function useSnapshot(writing: Writing): Snapshot {
  return useSyncExternalStore(writing.subscribe, writing.snapshot);
}

/** What stands at a place of the document; renders anew only when that becomes another node. */
export function useNodeAt({ view, subscribe }: Writing, pos: number | null): Node | null {
  return useSyncExternalStore(subscribe, () => (pos === null ? null : view.state.doc.nodeAt(pos)));
}
