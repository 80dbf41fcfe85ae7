/**
 * The first part of `sizes` for wide pictures: on phones it selects the smallest width of 480 pixels, also on dense
 * screens, which would otherwise load four to nine times the bytes.
 */
export const phoneSizes =
  "(max-width: 30rem) and (min-resolution: 2.2x) 36vw, (max-width: 30rem) and (min-resolution: 1.4x) 55vw";
