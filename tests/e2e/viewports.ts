/** The two sizes of window that journeys run in, in CSS pixels. */
export const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };
