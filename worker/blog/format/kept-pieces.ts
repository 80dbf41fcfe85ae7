// Private-use characters around a number stand for a piece of HTML that markdown must not touch.
export const open = "\ue000";
export const close = "\ue001";
export const markdownFree = new RegExp(`<code(?:\\s[^>]*)?>[\\s\\S]*?</code>|<[^>]+>|[${open}${close}]`, "g");

const placeholder = new RegExp(`${open}(\\d+)${close}`, "g");

/** The text with the pieces in it that signs stand for. */
export function putBack(text: string, kept: readonly string[]): string {
  return text.replace(placeholder, (_, index) => kept[Number(index)] ?? "");
}
