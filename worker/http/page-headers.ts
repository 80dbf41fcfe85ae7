/** Where the browser finds which links it may fetch ahead. */
export const speculationRulesPath = "/speculation-rules.json";

/** On every page, made by the build or by the Worker, and on nothing else. */
export const pageHeaders: Readonly<Record<string, string>> = {
  "Speculation-Rules": `"${speculationRulesPath}"`,
};
