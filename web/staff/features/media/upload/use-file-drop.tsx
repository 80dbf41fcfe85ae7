import { ImagePlus } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "../../../../ui/icon";

const isWithFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes("Files") === true;

const editable = "input:not([type=checkbox]), textarea, [contenteditable]";

/** Pictures of a paste; none where it is a text that goes into a field. */
function pastedFiles({ clipboardData, target }: ClipboardEvent): File[] {
  const files = [...(clipboardData?.files ?? [])];
  const isText = clipboardData?.types.includes("text/plain") === true;
  const isInField = target instanceof Element && target.closest(editable) !== null;
  return isText && isInField ? [] : files;
}

/**
 * Takes files that are dropped anywhere on the page, or pasted, while `isOn`; those that something else has taken are
 * left alone. Answers what lies over
 * the page while files are held over it.
 */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    if (!isOn) return;
    const handleOver = (event: DragEvent) => {
      if (!isWithFiles(event) || event.defaultPrevented) return;
      // Else the browser opens the file in the place of the page.
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (!isWithFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) take(files);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const files = event.defaultPrevented ? [] : pastedFiles(event);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    document.addEventListener("dragover", handleOver);
    document.addEventListener("dragleave", handleLeave);
    document.addEventListener("drop", handleDrop);
    document.addEventListener("paste", handlePaste);
    return () => {
      setOver(false);
      document.removeEventListener("dragover", handleOver);
      document.removeEventListener("dragleave", handleLeave);
      document.removeEventListener("drop", handleDrop);
      document.removeEventListener("paste", handlePaste);
    };
  }, [isOn]);

  return isOver && <DropVeil />;
}

/** Lies over the page while files are held over it. */
function DropVeil() {
  return (
    <div className="pointer-events-none fixed inset-0 z-60 grid place-items-center bg-night/85 p-4 text-white">
      <div className="grid size-full place-items-center rounded-lg border-3 border-amber border-dashed">
        <p className="flex flex-col items-center gap-4 text-center font-bold text-2xl">
          <Icon node={ImagePlus} className="size-12 text-amber" />
          Lepaskan untuk mengunggah
        </p>
      </div>
    </div>
  );
}
