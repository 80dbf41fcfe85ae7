import type { Topic } from "../topic";

export const topic: Topic = {
  id: "brief-website",
  category: "Pembuatan Website",
  subject: "brief website",
  keywords: ["brief", "kebutuhan", "rencana", "spesifikasi", "tor", "proposal", "persiapan", "tujuan"],
  asks: [
    "cara membuat brief website",
    "contoh brief website",
    "brief ke pembuat website",
    "persiapan sebelum membuat website",
    "apa saja yang disiapkan sebelum membuat website",
    "kebutuhan website perusahaan",
  ],
  angles: [
    {
      title: "Cara Membuat Brief Website yang Dipahami Vendor",
      summary:
        "Cara menyusun brief website yang singkat tetapi lengkap: masalah yang ingin diselesaikan, isi halaman, batas anggaran, contoh rujukan, dan ukuran berhasil.",
      opening: [
        "Seorang pemilik usaha katering mengirim pesan ke lima pembuat website: “Mau bikin website, berapa ya?” Ia menerima lima angka yang jauh berbeda, lalu bingung mana yang wajar. Masalahnya bukan pada angka. Kelima orang itu membayangkan lima website yang berlainan.",
        "Brief menyamakan bayangan. Dokumen ini tidak perlu tebal atau memakai istilah teknis, cukup dua halaman yang bisa dibaca dalam lima menit. Dengan brief yang sama di tangan setiap calon vendor, penawaran yang Anda terima akhirnya bisa disandingkan.",
      ],
      sections: [
        {
          heading: "Mulai dari masalah, bukan dari daftar fitur",
          paragraphs: [
            "Paragraf pertama brief sebaiknya menjelaskan apa yang mengganggu Anda hari ini. Misalnya: calon pelanggan selalu menanyakan menu yang sama, admin kewalahan mengirim PDF, dan pesanan kantor sering hilang di antara obrolan. Dari cerita sependek itu, vendor yang berpengalaman bisa mengusulkan jalan yang belum Anda pikirkan.",
            "Bandingkan dengan permintaan “harus ada slider dan pop-up”. Fitur yang disebut tanpa alasan akan dibuat persis seperti kata Anda, lalu tidak dipakai siapa pun.",
          ],
        },
        {
          heading: "Enam hal yang perlu tertulis",
          paragraphs: [
            "Gunakan butir berikut sebagai kerangka. Jawaban “belum tahu” tetap boleh ditulis, karena vendor jadi mengerti bagian mana yang masih perlu dibicarakan.",
          ],
          list: [
            "Siapa yang akan membuka website itu dan dalam keadaan apa, misalnya panitia acara yang mencari katering dari ponsel.",
            "Tindakan yang Anda harapkan dari mereka: menelepon, mengisi formulir, atau mengunduh daftar menu.",
            "Halaman yang pasti ada beserta siapa penyedia teks dan fotonya.",
            "Sistem lain yang harus terhubung, seperti aplikasi kasir atau kalender.",
            "Rentang anggaran dan tanggal yang tidak boleh lewat, bila memang ada.",
            "Nama orang di pihak Anda yang berhak menyetujui hasil.",
          ],
        },
        {
          heading: "Rujukan lebih berguna bila disertai alasan",
          paragraphs: [
            "Lampirkan tiga website yang Anda sukai, boleh dari bidang lain. Di samping setiap tautan, tulis satu kalimat tentang apa yang menarik: cara menunya ditata, fotonya yang besar, atau harganya yang langsung terlihat. Tambahkan pula satu contoh yang tidak Anda sukai. Selera sulit dijelaskan dengan kata “elegan”, tetapi mudah ditangkap dari perbandingan.",
          ],
        },
        {
          heading: "Akhiri dengan ukuran berhasil",
          paragraphs: [
            "Tutup brief dengan satu kalimat yang bisa diperiksa beberapa bulan kemudian. Contohnya, pertanyaan tentang menu di WhatsApp berkurang separuh, atau setiap minggu ada permintaan penawaran dari kantor yang belum pernah memesan. Kalimat ini akan menjadi hakim yang adil saat muncul perdebatan soal warna tombol: mana pilihan yang mendekatkan ke tujuan itu?",
            "Setelah selesai, mintalah satu rekan yang tidak ikut menulis untuk membacanya. Bila ia bisa menceritakan ulang isinya tanpa melihat kertas, brief itu siap dikirim.",
          ],
        },
      ],
    },
    {
      title: "Rapat Internal sebelum Memesan Website: Siapa Memutuskan Apa",
      summary:
        "Proyek website sering macet di kantor sendiri. Panduan membagi peran, menyepakati prioritas, dan menyiapkan keputusan sebelum vendor mulai bekerja.",
      opening: [
        "Desain sudah dua kali disetujui bagian pemasaran. Lalu direktur melihatnya untuk pertama kali dan meminta semuanya diubah. Jadwal mundur, vendor menagih pekerjaan tambahan, dan orang kantor saling menyalahkan. Kejadian semacam ini jarang disebabkan oleh kemampuan pembuat website.",
        "Penyebabnya adalah keputusan yang belum punya pemilik. Satu rapat selama sembilan puluh menit, sebelum vendor mana pun dihubungi, dapat mencegah sebagian besar revisi yang melelahkan. Berikut susunan acaranya.",
      ],
      sections: [
        {
          heading: "Undang sedikit orang, tetapi orang yang tepat",
          paragraphs: [
            "Cukup tiga sampai lima peserta: pemilik atau direktur, orang yang setiap hari berbicara dengan pelanggan, orang yang kelak mengisi website, dan bagian keuangan bila diperlukan. Admin WhatsApp sering terlupa, padahal dialah yang hafal pertanyaan calon pembeli. Sementara itu, kerabat yang “mengerti komputer” lebih baik diminta pendapatnya belakangan.",
            "Minta setiap peserta datang dengan satu contoh nyata dari pekerjaannya, misalnya tiga pertanyaan pelanggan minggu ini. Contoh semacam itu menjaga pembicaraan tetap berpijak pada kebutuhan, bukan pada website pesaing yang kebetulan baru dilihat.",
          ],
        },
        {
          heading: "Tetapkan satu pemegang keputusan akhir",
          paragraphs: [
            "Banyak kepala boleh memberi masukan, hanya satu yang menentukan. Tuliskan namanya, lalu sepakati kapan ia harus dilibatkan: saat susunan halaman selesai, saat desain pertama muncul, dan sebelum tayang. Bila pemilik terlalu sibuk, ia perlu menunjuk wakil dan rela menerima pilihan wakil tersebut.",
            "Bagi pula wewenang kecil. Kepala toko berhak menyetujui foto produk, sedangkan isi halaman karier menjadi urusan personalia.",
            "Wewenang yang tertulis membuat staf berani bergerak tanpa menunggu Anda kembali dari luar kota.",
          ],
        },
        {
          heading: "Urutkan keinginan dengan kertas tempel",
          paragraphs: [
            "Setiap peserta menuliskan harapannya, satu harapan per kertas. Tempelkan di dinding, gabungkan yang serupa, kemudian pilah bersama ke dalam kelompok berikut.",
          ],
          list: [
            "Wajib pada hari tayang, karena tanpanya website tidak menjalankan tugas.",
            "Berguna, tetapi bisa menyusul tiga bulan kemudian tanpa merugikan siapa pun.",
            "Menarik, hanya saja belum ada orang yang bersedia mengurusnya.",
            "Tidak dikerjakan, beserta alasannya supaya tidak muncul lagi di rapat berikutnya.",
          ],
        },
        {
          heading: "Bawa pulang tiga catatan",
          paragraphs: [
            "Rapat dianggap selesai ketika ada daftar prioritas, nama penanggung jawab setiap bahan, dan batas waktu untuk memberi tanggapan. Poin terakhir paling sering diabaikan. Sepakati misalnya bahwa setiap contoh dari vendor dijawab dalam tiga hari kerja, dikumpulkan oleh satu orang, dan dikirim dalam satu pesan.",
            "Masukan yang datang terpisah dari empat orang hampir selalu bertentangan. Vendor lalu menebak mana yang harus dituruti, dan tebakan itulah yang membuat hasil akhirnya terasa serba tanggung. Simpan ketiga catatan di tempat yang bisa dibuka semua peserta, sebab enam minggu kemudian ingatan tentang rapat ini pasti sudah berbeda-beda.",
          ],
        },
      ],
    },
  ],
};
