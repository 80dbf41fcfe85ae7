/** What became of the last decision; its place is there also while there is nothing to say, so that it is read out. */
export function ReviewNews({ children }: { children: string }) {
  return (
    <div role="status">
      {children && (
        <p className="mb-4 rounded-md border-l-4 border-leaf bg-leaf-pale px-5 py-3 font-medium [overflow-wrap:anywhere]">
          {children}
        </p>
      )}
    </div>
  );
}
