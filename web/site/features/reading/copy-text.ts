/** Puts a text where it can be pasted from; throws where the browser does not let it. */
export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
