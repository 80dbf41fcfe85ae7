import type { Topic } from "../topic";

export const topic: Topic = {
  id: "kontak-dan-prospek",
  category: "Pembuatan Website",
  subject: "jalur kontak di website",
  keywords: ["kontak", "formulir", "whatsapp", "prospek", "lead", "form", "calon pelanggan", "follow up"],
  asks: [
    "formulir kontak atau whatsapp",
    "tombol whatsapp di website",
    "perbedaan formulir dan whatsapp",
    "menindaklanjuti prospek dari website",
    "follow up calon pelanggan",
    "lead dari website",
  ],
  angles: [
    {
      title: "Formulir Kontak atau WhatsApp: Memilih Jalur yang Tepat",
      summary:
        "Membandingkan formulir, WhatsApp, telepon, dan email sebagai jalur kontak website, dengan contoh kapan masing-masing cocok dan cara memadukannya tanpa membingungkan.",
      opening: [
        "Tombol hijau WhatsApp kini hampir selalu melayang di sudut kanan bawah. Bagi penjual kue, itu berkah. Bagi kantor arsitek, tombol yang sama mendatangkan puluhan “halo kak, info dong” setiap minggu, dan arsiteknya habis waktu bertanya balik tentang luas tanah.",
        "Jalur kontak menentukan mutu percakapan pertama. Sebelum memasang semuanya sekaligus, pikirkan apa yang ingin Anda ketahui ketika seseorang menyapa, serta siapa yang akan membalas.",
      ],
      sections: [
        {
          heading: "WhatsApp untuk keputusan yang cepat",
          paragraphs: [
            "Pesanan makanan, jadwal servis, atau ketersediaan kamar lebih enak dibicarakan lewat chat. Pembeli sudah tahu keinginannya dan hanya butuh kepastian. Supaya tidak dimulai dari nol, isi pesan awal secara otomatis: “Halo, saya ingin memesan nasi kotak untuk tanggal …” Kalimat setengah jadi ini mengajari orang informasi apa yang Anda perlukan.",
            "Konsekuensinya, harus ada orang yang siap menjawab. Chat yang baru dibalas keesokan hari terasa lebih mengecewakan daripada email yang lambat.",
          ],
        },
        {
          heading: "Formulir untuk kebutuhan yang perlu dipahami",
          paragraphs: [
            "Renovasi rumah, jasa hukum, pengadaan barang: pekerjaan seperti ini memerlukan latar belakang. Formulir memberi calon klien waktu untuk berpikir dan memberi Anda bahan sebelum menelepon.",
            "Kotak yang hanya memuaskan rasa ingin tahu, seperti tanggal lahir atau dari mana mengenal kami, lebih baik ditanyakan setelah orang menjadi pelanggan. Batasi isiannya pada pertanyaan yang jawabannya mengubah tindakan Anda.",
          ],
          list: [
            "Nama dan cara menghubungi yang paling nyaman baginya.",
            "Jenis kebutuhan, dipilih dari daftar pendek.",
            "Lokasi, bila jarak memengaruhi layanan.",
            "Kapan pekerjaan diharapkan mulai.",
            "Kotak bebas untuk bercerita, dengan contoh dua kalimat.",
          ],
        },
        {
          heading: "Telepon dan email belum mati",
          paragraphs: [
            "Orang yang panik karena pipa bocor ingin mendengar suara manusia. Untuk layanan darurat, nomor telepon besar yang bisa diketuk mengalahkan formulir mana pun. Sebaliknya, bagian pengadaan sebuah pabrik membutuhkan jejak tertulis dan lampiran, sehingga alamat email resmi tetap dicari.",
            "Tampilkan keduanya sebagai teks, bukan gambar, supaya dapat disalin. Email dengan domain sendiri juga memberi kesan bahwa usaha Anda akan tetap ada bulan depan.",
          ],
        },
        {
          heading: "Satu jalur utama, sisanya cadangan",
          paragraphs: [
            "Di setiap halaman, tonjolkan satu ajakan saja. Halaman paket pernikahan mengarah ke formulir, halaman katering harian ke WhatsApp. Jalur lain boleh hadir dengan ukuran lebih kecil atau dikumpulkan di halaman kontak.",
            "Terangkan juga kapan balasan datang. Tulis jam layanan sesuai kenyataan, termasuk hari libur, dan setel pesan otomatis di luar jam itu. Orang rela menunggu sampai Senin asalkan tahu bahwa pesannya sudah diterima. Tinjau pilihan ini setelah beberapa bulan dengan bertanya kepada admin: jalur mana yang menghasilkan percakapan paling siap?",
          ],
        },
      ],
    },
    {
      title: "Alur Prospek Website: dari Tombol sampai Ditindaklanjuti",
      summary:
        "Pesan dari website sering hilang setelah terkirim. Cara merancang alur prospek: pemberitahuan, pembagian tugas, catatan sederhana, dan balasan pertama yang baik.",
      opening: [
        "Pemilik usaha dekorasi mengeluh websitenya tidak menghasilkan apa-apa. Setelah diperiksa, formulirnya ternyata rajin mengirim pesan ke alamat email lama yang sudah tidak dibuka siapa pun. Ada belasan calon pengantin yang menunggu jawaban dan akhirnya memilih orang lain.",
        "Tombol kontak hanyalah separuh jalan. Separuh sisanya terjadi di kantor Anda: siapa yang diberi tahu, siapa yang membalas, dan bagaimana memastikan tidak ada yang tercecer di antara dua orang.",
      ],
      sections: [
        {
          heading: "Pastikan pesan tiba di dua tempat",
          paragraphs: [
            "Email pemberitahuan bisa masuk folder spam tanpa suara. Karena itu, setiap kiriman formulir sebaiknya juga tersimpan di panel website atau lembar kerja bersama. Bila satu saluran gagal, yang lain masih menyimpan salinannya. Uji setiap awal bulan dengan mengirim pesan percobaan dari ponsel, lalu hitung berapa menit sampai terlihat oleh petugas.",
            "Periksa juga sisi pengirim. Ia perlu melihat kalimat yang jelas bahwa pesannya sudah terkirim, bukan sekadar formulir yang mendadak kosong.",
          ],
        },
        {
          heading: "Tentukan siapa mengambil pesan yang mana",
          paragraphs: [
            "Kotak masuk bersama sering berakhir dengan dua kemungkinan: dijawab dua kali atau tidak sama sekali. Buat aturan yang bisa ditempel di dinding. Misalnya, Sari memegang pertanyaan pernikahan, Bima menangani acara kantor, dan siapa pun yang bertugas Sabtu mengambil semuanya. Orang yang mengambil segera menuliskan namanya di lembar catatan.",
            "Saat petugas berhalangan, gantinya harus jelas sebelum ia pergi, bukan ditebak setelah ada yang mengeluh.",
          ],
        },
        {
          heading: "Lembar catatan yang cukup lima kolom",
          paragraphs: [
            "Anda belum membutuhkan aplikasi mahal. Sebuah spreadsheet dengan kolom berikut sudah memperlihatkan keadaan yang sebenarnya.",
          ],
          list: [
            "Tanggal masuk dan halaman asal pesan.",
            "Nama, kontak, serta kebutuhan dalam satu kalimat.",
            "Penanggung jawab.",
            "Keadaan terakhir: baru, dihubungi, dikirim penawaran, jadi, atau batal.",
            "Alasan batal, karena di situlah pelajaran paling berharga tersimpan.",
          ],
        },
        {
          heading: "Balasan pertama menentukan sisanya",
          paragraphs: [
            "Balasan yang baik menunjukkan bahwa pesan sudah dibaca. Sebut nama pengirim, ulangi kebutuhannya, lalu ajukan satu pertanyaan saja untuk melangkah maju. “Terima kasih, Mbak Dina. Untuk dekorasi dua ratus tamu di luar ruang, apakah lokasinya sudah dipesan?” Kalimat itu jauh lebih hidup daripada lampiran harga tanpa sapaan.",
            "Jika belum ada kabar, tindak lanjuti sekali dalam tiga hari dan sekali lagi dua minggu kemudian. Setelah itu lepaskan dengan ramah. Setiap akhir bulan, luangkan setengah jam untuk membaca kolom alasan batal bersama tim. Bila “harga tidak jelas” muncul berulang, perbaikannya mungkin bukan pada cara menjawab, melainkan pada halaman yang mereka baca sebelum menulis. Begitu pula bila banyak pesan datang dari luar daerah layanan: cantumkan batas wilayah di dekat tombol, dan waktu admin pun terselamatkan.",
          ],
        },
      ],
    },
  ],
};
