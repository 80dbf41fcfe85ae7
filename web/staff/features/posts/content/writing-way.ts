/** How the text of an article is written: as HTML, or as it will look. */
export type WritingWay = "html" | "visual";

const key = "cara-menulis";

/** What was chosen last in this browser; as it will look where nothing was. */
export function chosenWay(): WritingWay {
  try {
    return localStorage.getItem(key) === "html" ? "html" : "visual";
  } catch {
    return "visual";
  }
}

export function rememberWay(way: WritingWay): void {
  try {
    localStorage.setItem(key, way);
  } catch {
    // Without a store each form begins the same way.
  }
}
