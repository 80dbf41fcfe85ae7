import type { Topic } from "../topic";

export const topic: Topic = {
  id: "iklan-media-sosial-pertama",
  category: "Media Sosial",
  subject: "iklan media sosial pertama",
  keywords: ["iklan", "ads", "promosi", "beriklan", "anggaran", "audiens"],
  asks: [
    "iklan instagram",
    "iklan facebook",
    "pasang iklan instagram",
    "fb ads untuk pemula",
    "pasang iklan di media sosial",
    "beriklan pertama kali",
    "anggaran iklan media sosial",
  ],
  angles: [
    {
      title: "Persiapan sebelum Pasang Iklan Instagram dan Facebook Pertama",
      summary:
        "Sebelum menekan tombol promosikan, pastikan tawaran, halaman tujuan, admin, dan catatan biayanya sudah siap. Daftar persiapan untuk pengiklan pemula.",
      opening: [
        "Tombol promosikan dibuat supaya mudah ditekan. Beberapa ketukan, saldo terpotong, dan unggahan Anda tampil di layar ribuan orang. Besoknya jumlah tayangan tinggi, tetapi kasir sepi. Iklannya bekerja; yang belum siap adalah hal-hal di belakangnya.",
        "Iklan ibarat mengantar rombongan ke depan pintu. Kalau pintunya terkunci, barangnya belum dipajang, atau penjaganya sedang makan siang, rombongan berikutnya tidak akan membuat perbedaan. Bereskan pintunya lebih dulu, selagi belum ada uang yang berjalan.",
      ],
      sections: [
        {
          heading: "Pilih satu tawaran yang sudah laku",
          paragraphs: [
            "Jangan beriklan untuk menyelamatkan barang yang tidak diminati siapa pun. Ambil yang sudah dibeli orang tanpa iklan, lalu perluas jangkauannya. Studio foto di Cirebon lebih baik memulai dari paket wisuda yang tiap musim penuh daripada paket baru yang belum pernah dicoba. Rumuskan tawaran itu dalam satu kalimat yang memuat barang, manfaat, wilayah, dan batasnya. Bila kalimatnya terasa hambar tanpa kata “diskon”, benahi dulu tawarannya.",
          ],
        },
        {
          heading: "Halaman tujuan menyambung kalimat iklan",
          paragraphs: [
            "Orang yang mengetuk iklan paket wisuda harus mendarat di paket wisuda, bukan di beranda berisi semua layanan. Judul, foto, dan istilahnya sama dengan yang baru saja ia lihat. Buka halaman itu memakai data seluler, bukan Wi-Fi kantor, dan coba memesan sampai tuntas. Setiap isian yang tidak perlu boleh dicoret, karena pengunjung dari iklan belum mengenal Anda dan mudah berbalik.",
            "Kalau tujuannya percakapan, siapkan pesan pembuka yang sudah terisi sehingga admin tahu orang tersebut datang dari iklan yang mana.",
          ],
        },
        {
          heading: "Kesiapan orang di belakang layar",
          paragraphs: [
            "Permintaan yang datang bersamaan menguji kebiasaan toko. Sebelum iklan ditayangkan, pastikan jawaban atas hal-hal ini diketahui semua orang yang terlibat.",
          ],
          list: [
            "Siapa membalas pesan pada jam makan dan malam hari.",
            "Berapa pesanan yang sanggup dikerjakan dalam sepekan.",
            "Apa yang dikatakan bila stok atau jadwal sudah habis.",
            "Di mana asal setiap pembeli dicatat.",
            "Siapa yang berwenang menghentikan iklan.",
          ],
        },
        {
          heading: "Batas rugi ditulis di muka",
          paragraphs: [
            "Tentukan jumlah uang yang rela Anda keluarkan untuk belajar, dan anggap hilang. Bagi untuk beberapa hari supaya tidak habis dalam semalam. Tulis pula ukuran berhasilnya sebelum tayang: misalnya jumlah percakapan serius, bukan suka. Hitung laba satu pesanan setelah bahan, ongkos, dan tenaga; angka itu menunjukkan berapa banyak biaya iklan yang masih masuk akal untuk mendapatkan satu pembeli.",
            "Pastikan akun iklan serta kartu pembayarannya terdaftar atas nama usaha, walau pemasangannya dikerjakan orang lain. Riwayat iklan akan berguna lama sesudah kampanye pertama selesai, dan sayang bila ikut pergi bersama tenaga lepas. Mintalah hak akses penuh sejak hari pertama.",
          ],
        },
      ],
    },
    {
      title: "Cara Menguji Iklan Media Sosial dengan Anggaran Kecil",
      summary:
        "Cara menjalankan percobaan iklan berukuran kecil, membaca hasilnya tanpa terburu-buru, dan memutuskan kapan melanjutkan, mengubah, atau berhenti.",
      opening: [
        "Dua pemilik usaha mengeluarkan uang yang sama. Yang satu membuat satu iklan, menunggu, lalu menyimpulkan bahwa iklan tidak cocok untuk usahanya. Yang lain membuat tiga versi kecil dan pulang membawa pengetahuan tentang apa yang menarik pelanggannya. Selisihnya terletak pada cara bertanya.",
        "Percobaan pertama memang jarang langsung untung. Anggaplah sebagai biaya riset, lalu pastikan risetnya menjawab pertanyaan yang berguna. Pertanyaan itu sebaiknya ditulis di kertas sebelum Anda membuka pengaturan iklan.",
      ],
      sections: [
        {
          heading: "Ubah satu hal setiap kali",
          paragraphs: [
            "Jika gambar, kalimat, dan sasaran diganti bersamaan, Anda tidak akan tahu mana yang berpengaruh. Mulai dari hal yang dampaknya paling terasa, yaitu pesan utama. Toko kasur, misalnya, dapat menguji tiga alasan membeli: punggung pegal, kamar sempit, dan pengantaran hari itu juga. Fotonya sama, tombolnya sama, penerimanya sama. Setelah satu alasan menang, barulah foto diuji dengan alasan tersebut. Sebelum itu terjadi, tahan keinginan untuk memperindah yang lain.",
          ],
        },
        {
          heading: "Sasaran jangan dipersempit berlebihan",
          paragraphs: [
            "Godaan pemula adalah menumpuk saringan minat sampai yang tersisa segelintir orang. Sistem iklan memerlukan ruang untuk mencari. Batasi hal yang memang membatasi usaha Anda, seperti jarak antar dan usia yang masuk akal, lalu biarkan isi iklan yang menyaring. Kalimat “khusus pemilik ruko di Bekasi” menyingkirkan orang yang salah tanpa satu pun pengaturan tambahan.",
            "Keluarkan pelanggan lama dari sasaran bila tawarannya hanya berlaku bagi pembeli baru. Mereka akan kesal melihat potongan yang tidak bisa dipakai.",
          ],
        },
        {
          heading: "Membaca hasil dari ujung penjualan",
          paragraphs: [
            "Layar laporan dipenuhi istilah, padahal pertanyaannya bisa diurutkan secara sederhana. Mulailah dari pembeli, kemudian mundur selangkah demi selangkah sampai menemukan tempat orang berhenti.",
          ],
          list: [
            "Ada tayangan, sedikit ketukan: pesan atau gambarnya belum mengena.",
            "Ada ketukan, sedikit pertanyaan: halaman tujuan mengecewakan.",
            "Banyak pertanyaan, sedikit pesanan: harga, syarat, atau cara membalas.",
            "Pesanan ada tetapi rugi: biaya per pembeli melampaui laba.",
            "Untung dan stabil: naikkan anggaran sedikit demi sedikit.",
          ],
        },
        {
          heading: "Bersabar, lalu tegas",
          paragraphs: [
            "Beberapa jam pertama hampir tidak berarti apa-apa. Mengutak-atik pengaturan setiap sore malah membuat sistem dan Anda sama-sama bingung. Biarkan percobaan berjalan sampai tanggal yang sudah ditulis, kecuali ada kesalahan nyata seperti tautan mati atau harga yang keliru.",
            "Pada tanggal itu, ambil satu dari tiga keputusan: lanjut, ubah satu hal, atau hentikan. Tulis alasannya dalam dua kalimat. Enam bulan kemudian, tumpukan catatan pendek itu lebih berharga daripada nasihat umum mana pun, karena isinya perilaku pelanggan Anda sendiri. Ada kalanya kesimpulannya pahit: usaha dengan antrean penuh dari rekomendasi tetangga mungkin belum memerlukan iklan sama sekali.",
          ],
        },
      ],
    },
  ],
};
