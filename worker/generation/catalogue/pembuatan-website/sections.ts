import type { CategorySections } from "../category-sections";

export const websiteSections: CategorySections = {
  firstSteps: [
    {
      heading: "Langkah kecil yang bisa dimulai pekan ini",
      paragraphs: [
        "Jangan menunggu semua bahan lengkap. Sisihkan dua jam di hari yang tidak ramai, matikan notifikasi, lalu kerjakan urutan pendek ini sebelum membahas {subject} dengan siapa pun.",
      ],
      steps: [
        "Tulis tiga pertanyaan yang sering diajukan calon pelanggan.",
        "Simpan semua foto asli dan logo dalam satu folder bersama.",
        "Pilih satu orang yang boleh mengambil keputusan atas nama Anda.",
        "Catat apa yang mengganggu dari website sekarang, bila sudah ada.",
      ],
    },
    {
      heading: "Memulai dengan bahan yang sudah ada",
      paragraphs: [
        "Bahan untuk website sering kali sudah tersebar di kantor tanpa disadari. Proposal lama memuat penjelasan layanan, galeri ponsel penuh foto pekerjaan, dan chat admin menunjukkan kata-kata yang dipakai pelanggan.",
        "Kumpulkan ketiganya sebelum menulis sesuatu yang baru. Tandai bagian yang masih benar, coret yang sudah berubah, kemudian beri tanda tanya pada bagian yang hanya diketahui satu orang. Wawancarai orang itu lebih dulu.",
      ],
    },
    {
      heading: "Rencana dua pekan untuk pemilik yang sibuk",
      paragraphs: [
        "Pekan pertama cukup dipakai untuk mengumpulkan dan memutuskan. Sebelum pesan pelanggan mulai berdatangan, sisihkan setengah jam setiap pagi dan catat apa yang sudah Anda putuskan tentang {subject}. Pekan kedua baru dipakai untuk menghubungi calon pembuat website serta memeriksa contoh kerja mereka.",
        "Bila dalam dua pekan masih ada bahan yang belum terkumpul, lanjutkan tanpa bahan itu. Halaman yang terbit dengan tujuh bagian baik lebih berguna daripada sepuluh bagian yang tidak kunjung selesai.",
      ],
    },
    {
      heading: "Menentukan siapa memegang apa",
      paragraphs: [
        "Pembuatan website biasanya macet karena tidak jelas siapa yang bertugas. Bagi tugasnya sejak awal, dan tempel pembagian itu di tempat yang dilihat semua orang.",
      ],
      table: {
        head: ["Tugas", "Yang memegang", "Kapan selesai"],
        rows: [
          [
            "Mengumpulkan foto dan teks",
            "Orang yang sehari-hari bertemu pelanggan",
            "Sebelum desain dimulai",
          ],
          ["Memeriksa kebenaran isi", "Pemilik atau kepala bagian", "Setiap kali draf halaman datang"],
          ["Menjawab pertanyaan pembuat website", "Satu orang yang ditunjuk", "Dalam satu hari kerja"],
          ["Memutuskan bila pendapat berbeda", "Pemilik", "Pada rapat yang sama"],
        ],
      },
    },
    {
      heading: "Membuka website orang lain dengan tujuan",
      paragraphs: [
        "Melihat contoh itu berguna asalkan Anda tahu apa yang dicari. Pilih lima website dari bidang yang mirip, buka di ponsel, lalu jawab satu pertanyaan untuk masing-masing: setelah setengah menit, apakah saya tahu harus menghubungi siapa?",
        "Catat halaman yang membuat Anda berhenti membaca dan halaman yang membuat Anda ingin bertanya. Dua daftar itu lebih berguna bagi perancang daripada kalimat “seperti website itu, tetapi versi kami”.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Kekeliruan yang baru terasa belakangan",
      paragraphs: [
        "Ada dua kekeliruan yang jarang disadari pada bulan pertama, tetapi mahal pada bulan keenam.",
      ],
      parts: [
        {
          heading: "Meniru sampai ke kalimatnya",
          paragraphs: [
            "Anda tidak tahu apakah halaman pesaing memang mendatangkan pelanggan atau hanya tampak ramai. Ambil pertanyaannya, lalu jawab dengan keadaan usaha Anda sendiri.",
          ],
        },
        {
          heading: "Menyerahkan isi tanpa memeriksanya",
          paragraphs: [
            "Pembuat website menguasai alatnya, tetapi hanya Anda yang tahu apa yang membuat pelanggan kembali. Satu jam membaca ulang lebih murah daripada membongkar halaman yang telanjur tayang.",
          ],
        },
      ],
    },
    {
      heading: "Jebakan yang menghabiskan anggaran",
      paragraphs: [
        "Anggaran jarang habis karena satu keputusan besar. Lebih sering ia terkuras oleh pengeluaran kecil yang berulang, karena soal {subject} hanya dibicarakan sambil lalu.",
      ],
      list: [
        "Menambah halaman sebelum halaman pertama selesai diperiksa.",
        "Membayar fitur yang belum memiliki penanggung jawab.",
        "Mengubah arah desain setiap kali melihat contoh baru.",
        "Membiarkan masukan datang dari banyak orang dalam banyak grup.",
      ],
    },
    {
      heading: "Yang sebaiknya tidak Anda kompromikan",
      paragraphs: [
        "Ada bagian yang boleh menyusul, ada yang tidak. Kepemilikan domain, tampilan di ponsel, serta jalur kontak yang berfungsi termasuk kelompok kedua. Bila jadwal mendesak, kurangi jumlah halaman, bukan ketiga hal tersebut.",
        "Lingkup pekerjaan boleh mengecil, mutunya jangan. Pengunjung tidak mengetahui rencana Anda, mereka hanya menilai apa yang terbuka di layarnya hari itu.",
      ],
    },
    {
      heading: "Keputusan yang ditunda sampai terlambat",
      paragraphs: [
        "Beberapa keputusan terasa kecil sehingga selalu digeser ke rapat berikutnya: nama domain, nomor yang dihubungi, siapa yang membalas pesan. Ketika hari tayang tiba, semuanya harus diputuskan sekaligus oleh orang yang sudah lelah.",
        "Buat daftar keputusan yang menyangkut {subject}, beri tanggal pada setiap barisnya, dan perlakukan tanggal itu seperti janji kepada pelanggan. Keputusan yang cukup baik dan tepat waktu lebih berguna daripada keputusan sempurna yang terlambat.",
      ],
    },
    {
      heading: "Terlalu banyak suara di ruang rapat",
      paragraphs: [
        "Semakin banyak orang yang dimintai pendapat, semakin hambar hasilnya. Warna berubah karena selera, kalimat memanjang karena setiap bagian ingin disebut, dan halaman depan berakhir sebagai kompromi yang tidak menarik siapa pun.",
        "Dengarkan banyak orang pada awalnya, lalu batasi jumlahnya ketika tiba saatnya memilih. Dua orang yang paham pelanggan sudah cukup, asalkan alasannya ditulis dan dibagikan kepada yang lain.",
      ],
    },
  ],
  questions: [
    {
      heading: "Pertanyaan untuk calon pembuat website",
      paragraphs: ["Bawa pertanyaan ini ke pertemuan pertama, lalu catat jawabannya untuk dibandingkan."],
      list: [
        "Apa yang akan Anda kerjakan lebih dulu, dan mengapa?",
        "Bagian mana dari pekerjaan ini yang berisiko terlambat?",
        "Apa saja yang harus kami siapkan sendiri?",
        "Bagaimana kami memperbarui isinya setelah tayang?",
        "Siapa pemilik domain, berkas, dan datanya?",
      ],
    },
    {
      heading: "Menguji jawaban tanpa istilah teknis",
      paragraphs: [
        "Mintalah calon pembuat website menerangkan rencananya dengan bahasa yang dimengerti orang tua Anda. Orang yang menguasai pekerjaannya mampu memakai perumpamaan sederhana tanpa merendahkan.",
        "Setelah itu, tanyakan apa yang akan ia kerjakan seandainya anggaran dipotong separuh. Jawabannya memperlihatkan mana yang dianggap inti dan mana yang hiasan. Waspadai jawaban yang tetap mempertahankan semuanya.",
      ],
    },
    {
      heading: "Sebelum menyetujui penawaran apa pun",
      paragraphs: [
        "Baca penawaran pada hari yang berbeda dari hari Anda menerimanya. Lingkari setiap kata sifat, lalu mintalah penggantinya dalam bentuk jumlah, tanggal, atau contoh. Kata “lengkap” tidak bisa ditagih; daftar halaman bisa.",
        "Tanyakan juga apa yang tidak termasuk. Kalimat pengecualian memang terdengar kaku, tetapi dapat menyelamatkan hubungan kerja ketika ada permintaan tambahan di tengah jalan.",
      ],
    },
    {
      heading: "Membedakan jawaban yang matang dan yang mentah",
      paragraphs: [
        "Dua calon pembuat website bisa terdengar sama meyakinkannya. Perbedaannya terlihat bila jawaban mereka Anda sandingkan.",
      ],
      table: {
        head: ["Yang Anda tanyakan", "Jawaban yang matang", "Jawaban yang mentah"],
        rows: [
          ["Jadwal", "Tanggal per tahap, lengkap dengan apa yang ditunggu dari Anda", "“Secepatnya”"],
          ["Biaya tambahan", "Daftar pekerjaan yang dihitung terpisah", "“Nanti kita bicarakan”"],
          ["Sesudah tayang", "Siapa yang dihubungi dan apa yang ditangani", "“Tinggal telepon saja”"],
          ["Kepemilikan", "Akun dan berkas atas nama usaha Anda", "“Aman di kami”"],
        ],
      },
    },
    {
      heading: "Bertanya kepada klien mereka sebelumnya",
      paragraphs: [
        "Portofolio memperlihatkan hasil, sedangkan prosesnya diketahui klien yang pernah mengalaminya. Mintalah satu atau dua nama yang boleh dihubungi, lalu tanyakan hal yang tidak bisa dibaca di website: bagaimana mereka menyampaikan kabar buruk?",
        "Tanyakan juga berapa lama jawaban datang setelah website tayang. Orang biasanya jujur bila ditanya soal kejadian, bukan soal penilaian. Satu cerita tentang keterlambatan yang ditangani dengan baik sering lebih menenangkan daripada pujian.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Menilai hasilnya setelah tiga bulan",
      paragraphs: [
        "Kunjungan yang banyak belum tentu berarti. Hitung sesuatu yang lebih dekat dengan usaha: berapa orang menghubungi, berapa yang sesuai, dan berapa yang akhirnya membeli. Tanyakan kepada setiap penelepon dari mana ia mengenal Anda.",
        "Bandingkan dengan catatan dari bulan-bulan sebelumnya. Bila belum ada catatan, mulailah hari ini, sebab hitungan kasar tetap lebih bisa dipegang daripada perasaan.",
      ],
    },
    {
      heading: "Tanda bahwa pekerjaan ini berhasil",
      paragraphs: [
        "Tanda pertama biasanya terdengar di meja admin: pertanyaan dasar berkurang, percakapan langsung masuk ke kebutuhan. Berikutnya, pelanggan mulai menyebut isi halaman tertentu.",
        "Catat kedua tanda itu dalam satu lembar setiap pekan. Jika sesudah beberapa bulan tidak ada yang berubah, buka lagi catatan lama Anda tentang {subject} dan periksa apakah masalah yang semula dikeluhkan memang sudah ditangani.",
      ],
    },
    {
      heading: "Angka sederhana yang layak dicatat",
      paragraphs: [
        "Cukup satu lembar kerja dan lima menit setiap Jumat. Isi kolom berikut, lalu beri catatan bila ada kejadian khusus.",
      ],
      list: [
        "Jumlah pesan dari website dan berapa yang layak ditindaklanjuti.",
        "Halaman yang sering dibuka sebelum orang menghubungi.",
        "Pertanyaan baru yang belum terjawab di halaman mana pun.",
        "Satu perbaikan yang dikerjakan pekan itu, sekecil apa pun.",
      ],
    },
    {
      heading: "Meminta pendapat orang yang tidak jadi membeli",
      paragraphs: [
        "Pelanggan yang membeli akan memuji, dan pujian jarang mengajarkan sesuatu. Hubungi dengan sopan beberapa orang yang sempat bertanya lalu menghilang, kemudian tanyakan apa yang membuat mereka ragu.",
        "Jawabannya tidak selalu soal harga. Sering kali mereka tidak menemukan contoh yang mirip, atau tidak yakin pesannya akan dibalas. Dua keberatan yang sama dari dua orang sudah cukup menjadi alasan untuk mengubah satu halaman.",
      ],
    },
    {
      heading: "Jadwal meninjau agar tidak terlupa",
      paragraphs: [
        "Website yang selesai dibangun cenderung dianggap selesai untuk selamanya. Pasang jadwal tinjauan di kalender sejak hari tayang.",
      ],
      steps: [
        "Sepekan sesudahnya: kirim pesan percobaan melalui semua jalur kontak.",
        "Sebulan sesudahnya: baca ulang halaman utama seolah Anda calon pelanggan.",
        "Tiga bulan sesudahnya: hitung percakapan yang berawal dari website.",
        "Setahun sesudahnya: putuskan halaman mana yang ditambah, diringkas, atau dihapus.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila Anda ingin teman diskusi",
      paragraphs: [
        "Arunika Web mengerjakan website profil usaha, landing page, dan toko online untuk usaha kecil sampai menengah. Lihat dulu [layanan kami](/services), atau ceritakan rencana Anda lewat [konsultasi gratis](/contact). Kalau ternyata Anda belum membutuhkan kami, akan kami katakan.",
      ],
    },
    {
      heading: "Cara kami bisa membantu",
      paragraphs: [
        "Kami biasa memulai dari masalah usaha, baru kemudian dari tampilan. Contoh hasilnya dapat Anda periksa di [portofolio](/portfolio), sedangkan isi tiap paket tersedia di [halaman harga](/pricing). Desain awal kami tunjukkan lebih dulu sebelum pengembangan dimulai.",
      ],
    },
    {
      heading: "Melangkah dengan pendapat kedua",
      paragraphs: [
        "Sudah punya penawaran atau rancangan dari pihak lain? Silakan bawa ke [konsultasi gratis bersama Arunika Web](/contact), dan kami bantu membacanya. Bila kelak Anda mencari pembuat website, [daftar layanan](/services) menunjukkan apa yang kami kerjakan sendiri.",
      ],
    },
    {
      heading: "Dari rencana ke website yang tayang",
      paragraphs: [
        "Bila catatan Anda sudah cukup jelas, kami bisa meneruskannya menjadi halaman. Isi dan harga setiap paket kami tulis terbuka di [daftar harga](/pricing), termasuk batas revisi dan masa perawatannya. Pertanyaan yang belum terjawab di sana boleh Anda [kirimkan kepada kami](/contact).",
      ],
    },
    {
      heading: "Melihat dulu, bertanya kemudian",
      paragraphs: [
        "Sebelum menghubungi sebuah agensi, lihat dulu hasil kerjanya. Buka [contoh website buatan Arunika Web](/portfolio), catat yang cocok dan yang tidak, lalu bawa catatan itu ke [obrolan pertama](/contact) yang tidak dipungut biaya.",
      ],
    },
  ],
};
