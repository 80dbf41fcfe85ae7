import type { CategorySections } from "../category-sections";

export const onlineShopSections: CategorySections = {
  firstSteps: [
    {
      heading: "Mulai dari sepuluh pesanan terakhir",
      paragraphs: [
        "Sebelum mengubah apa pun, buka sepuluh pesanan terakhir dan ikuti perjalanannya dari awal. Catat di mana pembeli bertanya, di mana admin turun tangan, dan di mana waktu terbuang.",
        "Tandai bagian yang berhubungan dengan {subject}. Biasanya dua atau tiga titik muncul berulang, dan titik itulah pekerjaan pertama Anda. Selebihnya boleh menunggu sampai ada bukti bahwa ia memang mengganggu.",
      ],
    },
    {
      heading: "Urutan kerja untuk sepekan ke depan",
      paragraphs: [
        "Perubahan besar dapat dipecah menjadi tugas setengah jam. Susun menurut urutan berikut agar penjualan harian tetap berjalan.",
      ],
      list: [
        "Senin: catat keadaan sekarang dengan angka seadanya.",
        "Rabu: tentukan satu perubahan tentang {subject} yang paling murah dicoba.",
        "Kamis: terapkan pada lima produk saja.",
        "Sabtu: dengarkan tanggapan pembeli dan admin, lalu putuskan kelanjutannya.",
      ],
    },
    {
      heading: "Coba dulu pada sebagian kecil toko",
      paragraphs: [
        "Pilih satu kelompok barang sebagai tempat percobaan, sebaiknya yang laku secara teratur. Terapkan gagasan tentang {subject} di sana selama dua minggu, sementara barang lain dibiarkan seperti biasa.",
        "Dengan pembanding semacam itu, Anda bisa membedakan akibat perubahan dari sekadar minggu gajian. Bila hasilnya baik, sebarkan perlahan. Bila tidak, kerugiannya kecil dan pelajarannya tetap milik Anda.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Kesalahan yang diam-diam mengurangi laba",
      paragraphs: [
        "Toko yang ramai bisa saja merugi tanpa terasa. Di sekitar {subject}, kebocoran berikut termasuk yang paling sering luput.",
      ],
      list: [
        "Waktu kerja pemilik dianggap gratis.",
        "Biaya kemasan dan salah kirim tidak pernah dicatat.",
        "Keputusan diambil dari hari paling ramai, bukan dari minggu biasa.",
        "Perubahan dilakukan bersamaan sehingga sebabnya tidak diketahui.",
      ],
    },
    {
      heading: "Jangan meniru marketplace mentah-mentah",
      paragraphs: [
        "Raksasa belanja memiliki ratusan orang untuk menjalankan aturan mereka. Toko dengan empat karyawan yang menyalin semua fiturnya hanya akan kelelahan menjaga sesuatu yang jarang dipakai.",
        "Ambil yang benar-benar dirasakan pembeli, tinggalkan sisanya. Untuk {subject}, pertanyaan penyaringnya mudah: siapa yang akan mengurus ini pada hari Senin pukul sembilan? Bila tidak ada nama, jangan dipasang.",
      ],
    },
    {
      heading: "Ketika aturan toko hanya ada di kepala",
      paragraphs: [
        "Selama pemilik selalu hadir, semuanya terasa lancar. Masalah muncul pada hari ia menghadiri pernikahan saudara, dan setiap admin menjawab menurut tafsirnya sendiri.",
        "Tuliskan keputusan mengenai {subject} dalam satu halaman, lengkap dengan contoh kasus. Bacakan kepada orang yang paling baru bergabung. Kalau ia bisa menjalankannya tanpa bertanya, aturan itu sudah cukup jelas.",
      ],
    },
  ],
  questions: [
    {
      heading: "Yang perlu ditanyakan kepada pembuat toko",
      paragraphs: [
        "Sistem toko berbeda-beda dalam hal yang tidak terlihat pada halaman contoh. Ajukan pertanyaan berikut sebelum memilih.",
      ],
      list: [
        "Bagaimana staf mengatur {subject} sendiri tanpa bantuan teknisi?",
        "Apa yang terjadi pada pesanan ketika sambungan pembayaran terganggu?",
        "Apakah data produk dan pelanggan dapat diunduh kapan saja?",
        "Berapa biaya tetap setiap bulan bila penjualan sedang sepi?",
      ],
    },
    {
      heading: "Minta peragaan dengan barang Anda sendiri",
      paragraphs: [
        "Toko contoh selalu tampak rapi karena berisi delapan barang sempurna. Serahkan lima produk tersulit milik Anda: yang variannya banyak, yang namanya panjang, yang fotonya hanya satu.",
        "Minta vendor memperlihatkan {subject} memakai barang itu, dari layar admin sampai ponsel pembeli. Hitung jumlah kliknya. Keluhan karyawan setahun mendatang sudah bisa Anda dengar pada peragaan tersebut.",
      ],
    },
    {
      heading: "Membedakan kebutuhan sekarang dan nanti",
      paragraphs: [
        "Vendor wajar menawarkan banyak hal. Tugas Anda adalah memilah mana yang diperlukan untuk seratus pesanan berikutnya dan mana yang baru berguna setelah seribu. Letakkan {subject} di salah satu kolom dengan alasan tertulis.",
        "Tanyakan apakah bagian yang ditunda dapat ditambahkan tanpa membangun ulang. Jawaban ya yang disertai contoh nyata jauh lebih bernilai daripada janji bahwa semuanya bisa.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Ukuran yang jujur untuk toko kecil",
      paragraphs: [
        "Omzet mudah dilihat, tetapi mudah pula menipu. Untuk menilai {subject}, pantau laba kotor per pesanan, jumlah pertanyaan sebelum membeli, serta pesanan yang harus diperbaiki dengan tangan.",
        "Catat ketiganya selama empat minggu sebelum perubahan dan empat minggu sesudahnya. Hari raya dan promo ditandai tersendiri. Dua kolom angka itu sudah cukup untuk berbicara jujur dengan rekan usaha.",
      ],
    },
    {
      heading: "Membaca hasil bersama orang gudang",
      paragraphs: [
        "Statistik menunjukkan apa yang terjadi, petugas kemas sering tahu mengapa. Ajak mereka melihat angka sebulan sekali selama dua puluh menit, ditemani kopi, dan tanyakan apa yang terasa lebih ringan sejak {subject} diubah.",
        "Perbaikan yang membuat pembeli senang tetapi melelahkan gudang tidak akan bertahan. Carilah bentuk yang dapat dijalani keduanya, meskipun kenaikannya lebih pelan.",
      ],
    },
    {
      heading: "Kapan perlu mengubah arah",
      paragraphs: [
        "Tentukan batas sebelum memulai: bila dalam enam minggu tidak ada kemajuan, rencana tentang {subject} ditinjau ulang. Batas itu melindungi Anda dari kebiasaan menambah uang pada gagasan yang sudah telanjur disayangi.",
        "Meninjau ulang tidak sama dengan menyerah. Sering kali hanya satu bagian yang meleset, misalnya waktunya atau kelompok pembelinya. Simpan catatannya untuk percobaan selanjutnya.",
      ],
    },
  ],
  closings: [
    {
      heading: "Bila tokonya perlu dibangun atau dirapikan",
      paragraphs: [
        "Arunika Web membuat toko online dengan katalog, pembayaran, dan ongkos kirim yang terhubung, sesuai kebutuhan usahanya. Cakupannya ada di [halaman layanan](/services). Sebelum memutuskan, bawa pertanyaan Anda ke [konsultasi gratis](/contact).",
      ],
    },
    {
      heading: "Membicarakan toko Anda dengan kami",
      paragraphs: [
        "Setiap toko punya barang dan pembeli yang berlainan, jadi kami lebih suka mendengar dulu. Kirim tautan toko atau daftar barang lewat [halaman kontak](/contact), dan kami akan menunjukkan bagian yang layak didahulukan. Gambaran biayanya dapat dilihat di [daftar harga](/pricing).",
      ],
    },
    {
      heading: "Langkah bersama, bila diperlukan",
      paragraphs: [
        "Sebagian perbaikan di atas bisa Anda kerjakan sendiri malam ini. Untuk bagian yang menyentuh sistem, seperti sambungan stok atau pembayaran, tim Arunika Web siap membantu. Lihat contoh pekerjaan di [portofolio kami](/portfolio), kemudian [ceritakan kebutuhan Anda](/contact).",
      ],
    },
  ],
};
