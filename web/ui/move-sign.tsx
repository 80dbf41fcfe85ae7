/** A line of dawn along the top while the next page is on its way; see the stylesheet for when. */
export function MoveSign({ label = "Memuat halaman..." }: { label?: string }) {
  return (
    <div role="status" className="move-sign">
      <span className="sr-only">{label}</span>
    </div>
  );
}
