import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { loadCode } from "../../../lib/load-code";
import { showFailure } from "../../lib/show-failure";
import type { PicturePickerProps } from "./picker/picker-props";

/**
 * Lets one choose a picture of the library, or bring one in, and says what it shows before it is used. Its code comes
 * when it is opened first.
 */
export function PicturePicker({ open, ...props }: PicturePickerProps) {
  const [loaded, setLoaded] = useState<{ Dialog: ComponentType<Omit<PicturePickerProps, "open">> } | null>(
    null,
  );
  const giveUp = useEffectEvent((error: unknown) => {
    props.onClose();
    showFailure(error, "Pustaka belum bisa dibuka", "Silakan coba lagi.");
  });

  useEffect(() => {
    if (!open || loaded) return;
    let isGone = false;
    loadCode(() => import("./picker/picker-dialog")).then(
      ({ PickerDialog }) => !isGone && setLoaded({ Dialog: PickerDialog }),
      (error) => !isGone && giveUp(error),
    );
    return () => {
      isGone = true;
    };
  }, [open, loaded]);

  return open && loaded ? <loaded.Dialog {...props} /> : null;
}
