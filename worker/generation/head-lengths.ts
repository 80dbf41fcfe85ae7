/** Characters that a title and a summary may have: what a model is told, and what every draft is checked against. */
export const titleLength = { least: 35, most: 70 };
export const summaryLength = { least: 110, most: 200 };
