import type { CategorySections } from "../category-sections";

export const designSections: CategorySections = {
  firstSteps: [
    {
      heading: "Mengamati sebelum mengubah",
      paragraphs: [
        "Perbaikan sebaiknya berangkat dari pengamatan, bukan dari rasa bosan melihat tampilan lama. Pinjamkan ponsel kepada dua orang di luar usaha Anda, beri satu tugas, lalu perhatikan gerak jarinya.",
        "Catat tempat mereka berhenti, bukan pendapat mereka tentang warna. Dua pengamatan semacam ini biasanya sudah menunjukkan satu hal yang layak dibenahi pada hari yang sama.",
      ],
    },
    {
      heading: "Perbaikan yang dapat dilakukan sore ini",
      paragraphs: [
        "Tidak semua perubahan memerlukan perancang. Buka halaman yang sering dikunjungi, lalu kerjakan urutan berikut.",
      ],
      steps: [
        "Baca judulnya dan pastikan tawaran Anda disebut di sana.",
        "Hapus satu unsur yang tidak membantu siapa pun mengambil keputusan.",
        "Buka halaman itu di ponsel dengan kecerahan rendah, di luar ruangan.",
        "Minta seseorang menemukan nomor telepon Anda tanpa petunjuk.",
      ],
    },
    {
      heading: "Membuat sketsa di kertas lebih dulu",
      paragraphs: [
        "Kertas membuat orang berani mencoret. Gambarlah halaman seukuran ponsel, tulis isi yang sebenarnya, lalu susun bagiannya sesuai urutan kebutuhan pembaca.",
        "Buat tiga versi dalam setengah jam, kemudian tunjukkan kepada rekan tanpa penjelasan. Versi yang cepat dipahami patut dikembangkan, sekalipun bukan yang Anda sukai.",
      ],
    },
    {
      heading: "Mengumpulkan contoh dengan alasan",
      paragraphs: [
        "Contoh tampilan yang dikumpulkan tanpa alasan hanya membingungkan perancang. Untuk setiap contoh, isi tiga kolom ini.",
      ],
      table: {
        head: ["Contoh", "Yang membantu", "Yang tidak cocok bagi kami"],
        rows: [
          ["Website usaha sejenis", "Jawaban cepat di layar pertama", "Bahasanya terlalu resmi"],
          ["Website bidang lain", "Langkahnya urut dan tidak mendesak", "Fotonya butuh biaya besar"],
          ["Aplikasi yang dipakai tiap hari", "Tombolnya sulit salah tekan", "Terlalu banyak layar"],
        ],
      },
    },
    {
      heading: "Menulis isi sebelum memilih bentuk",
      paragraphs: [
        "Rancangan yang dimulai dari kotak kosong akan menuntut isi agar muat di dalamnya. Balik urutannya: tulis dulu apa yang perlu dikatakan, sepanjang apa pun, lalu ringkas sampai enak dibaca.",
        "Setelah itu barulah bentuknya dibicarakan. Perancang yang menerima tulisan jadi dapat memilih jarak, ukuran, dan urutan yang benar-benar sesuai, alih-alih menebak dengan teks contoh.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Hiasan yang mengalahkan isi",
      paragraphs: [
        "Animasi, bayangan, dan gambar besar terasa menyenangkan saat pertama kali dilihat. Pada kunjungan ketiga, orang hanya ingin menemukan jawabannya. Setiap unsur yang bergerak merebut perhatian dari hal yang lebih penting.",
        "Ujilah dengan cara menghilangkan hiasannya selama seminggu. Bila tidak ada yang merasa kehilangan, tidak perlu dipasang lagi.",
      ],
    },
    {
      heading: "Keputusan yang sering diambil karena selera",
      paragraphs: [
        "Pemilik usaha boleh punya selera, tetapi halaman dibuat untuk pengunjung. Tanda-tanda berikut menunjukkan bahwa pembicaraan tentang {subject} mulai menjauh dari kebutuhan mereka.",
      ],
      list: [
        "Alasan sebuah pilihan hanya “supaya beda”.",
        "Contoh yang dipakai berasal dari merek besar yang pembelinya berbeda.",
        "Rapat membahas warna sebelum ada teks.",
        "Tidak seorang pun membuka rancangan di ponsel.",
      ],
    },
    {
      heading: "Mengubah semuanya sekaligus",
      paragraphs: [
        "Pelanggan lama sudah hafal letak segala sesuatu di halaman Anda. Perombakan total memaksa mereka belajar lagi, dan sebagian memilih menelepon saja.",
        "Benahi secara bertahap: satu bagian, tunggu tanggapannya, baru lanjut. Cara ini juga memudahkan Anda mundur ketika perubahan ternyata tidak menolong, tanpa perlu membuang pekerjaan yang sudah baik.",
      ],
    },
    {
      heading: "Merancang hanya untuk layar sendiri",
      paragraphs: [
        "Jarang ada pengunjung yang melihat halaman Anda di monitor besar dalam kantor yang terang. Dua keadaan berikut jauh lebih sering terjadi.",
      ],
      parts: [
        {
          heading: "Ponsel dengan satu ibu jari",
          paragraphs: [
            "Orang membuka halaman sambil berdiri, memegang tas, atau menunggu anak. Hal penting harus terjangkau tanpa menggeser genggaman.",
          ],
        },
        {
          heading: "Koneksi yang tersendat",
          paragraphs: [
            "Gambar besar yang belum muncul membuat halaman melompat-lompat. Pastikan tulisan tampil lebih dulu dan tempat gambar sudah disediakan.",
          ],
        },
      ],
    },
    {
      heading: "Menganggap diam sebagai setuju",
      paragraphs: [
        "Pengunjung yang kesulitan jarang mengeluh; ia menutup halaman dan mencari yang lain. Karena tidak ada yang protes, pemilik menyangka semuanya baik-baik saja, dan masalah yang sama bertahan bertahun-tahun.",
        "Carilah suara itu secara sengaja. Tanyakan kepada pelanggan yang datang langsung apakah mereka sempat membuka website, dan apa yang tidak mereka temukan di sana.",
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
        "Apa yang terjadi bila teksnya dua kali lebih panjang?",
        "Apakah tetap terbaca oleh orang yang penglihatannya menurun?",
        "Bagian mana yang boleh kami ubah sendiri tanpa merusak susunan?",
      ],
    },
    {
      heading: "Memberi masukan yang bisa dikerjakan",
      paragraphs: [
        "“Kurang wah” tidak memberi tahu perancang apa pun. Sebutkan tempatnya, apa yang membuat Anda ragu, dan siapa yang akan terganggu. Misalnya, calon pelanggan berusia lanjut mungkin tidak melihat tombol yang pucat.",
        "Kumpulkan masukan tentang {subject} dalam satu dokumen, dan tunjuk satu orang yang mengirimkannya. Biarkan perancang mengusulkan jalan keluarnya, karena itulah keahlian yang Anda bayar.",
      ],
    },
    {
      heading: "Menyepakati ukuran sebelum merancang",
      paragraphs: [
        "Tanpa ukuran, rancangan dinilai oleh orang yang suaranya lebih keras. Sepakati di awal apa yang harus lebih mudah dilakukan pengunjung sesudah perbaikan, dan bagaimana Anda akan memeriksanya.",
        "Satu kalimat sudah cukup, asalkan disetujui pemilik dan perancang. Bacakan kalimat itu di awal setiap rapat, dan kembalilah ke sana ketika perdebatan melebar.",
      ],
    },
    {
      heading: "Mengubah keluhan menjadi tugas",
      paragraphs: [
        "Komentar yang kabur bisa diterjemahkan menjadi permintaan yang jelas. Pakai tabel ini sebelum mengirim masukan.",
      ],
      table: {
        head: ["Yang ingin Anda katakan", "Yang bisa dikerjakan perancang"],
        rows: [
          ["“Kurang menarik”", "Tunjukkan hasil kerja kami sebelum daftar layanan"],
          ["“Terlalu ramai”", "Pilih satu ajakan per layar, sisanya dipindah"],
          ["“Susah dicari”", "Letakkan jam buka dan alamat di bagian bawah setiap halaman"],
          ["“Tidak seperti kami”", "Ganti foto stok dengan foto tempat kerja kami sendiri"],
        ],
      },
    },
    {
      heading: "Apa yang perlu diputuskan pemilik",
      paragraphs: [
        "Perancang memutuskan jarak dan ukuran; pemilik memutuskan siapa yang ingin dilayani lebih dulu. Kalau semua jenis pelanggan sama pentingnya, halaman depan akan mencoba menyapa semuanya dan tidak didengar siapa pun.",
        "Ambil keputusan itu sebelum membahas {subject} lebih jauh. Tulis satu kelompok pelanggan yang didahulukan, sedangkan kelompok lain dilayani di halaman berikutnya.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Cara mengetahui apakah rancangan membantu",
      paragraphs: [
        "Ulangi tugas yang sama kepada orang berbeda sebelum dan sesudah perubahan. Hitung berapa yang berhasil tanpa bantuan, berapa kali mereka salah ketuk, dan apa komentar pertama mereka.",
        "Untuk permulaan, lima orang sudah cukup. Simpan catatannya bersama tanggal, supaya perdebatan tahun depan tidak dimulai dari nol.",
      ],
    },
    {
      heading: "Mendengar dari kotak pesan",
      paragraphs: [
        "Pertanyaan pelanggan adalah laporan desain yang gratis. Bila orang masih menanyakan sesuatu yang sudah tertulis, berarti letaknya belum tepat atau kalimatnya belum jelas.",
        "Kelompokkan pesan sebulan terakhir dan tandai yang berulang. Jumlahnya akan turun ketika perbaikan berhasil. Kalau tidak bergerak, jangan menambah penjelasan dulu; coba pindahkan tempatnya.",
      ],
    },
    {
      heading: "Angka dan cerita harus berjalan bersama",
      paragraphs: [
        "Dari laporan kunjungan, Anda tahu bahwa orang pergi dari suatu halaman, tetapi tidak tahu sebabnya. Sebab itu biasanya baru terdengar dari cerita dua atau tiga pengunjung.",
        "Pasangkan keduanya sebelum mengambil keputusan tentang {subject}. Lihat halaman tempat banyak orang berhenti, kemudian duduklah di sebelah seseorang yang mencoba melewatinya. Sepuluh menit mengamati sering menjelaskan grafik selama tiga bulan.",
      ],
    },
    {
      heading: "Pemeriksaan ulang setiap triwulan",
      paragraphs: [
        "Halaman yang baik pun menua: isi bertambah, tombol baru menumpuk, foto tidak lagi cocok. Jadwalkan pemeriksaan singkat ini di kalender.",
      ],
      steps: [
        "Buka tiga halaman terpenting di ponsel yang bukan milik Anda.",
        "Tandai semua yang ditambahkan sejak pemeriksaan sebelumnya.",
        "Hapus atau gabungkan yang tidak pernah disentuh pengunjung.",
        "Catat satu hal untuk dikerjakan sebelum triwulan berikutnya.",
      ],
    },
    {
      heading: "Membandingkan dua versi dengan adil",
      paragraphs: [
        "Bila ragu antara dua rancangan, jangan memungut suara di grup kantor. Tunjukkan keduanya kepada orang yang belum pernah melihat usaha Anda, masing-masing selama beberapa detik, lalu tanyakan apa yang mereka ingat.",
        "Versi yang diingat dengan benar menang, walaupun versi lainnya lebih sering dipuji. Pujian bisa jadi hanya sopan santun, sedangkan ingatan menunjukkan bahwa pesannya sampai.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila perlu sudut pandang baru",
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
        "Hasil pengamatan Anda adalah bahan yang baik bagi perancang mana pun. Bila ingin kami yang mengolahnya, bacalah dulu [cakupan layanan kami](/services) dan [kisaran paketnya](/pricing). Pembicaraan pertama tidak dipungut biaya.",
      ],
    },
    {
      heading: "Melihat rancangan sebelum membayar",
      paragraphs: [
        "Menilai desain dari kata-kata itu sulit, karena itu kami membuat desain awalnya dulu dan Anda membayar hanya jika puas. Isi setiap paket dapat dibaca di [halaman harga](/pricing). Ceritakan usaha Anda lewat [formulir kontak](/contact), dan kami mulai dari sana.",
      ],
    },
    {
      heading: "Satu halaman sebagai permulaan",
      paragraphs: [
        "Perbaikan tidak harus menunggu anggaran besar. Pilih satu halaman yang terasa berat, lalu [tanyakan kepada Arunika Web](/contact) apa yang akan kami ubah lebih dulu. Bandingkan jawabannya dengan [pekerjaan kami yang sudah tayang](/portfolio).",
      ],
    },
  ],
};
