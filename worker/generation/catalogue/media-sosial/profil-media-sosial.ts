import type { Topic } from "../topic";

export const topic: Topic = {
  id: "profil-media-sosial",
  category: "Media Sosial",
  subject: "profil media sosial",
  keywords: ["profil", "bio", "sematan", "sorotan", "tautan", "instagram"],
  asks: [
    "bio instagram",
    "contoh bio instagram",
    "bio instagram olshop",
    "profil instagram bisnis",
    "highlight instagram",
    "sorotan instagram",
    "pin postingan instagram",
  ],
  angles: [
    {
      title: "Contoh Bio Media Sosial yang Menjawab Calon Pembeli",
      summary:
        "Cara menulis bio, nama akun, dan tautan agar orang yang baru pertama melihat akun Anda tahu apa yang dijual, di mana tempatnya, dan bagaimana memesan.",
      opening: [
        "Seorang ibu melihat foto lapis legit di layar ponsel temannya, lalu mengetik nama toko Anda. Dalam beberapa detik ia membaca bio, menggulir sedikit, dan memutuskan: ikuti, bertanya, atau kembali. Di bio itu tertulis “Happiness in every bite”. Kota pengirimannya tidak ada, cara memesannya juga tidak.",
        "Bio adalah papan nama. Tidak ada yang menilai papan nama dari puitisnya; orang hanya ingin tahu apakah mereka berdiri di depan toko yang benar.",
      ],
      sections: [
        {
          heading: "Apa, untuk siapa, di mana",
          paragraphs: [
            "Mulailah dengan menyebut barang atau jasa memakai kata yang dipakai pelanggan. “Kue basah dan lapis legit, Bogor, antar setiap hari” terdengar biasa, tetapi orang langsung paham. Bengkel motor dapat menulis jenis motor yang dikerjakan. Klinik menyebut layanan utamanya dan jam praktik. Kalau masih ada ruang, tambahkan satu pembeda yang dapat dibuktikan, misalnya “dipanggang sesuai pesanan”. Kata “terbaik” dan “terpercaya” boleh Anda hapus; semua orang menulisnya, sehingga tidak ada lagi yang membacanya.",
          ],
        },
        {
          heading: "Nama akun yang bisa dieja",
          paragraphs: [
            "Sebutkan nama akun Anda lewat telepon. Bila lawan bicara perlu bertanya “titiknya berapa?”, sederhanakan. Kolom nama yang tampil tebal di bawah foto boleh berbeda dari nama akun, jadi pakailah untuk jenis usaha: “Dapur Ibu, kue basah Bogor”. Kolom itu umumnya ikut terbaca ketika orang memakai pencarian di dalam aplikasi.",
          ],
        },
        {
          heading: "Satu tautan, satu tujuan",
          paragraphs: [
            "Orang mengetuk tautan di bio biasanya karena ingin melihat daftar barang, harga, atau cara memesan. Arahkan ke halaman yang memuat ketiganya, bukan ke beranda yang mengharuskan mereka mencari lagi. Halaman pilihan tautan boleh saja dipakai, asal isinya pendek dan urutannya mengikuti kebutuhan pembeli.",
          ],
          list: [
            "Tautan pertama: hal yang paling sering ditanyakan bulan ini.",
            "Tautan kedua: percakapan dengan admin, lengkap dengan jam balas.",
            "Tautan ketiga: lokasi di peta, bila pelanggan memang boleh datang.",
            "Tidak perlu ada: tautan ke akun yang sudah tidak diurus.",
          ],
        },
        {
          heading: "Diperiksa dari ponsel orang lain",
          paragraphs: [
            "Pemilik akun jarang melihat profilnya sendiri seperti orang asing melihatnya. Pinjam ponsel saudara, buka profil tanpa masuk ke akun toko, lalu minta ia menjawab: jualan apa, di kota mana, pesan lewat apa? Jangan dibantu. Kalau jawabannya meleset, kalimat di bio yang perlu diganti, karena calon pembeli tidak punya Anda di sebelahnya untuk menjelaskan.",
            "Ulangi setelah menu berubah, cabang pindah, atau nomor admin berganti. Foto profil juga ikut diuji: logo yang penuh tulisan kecil akan menjadi bercak di lingkaran sekecil itu, sedangkan satu huruf atau satu bentuk tetap terbaca. Pakai gambar yang sama di semua kanal supaya pelanggan yang berpindah aplikasi segera mengenali Anda.",
          ],
        },
      ],
    },
    {
      title: "Menata Highlight dan Postingan Tersemat di Instagram Bisnis",
      summary:
        "Unggahan sematan dan sorotan dapat bekerja sebagai etalase: panduan memilih isinya, menamainya, dan membersihkan yang sudah basi.",
      opening: [
        "Pengunjung profil hampir tidak pernah menggulir sampai ke unggahan tahun lalu. Mereka melihat baris teratas, membuka satu atau dua sorotan, lalu merasa sudah mengenal Anda. Artinya, sebagian kecil unggahan memikul pekerjaan terbesar.",
        "Toko fisik paham soal ini. Barang yang paling mewakili dipajang di jendela, sisanya disimpan rapi di rak. Profil media sosial juga punya jendela, hanya saja sering dibiarkan terisi oleh apa pun yang kebetulan terbit paling akhir.",
      ],
      sections: [
        {
          heading: "Tiga sematan dengan tugas berbeda",
          paragraphs: [
            "Jangan menyematkan unggahan hanya karena ramai. Video lucu tentang kucing bengkel mungkin disukai banyak orang, tetapi tidak membantu pemilik mobil yang sedang menimbang servis. Beri setiap sematan satu tugas: memperkenalkan usaha, menunjukkan hasil kerja, dan menerangkan cara memesan. Jika platform Anda mengizinkan lebih sedikit, gabungkan dua yang terakhir. Periksa juga gambar depannya: tiga foto yang warnanya bertabrakan memberi kesan berantakan sebelum satu huruf pun dibaca.",
          ],
        },
        {
          heading: "Sorotan dinamai seperti laci",
          paragraphs: [
            "Nama sorotan dipotong cepat di layar ponsel, jadi satu kata sudah cukup. Hindari nama yang hanya dipahami orang dalam, seperti judul kampanye lama. Penjahit kebaya di Solo, umpamanya, bisa memakai susunan berikut.",
          ],
          list: [
            "Ukur: cara mengambil ukuran sendiri di rumah.",
            "Kain: bahan yang tersedia beserta sifatnya.",
            "Jadwal: antrean jahit dan perkiraan selesai.",
            "Hasil: kebaya yang sudah dipakai pemiliknya, dengan izin.",
            "Lokasi: rute, tempat parkir, dan patokan jalan.",
          ],
        },
        {
          heading: "Sampul yang seragam, isi yang jujur",
          paragraphs: [
            "Gambar sampul tidak harus dirancang mahal. Latar satu warna dengan ikon sederhana sudah membuat deretan sorotan tampak teratur. Curahkan waktu pada isinya: ceritakan keadaan sebenarnya, termasuk antrean yang sedang panjang. Calon pelanggan yang tahu sejak awal bahwa jahitan perlu tiga minggu akan datang lebih cepat, bukan marah belakangan. Wajah orang yang mengerjakan pun layak tampil, sebab pelanggan jasa sebenarnya sedang memilih tangan yang akan dipercayainya.",
          ],
        },
        {
          heading: "Membuang barang basi dari jendela",
          paragraphs: [
            "Harga lama, nomor yang sudah mati, dan promo yang lewat adalah sumber salah paham yang sebetulnya mudah dicegah. Pilih satu hari tetap setiap bulan untuk membuka semua sorotan dari awal sampai akhir. Hapus cerita yang tidak lagi benar, lalu rekam ulang dengan ponsel bila perlu. Pekerjaan ini membosankan, memang. Namun sekali seorang pelanggan datang membawa tangkapan layar harga lama, Anda akan mengerti mengapa setengah jam itu layak disisihkan.",
            "Sambil membersihkan, catat pertanyaan yang paling sering masuk lewat pesan sejak pemeriksaan terakhir. Pertanyaan yang muncul berulang pantas mendapat laci sendiri, dan laci yang tidak pernah dibuka siapa pun boleh dihapus tanpa rasa sayang.",
          ],
        },
      ],
    },
  ],
};
