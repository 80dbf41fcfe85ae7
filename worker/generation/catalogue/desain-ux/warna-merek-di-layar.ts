import type { Topic } from "../topic";

export const topic: Topic = {
  id: "warna-merek-di-layar",
  category: "Desain & UX",
  subject: "warna merek di layar",
  keywords: ["warna", "merek", "kontras", "palet", "branding", "identitas"],
  asks: [
    "warna website",
    "memilih warna website",
    "kombinasi warna website",
    "warna brand",
    "kontras warna",
    "palet warna merek",
  ],
  angles: [
    {
      title: "Menata Warna Merek di Website agar Terbaca dan Diingat",
      summary:
        "Warna merek yang kuat bisa melelahkan bila dipakai di mana-mana. Cara membagi peran warna supaya website terbaca, tenang, dan tetap khas usaha Anda.",
      opening: [
        "Merah menyala di spanduk warung bakso memang memanggil dari seberang jalan. Merah yang sama, bila memenuhi layar ponsel sejengkal dari mata, terasa seperti bentakan. Warna tidak berubah, jaraknya yang berubah.",
        "Website yang terasa “berantakan” jarang kekurangan warna. Ia justru memakai semuanya sekaligus, tanpa tugas yang jelas, sehingga mata tidak tahu harus berhenti di mana. Obatnya adalah pembagian peran. Setiap warna diberi satu pekerjaan dan dilarang mengerjakan yang lain.",
      ],
      sections: [
        {
          heading: "Tiga peran sudah cukup",
          paragraphs: [
            "Berikan bidang terluas kepada warna netral: putih, krem, abu-abu sangat muda. Warna kedua, biasanya gelap, dipakai untuk teks dan judul. Warna merek mendapat bagian terkecil tetapi terpenting, yaitu tombol, tautan, dan tanda kecil yang ingin diperhatikan.",
            "Pembagian ini membuat warna merek bekerja lebih keras. Satu tombol oranye di halaman yang tenang langsung terlihat, sementara tombol oranye di atas latar oranye menyaru dengan sekelilingnya. Toko kue dengan merek merah muda tidak perlu memerahmudakan seluruh halaman agar dikenali. Cukup bila semua yang dapat ditekan memakai warna yang sama, dari tombol pesan sampai tautan alamat di bagian bawah.",
          ],
        },
        {
          heading: "Periksa keterbacaan sejak awal",
          paragraphs: [
            "Warna muda yang manis di kemasan sering gagal sebagai warna tulisan. Cobalah letakkan huruf putih di atas warna merek Anda, lalu lihat di bawah sinar matahari. Alat pemeriksa kontras gratis akan memberi angka; yang perlu Anda minta kepada perancang adalah bukti bahwa teks dan tombol memenuhi pedoman aksesibilitas.",
            "Bila gagal, jangan membuang mereknya. Buat versi yang lebih tua khusus untuk huruf dan tombol, dan simpan versi aslinya untuk bidang hias serta gambar. Mata pelanggan menganggap keduanya satu keluarga, selama nadanya sama.",
          ],
        },
        {
          heading: "Jangan biarkan warna bicara sendirian",
          paragraphs: [
            "Sebagian pengunjung sulit membedakan merah dan hijau. Karena itu, keterangan penting perlu penanda kedua. Beberapa penerapannya:",
          ],
          list: [
            "Stok habis ditandai tulisan, bukan hanya titik merah.",
            "Kolom yang salah diberi kalimat penjelas di bawahnya.",
            "Tautan di tengah paragraf diberi garis bawah.",
            "Grafik memakai label langsung, bukan kotak warna terpisah.",
            "Jadwal penuh diberi kata “penuh” selain diarsir.",
          ],
        },
        {
          heading: "Tulis aturan satu halaman",
          paragraphs: [
            "Setelah palet disepakati, catat kode setiap warna, tugasnya, dan larangannya. Contoh larangan yang berguna: kuning tidak dipakai untuk huruf, warna merek tidak dipakai untuk pesan kesalahan, dan dalam satu layar hanya ada satu tombol berwarna penuh.",
            "Aturan itu akan diuji ketika ada promo, hari raya, atau admin baru yang menyukai ungu. Berikan halaman tersebut kepada siapa saja yang membuat gambar untuk website dan media sosial. Dengan begitu, unggahan hari ini dan halaman tahun depan tetap terlihat seperti milik satu usaha, tanpa seorang pun perlu menebak warna mana yang benar.",
          ],
        },
      ],
    },
    {
      title: "Dari Kemasan ke Layar: Memindahkan Warna Usaha ke Website",
      summary:
        "Warna di kardus, kaus, dan papan nama belum tentu sama ketika tampil di ponsel. Langkah memindahkannya ke website tanpa kehilangan rasa aslinya.",
      opening: [
        "Pemilik usaha sambal menempelkan botolnya ke layar laptop dan mengernyit. Merah di labelnya hangat, merah di website dingin seperti lampu rem. Padahal percetakan dan perancang web sama-sama yakin sudah memakai “merah yang itu”.",
        "Tinta menyerap cahaya, layar memancarkannya. Perbedaan itu tidak bisa dihilangkan, hanya bisa dikelola. Yang Anda kejar bukan angka yang sama, melainkan rasa yang sama ketika pelanggan melihat keduanya.",
      ],
      sections: [
        {
          heading: "Kumpulkan bukti, bukan ingatan",
          paragraphs: [
            "Sebelum bicara kode warna, kumpulkan benda nyata: botol, kantong belanja, seragam, kartu nama, foto papan nama pada siang hari. Letakkan semuanya di meja dekat jendela. Sering kali langsung tampak bahwa usaha Anda sudah memakai tiga merah berbeda selama ini. Temuan seperti itu tidak memalukan; cetakan, kain, dan cat memang jarang sepakat.",
            "Pilih satu benda sebagai acuan, biasanya yang paling sering disentuh pelanggan. Bagi sambal tentu label botolnya. Bagi bengkel mungkin seragam montir, dan bagi kedai kopi gelasnya. Benda acuan menghentikan perdebatan selera. Tempelkan label kecil bertuliskan “acuan warna” supaya tidak ikut terjual.",
          ],
        },
        {
          heading: "Cocokkan di beberapa layar",
          paragraphs: [
            "Jangan menilai warna hanya pada monitor perancang. Buka contoh halaman yang sama di beberapa perangkat sambil memegang benda acuan:",
          ],
          list: [
            "ponsel murah dengan kecerahan rendah",
            "ponsel mahal dengan warna yang cenderung pekat",
            "laptop kantor yang dipakai admin sehari-hari",
            "ponsel Anda sendiri di luar ruangan pada tengah hari",
            "mode gelap, bila website mendukungnya",
          ],
        },
        {
          heading: "Cari teman bagi warna utama",
          paragraphs: [
            "Kemasan punya bahan: kertas cokelat, kaca, tutup logam, pita. Website hanya punya bidang datar, sehingga warna utama kehilangan lingkungannya. Ganti peran bahan itu dengan warna pendamping yang diambil dari dunia produk Anda, misalnya cokelat kertas kraft, hijau daun cabai, atau putih bawang.",
            "Ambil langsung dari foto yang bagus, bukan dari daftar tren. Dua warna pendamping biasanya cukup. Foto produk lalu diletakkan di atas salah satunya, dan tiba-tiba layar terasa satu keluarga dengan botolnya. Uji dahulu dengan tiga foto yang paling berbeda, misalnya botol, hidangan, dan dapur, sebelum menyepakatinya.",
          ],
        },
        {
          heading: "Simpan hasilnya untuk semua pihak",
          paragraphs: [
            "Catat padanan setiap warna untuk tiga keperluan: cetak, layar, dan bahan lain seperti cat atau kain. Percetakan, penjahit, dan pengembang memakai bahasa kode yang berbeda. Tabel kecil tersebut mencegah masing-masing menerjemahkan menurut perkiraannya sendiri.",
            "Sertakan foto benda acuan yang diambil pada cahaya siang, dan tulis di mana contoh fisiknya disimpan, sebab foto pun bisa menipu. Ketika stok kemasan dicetak ulang, bandingkan hasilnya dengan contoh itu sebelum ribuan lembar dikerjakan. Pelanggan mungkin tidak pernah menyadari kerapian ini, tetapi mereka mengenali produk Anda di rak dan di layar tanpa perlu membaca namanya.",
          ],
        },
      ],
    },
  ],
};
