/** A line of dawn along the top while the next page is on its way, and after a second the label; see the stylesheet. */
export function MoveSign({ label }: { label?: string }) {
  return (
    <div role="status" className="move-sign">
      <span className={label ? "move-sign-label" : "sr-only"}>{label ?? "Memuat halaman..."}</span>
    </div>
  );
}
