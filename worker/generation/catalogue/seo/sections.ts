import type { CategorySections } from "../category-sections";

export const searchSections: CategorySections = {
  firstSteps: [
    {
      heading: "Pekerjaan pertama yang tidak butuh alat berbayar",
      paragraphs: [
        "Keadaan website Anda di pencarian bisa dipahami hanya dengan browser dan akun Google yang sudah dimiliki. Sediakan satu jam tenang untuk urutan ini.",
      ],
      steps: [
        "Cari nama usaha Anda dalam mode samaran (incognito) dan baca hasilnya seolah belum mengenal usaha itu.",
        "Ketik lima kalimat yang mungkin dipakai calon pembeli, lalu lihat siapa yang muncul.",
        "Buka Google Search Console, perhatikan halaman mana yang sudah sering tampil.",
        "Pilih satu halaman untuk diperbaiki lebih dahulu.",
      ],
    },
    {
      heading: "Satu halaman dulu, sampai tuntas",
      paragraphs: [
        "Memperbaiki tiga puluh halaman sedikit-sedikit jarang terlihat hasilnya. Pilih satu yang dekat dengan penjualan, misalnya layanan yang sering ditanyakan, lalu kerjakan di sana sampai selesai.",
        "Baca ulang seminggu kemudian dengan sudut pandang baru. Apakah orang yang belum mengenal Anda mendapat jawabannya pada layar pertama? Bila ya, pakai halaman itu sebagai contoh untuk halaman berikutnya.",
      ],
    },
    {
      heading: "Menyusun daftar kerja sebulan",
      paragraphs: [
        "Bagi pekerjaan menjadi empat pekan, masing-masing dengan satu nama dan satu hari selesai. Tulis di tempat yang terlihat, bukan di aplikasi yang jarang dibuka.",
      ],
      table: {
        head: ["Pekan", "Pekerjaan", "Hasil yang bisa ditunjukkan"],
        rows: [
          ["Pertama", "Memeriksa", "Daftar halaman beserta masalahnya"],
          ["Kedua", "Menulis", "Draf untuk satu halaman penting"],
          ["Ketiga", "Memperbaiki", "Halaman baru yang sudah tayang"],
          ["Keempat", "Mengamati", "Catatan apa yang berubah dan belum"],
        ],
      },
    },
    {
      heading: "Mengumpulkan kata dari mulut pelanggan",
      paragraphs: [
        "Kata yang dipakai di kantor sering berbeda dari kata yang diketik orang. Selama sepekan, minta semua yang menerima telepon menuliskan kalimat pertama penelepon apa adanya, termasuk salah sebutnya.",
        "Di akhir pekan, kelompokkan kalimat yang berarti sama. Daftar kata itu tidak bisa dibeli dari alat mana pun, dan berguna setiap kali Anda kembali membahas {subject}.",
      ],
    },
    {
      heading: "Memastikan halaman dapat dibaca mesin pencari",
      paragraphs: [
        "Tulisan yang bagus tidak ada gunanya bila mesin pencari tidak dapat membukanya. Mintalah orang teknis menunjukkan bahwa halaman penting boleh dibaca, tidak tertutup pengaturan dari masa pembuatan website, dan tercantum di peta situs.",
        "Pemeriksaannya sebentar, tetapi perlu diulang setiap kali website berganti tema atau pindah hosting. Simpan tangkapan layarnya bersama tanggal, supaya Anda tahu sejak kapan keadaannya benar.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Jalan pintas yang akhirnya lebih jauh",
      paragraphs: [
        "Menumpuk kata kunci, memborong tautan dari situs yang tidak ada hubungannya, atau menyalin artikel orang lain masih ditawarkan dengan harga menarik. Mesin pencari sudah lama belajar mengenali pola semacam itu, dan pembaca mengenalinya lebih cepat lagi.",
        "Kalau suatu cara tidak akan Anda ceritakan kepada pelanggan, anggap itu sebagai tanda bahaya. Pekerjaan yang jujur memang lambat, tetapi tidak perlu disembunyikan.",
      ],
    },
    {
      heading: "Salah paham yang membuat cepat putus asa",
      paragraphs: [
        "Kekecewaan terhadap pencarian Google sering berawal dari harapan yang keliru. Ingat beberapa hal ini sebelum menilai apa pun yang menyangkut {subject}.",
      ],
      list: [
        "Peringkat di ponsel Anda berbeda dari peringkat di ponsel pelanggan.",
        "Perubahan memerlukan waktu sebelum dibaca ulang oleh mesin pencari.",
        "Kata yang banyak dicari belum tentu membawa pembeli.",
        "Iklan berbayar tidak menaikkan posisi hasil yang biasa.",
      ],
    },
    {
      heading: "Menulis untuk mesin, lupa pada orangnya",
      paragraphs: [
        "Halaman yang mengulang frasa sama di setiap kalimat mungkin terasa aman, padahal melelahkan. Orang menutupnya dan kembali ke hasil pencarian, sehingga kunjungan itu tidak menghasilkan apa pun.",
        "Bacakan drafnya kepada seseorang lewat telepon. Bagian yang terdengar janggal di telinga biasanya juga janggal bagi pembaca, dan hampir selalu dapat ditulis lebih pendek.",
      ],
    },
    {
      heading: "Dua halaman yang saling berebut",
      paragraphs: [
        "Menulis banyak halaman tentang hal yang mirip terasa rajin, tetapi hasilnya sering berupa halaman kembar yang sama-sama lemah.",
      ],
      parts: [
        {
          heading: "Cara mengenalinya",
          paragraphs: [
            "Ketik satu kalimat pencarian di Search Console dan lihat halaman mana saja yang tampil. Bila dua alamat bergantian muncul, keduanya sedang berebut pembaca yang sama.",
          ],
        },
        {
          heading: "Cara membereskannya",
          paragraphs: [
            "Pilih yang lebih lengkap sebagai halaman utama, pindahkan bagian bagus dari yang lain, lalu alihkan alamat lama ke sana.",
          ],
        },
      ],
    },
    {
      heading: "Berhenti tepat sebelum hasilnya datang",
      paragraphs: [
        "Hasil dari pencarian datang pelan, dan bulan pertama sering terlihat sia-sia. Banyak usaha berhenti pada bulan ketiga, lalu menyimpulkan bahwa cara ini tidak cocok untuk bidangnya.",
        "Sebelum berhenti, periksa tanda kecilnya: apakah halaman mulai tampil untuk pertanyaan baru, walaupun belum diklik? Halaman biasanya tampil dulu, baru diklik, dan pesan masuk belakangan.",
      ],
    },
  ],
  questions: [
    {
      heading: "Bertanya kepada penyedia jasa SEO",
      paragraphs: [
        "Pekerjaan ini sebagian besar tidak terlihat, karena itu mintalah penjelasan yang dapat Anda periksa sendiri.",
      ],
      list: [
        "Apa saja yang akan diubah pada bulan pertama, dan di halaman mana?",
        "Siapa yang menulis isinya, dan siapa yang memeriksa kebenarannya?",
        "Laporan apa yang kami terima, dan dari sumber data mana?",
        "Apa yang tetap menjadi milik kami bila kerja sama berhenti?",
      ],
    },
    {
      heading: "Janji yang perlu dibaca dua kali",
      paragraphs: [
        "Tidak ada pihak luar yang mengendalikan urutan hasil pencarian, jadi jaminan peringkat selalu menyimpan syarat. Tanyakan untuk kata apa, di kota mana, dan seberapa banyak orang yang mencarinya.",
        "Penyedia yang baik lebih suka membicarakan pekerjaan daripada posisi. Ia mau bercerita tentang yang tidak berhasil, dan mengajukan banyak pertanyaan tentang pelanggan Anda sebelum menyebut angka.",
      ],
    },
    {
      heading: "Kerjakan sendiri atau serahkan?",
      paragraphs: [
        "Tidak semua pekerjaan pencarian perlu dibayar, dan tidak semuanya aman dikerjakan sendiri. Pembagian berikut bisa menjadi pegangan awal.",
      ],
      table: {
        head: ["Pekerjaan", "Sebaiknya oleh", "Alasannya"],
        rows: [
          [
            "Menjawab pertanyaan pelanggan dalam tulisan",
            "Orang dalam",
            "Pengetahuannya tidak bisa dipinjam",
          ],
          ["Merapikan bentuk dan judul", "Siapa saja yang teliti", "Mudah dipelajari dari contoh"],
          ["Pengalihan alamat dan kecepatan", "Orang teknis", "Salah sedikit, banyak halaman terkena"],
          ["Membaca laporan bulanan", "Berdua", "Angka perlu cerita dari lapangan"],
        ],
      },
    },
    {
      heading: "Menguji usulan dengan tiga pertanyaan",
      paragraphs: [
        "Setiap kali ada usulan yang menyangkut {subject}, ajukan tiga pertanyaan yang sama. Siapa yang terbantu karenanya? Apa ruginya bila tidak dikerjakan? Bagaimana kita tahu bahwa ini berhasil?",
        "Usulan yang lolos ketiganya patut dijadwalkan. Usulan yang hanya dijawab dengan “semua orang melakukannya” boleh menunggu sampai ada alasan yang lebih baik.",
      ],
    },
    {
      heading: "Meminta contoh, bukan istilah",
      paragraphs: [
        "Istilah di bidang ini berlapis-lapis, dan sebagian dipakai untuk menutupi pekerjaan yang sedikit. Cara menghadapinya sederhana: setiap mendengar istilah baru, mintalah satu contoh di website Anda sendiri.",
        "“Bagian mana dari halaman ini yang Anda maksud, dan akan menjadi seperti apa?” Orang yang memahami pekerjaannya akan membuka halaman itu dan menunjuk. Yang lain akan menambah istilah.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Melihat kemajuan tanpa terpaku pada peringkat",
      paragraphs: [
        "Buka laporan kinerja di Search Console sekali sebulan dan bandingkan dengan tiga bulan sebelumnya. Perhatikan kata pencarian yang baru muncul, halaman yang makin sering diklik, dan halaman yang tampil tetapi diabaikan.",
        "Setelah itu, cocokkan dengan jumlah orang yang menghubungi. Kunjungan yang bertambah tanpa percakapan bisa berarti isinya menarik bagi orang yang bukan calon pembeli.",
      ],
    },
    {
      heading: "Catatan yang kelak menjelaskan semuanya",
      paragraphs: [
        "Setiap kali mengubah halaman, tulis tanggal, alasan, dan isi perubahannya. Enam bulan kemudian, ketika grafik naik atau turun, Anda tidak perlu menebak apa yang terjadi.",
        "Satu baris per perubahan sudah cukup. Tambahkan juga kejadian di luar website, seperti liburan panjang atau liputan media, karena kunjungan sering bergerak oleh sebab yang tidak ada hubungannya dengan pekerjaan Anda.",
      ],
    },
    {
      heading: "Berapa lama sebaiknya menunggu",
      paragraphs: [
        "Perbaikan judul bisa tampak dalam hitungan minggu, sedangkan halaman baru di bidang yang padat dapat memerlukan berbulan-bulan. Pakailah dua batas: satu untuk memeriksa apakah perubahannya sudah terbaca, satu lagi untuk menilai hasilnya.",
        "Selama menunggu, tahan keinginan mengubah halaman yang sama setiap pekan. Alihkan tenaga ke halaman lain, supaya penilaiannya tidak tercampur.",
      ],
    },
    {
      heading: "Membaca gejala di laporan",
      paragraphs: [
        "Satu angka sendirian mudah disalahpahami. Bacalah berpasangan, lalu tentukan apa yang diperiksa lebih dulu.",
      ],
      table: {
        head: ["Yang terlihat", "Kemungkinan artinya", "Yang diperiksa"],
        rows: [
          ["Tampil banyak, klik sedikit", "Judul kurang menjawab", "Judul dan deskripsi halaman"],
          ["Klik banyak, pesan sedikit", "Isi tidak sampai ke tawaran", "Paragraf awal dan ajakannya"],
          ["Tampil menurun perlahan", "Isi mulai usang atau ada pesaing baru", "Tanggal dan kelengkapan isi"],
          ["Hilang mendadak", "Halaman tertutup atau alamatnya berubah", "Pengaturan indeks dan pengalihan"],
        ],
      },
    },
    {
      heading: "Menghubungkan kunjungan dengan penjualan",
      paragraphs: [
        "Pada akhirnya, yang dihitung adalah penjualan. Tambahkan satu pertanyaan pada percakapan pertama: apa yang tadi Anda cari sampai menemukan kami? Jawaban lisan itu melengkapi apa yang tidak tercatat oleh alat statistik.",
        "Kumpulkan selama satu triwulan. Biasanya terlihat dua atau tiga halaman yang mengantar sebagian besar pembeli, dan di sanalah waktu Anda selanjutnya layak dipakai.",
      ],
    },
  ],
  closings: [
    {
      heading: "Jika ingin pemeriksaan dari luar",
      paragraphs: [
        "Arunika Web menangani SEO dan kecepatan website dengan pekerjaan yang dapat Anda periksa, tanpa menjanjikan peringkat. Kirim alamat website Anda lewat [konsultasi gratis](/contact). Cakupan pekerjaannya tertulis di [halaman layanan](/services).",
      ],
    },
    {
      heading: "Peran yang bisa kami ambil",
      paragraphs: [
        "Kami dapat mengerjakan bagian teknis sementara Anda menyiapkan pengetahuan yang tidak dimiliki orang lain. Isi paket bulanannya, dari jumlah kata kunci sampai jumlah artikel, ada di [halaman harga](/pricing). Bila masih ragu apakah perlu, [tanyakan saja kepada kami](/contact).",
      ],
    },
    {
      heading: "Membawa temuan Anda ke meja kami",
      paragraphs: [
        "Sudah mencatat halaman yang ingin diperbaiki? Bawa daftarnya ke [obrolan gratis dengan Arunika Web](/contact), dan kami bantu mengurutkannya. Anda bebas mengerjakannya sendiri sesudah itu, atau menunjuk kami melalui salah satu [layanan yang tersedia](/services).",
      ],
    },
    {
      heading: "Ketika halamannya sudah siap dicari",
      paragraphs: [
        "Pencarian mengantar orang ke halaman Anda, lalu halaman itulah yang harus meyakinkan mereka. Bila tampilannya perlu dibenahi, lihat [website yang pernah kami kerjakan](/portfolio) untuk menilai gaya kami. Pertanyaan tentang keadaan website Anda kami jawab lewat [formulir kontak](/contact).",
      ],
    },
    {
      heading: "Menimbang biaya dengan tenang",
      paragraphs: [
        "Pekerjaan pencarian dibayar bulanan, jadi wajar bila Anda ingin menghitung dulu. Semua harga kami tulis terbuka di [daftar paket](/pricing). Bila ternyata website Anda perlu dibereskan sebelum SEO dimulai, pekerjaan itu tercantum di [layanan kami](/services).",
      ],
    },
  ],
};
