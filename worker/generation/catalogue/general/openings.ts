/** Openings of an article about a subject that the catalogue does not hold; `{subject}` as in the section bank. */
export const generalOpenings: readonly (readonly string[])[] = [
  [
    "Setiap usaha punya perkara yang terus muncul di rapat, tetapi tidak pernah benar-benar diputuskan. Bagi sebagian pemilik usaha, perkara itu adalah {subject}. Semua orang punya pendapat, sementara pekerjaan harian selalu terasa lebih mendesak.",
    "Tulisan ini tidak menawarkan jawaban tunggal, karena keadaan setiap usaha berlainan. Yang bisa Anda bawa pulang adalah cara berpikir yang runtut: memahami duduk perkaranya, mencoba dalam ukuran kecil, lalu menilai dengan jujur.",
  ],
  [
    "Saran tentang {subject} mudah ditemukan, dan di situlah kesulitannya. Teman menyarankan satu hal, video pendek menyarankan kebalikannya, sedangkan uang serta waktu Anda hanya cukup untuk satu percobaan.",
    "Daripada mencari saran kesebelas, lebih berguna memiliki urutan kerja sendiri. Bagian-bagian berikut dapat dibaca sekali duduk dan dikerjakan sedikit demi sedikit, tanpa menghentikan pelayanan kepada pelanggan.",
  ],
  [
    "Bayangkan setahun dari sekarang Anda sudah tidak lagi memikirkan {subject}, sebab urusannya berjalan sendiri. Apa yang berbeda di meja kerja Anda? Siapa yang memegangnya? Pertanyaan sederhana ini membantu memisahkan kebutuhan dari kebisingan.",
    "Untuk sampai ke sana tidak diperlukan lompatan besar. Pemilik usaha yang berhasil merapikan suatu urusan biasanya menempuh langkah pendek, mencatat apa yang terjadi, dan berani membuang yang tidak menolong.",
  ],
  [
    "Ada dua cara menghadapi {subject}: menunggu sampai terpaksa, atau menyisihkan sedikit waktu ketika keadaan masih tenang. Cara pertama terasa hemat sampai tagihannya datang, biasanya pada minggu yang paling sibuk.",
    "Panduan ini disusun untuk cara kedua. Anda tidak perlu memahami istilah teknis, cukup mengenal usaha sendiri, mau bertanya kepada orang yang mengerjakannya setiap hari, serta bersedia memulai dari bagian yang kecil.",
  ],
  [
    "Dua usaha yang bersebelahan bisa menghadapi {subject} dengan hasil yang bertolak belakang. Bedanya jarang terletak pada modal. Yang satu memutuskan dengan catatan di tangan, yang lain memutuskan sambil menunggu lampu hijau.",
    "Catatan tidak harus tebal. Selembar kertas, beberapa contoh kejadian, dan kesediaan untuk mendengar sudah membawa Anda lebih jauh daripada daftar kiat yang panjang. Mari kita susun lembar itu bersama-sama.",
  ],
  [
    "Pertanyaan pertama yang biasa muncul ketika orang membahas {subject} adalah “berapa biayanya?” Pertanyaan itu wajar, hanya saja datang terlalu cepat. Angka apa pun terasa mahal bila manfaatnya belum terbayang.",
    "Karena itu, bacaan ini mulai dari keadaan usaha Anda, kemudian bergerak ke rencana, orang, uang, dan cara menilainya. Lompati bagian yang sudah Anda kuasai, tetapi jangan lewatkan bagian tentang percobaan kecil.",
  ],
  [
    "Pekerjaan tersulit seorang pemilik usaha sering kali bukan bekerja keras, melainkan memilih apa yang tidak dikerjakan. Begitu pula dengan {subject}: godaannya adalah melakukan semuanya sekaligus.",
    "Di bawah ini Anda menemukan cara memperkecil persoalan sampai muat dalam beberapa pekan. Tidak ada langkah yang menuntut keahlian khusus, dan setiap bagian bisa dihentikan tanpa merusak yang lain.",
  ],
];
