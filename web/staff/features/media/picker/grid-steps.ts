/**
 * Where a key leads from one of a grid, whose parts stand at `tops`, in the order they are read; null for a key that
 * leads nowhere.
 */
export function stepFrom(index: number, key: string, tops: readonly number[]): number | null {
  const last = tops.length - 1;
  const columns = tops.filter((top) => top === tops[0]).length;
  const targets: Record<string, number> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    ArrowUp: index - columns,
    // Into a last row that is shorter, too.
    ArrowDown: tops[index] === tops[last] ? index : Math.min(index + columns, last),
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined || target === index || target < 0 || target > last ? null : target;
}
