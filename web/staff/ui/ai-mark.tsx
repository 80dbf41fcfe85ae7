/** Marks what the AI writer wrote. */
export function AiMark() {
  return (
    <span className="rounded-full bg-dusk px-2 py-0.5 text-xs font-bold whitespace-nowrap text-paper">
      AI
    </span>
  );
}
