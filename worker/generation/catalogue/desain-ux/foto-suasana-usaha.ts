import type { Topic } from "../topic";

export const topic: Topic = {
  id: "foto-suasana-usaha",
  category: "Desain & UX",
  subject: "foto suasana usaha",
  keywords: ["foto", "suasana", "stok", "tim", "tempat", "galeri", "potret"],
  asks: [
    "foto untuk website",
    "foto tempat usaha",
    "foto stok atau foto sendiri",
    "foto stok",
    "foto tim untuk website",
    "foto suasana toko",
  ],
  angles: [
    {
      title: "Tips Foto Suasana Tempat Usaha untuk Website",
      summary:
        "Sebelum datang, orang ingin membayangkan tempatnya. Daftar foto suasana yang menjawab keraguan pengunjung dan cara mengambilnya tanpa mengganggu kerja.",
      opening: [
        "Pintu kaca gelap, tirai tertutup, papan nama kecil. Dari jalan, klinik terapi itu sulit dibaca: apakah harus janji dulu, apakah pasiennya banyak, apakah ada tempat duduk untuk orang tua? Sebagian orang tidak jadi masuk hanya karena tidak tahu apa yang menanti di balik pintu.",
        "Foto suasana di website menjawab keraguan semacam itu sebelum terucap. Fungsinya berbeda dari foto produk. Ia tidak memperlihatkan apa yang dibeli, tetapi bagaimana rasanya menjadi pelanggan di tempat Anda, sehingga mutunya tidak diukur dari ketajaman lensa. Untuk sebagian tamu, itulah keterangan terpenting di seluruh halaman.",
      ],
      sections: [
        {
          heading: "Ikuti perjalanan tamu",
          paragraphs: [
            "Berjalanlah dari tempat parkir sampai kursi tunggu sambil memegang ponsel, dan berhenti setiap kali Anda membayangkan seseorang ragu. Di situlah foto diperlukan. Belokan masuk gang, tangga menuju lantai dua, meja pendaftaran, ruang ganti: semua tampak sepele bagi orang yang setiap hari berada di sana.",
            "Urutkan foto di halaman sesuai perjalanan tersebut. Keterangannya pendek dan praktis, misalnya “Parkir motor di samping, mobil di seberang jalan”. Pengunjung yang sudah melihatnya datang dengan langkah lebih yakin. Petugas depan pun tidak perlu lagi menerangkan letak parkiran berkali-kali lewat telepon.",
          ],
        },
        {
          heading: "Manusia di dalam gambar",
          paragraphs: [
            "Ruang kosong yang rapi terlihat seperti brosur perumahan. Sertakan orang yang bekerja: terapis menyiapkan handuk, kasir menimbang biji kopi, montir mengelap tangan. Wajah petugas yang nanti ditemui pelanggan sangat menolong, terutama bagi orang yang mudah canggung.",
            "Mintalah persetujuan setiap orang yang dikenali, termasuk karyawan, dan hormati bila ada yang menolak. Untuk tempat yang menyangkut kesehatan atau anak, jangan pernah memotret pelanggan secara diam-diam. Perankan saja oleh rekan kerja, dan katakan begitu bila ada yang bertanya.",
          ],
        },
        {
          heading: "Cahaya dan waktu",
          paragraphs: [
            "Kebanyakan ruang usaha punya satu jam terbaik, ketika cahaya masuk dari samping. Temukan jam itu dengan mengambil foto dari titik yang sama beberapa kali sehari. Sebelum memotret, bereskan hal-hal kecil berikut:",
          ],
          list: [
            "kabel yang menjuntai dan stopkontak bertumpuk",
            "kalender lama serta pengumuman yang sobek",
            "lampu yang warnanya berlainan",
            "data pelanggan di papan tulis atau layar",
            "gelas minum karyawan di meja depan",
          ],
        },
        {
          heading: "Jujur terhadap kenyataan",
          paragraphs: [
            "Lensa lebar membuat ruang sempit tampak seperti aula. Tamu yang tiba akan merasa dibohongi sebelum duduk. Lebih baik perlihatkan enam kursi apa adanya, lalu jelaskan bahwa kunjungan dijadwalkan supaya tidak ada yang berdesakan.",
            "Perbarui foto setelah cat, susunan, atau tim berubah. Tandai setahun sekali di kalender untuk berjalan lagi dari parkiran ke kursi tunggu. Foto yang jujur memang tidak selalu memukau, tetapi ia menepati janji, dan orang yang datang menemukan persis apa yang ia bayangkan.",
          ],
        },
      ],
    },
    {
      title: "Foto Stok atau Foto Sendiri? Memilih Gambar untuk Website",
      summary:
        "Foto stok rapi dan cepat, foto sendiri jujur tetapi merepotkan. Pegangan untuk memutuskan gambar mana yang boleh dibeli dan mana yang harus Anda buat.",
      opening: [
        "Dua orang berjas bersalaman di depan gedung kaca. Gambar yang sama dapat muncul di website notaris, agen asuransi, dan penyalur pakan ternak. Tak ada yang salah dengan mutunya. Ia hanya tidak bercerita apa-apa tentang siapa pun.",
        "Di sisi lain, foto sendiri yang gelap dan miring juga tidak menolong. Pilihannya jarang hitam putih. Yang perlu Anda ketahui adalah bagian mana dari website yang menuntut keaslian dan bagian mana yang cukup diisi gambar umum.",
      ],
      sections: [
        {
          heading: "Wajib asli",
          paragraphs: [
            "Apa pun yang menyatakan “inilah kami” harus milik Anda. Potret tim, ruang kerja, hasil pekerjaan, kendaraan, dan produk termasuk di sini. Calon pelanggan yang mengetahui bahwa “tim kami” ternyata model dari negeri lain akan mempertanyakan seluruh isi website.",
            "Keaslian tidak menuntut kamera mahal. Ponsel yang lensanya dilap, cahaya jendela, dan latar yang dibersihkan sudah menghasilkan gambar yang layak. Untuk potret utama dan layar pertama beranda, menyewa juru foto setengah hari sering kali sepadan karena hasilnya dipakai lama.",
          ],
        },
        {
          heading: "Boleh dari luar",
          paragraphs: [
            "Gambar stok pantas dipakai ketika ia menerangkan gagasan, bukan mengaku sebagai usaha Anda. Artikel tentang cara menyimpan beras, misalnya, boleh memakai foto gudang umum selama tidak ditulis sebagai gudang Anda. Sebelum memakai, lewati pemeriksaan ini:",
          ],
          list: [
            "Lisensinya mengizinkan pemakaian untuk usaha.",
            "Orang, pakaian, dan lingkungannya terasa dekat dengan pembaca Anda.",
            "Pencarian gambar menunjukkan foto itu belum dipakai pesaing sekota.",
            "Warnanya bisa berdampingan dengan foto Anda sendiri.",
            "Bukti unduhan dan lisensinya disimpan.",
          ],
        },
        {
          heading: "Jalan tengah yang sering dilupakan",
          paragraphs: [
            "Ada pilihan selain keduanya. Diagram sederhana menjelaskan cara kerja filter air lebih baik daripada foto apa pun. Peta wilayah layanan, gambar sketsa, atau tangkapan hasil ukur sama-sama khas milik Anda dan tidak menua secepat foto.",
            "Bahkan halaman tanpa gambar pun sah. Teks yang ditata lega dengan judul yang kuat lebih berwibawa daripada halaman yang dijejali hiasan. Tanyakan pada setiap gambar: kalau dihapus, apa yang hilang? Bila jawabannya tidak ada, biarkan ruang itu lapang.",
          ],
        },
        {
          heading: "Rencana tiga bulan",
          paragraphs: [
            "Beralih ke foto sendiri tidak harus sekaligus. Buat daftar gambar stok di website, tandai yang menyesatkan, dan ganti itu dahulu. Pada bulan pertama biasanya cukup potret tim dan tampak depan. Bulan kedua hasil pekerjaan, bulan ketiga suasana.",
            "Jadikan pengambilan foto bagian dari pekerjaan harian. Teknisi memotret sebelum dan sesudah, juru masak memotret pesanan besar sebelum dikirim. Sediakan satu folder bersama dengan nama berkas yang seragam. Tulis tanggal dan lokasinya, karena ingatan lebih cepat pudar daripada berkas. Setahun kemudian Anda memiliki perpustakaan gambar sendiri, dan pertanyaan tentang foto stok nyaris tidak muncul lagi.",
          ],
        },
      ],
    },
  ],
};
