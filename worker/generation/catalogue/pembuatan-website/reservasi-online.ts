import type { Topic } from "../topic";

export const topic: Topic = {
  id: "reservasi-online",
  category: "Pembuatan Website",
  subject: "reservasi online",
  keywords: ["reservasi", "booking", "janji", "jadwal", "klinik", "salon", "bengkel", "antrean", "kalender"],
  asks: [
    "booking online",
    "reservasi online klinik",
    "jadwal janji online",
    "booking salon online",
    "booking bengkel online",
    "sistem antrean online",
    "website booking",
  ],
  angles: [
    {
      title: "Reservasi Online untuk Klinik, Salon, dan Bengkel",
      summary:
        "Sebelum memasang sistem reservasi, tetapkan aturannya: lama layanan, jeda, uang muka, pembatalan, dan apa yang dilihat pelanggan ketika memilih jadwal.",
      opening: [
        "Pukul sebelas malam, seorang ibu ingin memesan potong rambut untuk anaknya. Salonnya tutup, adminnya tidur. Ia membuka website, melihat tulisan “hubungi kami”, lalu menunda. Esok paginya ia sudah lupa, dan kursi pukul sepuluh tetap kosong.",
        "Reservasi online mengisi jam ketika Anda tidak bisa mengangkat telepon. Namun, sistem hanya menjalankan aturan. Bila aturannya belum ada, komputer justru membuat kekacauan terjadi dengan lebih cepat dan lebih rapi.",
      ],
      sections: [
        {
          heading: "Ukur lama layanan yang sebenarnya",
          paragraphs: [
            "Jangan memakai perkiraan. Selama dua minggu, catat jam mulai dan selesai setiap layanan, termasuk waktu membersihkan kursi serta menerima pembayaran. Anda mungkin menemukan bahwa pewarnaan rambut memerlukan tiga jam, tetapi penata rambut hanya sibuk pada satu jam pertama. Temuan itu membuka celah bagi satu pelanggan potong rambut di tengahnya.",
            "Tambahkan jeda sepuluh menit antarjanji. Tanpa jeda, satu keterlambatan di pagi hari akan menular sampai malam.",
            "Bedakan juga kemampuan petugas. Bila hanya dua dari lima terapis yang boleh menangani perawatan tertentu, kalender harus mengetahuinya, sehingga pelanggan tidak pernah ditawari jam yang ternyata tidak bisa dilayani siapa pun.",
          ],
        },
        {
          heading: "Aturan yang harus tertulis sebelum tombol dipasang",
          paragraphs: [
            "Diskusikan bersama staf garis depan, lalu tulis dalam bahasa yang dapat dibaca pelanggan sebelum memesan.",
          ],
          list: [
            "Paling cepat berapa jam sebelum kedatangan orang boleh memesan.",
            "Sejauh apa kalender dibuka ke depan.",
            "Berapa lama keterlambatan ditoleransi sebelum giliran dialihkan.",
            "Kapan pembatalan masih bebas, dan apa akibatnya setelah itu.",
            "Layanan mana yang memerlukan uang muka karena bahannya disiapkan khusus.",
          ],
        },
        {
          heading: "Tanyakan sedikit, tunjukkan banyak",
          paragraphs: [
            "Pelanggan ingin melihat jadwal kosong sebelum menyerahkan datanya. Tampilkan dulu layanan, durasi, petugas, dan jam yang tersedia; baru kemudian minta nama serta nomor telepon. Akun dengan kata sandi tidak diperlukan untuk potong rambut, sama seperti orang tidak ditanyai kartu anggota ketika menelepon. Bengkel boleh menanyakan tipe kendaraan dan keluhannya, sebab jawaban itu menentukan siapa mekaniknya.",
            "Klinik perlu lebih hati-hati. Keluhan kesehatan adalah data yang peka, jadi mintalah seperlunya dan batasi siapa yang dapat membacanya.",
          ],
        },
        {
          heading: "Pengingat dan jalan untuk membatalkan",
          paragraphs: [
            "Konfirmasi dikirim seketika, pengingat menyusul sehari sebelumnya, masing-masing berisi alamat, tautan peta, dan tombol untuk menggeser jadwal. Pemilik usaha kadang takut tombol batal membuat orang seenaknya. Kenyataannya, orang yang kesulitan membatalkan akan diam saja, dan kursi kosong tanpa kabar merugikan semua pihak.",
            "Sisakan sebagian kecil jadwal bagi pelanggan yang datang langsung. Setelah sebulan, bandingkan jam yang penuh dengan yang sepi, kemudian sesuaikan giliran kerja staf mengikuti kenyataan tersebut.",
          ],
        },
      ],
    },
    {
      title: "Cara Pindah dari Buku Janji ke Sistem Booking Online",
      summary:
        "Peralihan dari buku catatan ke kalender reservasi butuh masa percobaan. Rencana empat tahap agar staf terbiasa, pelanggan lama nyaman, dan tidak ada janji ganda.",
      opening: [
        "Di balik meja resepsionis banyak klinik masih ada buku bergaris dengan tulisan tiga warna. Biru untuk pasien baru, merah untuk yang sudah bayar, pensil bagi yang belum pasti. Buku itu kumal, tetapi berfungsi, dan hanya satu orang yang benar-benar mengerti kodenya.",
        "Itulah alasan peralihan sering gagal: bersama kertasnya, pengetahuan seseorang ikut digantikan. Libatkan dia sebagai perancang, bukan sebagai korban perubahan.",
      ],
      sections: [
        {
          heading: "Tahap satu: terjemahkan kode yang ada di buku",
          paragraphs: [
            "Duduklah bersama penjaga buku selama satu sore. Minta ia menceritakan arti setiap tanda dan kebiasaan yang tidak tertulis, misalnya Pak Harun selalu diberi jam pertama karena datang naik bus, atau Kamis sore dikosongkan untuk alat yang harus disterilkan. Setiap kebiasaan menjadi pengaturan di kalender baru atau, bila ternyata tidak perlu lagi, dihapus dengan sadar.",
            "Hasilnya biasanya satu halaman berisi belasan aturan kecil. Bacakan kembali di hadapan seluruh petugas, karena rekan di giliran sore kerap mempunyai kebiasaan yang berbeda.",
          ],
        },
        {
          heading: "Tahap dua: dua minggu memakai keduanya",
          paragraphs: [
            "Pada masa percobaan, buku tetap menjadi pegangan utama sementara kalender diisi oleh staf, belum dibuka untuk umum. Setiap sore cocokkan keduanya. Selisih yang muncul menunjukkan langkah yang belum dipahami atau pengaturan yang keliru.",
            "Tentukan tanggal berhenti sejak awal. Mengisi dua tempat melelahkan, dan tanpa tenggat orang akan kembali kepada yang paling dikenal.",
          ],
        },
        {
          heading: "Tahap tiga: buka untuk sebagian layanan",
          paragraphs: [
            "Mulailah dari layanan yang durasinya pasti dan jarang bermasalah. Sebelum menyebarkan tautannya, periksa beberapa keadaan sulit ini.",
          ],
          list: [
            "Dua orang memilih jam yang sama pada waktu hampir bersamaan.",
            "Petugas mendadak sakit dan semua janjinya harus dipindahkan.",
            "Pelanggan memesan untuk orang lain dengan nomor teleponnya sendiri.",
            "Listrik atau internet padam ketika antrean sedang panjang.",
            "Hari libur nasional yang lupa ditutup di kalender.",
          ],
        },
        {
          heading: "Tahap empat: ajak pelanggan lama pelan-pelan",
          paragraphs: [
            "Orang yang bertahun-tahun menelepon tidak perlu dipaksa berubah. Ketika mereka menelepon, layani seperti biasa dan masukkan janjinya ke kalender, sehingga mereka tetap menerima pengingat. Banyak yang kemudian mencoba sendiri karena melihat tautannya. Tempelkan kode QR di kasir dengan satu kalimat: “Pilih jadwal berikutnya dari sini.”",
            "Sesudah tiga bulan, tanyakan kepada staf apa yang paling mereka sukai dan apa yang paling mengganggu. Perbaiki satu gangguan setiap bulan. Simpan buku terakhir sebagai cadangan, cetak jadwal esok hari setiap sore, dan Anda tetap bisa melayani meskipun layar sedang gelap. Peralihan dianggap selesai bukan saat semua orang memakai sistem, tetapi saat tidak ada lagi yang merindukan pensil tiga warna.",
          ],
        },
      ],
    },
  ],
};
