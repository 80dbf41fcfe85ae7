import type { TopicSection } from "../topic";

type PracticeKind = "roles" | "cost" | "trial" | "review";

/** General sections about people, money, trial and review. */
export const generalPracticeSections: Record<PracticeKind, readonly TopicSection[]> = {
  roles: [
    {
      heading: "Siapa yang memegang, siapa yang membantu",
      paragraphs: [
        "Urusan tanpa pemilik akan selalu kalah oleh urusan yang punya pemilik. Tunjuk satu orang untuk {subject}, lalu sebutkan namanya di depan semua rekan. Ia tidak harus mengerjakan semuanya, tetapi ia yang ditanya.",
        "Beri wewenang yang sepadan. Orang yang harus meminta izin untuk setiap keputusan kecil lama-lama berhenti mengusulkan apa pun.",
      ],
    },
    {
      heading: "Dikerjakan sendiri atau meminta bantuan",
      paragraphs: [
        "Kerjakan sendiri bagian yang memerlukan pengetahuan tentang pelanggan Anda. Carilah bantuan untuk bagian yang memerlukan keahlian khusus dan jarang terulang, sebab mempelajarinya dari awal memakan waktu terlalu banyak.",
        "Untuk {subject}, batasnya bisa bergeser. Anda mungkin memulai dengan bantuan, kemudian mengambil alih setelah paham caranya, atau justru sebaliknya.",
      ],
    },
    {
      heading: "Mengajak tim tanpa membuat mereka lelah",
      paragraphs: [
        "Karyawan menolak perubahan bukan karena malas. Mereka sudah pernah melihat gagasan baru datang dengan ramai dan hilang diam-diam. Ceritakan alasan Anda, tanyakan apa yang akan menyulitkan mereka, lalu kurangi satu tugas lama sebagai gantinya.",
        "Pertemuan tentang {subject} cukup lima belas menit. Akhiri dengan satu keputusan, bukan dengan daftar keinginan.",
      ],
    },
    {
      heading: "Memilih rekan kerja dari luar",
      paragraphs: [
        "Mintalah calon rekan menceritakan pekerjaan serupa yang pernah diselesaikan, termasuk bagian yang sulit. Orang berpengalaman tidak malu menyebut kegagalan kecil, sebab dari sanalah caranya bekerja terbentuk.",
        "Mulailah dengan satu tugas terbatas mengenai {subject}. Cara ia menanggapi pertanyaan, menepati tanggal, dan menyampaikan kabar buruk lebih berarti daripada janji di awal.",
      ],
    },
    {
      heading: "Menyerahkan pekerjaan tanpa kehilangan kendali",
      paragraphs: [
        "Penyerahan yang baik menyebut hasil yang diharapkan, batas yang tidak boleh dilewati, dan waktu untuk melapor. Caranya biarkan ditentukan oleh pelaksana.",
        "Pada minggu awal, periksa {subject} setiap dua hari, lalu renggangkan perlahan. Bila Anda terus memeriksa setiap jam, yang sebenarnya diserahkan hanyalah rasa bersalah.",
      ],
    },
    {
      heading: "Keterampilan yang perlu dipelajari di dalam usaha",
      paragraphs: [
        "Ada pengetahuan yang sebaiknya tidak keluar dari usaha Anda, misalnya mengapa pelanggan memilih Anda dan apa yang membuat mereka kembali. Sisanya boleh dipinjam dari orang lain.",
        "Pilih seorang karyawan yang penasaran terhadap {subject}. Rasa ingin tahu lebih menentukan daripada latar pendidikan, dan dua jam belajar setiap pekan sudah memberinya bekal.",
      ],
    },
    {
      heading: "Satu suara untuk pihak luar",
      paragraphs: [
        "Rekan kerja dari luar bingung bila menerima tiga arahan berbeda. Tentukan siapa yang berbicara atas nama usaha, melalui saluran apa, dan kapan jawabannya diberikan.",
        "Rekan di dalam tetap boleh menyampaikan pendapat tentang {subject}, tetapi melalui orang tersebut. Pekerjaan bergerak lebih cepat ketika perdebatan selesai di dapur, sebelum sampai ke meja tamu.",
      ],
    },
  ],
  cost: [
    {
      heading: "Menghitung biaya yang tidak tertulis di nota",
      paragraphs: [
        "Harga yang Anda bayar hanyalah sebagian. Ada jam kerja untuk belajar, waktu pelanggan menunggu selama masa peralihan, serta biaya menjaga hasilnya setelah selesai. Jumlahkan semuanya sebelum membandingkan pilihan.",
        "Pilihan yang tampak mahal untuk {subject} kadang lebih hemat karena tidak menuntut perhatian setiap minggu. Pilihan gratis bisa menjadi sebaliknya.",
      ],
    },
    {
      heading: "Menetapkan batas sebelum mengeluarkan uang",
      paragraphs: [
        "Tentukan angka tertinggi ketika kepala masih dingin, lalu tuliskan. Sisihkan sebagian untuk hal yang tidak terduga, karena hampir selalu ada. Bila batas itu tercapai, berhenti dan bicarakan lagi.",
        "Batas untuk {subject} juga berlaku pada waktu. Tiga akhir pekan yang habis tanpa hasil adalah biaya, sekalipun tidak ada uang yang berpindah.",
      ],
    },
    {
      heading: "Kapan lebih baik menunda",
      paragraphs: [
        "Menunda dengan sengaja berbeda dari menghindar. Bila orang yang memahami usaha Anda sedang cuti panjang, musim ramai tinggal dua minggu, atau kas sedang ketat, tulislah tanggal untuk membuka kembali pembicaraan tentang {subject}.",
        "Selama menunggu, lakukan pekerjaan yang tidak berisiko: mencatat kejadian, mengumpulkan contoh, dan merapikan berkas. Persiapan itu membuat langkah berikutnya jauh lebih cepat.",
      ],
    },
    {
      heading: "Menimbang manfaat dengan kepala dingin",
      paragraphs: [
        "Buat dua kolom: apa yang bertambah dan apa yang berkurang bila rencana dijalankan. Isi dengan hal yang dapat diamati, misalnya jam kerja, jumlah kesalahan, atau pelanggan yang kembali.",
        "Kemudian tanyakan apakah Anda tetap memilih {subject} seandainya manfaatnya hanya separuh dari perkiraan. Jawaban ya menandakan rencana yang cukup kuat menghadapi kenyataan.",
      ],
    },
    {
      heading: "Mulai dengan yang sudah dimiliki",
      paragraphs: [
        "Sebelum membeli sesuatu, periksa laci. Banyak usaha membayar aplikasi yang kemampuannya sudah ada di alat lain, atau memiliki karyawan yang diam-diam menguasai keterampilan yang dicari.",
        "Tanyakan kepada tim apa yang bisa dipakai untuk {subject} tanpa biaya baru. Jawaban yang sederhana sering bertahan lebih lama daripada pembelian yang menggebu.",
      ],
    },
    {
      heading: "Membandingkan tiga pilihan, bukan dua",
      paragraphs: [
        "Dua pilihan mendorong orang berdebat tentang menang dan kalah. Tambahkan pilihan ketiga, yaitu tidak melakukan apa-apa, lengkap dengan akibatnya, lalu nilai ketiganya dengan ukuran yang sama.",
        "Tulis biaya, risiko, serta siapa yang menanggungnya. Bila {subject} tetap dipilih setelah bersaing dengan keadaan diam, alasannya pasti cukup kuat.",
      ],
    },
    {
      heading: "Menyisihkan tenaga untuk sesudahnya",
      paragraphs: [
        "Anggaran sering habis pada hari peresmian. Padahal perhatian justru diperlukan pada bulan berikutnya, ketika pertanyaan bermunculan dan kebiasaan lama mencoba kembali.",
        "Simpan sepertiga waktu dan dana {subject} untuk masa itu. Kalau ternyata tidak terpakai, anggap sebagai tabungan bagi perbaikan selanjutnya.",
      ],
    },
  ],
  trial: [
    {
      heading: "Uji coba kecil dengan tanggal berakhir",
      paragraphs: [
        "Percobaan tanpa akhir berubah menjadi kebiasaan yang tidak pernah dinilai. Pilih satu bagian usaha, satu kelompok pelanggan, dan dua sampai empat minggu. Katakan sejak awal bahwa hasilnya akan dibicarakan.",
        "Selama uji coba {subject}, catat juga hal yang tidak Anda duga. Kejutan sering lebih berharga daripada jawaban atas pertanyaan semula.",
      ],
    },
    {
      heading: "Kesalahan yang wajar pada percobaan pertama",
      paragraphs: [
        "Percobaan pertama hampir selalu terlalu besar. Orang ingin membuktikan banyak hal sekaligus, sehingga ketika hasilnya campur aduk, tidak ada yang tahu sebabnya.",
        "Kecilkan sampai terasa agak sepele. Bila {subject} masih terlalu luas, ambil satu langkah saja dari tengahnya. Hasil yang jelas dari percobaan mungil dapat diulang, sedangkan hasil besar yang kabur hanya memancing perdebatan.",
      ],
    },
    {
      heading: "Belajar dari usaha lain tanpa meniru buta",
      paragraphs: [
        "Kunjungi usaha yang Anda kagumi, sebaiknya dari bidang lain supaya tidak canggung. Amati bagaimana mereka menangani {subject}, lalu tanyakan apa yang dulu mereka lakukan sebelum sampai pada cara sekarang.",
        "Yang terlihat rapi hari ini biasanya merupakan versi kelima. Ambil prinsipnya, sesuaikan ukurannya, dan ingat bahwa pelanggan mereka bukan pelanggan Anda.",
      ],
    },
    {
      heading: "Menyiapkan jalan mundur",
      paragraphs: [
        "Keberanian mencoba tumbuh ketika jalan kembali tersedia. Simpan cara lama selama beberapa minggu, beri tahu tim bagaimana mengaktifkannya, dan tentukan siapa yang boleh memutuskan.",
        "Dengan begitu, kegagalan pada {subject} hanya berarti kehilangan sedikit waktu. Tanpa jalan mundur, orang akan mempertahankan cara baru yang buruk semata-mata karena malu.",
      ],
    },
    {
      heading: "Menentukan apa yang dianggap berhasil",
      paragraphs: [
        "Tuliskan ukuran keberhasilan sebelum percobaan dimulai, lalu simpan di amplop. Tanpa itu, manusia pandai menyesuaikan ukuran dengan hasil yang kebetulan didapat.",
        "Ukuran untuk {subject} tidak perlu rumit: jumlah keluhan, menit menunggu, atau pesanan yang selesai tanpa perbaikan. Satu ukuran utama dan satu ukuran penjaga sudah mencukupi.",
      ],
    },
    {
      heading: "Ajak pelanggan yang paling terus terang",
      paragraphs: [
        "Setiap usaha memiliki pelanggan yang bicaranya pedas, tetapi selalu kembali. Undang ia mencoba {subject} lebih dahulu. Ia akan menunjukkan kelemahan yang tidak berani disebut orang lain.",
        "Ucapkan terima kasih dengan cara yang pantas dan kabari apa yang Anda ubah karena masukannya. Ia kemungkinan menjadi pembela Anda yang paling gigih.",
      ],
    },
    {
      heading: "Satu perubahan dalam satu waktu",
      paragraphs: [
        "Mengubah harga, jadwal, dan petugas pada hari yang sama membuat hasilnya mustahil dibaca. Beri jarak setidaknya dua pekan antara perubahan yang satu dan lainnya.",
        "Kesabaran ini terasa lambat, terutama bila {subject} sudah lama mengganggu. Namun pengetahuan yang terkumpul bersifat tetap, dan percobaan berikutnya berjalan dua kali lebih cepat.",
      ],
    },
  ],
  review: [
    {
      heading: "Menilai hasil dengan dua pertanyaan",
      paragraphs: [
        "Pertama, apakah masalah yang tertulis di awal benar-benar berkurang? Kedua, apakah ada masalah baru yang muncul di tempat lain? Jawab keduanya dengan contoh kejadian, bukan dengan perasaan umum.",
        "Ajak orang yang menjalankan {subject} setiap hari untuk menjawab lebih dahulu. Bila pemilik berbicara pertama, yang lain cenderung mengangguk.",
      ],
    },
    {
      heading: "Menjadikan yang berhasil sebagai kebiasaan",
      paragraphs: [
        "Cara yang baik mudah hilang ketika orangnya berganti. Tuliskan langkahnya dalam setengah halaman, tambahkan satu foto atau contoh, lalu minta orang lain menjalankannya hanya dengan catatan itu.",
        "Tinjau kebiasaan mengenai {subject} dua kali setahun. Usaha berubah, pelanggan berubah, dan aturan yang dulu menolong bisa diam-diam menjadi beban.",
      ],
    },
    {
      heading: "Tanda bahwa Anda di jalur yang benar",
      paragraphs: [
        "Kemajuan jarang datang sebagai lonjakan. Ia terlihat dari pertanyaan yang tidak lagi diajukan, kesalahan yang tidak terulang, dan rapat yang selesai lebih cepat.",
        "Catat satu perubahan kecil tentang {subject} setiap pekan. Setelah dua bulan, baca dari atas. Deretan catatan itu biasanya lebih meyakinkan daripada satu angka besar, dan lebih mudah diceritakan kepada tim.",
      ],
    },
    {
      heading: "Bila hasilnya tidak seperti harapan",
      paragraphs: [
        "Jangan buru-buru menyalahkan orang atau alat. Periksa dulu apakah langkahnya benar-benar dijalankan, apakah waktunya cukup, dan apakah ukuran keberhasilannya masuk akal.",
        "Kadang kesimpulannya adalah bahwa {subject} belum menjadi kebutuhan. Mengetahui hal itu lebih awal merupakan hasil yang baik, karena tenaga Anda bisa dialihkan ke pekerjaan yang lebih dekat dengan pelanggan.",
      ],
    },
    {
      heading: "Rapat penutup yang layak diadakan",
      paragraphs: [
        "Luangkan empat puluh menit setelah percobaan selesai. Bagi menjadi tiga bagian yang sama panjang: apa yang terjadi, apa yang dipelajari, dan apa yang dilakukan sesudah ini.",
        "Pemimpin rapat menjaga agar pembicaraan tentang {subject} tidak berubah menjadi pencarian kambing hitam. Keputusan ditulis sebelum orang meninggalkan kursi.",
      ],
    },
    {
      heading: "Membagikan pelajaran kepada orang berikutnya",
      paragraphs: [
        "Karyawan baru tidak mengalami percobaan Anda. Ceritakan lewat satu halaman berisi masalah awal, cara yang gagal, cara yang dipakai, dan alasan memilihnya.",
        "Catatan mengenai {subject} itu mencegah orang mengulang kesalahan yang sama dua tahun kemudian. Simpan di dekat tempat kerja, bukan di komputer pemilik.",
      ],
    },
    {
      heading: "Memutuskan antara lanjut, ubah, atau berhenti",
      paragraphs: [
        "Hanya ada tiga pilihan setelah percobaan, dan ketiganya terhormat. Lanjutkan bila ukurannya tercapai dan tim sanggup menjalani. Ubah bila arahnya benar tetapi langkahnya berat.",
        "Berhentilah bila {subject} tidak menggerakkan apa pun meskipun sudah dijalankan dengan sungguh-sungguh. Umumkan alasannya, supaya orang tetap berani mengusulkan percobaan lain.",
      ],
    },
  ],
};

