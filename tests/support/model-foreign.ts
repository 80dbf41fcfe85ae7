/** What a model writes that has slipped into English. */
export const englishBlocks = `<h2>What your visitors really look for</h2>
<p>Most people do not read a website from top to bottom. They look for a single answer, and when they cannot find it within a few seconds they go back to the list of results. That is why the first sentence of each section should carry the answer, and the details should follow after it.</p>
<p>Think of the person who opens your page while standing in line. There is little time, the screen is small, and the sun is bright. Short paragraphs with one thought each will help more than any design trick that you can buy.</p>
<h2>How to keep it up to date</h2>
<p>Choose one day of the week on which you read your own pages as a stranger would. Check that the hours are right, that the buttons work, and that the pictures still show what you sell. Write down what is wrong before you start to change anything.</p>
<ul><li>Read every heading aloud.</li><li>Ask a friend to find your address.</li><li>Remove what nobody has asked for in months.</li></ul>
<p>When you are done, tell your staff what has changed, so that the answer on the phone and the answer on the page are the same. Small habits like this are worth more than a large project that is never finished.</p>`;

/** What a model writes that takes Malay for Indonesian. */
export const malayBlocks = `<h2>Mengapa pelanggan perlu diberi kepastian</h2>
<p>Pelanggan masa kini mahukan jawapan yang cepat kerana mereka sering melayari laman sesawang melalui telefon bimbit. Sekiranya maklumat sukar dicari, mereka akan beralih kepada syarikat lain yang lebih mudah dihubungi. Oleh itu, pastikan setiap halaman memberitahu perkara yang paling kerap ditanya.</p>
<p>Anda boleh memuat turun senarai semak secara percuma, kemudian mengisinya bersama pekerja di kedai. Cuba lihat semula setiap soalan daripada pelanggan dalam tempoh sebulan, dan tandakan soalan yang berulang. Jawapan bagi soalan tersebut harus diletakkan di tempat yang mudah dilihat.</p>
<h2>Langkah yang boleh dibuat hari ini</h2>
<p>Mulakan dengan perkara yang kecil. Baca semula halaman utama, betulkan ejaan, dan kemas kini waktu operasi. Selepas itu, muat naik gambar yang lebih jelas supaya pelanggan tidak tersalah sangka terhadap barangan yang dijual. Jangan lupa berterima kasih kepada mereka yang sudi memberi maklum balas.</p>`;

/** Indonesian words, and what Malay has for them. */
export const malayWords: Record<string, string> = {
  ...{ karena: "kerana", bisa: "boleh", ponsel: "telefon bimbit", perusahaan: "syarikat", gratis: "percuma" },
  ...{ uang: "wang", berbeda: "berbeza", coba: "cuba", kantor: "pejabat", informasi: "maklumat" },
  ...{ pertanyaan: "soalan", jawaban: "jawapan", ketika: "semasa", butuh: "perlukan", melihat: "melihat" },
};
