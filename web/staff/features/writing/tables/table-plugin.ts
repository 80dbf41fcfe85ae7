import { type EditorState, Plugin, TextSelection } from "@tiptap/pm/state";
import {
  CellSelection,
  findTable,
  handlePaste,
  __pastedCells as pastedCells,
  TableMap,
  tableEditing,
} from "@tiptap/pm/tables";
import type { EditorView } from "@tiptap/pm/view";
import { inSquareTable } from "./square-table";

/**
 * Selecting, pasting and moving in tables. Rows of unequal length stay as they were written until a command or pasted
 * cells need them equal (square-table.ts): ProseMirror would fill them up at the first letter.
 */
export function tablePlugin(): Plugin {
  const { spec } = tableEditing();
  const { props } = spec;
  return new Plugin({
    ...spec,
    props: {
      ...props,
      // They lead to where a cell is missing.
      handleKeyDown(view, event) {
        if (event.key.startsWith("Arrow") && isRagged(view.state)) return false;
        return props?.handleKeyDown?.call(this, view, event);
      },
      handlePaste({ state, dispatch }, event, slice) {
        if (!(pastedCells(slice) || state.selection instanceof CellSelection)) return false;
        return inSquareTable((squared, put) =>
          handlePaste({ state: squared, dispatch: put } as EditorView, event, slice),
        )(state, dispatch);
      },
    },
    appendTransaction(transactions, _before, state) {
      // Between a state and itself there is no table to be filled up.
      const tr = spec.appendTransaction?.call(this, transactions, state, state);
      const { selection } = tr ?? state;
      if (!(selection instanceof CellSelection && hasGap(selection))) return tr;
      const { $anchorCell } = selection;
      return (tr ?? state.tr).setSelection(TextSelection.near($anchorCell.doc.resolve($anchorCell.pos + 1)));
    },
  });
}

function isRagged({ selection }: EditorState): boolean {
  const table = findTable(selection.$head);
  return table !== null && TableMap.get(table.node).map.includes(0);
}

/** Whether a cell is missing among those that are selected; what is done to them would be done to others. */
function hasGap({ $anchorCell, $headCell }: CellSelection): boolean {
  const map = TableMap.get($anchorCell.node(-1));
  const start = $anchorCell.start(-1);
  return map.cellsInRect(map.rectBetween($anchorCell.pos - start, $headCell.pos - start)).includes(0);
}
