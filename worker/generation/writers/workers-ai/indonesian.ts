// The most frequent function words of each language; those that two of them share are in neither list.
const indonesian = new Set(
  "yang dan di ke dari untuk dengan pada adalah ini itu tidak bisa akan atau juga lebih sudah agar oleh karena jika saat anda dalam sebagai seperti banyak setiap bukan hanya belum sebelum setelah tetapi mereka kita kami harus dapat".split(
    " ",
  ),
);
const english = new Set(
  "the and of to is for with that this are on as it be your you from by or an not can will have more their which when what".split(
    " ",
  ),
);

/** Indonesian prose has a function word at about every fourth word, English with loan words at hardly any. */
const leastShare = 0.12;

/** Whether a text of at least a few sentences is Indonesian; English terms in it do no harm. */
export function isIndonesian(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const share = (list: Set<string>) => words.filter((word) => list.has(word)).length / (words.length || 1);
  return share(indonesian) >= leastShare && share(english) < share(indonesian) / 2;
}
