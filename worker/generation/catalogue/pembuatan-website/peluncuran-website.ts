import type { Topic } from "../topic";

export const topic: Topic = {
  id: "peluncuran-website",
  category: "Pembuatan Website",
  subject: "peluncuran website",
  keywords: ["peluncuran", "tayang", "uji", "launching", "live", "rilis", "pengujian", "checklist"],
  asks: [
    "checklist website sebelum tayang",
    "checklist peluncuran website",
    "menguji website sebelum online",
    "website baru tayang",
    "launching website",
  ],
  angles: [
    {
      title: "Checklist sebelum Website Launching: Uji dalam Satu Hari",
      summary:
        "Urutan menguji website baru dalam satu hari kerja: isi, formulir, ponsel, kecepatan, dan kesiapan tim, dengan cara yang bisa dilakukan pemilik usaha sendiri.",
      opening: [
        "Vendor mengirim tautan percobaan dan meminta persetujuan. Anda membukanya di laptop, melihat beranda yang cantik, lalu menjawab “oke, gas”. Minggu berikutnya seorang pelanggan memberi tahu bahwa nomor telepon di halaman kontak kurang satu angka.",
        "Pemeriksaan sebelum tayang tidak memerlukan keahlian teknis, hanya ketelitian dan urutan. Sisihkan satu hari, ajak satu orang yang belum pernah melihat websitenya, dan siapkan lembar untuk mencatat temuan.",
      ],
      sections: [
        {
          heading: "Pagi: baca setiap kata dengan suara",
          paragraphs: [
            "Mulailah saat pikiran masih segar. Bacakan seluruh halaman keras-keras, dari menu sampai catatan kaki. Mata yang lelah melompati kesalahan, tetapi lidah akan tersandung. Cocokkan angka satu per satu: telepon, alamat, jam buka, nomor rekening, nama gelar. Klik setiap tautan dan perhatikan apakah membawa ke tempat yang dijanjikan.",
            "Cari pula sisa teks contoh. Frasa “Lorem ipsum” mudah dikenali, sedangkan deskripsi karangan perancang sering lolos karena terdengar masuk akal.",
          ],
        },
        {
          heading: "Siang: jalankan tugas seperti pelanggan",
          paragraphs: [
            "Berikan ponsel kepada orang yang Anda ajak, bacakan satu tugas, lalu diamlah. Catat di mana ia ragu.",
            "Dorongan untuk menolong akan terasa kuat sekali. Tahanlah, sebab setiap kalimat penjelasan Anda adalah penjelasan yang tidak akan didengar oleh pengunjung sungguhan.",
          ],
          list: [
            "Cari tahu apakah usaha ini melayani kecamatan tempat tinggal Anda.",
            "Temukan perkiraan biaya untuk kebutuhan tertentu.",
            "Kirim pertanyaan melalui formulir dengan satu kolom sengaja dikosongkan.",
            "Hubungi lewat WhatsApp dari halaman layanan.",
            "Tunjukkan halaman yang menurut Anda paling meyakinkan.",
          ],
        },
        {
          heading: "Sore: lihat dari perangkat yang berbeda",
          paragraphs: [
            "Buka website di ponsel Android murah, iPhone, tablet, dan layar lebar kantor. Matikan wifi serta gunakan jaringan seluler di tempat yang sinyalnya biasa saja. Putar ponsel mendatar, perbesar tulisan sampai dua kali, dan coba berpindah antarkolom formulir memakai tombol Tab. Gangguan kecil di sini berarti pelanggan yang menyerah di luar sana.",
            "Perhatikan juga gambar pratinjau. Kirim alamat website ke grup WhatsApp keluarga, lalu lihat apakah judul dan fotonya pantas.",
          ],
        },
        {
          heading: "Sebelum pulang: tentukan mana yang menahan peluncuran",
          paragraphs: [
            "Bagi temuan menjadi tiga tumpukan. Merah berarti orang gagal menghubungi atau membeli, atau membaca informasi yang keliru; semuanya harus selesai dulu. Kuning berarti mengganggu tetapi ada jalan lain, sehingga boleh diperbaiki dalam minggu pertama. Hijau masuk daftar keinginan.",
            "Kirim tumpukan itu dalam satu dokumen, lengkap dengan gambar layar dan nama perangkatnya. Vendor akan bekerja lebih cepat daripada menerima dua puluh pesan suara. Lalu berikan persetujuan secara tertulis, bukan dengan jempol di grup. Menunda tiga hari untuk menyelesaikan tumpukan merah selalu lebih murah daripada meminta maaf kepada pelanggan pertama.",
          ],
        },
      ],
    },
    {
      title: "Pekan Pertama setelah Website Online: Daftar Tugasnya",
      summary:
        "Website baru perlu diperkenalkan dan diamati. Rencana tujuh hari pertama: memberi kabar, mengganti tautan lama, memantau pesan, dan mencatat perbaikan.",
      opening: [
        "Hari peluncuran biasanya dirayakan dengan satu unggahan di Instagram, lalu semua orang kembali sibuk. Website pun berdiri seperti toko baru di gang buntu: catnya masih harum, tetapi tak seorang pun tahu jalannya.",
        "Tujuh hari pertama menentukan apakah website menjadi bagian dari pekerjaan sehari-hari atau sekadar proyek yang pernah selesai. Rencana berikut membutuhkan kira-kira satu jam setiap hari dan dapat dibagi kepada dua orang.",
      ],
      sections: [
        {
          heading: "Hari pertama dan kedua: ganti semua penunjuk jalan",
          paragraphs: [
            "Alamat lama tersebar di lebih banyak tempat daripada yang Anda ingat. Telusuri satu per satu dan perbarui pada hari yang sama.",
            "Mintalah bantuan satu rekan untuk mencari nama usaha di Google dan membuka setiap hasil pada dua halaman pertama; biasanya ada satu profil lama yang sudah dilupakan.",
          ],
          list: [
            "Profil Bisnis di Google, termasuk jam buka dan foto terbarunya.",
            "Bio Instagram, TikTok, Facebook, serta profil WhatsApp Business.",
            "Tanda tangan email seluruh karyawan.",
            "Direktori asosiasi, marketplace, dan halaman mitra.",
            "Bahan cetak yang akan dipesan berikutnya: kartu nama, stiker, nota.",
          ],
        },
        {
          heading: "Hari ketiga: beri kabar kepada orang yang sudah percaya",
          paragraphs: [
            "Pelanggan lama lebih mudah diajak berkunjung daripada orang asing. Kirim pesan pribadi kepada dua puluh di antaranya dengan satu alasan yang berguna bagi mereka, misalnya kini jadwal kelas dapat dilihat tanpa bertanya. Mintalah pendapat jujur, bukan pujian. Jawaban seperti “saya tidak menemukan harganya” lebih bernilai daripada lima gambar hati.",
            "Ceritakan pula kepada karyawan. Kurir dan kasir sering ditanya pelanggan, jadi mereka perlu tahu apa yang bisa ditemukan di sana.",
          ],
        },
        {
          heading: "Hari keempat sampai keenam: amati tanpa panik",
          paragraphs: [
            "Buka statistik sekali sehari, cukup sepuluh menit. Angka kunjungan minggu ini belum berarti banyak karena sebagian besar berasal dari Anda sendiri. Perhatikan hal yang lebih konkret: adakah halaman yang galat, apakah pesan formulir diterima, dan istilah apa yang diketik orang di kotak pencarian.",
            "Daftarkan peta situs ke Google Search Console bila vendor belum melakukannya. Halaman baru tidak langsung muncul di hasil pencarian, dan menunggu beberapa minggu adalah hal yang wajar.",
          ],
        },
        {
          heading: "Hari ketujuh: rapat pendek dan daftar perbaikan",
          paragraphs: [
            "Kumpulkan masukan pelanggan, catatan karyawan, dan temuan teknis menjadi satu daftar. Pilih tiga yang paling mengganggu orang luar, kirim kepada vendor selagi masa perbaikan masih berlaku. Keinginan pribadi tentang warna boleh menunggu.",
            "Kemudian tetapkan kebiasaan. Siapa yang memeriksa formulir setiap pagi? Kapan foto pekerjaan baru diunggah? Tuliskan dua nama dan dua hari di kalender bersama. Website yang punya jadwal akan hidup, sedangkan yang mengandalkan niat biasanya kembali sepi sebelum bulan berganti.",
          ],
        },
      ],
    },
  ],
};
