import { useEffect, useEffectEvent } from "react";
import { loadCode } from "../../../lib/load-code";
import { useLateDrawer } from "../../lib/late-drawer";
import type { PickerDialogProps } from "./picker/use-picking";

/**
 * The dialog to choose or upload a picture, with its alt text. The code is loaded when the dialog opens for the first
 * time.
 */
export function PicturePicker({ open, ...props }: PickerDialogProps & { open: boolean }) {
  const { Drawer: Dialog, open: load } = useLateDrawer(() =>
    loadCode(() => import("./picker/picker-dialog")),
  );
  const loadFirst = useEffectEvent(async () => {
    if (!Dialog && !(await load())) props.onClose();
  });
  useEffect(() => {
    if (open) void loadFirst();
  }, [open]);
  return open && Dialog ? <Dialog {...props} /> : null;
}
