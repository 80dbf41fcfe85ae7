/** Rows in their order, in batches that weigh at most `maxBytes` each; one that is heavier stands alone. */
export function batchesByWeight<Row extends { bytes: number }>(
  rows: readonly Row[],
  maxBytes: number,
): Row[][] {
  const batches: Row[][] = [];
  let room = 0;
  for (const row of rows) {
    const last = batches.at(-1);
    if (last && row.bytes <= room) last.push(row);
    else {
      batches.push([row]);
      room = maxBytes;
    }
    room -= row.bytes;
  }
  return batches;
}
