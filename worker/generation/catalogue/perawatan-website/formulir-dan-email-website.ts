import type { Topic } from "../topic";

export const topic: Topic = {
  id: "formulir-dan-email-website",
  category: "Perawatan Website",
  subject: "formulir kontak dan email website",
  keywords: ["formulir", "kontak", "email", "spam", "notifikasi"],
  asks: [
    "email dari formulir tidak masuk",
    "formulir website tidak masuk email",
    "kenapa pesan formulir tidak sampai",
    "spam formulir",
    "formulir kena spam",
    "mengatasi spam formulir kontak",
  ],
  angles: [
    {
      title: "Email dari Formulir Kontak Website Tidak Masuk: Penyebabnya",
      summary:
        "Pengunjung sudah menekan kirim, Anda tidak menerima apa-apa. Telusuri perjalanan pesan dari tombol sampai kotak masuk, dan pasang pengaman ganda.",
      opening: [
        "“Saya sudah isi formulirnya minggu lalu, tapi tidak ada yang menghubungi.” Kalimat ini menyakitkan karena Anda tidak pernah tahu berapa orang lain yang mengalami hal sama tanpa menelepon. Di layar pengirim tertulis pesan terkirim. Di kotak masuk Anda, kosong.",
        "Antara dua layar itu ada beberapa pos pemeriksaan, dan pesan dapat berhenti di salah satunya tanpa suara. Mengetahui urutannya membuat pencarian jauh lebih pendek.",
      ],
      sections: [
        {
          heading: "Pos pertama: website itu sendiri",
          paragraphs: [
            "Website harus berhasil menerima isian, menyimpannya, lalu menyerahkannya kepada pengirim email. Tanyakan kepada pengelola apakah setiap isian tersimpan di basis data sebelum email dikirim. Bila tidak, email adalah satu-satunya salinan, dan sekali gagal ia lenyap. Penyimpanan ini perlindungan paling berharga yang dapat Anda minta: seandainya semua email macet, pesan pelanggan masih dapat dibaca di panel.",
            "Kirim satu isian percobaan, kemudian lihat apakah ia muncul di sana dengan waktu yang tepat. Bila tidak muncul, pencarian Anda sudah selesai di pos ini.",
          ],
        },
        {
          heading: "Pos kedua: surat pengantar",
          paragraphs: [
            "Penerima email menilai apakah pengirimnya berhak memakai nama domain Anda. Penilaian itu bertumpu pada catatan SPF, DKIM, dan DMARC yang dipasang di DNS. Kesalahan umum terjadi ketika website mengirim seolah-olah dari alamat pengunjung; surat semacam itu mirip orang asing yang membawa kartu nama orang lain. Seharusnya pengirim memakai alamat domain Anda, sedangkan alamat pengunjung diletakkan sebagai tujuan balasan.",
            "Layanan pengirim khusus biasanya lebih ajek daripada server website, dan menyediakan catatan apakah surat diterima atau ditolak.",
          ],
        },
        {
          heading: "Pos ketiga: kotak masuk dan manusianya",
          paragraphs: [
            "Kadang surat tiba dengan selamat lalu tersesat di dalam kantor. Sebelum menyalahkan teknologi, telusuri hal-hal sepele berikut.",
          ],
          list: [
            "Tujuan formulir masih mengarah ke pegawai yang sudah pindah.",
            "Kotak surat penuh sehingga menolak kiriman.",
            "Aturan penyaring memindahkannya ke folder yang tidak pernah dibuka.",
            "Surat terbaca di ponsel seseorang dan disangka sudah ditangani.",
            "Judul semua surat sama, sehingga tergabung dalam satu utas panjang.",
          ],
        },
        {
          heading: "Pengaman ganda yang sederhana",
          paragraphs: [
            "Kirim pemberitahuan ke dua alamat, satu di antaranya milik pemilik. Tampilkan nomor telepon pada halaman terima kasih supaya orang punya jalan lain. Sekali seminggu, bandingkan jumlah isian di panel dengan jumlah email yang diterima; selisih sekecil apa pun pantas ditelusuri.",
            "Usaha sewa tenda di Klaten, yang pesanannya bertumpu pada tanggal, cukup kehilangan satu permintaan untuk merasakan akibatnya. Lima menit mencocokkan dua angka setiap Senin adalah harga yang ringan untuk memastikan tidak ada pernikahan yang terlewat. Cantumkan tugas itu dalam jadwal seseorang, dengan nama, sebab tugas milik semua orang biasanya tidak dikerjakan siapa-siapa.",
          ],
        },
      ],
    },
    {
      title: "Cara Mengatasi Spam Formulir Kontak tanpa Menyusahkan",
      summary:
        "Spam memenuhi kotak masuk dan mengubur pesan sungguhan. Susun penangkal berlapis yang ringan bagi pengunjung, lalu ukur apa yang ikut tersaring.",
      opening: [
        "Dari tiga puluh pesan pagi ini, dua puluh delapan menawarkan pinjaman, tautan aneh, dan jasa menaikkan peringkat. Sisanya, dua pesan saja, dari calon pelanggan. Petugas yang lelah menghapus semuanya sekaligus, dan salah satu dari keduanya ikut terbuang.",
        "Kerugian spam bukan ruang penyimpanan. Ia mengikis perhatian orang yang membaca, sampai pesan asli diperlakukan seperti gangguan.",
      ],
      sections: [
        {
          heading: "Lapisan yang tidak terlihat pengunjung",
          paragraphs: [
            "Mulailah dari penangkal yang tidak meminta apa pun dari manusia. Banyak robot mengisi setiap kolom secepat kilat, sehingga tingkahnya mudah dibedakan. Mintalah pengelola website memasang beberapa dari cara berikut dan mencatat hasilnya.",
          ],
          list: [
            "Kolom jebakan yang tersembunyi dari mata manusia.",
            "Waktu pengisian minimal beberapa detik.",
            "Batas jumlah kiriman dari satu sumber dalam satu jam.",
            "Penolakan isian yang penuh tautan.",
            "Pemeriksaan di server, bukan hanya di browser.",
          ],
        },
        {
          heading: "Lapisan yang terlihat, dipakai seperlunya",
          paragraphs: [
            "Teka-teki gambar membuat sebagian orang menyerah, terutama di ponsel, di bawah terik matahari, atau dengan penglihatan yang kurang baik. Bila lapisan pertama belum cukup, pilih pemeriksaan yang bekerja di belakang layar dan hanya bertanya ketika curiga. Pastikan tetap dapat dilalui memakai keyboard dan pembaca layar. Setelah terpasang, coba sendiri dengan satu tangan sambil berdiri di halte; calon pelanggan Anda pun kadang menulis dalam keadaan seperti itu.",
            "Jangan mengorbankan kolom yang membantu menjawab, tetapi cabut kolom yang hanya ingin tahu. Formulir pendek lebih mudah dijaga sekaligus lebih cepat diselesaikan.",
          ],
        },
        {
          heading: "Pindahkan ke karantina, jangan dibuang",
          paragraphs: [
            "Penyaring pasti sesekali salah. Karena itu pesan yang dicurigai sebaiknya disimpan di folder terpisah selama beberapa minggu alih-alih dihapus di tempat. Tetapkan satu orang yang menengoknya dua kali sepekan. Setiap pesan asli yang ditemukan di sana adalah pelajaran: kata apa yang membuatnya terjaring, aturan mana yang terlalu galak?",
            "Kantor penerjemah, misalnya, menerima banyak pesan berbahasa asing yang sah. Aturan menolak huruf asing akan menutup pintu bagi kliennya sendiri.",
          ],
        },
        {
          heading: "Mengurangi umpan",
          paragraphs: [
            "Alamat email yang dipajang telanjang di halaman mudah dipungut robot. Gunakan formulir sebagai jalan utama, dan pisahkan alamat untuk publik dari alamat yang dipakai bekerja. Tutup kolom komentar pada artikel lama bila tidak ada yang membalasnya. Halaman pendaftaran yang sudah tidak digunakan juga sering menjadi tempat robot bersarang.",
            "Ukur keberhasilan dengan dua angka, bukan satu: berapa spam yang lolos dan berapa pesan asli yang tersaring. Penjagaan yang baik membuat keduanya kecil. Bila harus memilih, terimalah beberapa spam tambahan, karena menghapusnya hanya perlu sedetik, sedangkan pelanggan yang ditolak tanpa sengaja tidak akan mengetuk dua kali.",
          ],
        },
      ],
    },
  ],
};
