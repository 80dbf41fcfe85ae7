/** Which version of the house rules holds. */
export function versionText(version: number): string {
  return version === 0 ? "Aturan bawaan, belum pernah diubah." : `Versi ${version} berlaku.`;
}
