import type { Topic } from "../topic";

export const topic: Topic = {
  id: "tautan-internal",
  category: "SEO",
  subject: "tautan internal",
  keywords: ["tautan", "internal", "link", "navigasi", "yatim", "anchor"],
  asks: ["tautan internal", "internal link", "internal linking", "orphan page", "halaman tanpa tautan"],
  angles: [
    {
      title: "Internal Link: Cara Menautkan Halaman Penting di Website",
      summary:
        "Tautan antarhalaman menuntun pembaca dari rasa ingin tahu ke pesanan. Cara menempatkan, menamai, dan menjaganya tanpa membuat halaman penuh garis bawah.",
      opening: [
        "Seorang ibu membaca artikel Anda tentang cara merawat sofa kain. Ia mengangguk, merasa terbantu, lalu menutup halaman. Di website yang sama ada layanan cuci sofa panggilan, tetapi tak satu pun kata di artikel itu mengarah ke sana.",
        "Tautan internal mencegah kejadian seperti ini. Bentuknya sepele, hanya kata yang bisa diketuk, tetapi ia mengerjakan dua hal: memberi pembaca langkah berikutnya dan memberi mesin pencari petunjuk halaman mana yang Anda anggap penting. Bedanya dengan menu, tautan ini muncul tepat ketika pembaca membutuhkannya.",
      ],
      sections: [
        {
          heading: "Tentukan tujuan akhirnya dahulu",
          paragraphs: [
            "Pilih tiga sampai lima halaman yang paling ingin Anda lihat ramai. Untuk klinik fisioterapi, bisa jadi halaman terapi nyeri punggung, terapi pascaoperasi, dan jadwal praktik. Halaman-halaman inilah yang menerima tautan terbanyak dari artikel, dari halaman lain, dan dari beranda.",
            "Tanpa daftar ini, orang cenderung menautkan apa yang sedang diingatnya. Akibatnya halaman promo lama kebanjiran tautan sementara layanan utama hanya muncul di menu. Tempelkan daftar itu di dekat meja siapa pun yang menulis, dan perbarui setiap kali layanan andalan berganti.",
          ],
        },
        {
          heading: "Kata yang ditautkan harus bercerita",
          paragraphs: [
            "“Klik di sini” tidak memberi tahu siapa pun ke mana ia akan dibawa. Bandingkan dengan “jadwal praktik dokter anak”. Pembaca tahu isinya, pengguna pembaca layar mendengarnya dengan jelas, dan Google memahami topik halaman tujuan.",
            "Meski begitu, jangan memakai frasa yang sama persis seratus kali. Tulis sewajarnya menurut kalimat yang sedang Anda susun; variasi kecil akan muncul dengan sendirinya. Untuk halaman servis AC, misalnya, Anda boleh menulis “servis AC di rumah” pada satu artikel dan “membersihkan AC sampai ke evaporator” pada artikel lain.",
          ],
        },
        {
          heading: "Tempat yang sering terlewat",
          paragraphs: [
            "Sebagian besar tautan bagus lahir dari halaman yang sudah ada. Coba periksa lokasi berikut pada website Anda:",
          ],
          list: [
            "paragraf pertama artikel, ketika masalah pembaca baru disebut",
            "akhir artikel, sebagai langkah lanjutan yang jelas",
            "halaman layanan yang saling melengkapi, misalnya cuci AC dan isi freon",
            "halaman contoh pekerjaan yang menunjukkan layanan terkait",
            "jawaban di halaman tanya jawab",
          ],
        },
        {
          heading: "Secukupnya saja",
          paragraphs: [
            "Halaman dengan empat puluh tautan sama melelahkannya dengan halaman tanpa tautan. Untuk artikel biasa, tiga sampai enam tautan yang relevan biasanya sudah memadai. Tanyakan pada setiap tautan: bila saya pembaca di titik ini, apakah saya ingin pergi ke sana? Hindari pula dua tautan yang menempel berdampingan, sebab ibu jari di layar kecil sulit memilih salah satunya.",
            "Lakukan perawatan ringan setiap beberapa bulan. Alamat berubah, layanan dihentikan, dan tautan yang tadinya berguna berubah menjadi jalan buntu. Pengembang Anda dapat menjalankan pemeriksa tautan rusak untuk seluruh website dalam sekali jalan, dan hasilnya berupa daftar yang tinggal diperbaiki satu demi satu.",
          ],
        },
      ],
    },
    {
      title: "Orphan Page: Cara Menemukan Halaman yang Tak Ditautkan",
      summary:
        "Ada halaman yang sudah terbit, tetapi tak bisa dicapai dari mana pun. Cara menemukannya, memutuskan nasibnya, dan mencegahnya muncul kembali.",
      opening: [
        "Coba temukan halaman garansi di website Anda tanpa memakai mesin pencari dan tanpa mengetik alamatnya. Kalau setelah lima ketukan belum ketemu, pelanggan pun tidak akan menemukannya. Halaman semacam itu disebut halaman yatim: ada, tetapi tak seorang pun menunjuk ke arahnya.",
        "Biasanya ia lahir tanpa niat buruk. Dibuat untuk satu kampanye, tertinggal saat menu disusun ulang, atau terbit buru-buru sebelum libur panjang. Sayangnya, halaman yang terasing sukar ditemukan orang dan sukar dinilai penting oleh mesin pencari. Pemiliknya merasa pekerjaan sudah selesai karena halamannya bisa dibuka, setidaknya dari tautan yang ia simpan sendiri.",
      ],
      sections: [
        {
          heading: "Bandingkan dua daftar",
          paragraphs: [
            "Daftar pertama berisi semua halaman yang terbit, diambil dari peta situs atau dari pengelola isi. Daftar kedua berisi halaman yang bisa dicapai dengan mengikuti tautan mulai dari beranda. Program perayap situs dapat menyusun daftar kedua secara otomatis; untuk website kecil, Anda bisa menelusurinya sendiri sambil minum kopi.",
            "Halaman yang muncul di daftar pertama saja adalah yatim. Bagi toko bahan bangunan dengan banyak kategori, jumlahnya kerap mengejutkan. Tambahkan kolom tanggal terbit dan nama pembuatnya, supaya Anda tahu kepada siapa harus bertanya.",
          ],
        },
        {
          heading: "Empat nasib yang mungkin",
          paragraphs: [
            "Setiap halaman yang ditemukan perlu keputusan. Jangan menautkan semuanya begitu saja, karena sebagian memang pantas pergi.",
          ],
          list: [
            "Tautkan, bila isinya masih benar dan ada pembacanya.",
            "Gabungkan, bila halaman lain sudah membahas hal yang sama.",
            "Alihkan, bila layanan tersebut punya pengganti.",
            "Hapus, bila isinya usang dan tidak menyisakan manfaat.",
            "Biarkan, bila sengaja disembunyikan, misalnya halaman khusus undangan.",
          ],
        },
        {
          heading: "Beri rumah, bukan sekadar pintu",
          paragraphs: [
            "Menambahkan tautan di kaki halaman memang menyelesaikan masalah di atas kertas. Namun, pembaca jarang sampai ke sana. Lebih baik cari dua atau tiga halaman yang pembacanya wajar membutuhkan informasi itu, lalu sisipkan di tengah kalimat.",
            "Panduan ukuran cincin, umpamanya, paling berguna tepat di sebelah pilihan ukuran pada halaman produk. Ketentuan retur sebaiknya terbaca dari keranjang belanja. Letak seperti ini membuat halaman yang tadinya terasing mendapat tugas yang nyata. Untuk bengkel, daftar bunyi mesin yang perlu diwaspadai cocok disebut di halaman servis berkala, karena di sanalah orang sedang menimbang apakah keluhannya serius.",
          ],
        },
        {
          heading: "Kebiasaan kecil saat menerbitkan",
          paragraphs: [
            "Pencegahannya satu aturan sederhana: tidak ada halaman yang terbit sebelum minimal dua halaman lain menunjuk kepadanya. Tulislah aturan ini pada daftar periksa tim dan sebut nama orang yang bertanggung jawab.",
            "Aturan yang sama berlaku ketika menghapus sesuatu. Sebelum sebuah halaman diturunkan, lihat dulu apa yang bergantung kepadanya. Artikel panduan bisa kehilangan satu-satunya jalan masuk hanya karena halaman promo yang menautkannya dibuang. Lima menit pengecekan lebih murah daripada sebulan bertanya-tanya mengapa permintaan tiba-tiba berkurang.",
          ],
        },
      ],
    },
  ],
};
