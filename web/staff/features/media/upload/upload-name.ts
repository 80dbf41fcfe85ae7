import { dayOf } from "../../../../../worker/contract/jakarta";
import { formatTime } from "../../../../lib/format";

/** What browsers call each picture that is pasted. */
const pasted = /^image\.(png|jpe?g|webp)$/i;

/** What a file is called in the library: a pasted picture by its time, which tells it from the others. */
export function uploadName({ name }: Pick<File, "name">, now: Date): string {
  const [, ending] = pasted.exec(name) ?? [];
  if (!ending) return name || "gambar";
  return `tempelan ${dayOf(now)} ${formatTime(now.toISOString())}.${ending.toLowerCase()}`;
}
