/** What became of the last decision; in its place also while there is nothing to say, so that it is read out. */
export function ReviewNews({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="mb-4 rounded-md border-l-4 border-leaf bg-leaf-pale px-5 py-3 font-medium [overflow-wrap:anywhere] empty:hidden"
    >
      {children}
    </p>
  );
}
