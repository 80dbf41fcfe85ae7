import type { CategorySections } from "../category-sections";

export const websiteSections: CategorySections = {
  firstSteps: [
    {
      heading: "Langkah kecil yang bisa dimulai pekan ini",
      paragraphs: [
        "Jangan menunggu semua bahan lengkap. Sisihkan dua jam di hari yang tidak ramai, matikan notifikasi, lalu kerjakan urutan pendek untuk {subject} berikut ini.",
      ],
      list: [
        "Tulis tiga pertanyaan yang paling sering diajukan calon pelanggan.",
        "Simpan semua foto asli dan logo dalam satu folder bersama.",
        "Pilih satu orang yang boleh mengambil keputusan atas nama Anda.",
        "Catat apa yang mengganggu dari website sekarang, bila sudah ada.",
      ],
    },
    {
      heading: "Memulai dengan bahan yang sudah ada",
      paragraphs: [
        "Bahan untuk {subject} sering kali sudah tersebar di kantor tanpa disadari. Proposal lama menyimpan penjelasan layanan, galeri ponsel menyimpan bukti pekerjaan, dan obrolan admin menyimpan bahasa pelanggan.",
        "Kumpulkan ketiganya sebelum menulis sesuatu yang baru. Tandai bagian yang masih benar, coret yang sudah berubah, kemudian beri tanda tanya pada bagian yang hanya diketahui satu orang. Wawancarai orang itu lebih dulu.",
      ],
    },
    {
      heading: "Rencana dua pekan untuk pemilik yang sibuk",
      paragraphs: [
        "Pekan pertama cukup dipakai untuk mengumpulkan dan memutuskan. Berikan setengah jam setiap pagi kepada {subject}, sebelum pesan pelanggan mulai berdatangan. Pekan kedua baru dipakai untuk menghubungi calon pelaksana serta memeriksa contoh kerja mereka.",
        "Bila dalam dua pekan masih ada bahan yang belum terkumpul, lanjutkan tanpa bahan itu. Halaman yang terbit dengan tujuh bagian baik lebih berguna daripada sepuluh bagian yang tidak pernah selesai.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Kekeliruan yang sering baru terasa belakangan",
      paragraphs: [
        "Kekeliruan pertama adalah meniru website pesaing sampai ke kalimatnya. Anda tidak tahu apakah halaman itu memang mendatangkan pelanggan atau hanya tampak ramai.",
        "Kekeliruan kedua adalah menyerahkan seluruh isi kepada orang luar tanpa memeriksanya. Pembuat website menguasai alatnya, tetapi hanya Anda yang tahu apa yang membuat pelanggan kembali. Dalam hal {subject}, satu jam membaca ulang lebih murah daripada membongkar halaman yang telanjur tayang.",
      ],
    },
    {
      heading: "Jebakan yang menghabiskan anggaran",
      paragraphs: [
        "Uang jarang habis karena satu keputusan besar. Ia menetes lewat hal-hal kecil yang berulang, terutama ketika {subject} dibicarakan sambil berjalan.",
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
        "Hal yang sama berlaku bagi {subject}: lingkup boleh mengecil, mutunya jangan. Pengunjung tidak mengetahui rencana Anda, mereka hanya menilai apa yang terbuka di layarnya hari itu.",
      ],
    },
  ],
  questions: [
    {
      heading: "Pertanyaan untuk calon pembuat website",
      paragraphs: ["Bawa pertanyaan ini ke pertemuan pertama, lalu catat jawabannya untuk dibandingkan."],
      list: [
        "Apa yang akan Anda lakukan lebih dulu, dan mengapa?",
        "Bagian mana dari {subject} yang paling berisiko terlambat?",
        "Apa saja yang harus kami siapkan sendiri?",
        "Bagaimana kami memperbarui isinya setelah tayang?",
        "Siapa pemilik domain, berkas, dan datanya?",
      ],
    },
    {
      heading: "Menguji jawaban vendor tanpa istilah teknis",
      paragraphs: [
        "Mintalah calon vendor menjelaskan {subject} seolah-olah kepada orang tua Anda. Orang yang menguasai pekerjaannya mampu memakai perumpamaan sederhana tanpa merendahkan.",
        "Setelah itu, tanyakan apa yang akan ia kerjakan seandainya anggaran dipotong separuh. Jawabannya memperlihatkan mana yang dianggap inti dan mana yang hiasan. Waspadai jawaban yang tetap mempertahankan semuanya.",
      ],
    },
    {
      heading: "Sebelum menyetujui penawaran apa pun",
      paragraphs: [
        "Baca penawaran pada hari yang berbeda dari hari Anda menerimanya. Lingkari setiap kata sifat, lalu mintalah penggantinya dalam bentuk jumlah, tanggal, atau contoh. Bagian tentang {subject} sebaiknya menyebut siapa mengerjakan apa.",
        "Tanyakan juga apa yang tidak termasuk. Kalimat pengecualian terasa dingin, tetapi ia menyelamatkan hubungan kerja ketika ada permintaan tambahan di tengah jalan.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Menilai hasilnya setelah tiga bulan",
      paragraphs: [
        "Kunjungan yang banyak belum tentu berarti. Hitung sesuatu yang lebih dekat dengan usaha: berapa orang menghubungi, berapa yang sesuai, dan berapa yang akhirnya membeli. Tanyakan kepada setiap penelepon dari mana ia mengenal Anda.",
        "Bandingkan dengan catatan sebelum {subject} dibereskan. Bila belum ada catatan, mulailah hari ini, sebab angka yang kasar tetap lebih jujur daripada perasaan.",
      ],
    },
    {
      heading: "Tanda bahwa pekerjaan ini berhasil",
      paragraphs: [
        "Tanda yang paling awal biasanya terdengar di meja admin: pertanyaan dasar berkurang, percakapan langsung masuk ke kebutuhan. Tanda berikutnya muncul dalam bentuk pelanggan yang menyebut isi halaman tertentu.",
        "Catat kedua tanda itu dalam satu lembar setiap pekan. Jika sesudah beberapa bulan tidak ada yang berubah, periksa lagi apakah {subject} sudah menjawab masalah yang semula dikeluhkan.",
      ],
    },
    {
      heading: "Angka sederhana yang layak dicatat",
      paragraphs: [
        "Cukup satu lembar kerja dan lima menit setiap Jumat. Isi kolom berikut, lalu beri catatan bila ada kejadian khusus.",
      ],
      list: [
        "Jumlah pesan dari website dan berapa yang layak ditindaklanjuti.",
        "Halaman yang paling sering dibuka sebelum orang menghubungi.",
        "Pertanyaan baru yang belum terjawab di halaman mana pun.",
        "Satu perbaikan terkait {subject} yang dikerjakan pekan itu.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila Anda ingin teman berpikir",
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
        "Sudah punya penawaran atau rancangan dari pihak lain? Silakan bawa ke [konsultasi gratis bersama Arunika Web](/contact), dan kami bantu membacanya. Bila kelak Anda mencari pelaksana, [daftar layanan](/services) menunjukkan apa yang kami kerjakan sendiri.",
      ],
    },
  ],
};
