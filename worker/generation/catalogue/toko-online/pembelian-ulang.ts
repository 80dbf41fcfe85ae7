import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pembelian-ulang",
  category: "Toko Online",
  subject: "pembelian ulang",
  keywords: [
    "pelanggan lama",
    "pembelian ulang",
    "repeat order",
    "loyalitas",
    "langganan",
    "retensi",
    "member",
  ],
  asks: [
    "repeat order",
    "pelanggan beli lagi",
    "membuat pelanggan kembali",
    "pembeli datang lagi",
    "program loyalitas pelanggan",
    "pelanggan setia",
    "member toko",
  ],
  angles: [
    {
      title: "Cara Membuat Pembeli Order Lagi: Rencana 60 Hari Pertama",
      summary:
        "Rencana sederhana menjaga hubungan sesudah pesanan pertama: pesan yang membantu, pengingat isi ulang, penawaran yang pantas, dan catatan pelanggan yang rapi.",
      opening: [
        "Pesanan pertama itu mahal. Ada iklan, diskon, dan waktu admin yang habis untuk meyakinkan satu orang asing. Anehnya, begitu paket terkirim banyak toko langsung melupakannya dan sibuk mencari orang asing berikutnya.",
        "Enam puluh hari setelah pembelian adalah masa ketika pembeli memutuskan apakah Anda toko langganan atau sekadar tempat ia pernah membeli. Rencana berikut dapat dijalankan dengan lembar kerja dan sedikit kedisiplinan.",
      ],
      sections: [
        {
          heading: "Minggu pertama: pastikan barangnya berhasil dipakai",
          paragraphs: [
            "Kekecewaan sering lahir dari cara pakai yang keliru. Penjual biji kopi dapat mengirim takaran seduh untuk alat yang umum; penjual tanaman mengirim jadwal siram untuk dua minggu pertama. Pesan ini tidak menjual apa pun, dan karena itulah dibaca. Tanyakan apakah semuanya tiba dengan baik, lalu tanggapi bila ada masalah sebelum berubah menjadi ulasan.",
            "Tulis nama pelanggan dan barangnya. Sapaan yang jelas-jelas disalin untuk semua orang lebih baik tidak dikirim.",
          ],
        },
        {
          heading: "Minggu ketiga: perkenalkan pasangan barangnya",
          paragraphs: [
            "Setelah kopi habis separuh, orang mulai penasaran dengan rasa lain. Sarankan satu barang saja dan beri alasan yang berhubungan dengan pilihannya: “Bila Anda menyukai Gayo kemarin, Kerinci lebih ringan dan asamnya lembut.” Satu saran yang masuk akal terasa seperti obrolan dengan barista. Katalog dua puluh barang terasa seperti brosur di kaca mobil. Bila Anda belum yakin apa yang cocok, bertanyalah dulu bagaimana pesanan pertamanya; jawaban pendek pun sudah cukup menjadi bahan.",
          ],
        },
        {
          heading: "Sekitar hari ke-40: ingatkan menjelang habis",
          paragraphs: [
            "Perkirakan kapan barang habis berdasarkan ukuran dan pemakaian, kemudian kirim pengingat beberapa hari sebelumnya. Isinya pendek dan memudahkan.",
          ],
          list: [
            "Barang dan ukuran yang terakhir dibeli.",
            "Tombol untuk memesan lagi dengan alamat yang sama.",
            "Pilihan menunda, misalnya diingatkan dua minggu lagi.",
            "Cara berhenti menerima pesan.",
            "Kabar jujur bila harganya berubah sejak pembelian lalu.",
          ],
        },
        {
          heading: "Hari ke-60: baca hasilnya dan perbaiki",
          paragraphs: [
            "Dari setiap seratus pembeli pertama, hitung berapa yang kembali dalam enam puluh hari. Angka itu menjadi patokan pribadi toko Anda, tidak perlu dibandingkan dengan siapa pun. Ubah satu hal saja untuk kelompok berikutnya, misalnya waktu pengingat, lalu lihat apakah patokannya bergerak.",
            "Hubungi juga lima orang yang tidak kembali. Mungkin barangnya belum habis, mungkin ongkosnya terlalu besar untuk sebungkus, mungkin hadiah untuk orang lain. Alasan yang terakhir membuka gagasan baru: pengingat ulang tahun untuk tahun berikutnya, tentu bila ia mengizinkan. Jaga catatan pelanggan secukupnya dan batasi siapa yang dapat membukanya. Kepercayaan yang dibangun dua bulan bisa runtuh oleh satu daftar nomor telepon yang bocor ke toko sebelah.",
          ],
        },
      ],
    },
    {
      title: "Program Pelanggan Setia yang Tidak Memberatkan Toko Kecil",
      summary:
        "Merancang program pelanggan setia yang mudah dipahami: memilih perilaku yang dihargai, bentuk imbalan, batas biaya, dan cara menghentikannya tanpa mengecewakan.",
      opening: [
        "Kartu cap “beli sembilan gratis satu” masih bertahan di kedai kopi karena satu alasan: semua orang langsung mengerti. Ketika toko online menirunya dengan poin, tingkatan, dan masa berlaku, kesederhanaan itu hilang, dan pelanggan tak lagi tahu apa yang sedang ia kumpulkan.",
        "Program kesetiaan untuk usaha kecil sebaiknya dapat dijelaskan dalam satu tarikan napas. Bila admin saja perlu membuka catatan untuk menerangkannya, rancangannya masih terlalu rumit.",
      ],
      sections: [
        {
          heading: "Putuskan perilaku apa yang ingin dihargai",
          paragraphs: [
            "Tidak semua pembelian ulang sama nilainya. Toko makanan hewan menginginkan pesanan rutin yang dapat diramalkan, sedangkan toko kado menginginkan pelanggan yang mengajak temannya. Pilih satu perilaku, lalu bangun program di sekelilingnya. Program yang menghargai segalanya tidak mengarahkan siapa pun ke mana pun.",
            "Periksa dahulu apakah perilaku tersebut memang menguntungkan. Menambah frekuensi pesanan kecil yang ongkosnya Anda tanggung malah membuat lelah. Lebih baik satu pesanan besar setiap bulan.",
          ],
        },
        {
          heading: "Imbalan tidak harus berupa potongan",
          paragraphs: [
            "Diskon adalah imbalan yang paling mudah ditiru pesaing. Pertimbangkan hadiah yang murah bagi Anda, tetapi berarti bagi pelanggan.",
          ],
          list: [
            "Kesempatan memesan koleksi baru sehari lebih awal.",
            "Contoh rasa yang belum dijual umum.",
            "Jadwal kirim yang dapat dipilih sendiri.",
            "Perbaikan atau penajaman gratis untuk barang yang pernah dibeli.",
            "Catatan tangan dan bungkus khusus pada pesanan kelima.",
          ],
        },
        {
          heading: "Beri pagar pada biayanya",
          paragraphs: [
            "Bayangkan skenario paling ramai: semua anggota menukarkan haknya pada bulan yang sama. Sanggupkah toko memenuhinya tanpa menunda gaji? Hitung nilai imbalan terhadap laba, bukan terhadap omzet. Tetapkan pula kapan hak itu hangus dan sebutkan sejak pendaftaran. Orang menerima batas yang diumumkan, tetapi merasa tertipu oleh batas yang baru muncul.",
            "Catat setiap hak yang sudah dijanjikan sebagai kewajiban. Lembar kerja dengan nama, jumlah, dan tanggal kedaluwarsa sudah lebih baik daripada ingatan. Serahkan kepada satu orang untuk memperbaruinya setiap Jumat.",
          ],
        },
        {
          heading: "Mulai kecil dan siapkan jalan berhenti",
          paragraphs: [
            "Undang tiga puluh pelanggan yang paling sering membeli untuk mencoba selama tiga bulan. Ceritakan bahwa ini percobaan dan Anda menginginkan pendapat mereka. Kelompok sekecil itu masih bisa dilayani secara manual, sehingga Anda mengetahui keluhan sebelum membayar perangkat lunak. Perhatikan pertanyaan yang berulang; di situlah aturannya belum jelas.",
            "Seandainya program tidak mengubah apa-apa, akhiri dengan anggun. Umumkan tanggalnya, beri waktu menukarkan semua hak, dan ucapkan terima kasih secara pribadi. Pelanggan jarang marah karena program berakhir. Mereka marah ketika tabungannya hilang tanpa kabar. Sebaliknya, bila hasilnya baik, tambahkan anggota secara bertahap sambil menjaga agar imbalannya tetap terasa istimewa.",
          ],
        },
      ],
    },
  ],
};
