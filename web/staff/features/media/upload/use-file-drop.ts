import { useEffect, useEffectEvent, useState } from "react";

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
 * left alone. Answers whether files are being held over the page.
 */
export function useFileDrop(isOn: boolean, onFiles: (files: File[]) => void): boolean {
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

  return isOver;
}
