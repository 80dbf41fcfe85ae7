/** Words that say nothing of what a text is about. */
const functionWords = new Set(
  `yang dan di ke dari untuk dengan pada adalah ialah yaitu ini itu tidak tak bukan bisa dapat akan atau juga lebih sudah
  belum agar supaya oleh karena jika bila kalau saat ketika anda kamu kami kita mereka ia dia dalam sebagai seperti banyak
  setiap tiap hanya sebelum sesudah setelah tetapi tapi namun harus perlu boleh para si sang nya pun lah kah maka lalu
  hingga sampai serta maupun antara tentang bagi tanpa secara masih lagi saja sangat paling satu dua tiga cara panduan
  tips langkah apa siapa kapan mengapa kenapa bagaimana mana buat biar yuk soal hal jadi menjadi ada membuat punya`.split(
    /\s+/,
  ),
);

export function isFunctionWord(word: string): boolean {
  return functionWords.has(word);
}
