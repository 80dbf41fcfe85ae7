import type { Topic } from "../topic";

export const topic: Topic = {
  id: "perjanjian-perawatan-website",
  category: "Perawatan Website",
  subject: "perjanjian perawatan website",
  keywords: ["perjanjian", "kontrak", "vendor", "perawatan", "maintenance", "sla"],
  asks: [
    "kontrak perawatan website",
    "kontrak maintenance website",
    "perjanjian maintenance website",
    "isi perjanjian perawatan website",
    "vendor perawatan website",
    "sla website",
  ],
  angles: [
    {
      title: "Isi Perjanjian Perawatan Website yang Melindungi Kedua Pihak",
      summary:
        "Kata perawatan bisa berarti apa saja sampai dituliskan. Pahami cakupan, waktu tanggap, kepemilikan, dan cara mengakhiri sebelum Anda tanda tangan.",
      opening: [
        "Pemilik menyangka mengganti banner termasuk perawatan. Vendor menyangka perawatan berarti memperbarui sistem dan mencadangkan data. Selama tiga bulan tidak ada yang bertanya, sampai sebuah banner mendesak ditagih terpisah dan hubungan baik itu retak.",
        "Perselisihan semacam ini jarang lahir dari niat buruk. Ia lahir dari satu kata yang dibayangkan berbeda oleh dua orang, dan obatnya adalah daftar yang membosankan.",
      ],
      sections: [
        {
          heading: "Sebutkan pekerjaannya satu per satu",
          paragraphs: [
            "Hindari ungkapan seperti “pemeliharaan menyeluruh”. Perjanjian yang baik menyebut pekerjaan rutin beserta kekerapannya, pekerjaan atas permintaan beserta batas jamnya, dan hal yang tidak termasuk. Bagian terakhir mudah sekali dilewati, padahal justru di sanalah kebanyakan salah paham dapat dicegah. Perusahaan travel di Padang perlu tahu sejak awal apakah menambah paket wisata baru dihitung permintaan kecil atau proyek tersendiri.",
            "Untuk setiap pekerjaan, sepakati juga buktinya: catatan pembaruan, tanggal uji pemulihan, atau gambar layar. Tanpa bukti, kedua pihak hanya saling percaya sampai kepercayaan itu diuji untuk pertama kalinya.",
          ],
        },
        {
          heading: "Bedakan waktu tanggap dari waktu pulih",
          paragraphs: [
            "Vendor dapat berjanji menjawab dalam satu jam, dan itu berarti Anda mendapat balasan, bukan website yang sudah hidup. Mintalah keduanya dibicarakan menurut tingkat gangguan. Waktu pulih jarang bisa dijamin karena bergantung pada pihak lain seperti hosting; yang wajar adalah sasaran beserta kewajiban memberi kabar berkala selama gangguan berlangsung.",
            "Cantumkan jam layanan dengan tegas, termasuk akhir pekan, libur nasional, serta saluran yang berlaku sebagai laporan resmi. Pesan yang dikirim ke ponsel pribadi teknisi tengah malam hampir pasti tidak termasuk, dan sebaiknya kedua pihak mengetahuinya.",
          ],
        },
        {
          heading: "Pasal yang menyangkut milik siapa",
          paragraphs: [
            "Bagian ini tidak terasa penting sampai hari perpisahan. Periksa bahwa perjanjian menyatakan dengan terang:",
          ],
          list: [
            "Domain, hosting, dan akun analitik tercatat atas nama usaha Anda.",
            "Isi, desain, serta kode pesanan khusus menjadi milik siapa.",
            "Cadangan dapat diminta kapan saja dalam bentuk yang bisa dipakai.",
            "Data pelanggan hanya diolah untuk keperluan Anda.",
            "Lisensi berbayar tetap berlaku bila vendor berganti.",
          ],
        },
        {
          heading: "Pintu keluar yang tidak dikunci",
          paragraphs: [
            "Bicarakan perpisahan ketika hubungan masih manis. Berapa lama pemberitahuannya, apa saja yang diserahkan, apakah ada jam pendampingan bagi penerus, dan bagaimana pekerjaan setengah jadi dihitung? Vendor yang yakin pada mutunya tidak keberatan membahas ini.",
            "Mulailah dengan jangka pendek, lalu perpanjang setelah saling mengenal. Untuk nilai yang besar atau data yang sensitif, mintalah orang yang paham hukum membacanya. Selebihnya, ukuran perjanjian yang baik cukup sederhana: jika dibaca oleh orang yang tidak ikut rapat, ia dapat menjelaskan siapa mengerjakan apa, kapan, dan apa yang terjadi bila tidak.",
          ],
        },
      ],
    },
    {
      title: "Cara Bekerja Sama dengan Jasa Maintenance Website",
      summary:
        "Hubungan dengan vendor rusak oleh permintaan kabur dan laporan yang tak dibaca. Rapikan cara meminta, memeriksa, dan berunding setiap bulan.",
      opening: [
        "Grup obrolan berisi sembilan orang. Pukul enam pagi direktur menulis, “Website kok aneh ya?” Bagian penjualan menimpali dengan foto layar buram. Vendor menjawab, meminta penjelasan, kemudian tenggelam di bawah ucapan selamat ulang tahun. Sore harinya semua orang merasa sudah melapor, dan tidak ada yang diperbaiki.",
        "Kontrak mengatur kewajiban. Keseharian menentukan apakah kewajiban itu menghasilkan sesuatu. Bagian inilah yang sepenuhnya berada di tangan Anda, bahkan ketika seluruh urusan teknis telah diserahkan kepada orang lain.",
      ],
      sections: [
        {
          heading: "Satu pintu dari pihak Anda",
          paragraphs: [
            "Tunjuk seorang penghubung yang mengumpulkan, menyaring, dan mengurutkan permintaan. Ia tidak harus mengerti teknologi, tetapi harus berani berkata “nanti dulu” kepada rekan sendiri. Semua orang boleh mengusulkan, hanya ia yang meneruskan. Vendor pun tahu suara mana yang harus diikuti ketika dua bagian meminta hal yang bertentangan.",
            "Siapkan pengganti untuk masa cuti. Pintu tunggal yang terkunci dua minggu sama buruknya dengan sembilan pintu yang terbuka. Umumkan namanya kepada vendor sebelum cuti dimulai, bukan ketika sesuatu sudah rusak.",
          ],
        },
        {
          heading: "Laporan masalah yang bisa langsung dikerjakan",
          paragraphs: [
            "Beberapa keterangan menghemat berhari-hari tanya jawab. Tempelkan contoh ini di meja orang yang paling sering melapor, dan mintalah ia mengisinya walau terburu-buru.",
          ],
          list: [
            "Alamat halaman, disalin utuh dari browser.",
            "Apa yang dilakukan, diharapkan, dan terjadi.",
            "Perangkat, browser, serta jam kejadian.",
            "Gambar layar penuh tanpa dipotong.",
            "Akibatnya bagi pelanggan, agar mudah diurutkan.",
          ],
        },
        {
          heading: "Laporan bulanan dibaca dengan tiga pertanyaan",
          paragraphs: [
            "Laporan perawatan sering setebal belasan halaman dan berakhir tanpa pembaca. Mintalah ringkasan satu halaman, lalu gunakan pertemuan dua puluh menit untuk bertanya: apa yang Anda cegah bulan ini, apa yang paling Anda khawatirkan, dan apa yang menunggu keputusan kami? Pertanyaan kedua biasanya paling berharga. Pemilik lapangan futsal, contohnya, bisa mengetahui bahwa sistem pesannya bertumpu pada layanan yang akan dihentikan, jauh sebelum pemain datang tanpa lapangan.",
            "Hargai juga bulan yang sepi. Perawatan yang berhasil memang tampak seperti tidak terjadi apa-apa.",
          ],
        },
        {
          heading: "Menegur dan memuji dengan bahan",
          paragraphs: [
            "Bila mutu menurun, bawa catatan: tanggal laporan, tanggal jawaban, akibatnya. Tanyakan sebabnya sebelum menyimpulkan, karena mungkin permintaan Anda sendiri telah melampaui jam yang disepakati. Setujui satu perbaikan yang dapat diukur, dan tinjau pada pertemuan berikutnya. Perbaikan kecil yang ditepati lebih banyak bercerita daripada janji perombakan.",
            "Pujian pun perlu rincian. Sebut pekerjaan yang menolong dan orang yang mengerjakannya. Vendor melayani banyak klien; mereka ingat siapa yang memperlakukan tim sebagai manusia, terutama pada malam ketika beberapa website meminta pertolongan bersamaan.",
          ],
        },
      ],
    },
  ],
};
