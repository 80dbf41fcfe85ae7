/**
 * What below an element could run a script, load something, send somebody somewhere or hide the page's own names.
 * Stands by itself, because browsers get it as text.
 */
export function listLiveParts(root: ParentNode): string[] {
  const forbidden =
    "script, style, link, meta, base, iframe, frame, object, embed, form, input, svg, math, template, video, audio, source";
  const parts = [...root.querySelectorAll(forbidden)].map(({ outerHTML }) => outerHTML);
  for (const element of root.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const isScript = /^(javascript|vbscript|data):/i.test(
        [...value].filter((letter) => letter > " ").join(""),
      );
      const isText = name === "alt" || name === "title";
      if (/^on|^style$|^id$|^name$|^ping$|^srcset$|^background$/.test(name) || (isScript && !isText)) {
        parts.push(`${name}=${value}`);
      }
    }
  }
  return parts;
}
