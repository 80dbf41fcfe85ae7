import type { Topic } from "../topic";

export const topic: Topic = {
  id: "formulir-kontak",
  category: "Desain & UX",
  subject: "formulir kontak",
  keywords: ["formulir", "form", "kontak", "isian", "kolom", "konfirmasi"],
  asks: [
    "formulir kontak",
    "form kontak website",
    "membuat formulir kontak",
    "formulir yang mudah diisi",
    "formulir tidak pernah diisi",
    "kolom formulir",
  ],
  angles: [
    {
      title: "Formulir Kontak yang Selesai Diisi, Bukan Ditinggal di Tengah",
      summary:
        "Setiap kolom adalah pertanyaan dari orang asing. Cara memilih, mengurutkan, dan menamai kolom supaya calon pelanggan menyelesaikan formulir Anda.",
      opening: [
        "Bayangkan pelayan toko yang menyambut tamu dengan meminta nama lengkap, nama perusahaan, jabatan, anggaran, dan dari mana ia mengenal toko itu, sebelum bertanya apa yang dicari. Tamu akan mundur pelan-pelan. Banyak formulir kontak berperilaku persis begitu.",
        "Formulir yang baik terasa seperti percakapan singkat. Ia menanyakan hal yang memang perlu diketahui untuk menjawab, dengan urutan yang wajar, lalu berhenti. Selebihnya bisa ditanyakan nanti, setelah ada hubungan. Toko mebel, contohnya, tidak perlu tahu alamat lengkap hanya untuk menjawab apakah kayu mahoni tersedia. Orang yang membalas pun terbantu, karena bahan jawabannya sudah tersedia.",
      ],
      sections: [
        {
          heading: "Uji setiap kolom dengan satu pertanyaan",
          paragraphs: [
            "Apa yang akan Anda lakukan secara berbeda bila kolom ini terisi? Jika jawabannya tidak ada, kolom itu dihapus. Bagi jasa pindahan, alamat asal dan lantai berapa menentukan jumlah pekerja, jadi layak ditanyakan. Jabatan pengirim tidak mengubah apa pun.",
            "Tandai kolom yang boleh dikosongkan dengan tulisan “opsional”. Bila hampir semuanya opsional, mungkin formulirnya kepanjangan. Pilihan cara dihubungi, lewat telepon atau pesan, justru menolong orang yang tidak bisa mengangkat telepon di jam kerja. Ukuran keberhasilannya sederhana: setelah membaca kiriman, staf Anda tahu harus menyiapkan apa sebelum menelepon.",
          ],
        },
        {
          heading: "Urutkan seperti orang bercerita",
          paragraphs: [
            "Mulailah dari kebutuhan, karena itulah yang memenuhi pikiran pengunjung. Data diri menyusul. Seseorang yang sudah menulis “AC kamar bocor sejak semalam” lebih rela meninggalkan nomor daripada orang yang langsung dimintai nomor.",
            "Tempatkan satu kolom per baris supaya mata turun lurus. Nama kolom ditulis di atas kotak, bukan sebagai tulisan samar di dalamnya yang hilang begitu orang mulai mengetik. Untuk jawaban panjang, sediakan kotak yang tinggi; ukuran kotak memberi isyarat seberapa banyak yang diharapkan.",
          ],
        },
        {
          heading: "Kata-kata kecil yang menentukan",
          paragraphs: [
            "Kalimat pendek di sekitar kolom sering lebih berpengaruh daripada desainnya. Beberapa yang bisa langsung dipakai sesuai keadaan usaha Anda:",
          ],
          list: [
            "“Ceritakan masalahnya, dua kalimat saja cukup.”",
            "“Kami membalas pada hari kerja, paling lambat sore hari.”",
            "“Nomor Anda hanya dipakai untuk menjawab pertanyaan ini.”",
            "“Belum tahu ukurannya? Kosongkan, nanti kami bantu mengukur.”",
            "“Lebih suka bertanya langsung? Hubungi nomor berikut.”",
          ],
        },
        {
          heading: "Cobalah sendiri dengan ponsel",
          paragraphs: [
            "Isi formulir Anda sambil berdiri, memakai satu tangan, dengan keyboard ponsel yang menutupi setengah layar. Perhatikan apakah tombol kirim masih terjangkau, apakah pilihan tanggal mudah dipakai, dan apakah satu isian yang keliru membuat isian lain ikut hilang.",
            "Setelah itu, kirimkan sungguhan. Periksa berapa lama sampai, siapa yang menerima, dan apakah masuk ke kotak spam. Ulangi percobaan ini sebulan sekali. Tidak ada tanda bahaya ketika formulir berhenti mengirim; yang terasa hanya sunyi, dan sunyi mudah disangka pasar yang lesu.",
          ],
        },
      ],
    },
    {
      title: "Setelah Tombol Kirim Ditekan: Bagian Formulir yang Terlupakan",
      summary:
        "Desain formulir tidak berakhir di tombol kirim. Layar konfirmasi, surat balasan, dan pembagian tugas menentukan apakah calon pelanggan tetap menunggu Anda.",
      opening: [
        "Tombol ditekan, lingkaran berputar, lalu muncul tulisan “Sukses”. Sukses apa? Apakah pesannya sampai, siapa yang membaca, kapan dijawab? Calon pelanggan yang ragu akan mengirim ulang, atau lebih buruk lagi, menghubungi usaha berikutnya dalam daftar.",
        "Perancang kerap mencurahkan tenaga pada kolom isian dan melupakan menit-menit setelahnya. Padahal di sanalah kesan tentang pelayanan Anda terbentuk. Orang sudah cukup percaya untuk meninggalkan nomornya. Mengabaikan bagian ini berarti membiarkan tamu berdiri di ruang depan tanpa ada yang menyapa.",
      ],
      sections: [
        {
          heading: "Layar konfirmasi yang menenangkan",
          paragraphs: [
            "Layar ini menjawab tiga hal: pesan sudah diterima, apa yang terjadi berikutnya, dan apa yang bisa dilakukan bila mendesak. Katering dapat menulis, “Pesan Anda sudah kami terima. Bu Ratih akan menelepon sebelum pukul empat sore untuk mencocokkan jumlah porsi. Untuk acara besok, sebaiknya telepon langsung.”",
            "Tampilkan kembali ringkasan isiannya. Bila nomor teleponnya salah satu angka, pengirim bisa segera tahu. Hindari melempar orang kembali ke beranda tanpa penjelasan. Nama orang yang akan menelepon membuat penantian terasa lebih pendek. Ajakan lanjutan boleh ada, asalkan membantu menunggu: contoh menu, daftar pertanyaan, atau foto acara serupa.",
          ],
        },
        {
          heading: "Balasan otomatis yang tidak terasa robot",
          paragraphs: [
            "Surat balasan otomatis bukan tempat beriklan. Cukup salam, salinan pesan, perkiraan waktu jawab, dan nama orang yang akan menghubungi. Kirimkan dari alamat yang bisa dibalas, sebab banyak orang baru ingat satu hal penting tepat setelah menekan kirim.",
            "Jika Anda menjanjikan waktu, janjikan yang sanggup ditepati pada hari tersibuk. Janji “segera” tidak berarti apa-apa. Janji “besok siang” yang datang pagi hari justru menyenangkan. Perhatikan pula kalimat pembukanya, karena potongan itulah yang terlihat pada daftar email di ponsel.",
          ],
        },
        {
          heading: "Di sisi kantor",
          paragraphs: [
            "Formulir yang rapi sia-sia bila pesannya menumpuk di kotak surat bersama. Sepakati hal-hal berikut dengan tim:",
          ],
          list: [
            "siapa yang membuka pesan pada pagi dan siang hari",
            "siapa penggantinya saat cuti",
            "di mana status setiap permintaan dicatat",
            "kapan permintaan yang belum terjawab diingatkan kembali",
            "apa yang ditanyakan pada panggilan pertama",
            "bagaimana permintaan di luar kemampuan ditolak dengan sopan",
          ],
        },
        {
          heading: "Ketika pengiriman gagal",
          paragraphs: [
            "Koneksi terputus, server sibuk, berkas lampiran terlalu besar. Semua itu akan terjadi. Yang membedakan adalah sikap halaman Anda: isian tetap ada, pesannya menjelaskan apa yang bisa dicoba, dan tersedia jalan lain seperti nomor telepon atau alamat email.",
            "Mintalah pengembang memperlihatkan keadaan gagal itu sebelum website diluncurkan, dengan mematikan koneksi di tengah pengiriman. Tim yang pernah melihatnya sendiri biasanya langsung memperbaiki kalimatnya. Terakhir, simpan setiap permintaan di dua tempat, di basis data dan di email, sehingga kerusakan pada salah satunya tidak membuat seorang calon pelanggan hilang tanpa jejak.",
          ],
        },
      ],
    },
  ],
};
