/** "1.204". */
export function countText(count: number): string {
  return count.toLocaleString("id-ID");
}

/** "92%". Only all is 100%, and only nothing 0%. */
export function shareText(share: number): string {
  const percent = Math.round(share * 100);
  if (percent === 100 && share < 1) return "99%";
  if (percent === 0 && share > 0) return "1%";
  return `${percent}%`;
}
