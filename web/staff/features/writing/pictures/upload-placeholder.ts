import { buttonStyles } from "../../../../ui/button";

/** Stands where a picture will be, and says how far it has come. */
export function createPlaceholder(id: number, name: string, onCancel: () => void): HTMLElement {
  const element = document.createElement("div");
  element.className = "writing-upload";
  element.dataset.upload = String(id);
  // Alone, so that no step of the progress is read aloud.
  const status = document.createElement("span");
  status.setAttribute("role", "status");
  status.textContent = `Mengunggah ${name}…`;
  const progress = document.createElement("progress");
  progress.className = "indeterminate:animate-pulse";
  progress.setAttribute("aria-label", `Mengunggah ${name}`);
  const cancel = document.createElement("button");
  cancel.type = "button";
  cancel.className = buttonStyles("outline");
  cancel.textContent = "Batalkan";
  cancel.setAttribute("aria-label", `Batalkan unggahan ${name}`);
  cancel.addEventListener("click", onCancel);
  element.append(status, progress, cancel);
  return element;
}

/** Shows which share has been sent; null where nobody can say, as while the server works. */
export function showShare(editor: HTMLElement, id: number, share: number | null): void {
  const progress = editor.querySelector<HTMLProgressElement>(`[data-upload="${id}"] progress`);
  if (share === null) progress?.removeAttribute("value");
  else progress?.setAttribute("value", String(share));
}
