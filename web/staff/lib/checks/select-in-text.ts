/** Selects a part of a field's text, and scrolls it into view: a browser does that by itself only while one types. */
export function selectInText(
  field: HTMLTextAreaElement | HTMLInputElement,
  { start, end }: { start: number; end: number },
): void {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  if (field instanceof HTMLTextAreaElement) {
    field.scrollTop = heightUpTo(field, start) - field.clientHeight / 2;
  }
  field.scrollIntoView({ block: "center" });
}

/** Pixels from the top of the text to a place in it, by a copy of the field that ends there. */
function heightUpTo(field: HTMLTextAreaElement, end: number): number {
  const copy = field.cloneNode() as HTMLTextAreaElement;
  copy.removeAttribute("id");
  copy.removeAttribute("name");
  copy.setAttribute("aria-hidden", "true");
  copy.rows = 1;
  Object.assign(copy.style, {
    ...{ position: "absolute", visibility: "hidden", left: "0", top: "0", minHeight: "0", height: "0" },
    width: `${field.offsetWidth}px`,
  });
  copy.value = field.value.slice(0, end);
  field.parentElement?.append(copy);
  const height = copy.scrollHeight;
  copy.remove();
  return height;
}
