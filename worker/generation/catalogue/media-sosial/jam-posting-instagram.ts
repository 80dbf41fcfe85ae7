import type { Topic } from "../topic";

export const topic: Topic = {
  id: "jam-posting-instagram",
  category: "Media Sosial",
  subject: "jam posting di media sosial",
  keywords: [
    "jam posting",
    "jam terbaik posting",
    "jam terbaik upload",
    "waktu posting",
    "prime time instagram",
    "jam upload",
    "jadwal posting",
  ],
  asks: [
    "jam terbaik posting instagram",
    "jam posting instagram",
    "jam upload instagram",
    "waktu terbaik posting",
    "kapan waktu posting instagram",
  ],
  angles: [
    {
      title: "Jam Terbaik Posting Instagram: Cara Mengukurnya Sendiri",
      summary:
        "Tidak ada jam posting yang berlaku bagi semua akun. Cara menemukan jam milik pengikut Anda lewat percobaan empat pekan dan catatan yang sederhana.",
      opening: [
        "Seorang pemilik warung nasi uduk membaca bahwa jam terbaik posting adalah pukul tujuh malam. Ia patuh sebulan penuh. Pada jam itu pelanggannya sudah makan malam, sedangkan keputusan membeli nasi uduk dibuat menjelang subuh, ketika orang memikirkan sarapan.",
        "Daftar jam ajaib yang beredar biasanya dirangkum dari akun-akun lain, di kota lain, dengan barang lain. Jawaban jujurnya lebih sederhana dan sedikit lebih repot: jam terbaik adalah jam ketika pengikut Anda membuka ponsel dan siap bertindak. Anda dapat menemukannya sendiri.",
      ],
      sections: [
        {
          heading: "Mengapa jam orang lain jarang cocok",
          paragraphs: [
            "Kebiasaan membuka ponsel mengikuti irama hidup. Perawat yang bekerja bergiliran, ibu yang mengantar anak, pekerja pabrik, dan mahasiswa melihat layar pada jam yang berlainan. Pengikut toko pakan ternak tidak sama dengan pengikut toko gaun.",
            "Lagi pula, aplikasi tidak menayangkan unggahan menurut jam saja. Unggahan pagi bisa muncul di layar seseorang pada sore hari bila dianggap menarik baginya. Jam terbit membantu tanggapan pertama, tetapi tidak dapat menolong isi yang memang tidak dicari orang.",
          ],
        },
        {
          heading: "Mulai dari data yang sudah tersedia",
          paragraphs: [
            "Akun profesional menyediakan keterangan tentang waktu pengikut aktif. Buka dan salin dua hal: hari yang ramai serta jam yang ramai. Anggap itu sebagai dugaan awal. Data tersebut menunjukkan kapan mereka berada di aplikasi, belum tentu kapan mereka mau membeli.",
            "Tambahkan dugaan kedua dari percakapan. Gulir chat sebulan terakhir dan tandai jam masuknya pertanyaan tentang harga atau stok. Pada usaha kecil, catatan ini sering lebih jujur daripada grafik, karena setiap barisnya adalah orang yang sungguh berniat.",
          ],
        },
        {
          heading: "Percobaan empat pekan",
          paragraphs: [
            "Pilih tiga jam yang masuk akal: satu dari data aplikasi, satu dari chat, dan satu yang selama ini dipakai. Lalu jalankan urutan ini.",
          ],
          steps: [
            "Siapkan bahan sejenis untuk seluruh percobaan, misalnya foto satu menu dengan keterangan pendek.",
            "Pasangkan setiap jam dengan hari yang berbeda, lalu putar pasangannya setiap pekan.",
            "Unggah tepat waktu dengan bantuan fitur jadwal.",
            "Catat tanggapan pada hari itu dan sehari sesudahnya.",
            "Jangan mengubah gaya foto, jangan beriklan, jangan menambah hadiah selama percobaan.",
            "Setelah pekan keempat selesai, bandingkan tiap jam dari jumlah orang yang bertanya atau memesan.",
          ],
        },
        {
          heading: "Lembar catatan yang cukup",
          paragraphs: [
            "Tidak perlu alat berbayar. Satu tabel di buku pun jadi, asalkan diisi setiap kali. Isilah pada hari itu juga, sebab ingatan cenderung menyimpan unggahan yang ramai saja. Baris di bawah ini adalah contoh bentuknya, dengan isi karangan: empat hari, satu foto nasi uduk komplet yang sama.",
          ],
          table: {
            head: ["Hari", "Jam unggah", "Yang bertanya", "Catatan"],
            rows: [
              ["Senin", "Subuh", "Beberapa", "Dua langsung memesan antar"],
              ["Rabu", "Siang", "Sedikit", "Hujan deras sepanjang siang"],
              ["Jumat", "Malam", "Banyak", "Tetapi bertanya untuk besok pagi"],
              ["Minggu", "Subuh", "Sedikit", "Warung tutup, lupa ditulis"],
            ],
          },
        },
        {
          heading: "Membaca hasil tanpa tertipu",
          paragraphs: [
            "Empat pekan menghasilkan sedikit angka. Perlakukan sebagai petunjuk dan waspadai jebakan berikut.",
          ],
          list: [
            "Satu unggahan yang kebetulan dibagikan orang terkenal bukan bukti tentang jam.",
            "Tanda suka datang dari teman, sedangkan pesanan datang dari pembeli. Hitung yang kedua.",
            "Tanggal gajian, hujan, dan libur sekolah ikut berpengaruh. Tulis di kolom catatan.",
            "Selisih kecil tidak berarti apa-apa. Pilih jam yang lebih mudah Anda jalani.",
            "Hasilnya berlaku untuk sekarang. Ulangi ketika musim atau jenis barang berganti.",
          ],
        },
        {
          heading: "Jam unggah dan jam jawab",
          paragraphs: [
            "Unggahan yang tepat waktu menimbulkan pertanyaan, dan pertanyaan itu perlu dijawab selagi hangat. Jadi jam terbaik adalah jam ketika ada orang yang siap membalas. Warung yang semua tangannya sibuk membungkus pada pukul enam pagi sebaiknya mengunggah lebih awal atau menunjuk satu orang di rumah.",
            "Untuk jenis isi yang berbeda, jamnya boleh berbeda pula. Menu hari ini cocok menjelang waktu makan. Cerita tentang dapur bisa ditaruh pada malam ketika orang bersantai. Pengumuman libur lebih baik terbit sehari sebelumnya dan diulang pagi harinya.",
          ],
        },
        {
          heading: "Keteraturan mengalahkan ketepatan",
          paragraphs: [
            "Setelah menemukan dua jam yang cocok, berhentilah mencari dan pakai selama beberapa bulan. Pelanggan terbiasa melihat Anda pada waktu itu, dan Anda tidak lagi menatap jam setiap hari. Tenaga yang tersisa lebih berguna untuk memperbaiki foto serta keterangannya.",
            "Menyiapkan unggahan sepekan sekaligus membuat jadwal ini sanggup dijalani orang sibuk. Kalaupun masih terasa berat, [paket media sosial kami](/pricing) mencantumkan jumlah unggahan per bulan sebagai bahan menimbang. Bawa catatan jam tadi ketika membicarakannya, dengan siapa pun Anda bekerja sama, sebab pengelola baru tidak mengenal irama pelanggan Anda.",
          ],
        },
      ],
    },
  ],
};
