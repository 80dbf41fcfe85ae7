import type { Topic } from "../topic";

export const topic: Topic = {
  id: "memilih-pembuat-website",
  category: "Pembuatan Website",
  subject: "pemilihan pembuat website",
  keywords: ["vendor", "agensi", "agency", "freelancer", "pembuat", "penawaran", "jasa pembuatan", "kontrak"],
  asks: [
    "memilih jasa pembuatan website",
    "memilih vendor website",
    "memilih agensi website",
    "jasa pembuatan website terpercaya",
    "membaca penawaran website",
    "pertanyaan untuk vendor website",
    "freelancer atau agensi website",
  ],
  angles: [
    {
      title: "Cara Membaca Penawaran Jasa Pembuatan Website",
      summary:
        "Panduan membedah penawaran pembuatan website: membandingkan lingkup kerja, mencari biaya berulang, menilai jadwal, dan mengenali kalimat yang terlalu longgar.",
      opening: [
        "Tiga penawaran tergeletak di meja. Yang pertama hanya selembar dengan satu angka besar. Yang kedua dua belas halaman penuh singkatan. Yang ketiga separuh harga dari yang lain, dan justru itu membuat Anda curiga. Bagaimana membandingkannya bila Anda bukan orang teknik?",
        "Kuncinya adalah berhenti melihat angka paling bawah untuk sementara. Penawaran yang baik bisa Anda ceritakan ulang kepada pasangan di rumah: apa yang akan diterima, kapan, dan apa yang tidak termasuk.",
      ],
      sections: [
        {
          heading: "Buat tabel Anda sendiri",
          paragraphs: [
            "Ambil selembar kertas, tulis nama ketiga vendor di atas, lalu isi baris demi baris: jumlah halaman, siapa menulis teks, siapa menyediakan foto, berapa putaran revisi, tampilan ponsel, pelatihan, dan masa perbaikan gratis setelah tayang. Kolom yang kosong bukan berarti buruk, melainkan pertanyaan yang harus Anda kirim.",
            "Biasanya selisih harga mulai masuk akal pada tahap ini. Vendor termurah mungkin menganggap seluruh teks datang dari Anda, sedangkan yang termahal sudah menghitung penulis dan juru foto selama dua hari.",
          ],
        },
        {
          heading: "Pisahkan biaya sekali dan biaya berulang",
          paragraphs: [
            "Minta setiap vendor menyebutkan pengeluaran tahun kedua. Domain, hosting, lisensi tema, layanan email, serta perawatan sering tidak terlihat pada halaman pertama. Jumlahkan untuk tiga tahun, baru bandingkan. Website yang murah saat dibuat bisa menjadi yang paling mahal ketika lisensinya harus diperbarui terus.",
            "Perhatikan juga termin pembayarannya. Pembagian yang wajar mengikuti hasil, misalnya sebagian di awal, sebagian ketika desain disetujui, dan sisanya setelah website diperiksa bersama. Dengan begitu, kedua pihak sama-sama punya alasan untuk menyelesaikan setiap tahap.",
          ],
        },
        {
          heading: "Waspadai kalimat yang bisa berarti apa saja",
          paragraphs: [
            "Beberapa frasa terdengar menenangkan, padahal belum menjanjikan hal yang jelas. Mintalah penjelasan tertulis bila Anda menemukan kata-kata ini.",
          ],
          list: [
            "“SEO friendly”: pekerjaan apa saja yang dilakukan, dan pada halaman mana?",
            "“Revisi sepuasnya”: sampai tahap mana, dan apakah menambah halaman juga dihitung revisi?",
            "“Fitur lengkap”: sebutkan satu per satu.",
            "“Selesai dua minggu”: terhitung sejak pembayaran, atau sejak bahan diterima?",
            "“Gratis pemeliharaan”: perbaikan seperti apa yang ditanggung, dan siapa yang dihubungi pada malam hari?",
          ],
        },
        {
          heading: "Nilai cara mereka menjawab",
          paragraphs: [
            "Kirim pertanyaan yang sama kepada ketiganya dalam satu pesan, kemudian perhatikan balasannya. Apakah setiap butir ditanggapi? Apakah ada yang berani menyarankan agar sebuah fitur ditunda? Vendor yang mengurangi pekerjaannya sendiri demi kepentingan Anda patut mendapat nilai tambah.",
            "Terakhir, pastikan penawaran mencantumkan kepemilikan. Domain didaftarkan atas nama siapa, dan apakah berkas website diserahkan saat kerja sama berakhir? Bila jawabannya berputar-putar, lebih baik Anda mengetahuinya sekarang daripada saat ingin berpisah.",
          ],
        },
      ],
    },
    {
      title: "Pertanyaan sebelum Memilih Jasa Pembuatan Website",
      summary:
        "Sebelum menandatangani kerja sama, ajak calon pembuat website berbincang satu jam. Inilah pertanyaan, cara memeriksa portofolio, dan tanda yang perlu dicermati.",
      opening: [
        "Memilih pembuat website mirip dengan memilih kontraktor rumah. Gambar yang indah belum menjamin atapnya tidak bocor, dan Anda akan berhubungan dengan orang itu selama berbulan-bulan. Karena itu, percakapan satu jam sering lebih jujur daripada brosur mana pun.",
        "Anda tidak perlu menguji pengetahuan pemrograman. Cukup gali bagaimana mereka bekerja, bagaimana mereka bersikap saat rencana meleset, dan apakah mereka sungguh mendengarkan cerita tentang usaha Anda.",
      ],
      sections: [
        {
          heading: "Periksa portofolio dengan tangan sendiri",
          paragraphs: [
            "Jangan berhenti pada gambar layar. Buka dua atau tiga website buatan mereka di ponsel dengan jaringan seluler, lalu coba mengirim formulir atau mencari alamat. Perhatikan pula apakah isinya masih diperbarui. Website yang ditinggalkan pemiliknya belum tentu kesalahan pembuatnya, tetapi layak ditanyakan: apa yang terjadi setelah serah terima?",
            "Tanyakan bagian mana yang mereka kerjakan. Ada yang merancang dari awal, ada yang hanya memasang tema.",
            "Kedua cara itu sah, asalkan disebutkan apa adanya. Yang perlu Anda hindari ialah orang yang memamerkan karya tim lamanya seolah buatan sendiri. Mintalah ia menjelaskan satu keputusan kecil, contohnya mengapa menu diletakkan di bawah layar; pembuat aslinya pasti punya cerita.",
          ],
        },
        {
          heading: "Pertanyaan yang membuka cerita",
          paragraphs: [
            "Hindari pertanyaan yang cukup dijawab “bisa, Pak”. Mintalah kisah nyata, misalnya melalui kalimat berikut.",
          ],
          list: [
            "Ceritakan proyek terakhir yang terlambat, apa penyebabnya, dan bagaimana Anda memberi tahu klien.",
            "Kalau bahan dari kami belum lengkap, pekerjaan mana yang bisa jalan lebih dulu?",
            "Siapa yang akan kami hubungi sehari-hari, dan siapa penggantinya ketika ia cuti?",
            "Menurut Anda, keinginan kami yang mana yang belum diperlukan?",
            "Apa yang biasanya disesali klien karena tidak dibicarakan di awal?",
          ],
        },
        {
          heading: "Bicara dengan pelanggan lama mereka",
          paragraphs: [
            "Minta satu nomor klien yang proyeknya sudah selesai lebih dari setahun. Kesan pada minggu pertama hampir selalu manis, sedangkan yang ingin Anda ketahui adalah keadaan sesudahnya. Apakah telepon masih diangkat? Berapa lama perbaikan kecil ditangani? Satu pertanyaan penutup yang ampuh: bila mengulang dari awal, apa yang akan Anda lakukan secara berbeda?",
            "Dengarkan nada bicaranya. Pelanggan yang puas biasanya langsung menyebut nama orang yang membantunya, sedangkan yang kecewa cenderung memuji hasil tanpa menyinggung prosesnya. Ucapkan terima kasih dan jangan membocorkan isi percakapan itu kepada vendor.",
          ],
        },
        {
          heading: "Tanda untuk melangkah mundur",
          paragraphs: [
            "Berhati-hatilah terhadap orang yang menjanjikan peringkat pertama di Google, meminta pelunasan sebelum ada hasil apa pun, atau enggan menuliskan kesepakatan. Perhatikan juga siapa yang lebih banyak bicara. Bila selama satu jam tidak ada satu pun pertanyaan tentang pelanggan Anda, website yang dibuat nanti kemungkinan hanya cocok untuk portofolio mereka.",
            "Sebaliknya, rasa tidak nyaman karena ditanya rinci tentang proses penjualan adalah pertanda baik. Orang yang ingin memahami duduk perkaranya akan lebih jarang menebak ketika mulai bekerja.",
          ],
        },
      ],
    },
  ],
};
