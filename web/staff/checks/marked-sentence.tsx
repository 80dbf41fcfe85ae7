/** A sentence with the words marked that something is claimed with. */
export function MarkedSentence({ sentence, text }: { sentence: string; text: string }) {
  const at = sentence.indexOf(text);
  if (at < 0 || text === "") return <q className="before:content-['“'] after:content-['”']">{sentence}</q>;
  return (
    <q className="before:content-['“'] after:content-['”']">
      {sentence.slice(0, at)}
      <mark className="rounded-sm bg-amber/45 px-0.5 font-semibold text-ink">{text}</mark>
      {sentence.slice(at + text.length)}
    </q>
  );
}
