import { useEffect, useEffectEvent } from "react";
import { loadCode } from "../../../lib/load-code";
import { useLateDrawer } from "../../lib/late-drawer";
import type { PickerDialogProps } from "./picker/use-picking";

/**
 * Lets one choose a picture of the library, or bring one in, and says what it shows before it is used. Its code comes
 * when it is opened first.
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