/** The last section of an article outside of the catalogue's categories. */
export const generalClosings: readonly TopicSection[] = [
  {
    heading: "Bila urusannya bersinggungan dengan website",
    paragraphs: [
      "Sebagian besar pekerjaan seputar {subject} terjadi di tempat usaha Anda, jauh dari layar. Namun cepat atau lambat ada bagian yang perlu dilihat pelanggan: penjelasan, jadwal, formulir, atau daftar harga.",
      "Keahlian Arunika Web adalah website, toko online, SEO, dan media sosial untuk usaha. Kalau rencana Anda memerlukan salah satunya, lihat [layanan kami](/services) atau mulai dari [konsultasi gratis](/contact). Di luar bidang itu, kami lebih suka mengaku tidak tahu.",
      "Simpan halaman ini bersama catatan Anda tentang {subject}, lalu buka kembali setelah percobaan pertama selesai. Bila ada bagian dari {subject} yang ternyata berbeda di lapangan, pengalaman Andalah yang benar, dan cara di atas perlu disesuaikan dengannya.",
    ],
  },
  {
    heading: "Satu tempat bertanya",
    paragraphs: [
      "Mulailah percakapan tentang {subject} pada pekan ini juga, selagi gambarannya masih jelas di kepala. Sepuluh menit setelah jam kerja sudah cukup untuk menentukan siapa yang memegang {subject} dan kapan hasilnya akan dilihat kembali bersama-sama.",
      "Menangani {subject} tidak harus sendirian. Rekan sesama pengusaha, pelanggan lama, dan karyawan yang sudah bertahun-tahun bekerja biasanya bersedia berbagi pengalaman asalkan ditanya dengan sungguh-sungguh.",
      "Sebagian dari pekerjaan di atas tidak memerlukan siapa pun selain Anda dan tim. Bila ada bagian yang membutuhkan halaman web, formulir, atau sambungan antarsistem, [sampaikan kepada Arunika Web](/contact). Contoh pekerjaan kami terbuka di [portofolio](/portfolio).",
    ],
  },
  {
    heading: "Ketika Anda siap melangkah",
    paragraphs: [
      "Tidak ada cara yang cocok bagi semua orang dalam menghadapi {subject}, dan Anda berhak mengambil sebagian saja dari bacaan ini. Tandai dua gagasan tentang {subject} yang paling masuk akal, lalu abaikan sisanya sampai keduanya selesai dicoba.",
      "Yang terpenting dari {subject} bukanlah selesai secepatnya, melainkan mengetahui mengapa Anda memilih suatu cara. Pengetahuan itu tetap berguna ketika keadaan berubah dan pilihan lain bermunculan.",
      "Bawalah catatan satu halaman yang sudah disusun tadi. Untuk urusan website, pencarian Google, dan media sosial, tim Arunika Web dapat membacanya dalam [obrolan awal yang gratis](/contact). Kisaran biayanya bisa Anda pelajari lebih dulu di [halaman harga](/pricing).",
    ],
  },
];
