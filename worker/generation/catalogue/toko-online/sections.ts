import type { CategorySections } from "../category-sections";

export const onlineShopSections: CategorySections = {
  firstSteps: [
    {
      heading: "Mulai dari sepuluh pesanan terakhir",
      paragraphs: [
        "Sebelum mengubah apa pun, buka sepuluh pesanan terakhir dan ikuti perjalanannya dari awal. Catat di mana pembeli bertanya, di mana admin turun tangan, dan di mana waktu terbuang.",
        "Tandai kejadian yang berhubungan dengan {subject}. Biasanya dua atau tiga titik muncul berulang, dan titik itulah pekerjaan pertama Anda. Selebihnya boleh menunggu sampai ada bukti bahwa hal itu memang mengganggu.",
      ],
    },
    {
      heading: "Urutan kerja untuk sepekan ke depan",
      paragraphs: [
        "Perubahan besar dapat dipecah menjadi tugas setengah jam. Susun menurut urutan berikut agar penjualan harian tetap berjalan.",
      ],
      steps: [
        "Senin: catat keadaan sekarang dengan angka seadanya.",
        "Rabu: pilih satu perubahan yang murah dicoba dan mudah dibatalkan.",
        "Kamis: terapkan pada lima produk saja.",
        "Sabtu: dengarkan tanggapan pembeli dan admin, lalu putuskan kelanjutannya.",
      ],
    },
    {
      heading: "Coba dulu pada sebagian kecil toko",
      paragraphs: [
        "Pilih satu kelompok barang sebagai tempat percobaan, sebaiknya yang laku secara teratur. Jalankan gagasan Anda di sana selama dua minggu, sementara barang lain dibiarkan seperti biasa.",
        "Dengan pembanding semacam itu, Anda bisa membedakan akibat perubahan dari pengaruh minggu gajian. Bila hasilnya baik, sebarkan perlahan. Bila tidak, kerugiannya kecil dan pelajarannya tetap milik Anda.",
      ],
    },
    {
      heading: "Belanja di toko sendiri sebagai orang asing",
      paragraphs: [
        "Jarang ada pemilik toko yang pernah membeli dari tokonya sendiri. Mintalah seorang teman meminjamkan ponselnya, lalu lakukan pembelian sungguhan dari awal sampai paket diterima.",
      ],
      steps: [
        "Cari barangnya dengan kata yang biasa dipakai pembeli.",
        "Selesaikan pembayaran tanpa bertanya kepada siapa pun.",
        "Catat setiap pesan yang datang dan setiap pesan yang Anda tunggu.",
        "Buka paketnya, lalu tulis tiga hal yang ingin Anda ubah.",
      ],
    },
    {
      heading: "Menyiapkan data sebelum menyiapkan fitur",
      paragraphs: [
        "Fitur baru di atas data yang berantakan hanya mempercepat kekacauan. Rapikan dulu nama barang, ukuran, berat, dan sisa stok untuk dua puluh produk yang sering dipesan.",
        "Pekerjaan ini membosankan, jadi bagi dua: satu orang membaca dari rak, satu orang mengetik. Setelah datanya rapi, setiap pembicaraan tentang {subject} berangkat dari angka yang sama.",
      ],
    },
  ],
  mistakes: [
    {
      heading: "Kesalahan yang diam-diam mengurangi laba",
      paragraphs: [
        "Toko yang ramai bisa saja merugi tanpa terasa. Kebocoran berikut sering luput karena tidak pernah muncul sebagai tagihan.",
      ],
      list: [
        "Waktu kerja pemilik dianggap gratis.",
        "Biaya kemasan dan salah kirim tidak pernah dicatat.",
        "Keputusan diambil dari hari yang ramai, bukan dari minggu biasa.",
        "Perubahan dilakukan bersamaan sehingga sebabnya tidak diketahui.",
      ],
    },
    {
      heading: "Jangan meniru marketplace mentah-mentah",
      paragraphs: [
        "Marketplace besar memiliki ratusan orang untuk menjalankan aturan mereka. Toko dengan empat karyawan yang menyalin semua fiturnya hanya akan kelelahan menjaga sesuatu yang jarang dipakai.",
        "Ambil yang benar-benar dirasakan pembeli, tinggalkan sisanya. Pertanyaan penyaringnya mudah: siapa yang akan mengurus ini pada hari Senin pukul sembilan? Bila tidak ada nama, jangan dipasang.",
      ],
    },
    {
      heading: "Ketika aturan toko hanya ada di kepala",
      paragraphs: [
        "Selama pemilik selalu hadir, semuanya terasa lancar. Masalah muncul pada hari ia menghadiri pernikahan saudara, dan setiap admin menjawab menurut tafsirnya sendiri.",
        "Tuliskan kesepakatan mengenai {subject} dalam satu halaman, lengkap dengan contoh kasus. Bacakan kepada orang yang baru bergabung. Kalau ia bisa menjalankannya tanpa bertanya, aturan itu sudah cukup jelas.",
      ],
    },
    {
      heading: "Dua godaan yang datang saat penjualan naik",
      paragraphs: [
        "Setelah beberapa minggu yang ramai, orang mudah mengambil risiko. Dua hal ini sebaiknya ditahan dulu.",
      ],
      parts: [
        {
          heading: "Menambah pilihan terlalu cepat",
          paragraphs: [
            "Varian baru berarti foto baru, stok baru, dan pertanyaan baru. Tambahkan satu, tunggu sampai alur kerjanya lancar, baru pikirkan yang kedua.",
          ],
        },
        {
          heading: "Menjanjikan lebih dari yang sanggup dikirim",
          paragraphs: [
            "Pembeli memaafkan pengiriman tiga hari bila sejak awal tertulis tiga hari. Yang sulit dimaafkan adalah janji besok yang tiba lusa.",
          ],
        },
      ],
    },
    {
      heading: "Mengandalkan satu orang yang tahu semuanya",
      paragraphs: [
        "Hampir setiap toko punya seseorang yang hafal letak barang, kata sandi, dan tabiat pelanggan. Selama ia masuk kerja, semua terasa mudah; begitu ia sakit, pekerjaan di toko tersendat.",
        "Minta orang itu bercerita sambil dicatat oleh rekan yang lain. Satu pekan mencatat sudah menghasilkan pegangan yang bisa dibaca siapa saja, dan ia sendiri akhirnya bisa berlibur tanpa ditelepon.",
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
        "Bagaimana staf mengatur hal yang menyangkut {subject} tanpa bantuan teknisi?",
        "Apa yang terjadi pada pesanan ketika koneksi ke layanan pembayaran terganggu?",
        "Apakah data produk dan pelanggan dapat diunduh kapan saja?",
        "Berapa biaya tetap setiap bulan bila penjualan sedang sepi?",
      ],
    },
    {
      heading: "Minta peragaan dengan barang Anda sendiri",
      paragraphs: [
        "Toko contoh selalu tampak rapi karena berisi delapan barang sempurna. Serahkan lima produk tersulit milik Anda: yang variannya banyak, yang namanya panjang, yang fotonya hanya satu.",
        "Minta pembuatnya memperlihatkan seluruh alurnya memakai barang itu, dari layar admin sampai ponsel pembeli. Hitung jumlah kliknya. Keluhan karyawan setahun mendatang sudah bisa Anda dengar pada peragaan tersebut.",
      ],
    },
    {
      heading: "Membedakan kebutuhan sekarang dan nanti",
      paragraphs: [
        "Wajar bila pembuat toko menawarkan banyak hal. Tugas Anda adalah memilah mana yang diperlukan untuk seratus pesanan berikutnya dan mana yang baru berguna setelah seribu, lalu menuliskan alasannya.",
        "Tanyakan apakah bagian yang ditunda dapat ditambahkan tanpa membangun ulang. Jawaban ya yang disertai contoh nyata jauh lebih bernilai daripada janji bahwa semuanya bisa.",
      ],
    },
    {
      heading: "Tiga pihak, tiga pertanyaan",
      paragraphs: [
        "Setiap perubahan di toko dirasakan orang yang berbeda. Sebelum memutuskan sesuatu tentang {subject}, tanyai ketiganya.",
      ],
      table: {
        head: ["Siapa", "Yang ditanyakan", "Yang diperhatikan"],
        rows: [
          ["Pembeli lama", "Kapan Anda hampir batal membeli?", "Langkah yang disebut tanpa dipancing"],
          ["Admin", "Pertanyaan apa yang dijawab berulang?", "Jawaban yang bisa pindah ke halaman produk"],
          ["Petugas kemas", "Pekerjaan mana yang sering diulang?", "Kesalahan yang berawal dari data"],
        ],
      },
    },
    {
      heading: "Menghitung sebelum tanda tangan",
      paragraphs: [
        "Biaya sistem toko terdiri atas yang tampak di brosur dan yang baru muncul di tagihan. Mintalah perhitungan untuk satu bulan biasa dengan jumlah pesanan Anda sekarang, lengkap dengan potongan setiap transaksi.",
        "Lalu minta perhitungan yang sama untuk bulan tersepi. Biaya yang wajar ikut turun ketika penjualan sepi. Bila penyedianya enggan menghitung, kerjakan sendiri memakai tarif yang mereka cantumkan.",
      ],
    },
  ],
  measuring: [
    {
      heading: "Ukuran yang jujur untuk toko kecil",
      paragraphs: [
        "Omzet mudah dilihat, tetapi mudah pula menipu. Pantau laba kotor per pesanan, jumlah pertanyaan sebelum membeli, serta pesanan yang harus diperbaiki dengan tangan.",
        "Catat ketiganya selama empat minggu sebelum perubahan dan empat minggu sesudahnya. Hari raya dan promo ditandai tersendiri. Dua kolom angka itu sudah cukup untuk berbicara jujur dengan rekan usaha.",
      ],
    },
    {
      heading: "Membaca hasil bersama orang gudang",
      paragraphs: [
        "Dari angka Anda tahu apa yang terjadi, sedangkan petugas kemas sering tahu sebabnya. Ajak mereka melihat angka sebulan sekali selama dua puluh menit, ditemani kopi, dan tanyakan apa yang terasa lebih ringan.",
        "Perbaikan yang membuat pembeli senang tetapi melelahkan gudang tidak akan bertahan. Carilah bentuk yang dapat dijalani keduanya, meskipun kenaikannya lebih pelan.",
      ],
    },
    {
      heading: "Kapan perlu mengubah arah",
      paragraphs: [
        "Tentukan batas sebelum memulai: bila dalam enam minggu tidak ada kemajuan, rencananya ditinjau ulang. Batas itu melindungi Anda dari kebiasaan menambah uang pada gagasan yang sudah telanjur disayangi.",
        "Meninjau ulang tidak sama dengan menyerah. Sering kali hanya satu bagian yang meleset, misalnya waktunya atau kelompok pembelinya. Simpan catatannya untuk percobaan selanjutnya.",
      ],
    },
    {
      heading: "Angka yang dicatat dan artinya",
      paragraphs: [
        "Tidak perlu laporan panjang. Empat baris ini cukup ditulis setiap akhir pekan di buku yang sama.",
      ],
      table: {
        head: ["Yang dicatat", "Bila naik", "Bila turun"],
        rows: [
          ["Pertanyaan sebelum membeli", "Halaman produk kurang jelas", "Keterangan mulai terbaca"],
          ["Pesanan yang diperbaiki", "Ada langkah yang rapuh", "Aturan kerja mulai dipahami"],
          ["Pembeli yang kembali", "Pengalaman pertama memuaskan", "Periksa kemasan dan balasan"],
          ["Sisa stok mati", "Pembelian mendahului permintaan", "Persediaan mengikuti penjualan"],
        ],
      },
    },
    {
      heading: "Mendengar pembeli yang pergi",
      paragraphs: [
        "Pembeli yang berhenti jarang berpamitan. Cari nama yang dulu rutin memesan dan kini tidak terdengar, lalu sapa dengan pesan pendek tanpa menawarkan apa pun. Tanyakan kabar barang terakhir yang dibelinya.",
        "Dari lima sapaan, mungkin dua yang dijawab. Dua jawaban jujur bisa mengubah cara Anda memandang {subject} lebih daripada grafik setahun penuh.",
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
        "Sebagian perbaikan di atas bisa Anda kerjakan sendiri malam ini. Untuk bagian yang menyentuh sistem, seperti integrasi stok atau pembayaran, tim Arunika Web siap membantu. Lihat contoh pekerjaan di [portofolio kami](/portfolio), kemudian [ceritakan kebutuhan Anda](/contact).",
      ],
    },
    {
      heading: "Kalau sudah waktunya punya toko sendiri",
      paragraphs: [
        "Marketplace dan media sosial boleh tetap berjalan; toko sendiri memberi Anda data pelanggan dan aturan yang tidak berubah tiba-tiba. Kisaran biaya membangunnya tercantum di [halaman harga](/pricing), dan rincian pekerjaannya di [layanan toko online kami](/services).",
      ],
    },
    {
      heading: "Membawa catatan Anda ke meja kami",
      paragraphs: [
        "Catatan sepekan tentang toko Anda sudah cukup untuk memulai percakapan. Kami baca bersama, lalu memisahkan yang perlu sistem dan yang cukup dengan kebiasaan baru. Percakapan itu [gratis](/contact); hasil kerja kami untuk toko lain dapat dilihat di [portofolio](/portfolio).",
      ],
    },
  ],
};
