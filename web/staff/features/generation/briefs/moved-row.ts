/** Rows with one of them a place further up (`by` -1) or down (1); the same rows where it cannot go there. */
export function movedRow<Row>(rows: readonly Row[], from: number, by: -1 | 1): Row[] {
  const row = rows[from];
  const to = from + by;
  if (row === undefined || to < 0 || to >= rows.length) return [...rows];
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}
