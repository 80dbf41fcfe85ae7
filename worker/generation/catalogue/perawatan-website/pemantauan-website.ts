import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pemantauan-website",
  category: "Perawatan Website",
  subject: "pemantauan website",
  keywords: ["pemantauan", "monitoring", "uptime", "gangguan", "alarm", "mati"],
  asks: ["monitoring website", "memantau website", "uptime website"],
  angles: [
    {
      title: "Cara Memantau Website: Pastikan Pelanggan Bisa Membeli",
      summary:
        "Server yang menyala tidak menjamin orang bisa memesan. Pilih perjalanan penting pelanggan, periksa secara berkala, dan kenali kerusakan yang sunyi.",
      opening: [
        "Laporan bulanan menunjukkan website hidup nyaris tanpa henti. Pada bulan yang sama tidak satu pun permintaan penawaran masuk, karena tombol kirim di formulir berhenti bekerja setelah sebuah pembaruan. Menurut mesin semuanya hijau. Menurut calon pelanggan, perusahaan itu tidak mau dihubungi.",
        "Hidup dan berfungsi adalah dua perkara. Pemantauan yang berguna memeriksa keduanya, dan yang kedua jauh lebih dekat dengan pendapatan Anda.",
      ],
      sections: [
        {
          heading: "Gambarlah perjalanan yang menghasilkan uang",
          paragraphs: [
            "Ambil selembar kertas, lalu gambarkan langkah pelanggan dari datang sampai membayar atau menghubungi. Pabrik kemasan di Sidoarjo mungkin hanya punya satu perjalanan: membaca spesifikasi, mengunduh katalog, meminta contoh. Toko online memiliki beberapa. Lingkari langkah yang bila rusak membuat seluruh perjalanan terhenti. Di situlah alat pemantau ditempatkan, bukan di semua halaman.",
            "Sering kali lingkarannya tidak lebih dari lima. Jumlah sekecil itu masih sanggup diurus oleh usaha yang tidak memiliki bagian teknologi.",
          ],
        },
        {
          heading: "Kerusakan yang tidak mematikan server",
          paragraphs: [
            "Beberapa gangguan tidak pernah tercatat oleh alat yang hanya bertanya apakah website menjawab. Masukkan jenis-jenis berikut ke dalam daftar periksa Anda.",
          ],
          list: [
            "Formulir menampilkan ucapan terima kasih, tetapi suratnya tidak pernah tiba.",
            "Tombol pesan tertutup spanduk di ponsel berlayar kecil.",
            "Pembayaran berhasil, namun status pesanan tidak berubah.",
            "Pencarian produk selalu memberi hasil kosong.",
            "Halaman tampil setelah belasan detik, ketika pengunjung sudah pergi.",
            "Gambar utama hilang karena tersimpan di layanan lain.",
          ],
        },
        {
          heading: "Mesin menjaga, manusia mencicipi",
          paragraphs: [
            "Alat otomatis baik untuk hal yang sering dan membosankan: mencoba alamat tertentu setiap beberapa menit, mencari kata yang seharusnya ada, mengingatkan masa berlaku sertifikat dan domain. Namun tidak ada alat yang merasa bingung. Maka seminggu sekali mintalah seorang pegawai memesan atau bertanya sungguhan dari ponselnya, memakai jaringan seluler, lalu mencatat apa yang tersendat. Pilih orangnya bergantian supaya tidak ada yang terlalu hafal jalannya.",
            "Pesanan percobaan diberi nama yang disepakati, misalnya nama toko ditambah kata uji, agar gudang tidak mengirim barang sungguhan.",
          ],
        },
        {
          heading: "Sepi juga sebuah tanda",
          paragraphs: [
            "Catat jumlah pesan, panggilan, dan pesanan harian di satu lembar. Setelah beberapa minggu Anda mengenal denyut yang wajar: Senin ramai, Jumat sore turun. Ketika dua hari berturut-turut jauh di bawah kebiasaan tanpa sebab yang jelas, uji perjalanan pelanggan lebih dahulu sebelum menyalahkan pasar. Pemantau paling tua di dunia usaha adalah perasaan bahwa hari ini terlalu tenang, dan lembar catatan memberi perasaan itu pijakan.",
            "Simpan pula cerita di balik setiap kelainan. Libur sekolah, mati listrik, atau jalan ditutup akan menjelaskan lekukan grafik tahun berikutnya.",
          ],
        },
      ],
    },
    {
      title: "Website Mati Tengah Malam: Siapa yang Harus Bertindak",
      summary:
        "Alarm tanpa penanggung jawab hanya menambah kebisingan. Susun tingkat gangguan, giliran jaga, dan lembar tindakan agar website cepat ditangani.",
      opening: [
        "Pukul dua dini hari, sistem mengirim email: website tidak dapat dijangkau. Email itu masuk ke kotak bersama yang dibaca pagi hari oleh siapa pun yang sempat. Pukul sembilan seseorang melihatnya, mengira orang lain sudah menangani, lalu membuat kopi.",
        "Membeli alat pemantau itu mudah. Bagian sulitnya menyepakati apa yang terjadi sesudah ia berbunyi, dan kesepakatan semacam itu tidak dijual bersama alatnya.",
      ],
      sections: [
        {
          heading: "Bedakan genting dari mengganggu",
          paragraphs: [
            "Bila semua hal dianggap darurat, tidak ada yang akan ditanggapi sebagai darurat. Bagilah ke dalam tiga tingkat menurut akibatnya bagi pelanggan. Tingkat pertama menghentikan penjualan atau membahayakan data, jadi orang boleh dibangunkan. Tingkat kedua merusak satu bagian, dan ditangani pada jam kerja hari itu. Tingkat ketiga hanya mengganggu mata, cukup dicatat. Tempat makan yang tutup malam tidak memerlukan penjaga dini hari; penjual tiket barangkali ya.",
            "Tuliskan contoh nyata untuk setiap tingkat supaya orang yang setengah mengantuk tidak perlu menafsirkan.",
          ],
        },
        {
          heading: "Satu nama, satu cadangan",
          paragraphs: [
            "Alarm dikirim kepada orang, bukan kepada kotak. Setiap pekan ada satu penanggung jawab dan satu pengganti yang dihubungi bila yang pertama diam selama beberapa menit. Untuk usaha kecil, keduanya mungkin pemilik dan vendor. Tanyakan secara terang kepada vendor: jam berapa mereka menjawab, lewat saluran mana, dan apa yang terjadi pada hari raya. Jawaban yang jujur, walau mengecewakan, lebih berguna daripada kata “siap” yang tidak berarti apa-apa pada malam takbiran.",
          ],
        },
        {
          heading: "Lembar tindakan di dinding",
          paragraphs: [
            "Orang yang menerima alarm tidak selalu orang teknis. Beri ia lembar pendek yang dapat dikerjakan tanpa pengetahuan khusus, dan simpan salinannya di luar website.",
          ],
          list: [
            "Coba buka dari jaringan lain untuk memastikan bukan internet kantor.",
            "Periksa halaman status penyedia hosting.",
            "Ingat apa yang terakhir diubah, oleh siapa, jam berapa.",
            "Hubungi nomor darurat hosting dengan menyebut kode pelanggan.",
            "Pasang pengumuman di media sosial memakai teks yang sudah disiapkan.",
            "Catat waktu mulai, tindakan, dan waktu pulih.",
          ],
        },
        {
          heading: "Bersihkan alarm palsu",
          paragraphs: [
            "Alat yang sering berteriak tanpa alasan akan dibungkam, resmi ataupun diam-diam. Setelah setiap bunyi yang tidak berujung tindakan, ubah aturannya: tunggu dua kali gagal sebelum mengirim, uji dari lebih dari satu lokasi, atau turunkan tingkatnya. Sasaran Anda sederhana. Ketika ponsel berbunyi, orang langsung duduk tegak karena tahu itu sungguhan.",
            "Sekali dalam satu musim, bunyikan alarm dengan sengaja pada siang hari dan lihat siapa yang bergerak. Latihan lima menit itu membuktikan apakah nomor masih aktif, pengganti masih bekerja di sana, dan lembar di dinding belum tertutup kalender.",
          ],
        },
      ],
    },
  ],
};
