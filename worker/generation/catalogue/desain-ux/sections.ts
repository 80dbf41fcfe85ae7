import type { CategorySections } from "../category-sections";

export const designSections: CategorySections = {
  firstSteps: [
    {
      heading: "Mengamati sebelum mengubah",
      paragraphs: [
        "Perbaikan {subject} sebaiknya berangkat dari pengamatan, bukan dari rasa bosan melihat tampilan lama. Pinjamkan ponsel kepada dua orang di luar usaha Anda, beri satu tugas, lalu perhatikan gerak jarinya.",
        "Catat tempat mereka berhenti, bukan pendapat mereka tentang warna. Dua pengamatan semacam ini biasanya sudah menunjukkan satu hal yang layak dibenahi pada hari yang sama.",
      ],
    },
    {
      heading: "Perbaikan yang dapat dilakukan sore ini",
      paragraphs: [
        "Tidak semua perubahan memerlukan perancang. Buka halaman yang paling sering dikunjungi, lalu kerjakan urutan berikut.",
      ],
      list: [
        "Baca judulnya dan pastikan ia menyebut apa yang Anda tawarkan.",
        "Hapus satu unsur yang tidak membantu siapa pun mengambil keputusan.",
        "Periksa {subject} pada ponsel dengan kecerahan rendah di luar ruangan.",
        "Minta seseorang menemukan nomor telepon Anda tanpa petunjuk.",
      ],
    },
    {
      heading: "Membuat sketsa di kertas lebih dulu",
      paragraphs: [
        "Kertas membuat orang berani mencoret. Gambarlah halaman seukuran ponsel, tulis isi yang sebenarnya, lalu tempatkan {subject} sesuai urutan kebutuhan pembaca.",
        "Buat tiga versi dalam setengah jam, kemudian tunjukkan kepada rekan tanpa penjelasan. Versi yang paling cepat dipahami patut dikembangkan, sekalipun bukan yang paling Anda sukai.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Hiasan yang mengalahkan isi",
      paragraphs: [
        "Animasi, bayangan, dan gambar besar terasa menyenangkan saat pertama kali dilihat. Pada kunjungan ketiga, orang hanya ingin menemukan jawabannya. Setiap unsur yang bergerak meminta perhatian dari sesuatu yang lebih penting.",
        "Ujilah {subject} dengan cara menghilangkan hiasannya selama seminggu. Bila tidak ada yang merasa kehilangan, biarkan ia tetap hilang.",
      ],
    },
    {
      heading: "Keputusan yang sering diambil karena selera",
      paragraphs: [
        "Selera pemilik usaha sah, tetapi ia bukan pengunjung. Perhatikan tanda bahwa pembicaraan tentang {subject} mulai menjauh dari kebutuhan.",
      ],
      list: [
        "Alasan sebuah pilihan hanya “supaya beda”.",
        "Contoh yang dipakai berasal dari merek raksasa dengan pembeli lain.",
        "Rapat membahas warna sebelum ada teks.",
        "Tidak seorang pun membuka rancangan di ponsel.",
      ],
    },
    {
      heading: "Mengubah semuanya sekaligus",
      paragraphs: [
        "Pelanggan lama sudah hafal letak barang di halaman Anda. Perombakan total memaksa mereka belajar lagi, dan sebagian memilih menelepon saja.",
        "Benahi {subject} secara bertahap: satu bagian, tunggu tanggapannya, baru lanjut. Cara ini juga memudahkan Anda mundur ketika perubahan ternyata tidak menolong, tanpa perlu membuang pekerjaan yang sudah baik.",
      ],
    },
  ],
  questions: [
    {
      heading: "Yang layak ditanyakan kepada perancang",
      paragraphs: [
        "Perancang yang baik senang ditanya alasan. Pertanyaan berikut membantu Anda menilai usulan tanpa harus menguasai istilahnya.",
      ],
      list: [
        "Masalah pengunjung mana yang diselesaikan oleh pilihan ini?",
        "Bagaimana {subject} terlihat ketika teksnya dua kali lebih panjang?",
        "Apakah tetap terbaca oleh orang yang penglihatannya menurun?",
        "Bagian mana yang boleh kami ubah sendiri tanpa merusak susunan?",
      ],
    },
    {
      heading: "Memberi masukan yang bisa dikerjakan",
      paragraphs: [
        "“Kurang wah” tidak memberi tahu perancang apa pun. Sebutkan tempatnya, apa yang membuat Anda ragu, dan siapa yang akan terganggu. Misalnya, calon pelanggan berusia lanjut mungkin tidak melihat tombol yang pucat.",
        "Kumpulkan masukan tentang {subject} dalam satu dokumen dari satu orang. Lalu biarkan perancang mengusulkan jalan keluarnya, karena itulah keahlian yang Anda bayar.",
      ],
    },
    {
      heading: "Menyepakati ukuran sebelum merancang",
      paragraphs: [
        "Tanpa ukuran, rancangan dinilai oleh suara paling keras di ruangan. Sepakati di awal apa yang harus lebih mudah dilakukan pengunjung setelah {subject} diperbaiki, dan bagaimana Anda akan memeriksanya.",
        "Satu kalimat sudah cukup, asalkan disetujui pemilik dan perancang. Tempelkan kalimat itu pada setiap rapat, lalu kembalikan perdebatan kepadanya.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Cara tahu apakah rancangan menolong",
      paragraphs: [
        "Ulangi tugas yang sama kepada orang berbeda sebelum dan sesudah perubahan. Hitung berapa yang berhasil tanpa bantuan, berapa kali mereka salah ketuk, dan apa kalimat pertama yang keluar dari mulutnya.",
        "Lima orang sudah memperlihatkan sebagian besar kesulitan. Simpan catatan tentang {subject} bersama tanggalnya, supaya perdebatan tahun depan punya pijakan.",
      ],
    },
    {
      heading: "Mendengar dari kotak pesan",
      paragraphs: [
        "Pertanyaan pelanggan adalah laporan desain yang gratis. Bila orang masih menanyakan sesuatu yang sudah tertulis, berarti letaknya belum tepat atau kalimatnya belum jelas.",
        "Kelompokkan pesan sebulan terakhir dan tandai yang berkaitan dengan {subject}. Jumlahnya akan turun ketika perbaikan berhasil. Kalau tidak bergerak, jangan menambah penjelasan dulu; coba pindahkan tempatnya.",
      ],
    },
    {
      heading: "Angka dan cerita harus berjalan bersama",
      paragraphs: [
        "Statistik mengatakan bahwa orang pergi dari suatu halaman, tetapi tidak mengatakan mengapa. Cerita dari dua atau tiga pengunjung mengisi bagian yang kosong itu.",
        "Untuk menilai {subject}, pasangkan keduanya. Lihat halaman tempat banyak orang berhenti, kemudian duduklah di sebelah seseorang yang mencoba melewatinya. Sepuluh menit pengamatan sering menjelaskan grafik tiga bulan.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila perlu mata yang segar",
      paragraphs: [
        "Arunika Web mengerjakan desain ulang tanpa membuang isi yang sudah berharga, dan desain awalnya bisa Anda nilai lebih dulu. Contoh tampilannya tersedia di [portofolio](/portfolio). Untuk halaman Anda sendiri, [mintalah pendapat kami](/contact) tanpa biaya.",
      ],
    },
    {
      heading: "Menata ulang bersama kami",
      paragraphs: [
        "Tidak setiap website harus dirombak; kadang dua halaman saja yang menghambat. Kirim tautannya lewat [konsultasi gratis](/contact), lalu kami tunjukkan bagian yang menurut kami perlu didahulukan. Pilihan pekerjaannya tercantum di [layanan Arunika Web](/services).",
      ],
    },
    {
      heading: "Dari catatan menjadi rancangan",
      paragraphs: [
        "Hasil pengamatan Anda adalah bahan terbaik bagi perancang mana pun. Bila ingin kami yang mengolahnya, bacalah dulu [cakupan layanan kami](/services) dan [kisaran paketnya](/pricing). Pembicaraan pertama tidak dipungut biaya.",
      ],
    },
  ],
};
