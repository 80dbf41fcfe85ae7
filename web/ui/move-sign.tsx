/** A progress bar at the top while the next page loads; the label appears after a second (see the stylesheet). */
export function MoveSign({ label }: { label?: string }) {
  return (
    <div role="status" className="move-sign">
      <span className={label ? "move-sign-label" : "sr-only"}>{label ?? "Memuat halaman..."}</span>
    </div>
  );
}
