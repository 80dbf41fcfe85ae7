/**
 * What `sizes` says first of a wide picture: in a window as narrow as a phone's the narrowest width that is made, 480
 * pixels, also on a screen of two or three pixels a point, which would ask for four to nine times the bytes.
 */
export const phoneSizes =
  "(max-width: 30rem) and (min-resolution: 2.2x) 36vw, (max-width: 30rem) and (min-resolution: 1.4x) 55vw";
