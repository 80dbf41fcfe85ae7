const base = "/pratinjau/";

/** Where a reader with a link reads one version of a post. */
export const previewPath = (token: string) => base + token;

/** Where the form of that page sends what they say. */
export const previewNotesPath = (token: string) => `/api${base}${token}/notes`;

/** The token in the path of such a form; "" in any other path. */
export const tokenOfNotesPath = (path: string) => /^\/api\/pratinjau\/([^/]+)\/notes$/.exec(path)?.[1] ?? "";
