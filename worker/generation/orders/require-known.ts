import { AppError } from "../../app-error";
import type { Writer } from "../writers/writer";

/** 400 where the writer does not know a topic that staff typed, or has fewer articles about it than are ordered. */
export function requireKnownTopic(writer: Writer, topic: string, count: number): void {
  const { isKnown, articles, nearest } = writer.match(topic);
  if (!isKnown) {
    const message = `${writer.name} belum menguasai topik ini. Pilih salah satu topik terdekat atau tulis topik lain.`;
    throw new AppError("validation_failed", message, {
      fields: { topic: message },
      details: { nearest: [...nearest] },
    });
  }
  if (articles !== null && articles < count) {
    const message = `${writer.name} hanya punya ${articles} artikel tentang topik ini. Pesan lebih sedikit, atau kosongkan topik agar topiknya dipilihkan.`;
    throw new AppError("validation_failed", message, { fields: { topic: message } });
  }
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
