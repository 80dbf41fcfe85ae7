import { AppError } from "../../app-error";
import type { Deps } from "../../deps";
import type { Writer } from "../writers/writer";
import { listFreeTitles } from "./free-topics.service";

/** 400 where the writer does not know a topic that staff typed. */
export function requireKnownTopic(writer: Writer, topic: string): void {
  const { isKnown, nearest } = writer.match(topic);
  if (isKnown) return;
  const message = `${writer.name} belum menguasai topik ini. Pilih salah satu topik terdekat atau tulis topik lain.`;
  throw new AppError("validation_failed", message, {
    fields: { topic: message },
    details: { nearest: [...nearest] },
  });
}

/**
 * What so many articles about a typed topic are about, each: titles that the writer has and nobody has taken, or the
 * topic as it is typed. 400 where the writer has fewer.
 */
export async function titlesAbout(deps: Deps, topic: string, count: number): Promise<string[]> {
  const { name, match } = deps.writer;
  const { titles, nearest } = match(topic);
  const free = await listFreeTitles(deps, titles);
  if (!free || !titles) return Array.from({ length: count }, () => topic);
  if (free.length >= count) return free.slice(0, count);
  const has = free.length === titles.length ? "punya" : "masih punya";
  const message =
    free.length === 0
      ? `Semua artikel ${name} tentang topik ini sudah ada atau sedang ditulis. Tulis topik lain, atau kosongkan topik agar topiknya dipilihkan.`
      : `${name} hanya ${has} ${free.length} artikel tentang topik ini. Pesan lebih sedikit, atau kosongkan topik agar topiknya dipilihkan.`;
  throw new AppError("validation_failed", message, {
    fields: { topic: message },
    details: { nearest: [...nearest] },
  });
}

/** 400 where the writer does not know what a brief is about; `field` is what the answer blames. */
export function requireKnownBrief(writer: Writer, subject: string, field: string): void {
  const { isKnown, nearest } = writer.match(subject);
  if (isKnown) return;
  const message = `${writer.name} belum menguasai topik “${subject}”. Isi frasa kunci bahan ini dengan salah satu topik terdekat.`;
  throw new AppError("validation_failed", message, {
    fields: { [field]: message },
    details: { nearest: [...nearest] },
  });
}

/** What the article of a brief is about: as `titlesAbout`, without what `besides` has taken. */
export async function titleForBrief(
  deps: Deps,
  subject: string,
  besides: readonly string[],
): Promise<string> {
  requireKnownBrief(deps.writer, subject, "briefId");
  const { titles, nearest } = deps.writer.match(subject);
  const free = await listFreeTitles(deps, titles);
  if (!free) return subject;
  const title = free.find((title) => !besides.includes(title));
  if (title !== undefined) return title;
  const message = `Semua artikel ${deps.writer.name} tentang “${subject}” sudah ada atau sedang ditulis. Isi frasa kunci bahan ini dengan topik lain.`;
  throw new AppError("validation_failed", message, {
    fields: { briefId: message },
    details: { nearest: [...nearest] },
  });
}
