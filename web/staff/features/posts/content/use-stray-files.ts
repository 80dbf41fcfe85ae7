import { useEffect } from "react";

const takesFiles = "input[type=file]";

/** Keeps the browser from opening a file in the place of the page that is dropped beside what takes files. */
export function useStrayFiles(): void {
  useEffect(() => {
    function refuse(event: DragEvent) {
      const { dataTransfer, target } = event;
      const isTaken = event.defaultPrevented || (target instanceof Element && target.closest(takesFiles));
      if (isTaken || !dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      dataTransfer.dropEffect = "none";
    }
    // Behind all others, who may want them.
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);
}
