import type { Topic } from "../topic";

export const topic: Topic = {
  id: "kerja-sama-kreator-lokal",
  category: "Media Sosial",
  subject: "kerja sama dengan kreator lokal",
  keywords: ["kreator", "influencer", "kolaborasi", "endorse", "selebgram"],
  asks: [
    "endorse",
    "memilih influencer",
    "kerja sama influencer",
    "influencer lokal",
    "endorse selebgram",
    "brief influencer",
  ],
  angles: [
    {
      title: "Cara Memilih Influencer Lokal untuk Promosi Usaha Kecil",
      summary:
        "Kreator dengan ribuan pengikut belum tentu cocok untuk usaha Anda. Cara memeriksa wilayah, percakapan, dan gaya kerjanya sebelum mengirim produk.",
      opening: [
        "Seorang pemilik kedai mi di Semarang mengirim makanan kepada tiga kreator. Dua di antaranya berpengikut sangat banyak, satunya hanya dikenal di kampus dekat kedai. Rombongan yang datang ke kedai pada akhir pekan justru mahasiswa. Mereka tinggal sepuluh menit dari sana, sedangkan pengikut dua kreator besar itu tersebar dari Medan sampai Makassar.",
        "Contoh itu rekaan, tetapi logikanya berlaku luas. Untuk usaha yang melayani satu kota, jarak antara layar dan pintu toko lebih penting daripada panjang angka di profil.",
      ],
      sections: [
        {
          heading: "Baca komentarnya, bukan angkanya",
          paragraphs: [
            "Buka sepuluh unggahan terakhir calon kreator dan bacalah percakapan di bawahnya. Adakah orang yang bertanya alamat, berbagi pengalaman, atau kembali melapor setelah mencoba? Deretan emoji dari akun yang itu-itu saja tidak banyak bercerita. Pertanyaan yang spesifik, seperti harga porsi besar atau jam sepi, adalah pertanda pembaca yang sedang menimbang untuk datang. Perhatikan pula cara sang kreator menjawab. Orang yang sabar meladeni pertanyaan sederhana kemungkinan besar memperlakukan calon pelanggan Anda dengan cara yang sama.",
          ],
        },
        {
          heading: "Periksa kecocokan dengan keseharian",
          paragraphs: [
            "Produk Anda sebaiknya masuk akal dalam hidupnya. Ibu dua anak yang rutin menulis soal bekal sekolah terdengar wajar memperkenalkan kotak makan; penggemar motor besar tidak. Lihat juga merek lain yang pernah ia bawakan. Jika pekan lalu ia memuji pesaing Anda sebagai yang terenak sekota, pujian untuk Anda minggu ini sulit dipercaya. Jeda antara dua kerja sama sejenis menunjukkan seberapa selektif ia menjaga nama baiknya sendiri.",
          ],
        },
        {
          heading: "Hal yang patut ditanyakan lebih dulu",
          paragraphs: [
            "Kreator yang serius terbiasa dengan pertanyaan. Sampaikan dengan ramah, dan jangan sungkan meminta tangkapan layar statistik.",
          ],
          list: [
            "Dari kota mana kebanyakan pengikutnya, dan berapa kisaran usianya.",
            "Unggahan berbayar mana yang menurutnya paling berhasil, serta mengapa.",
            "Berapa lama dari produk diterima sampai tayang.",
            "Apakah ia sedang terikat dengan usaha sejenis.",
            "Bagaimana ia menandai unggahan yang dibayar.",
          ],
        },
        {
          heading: "Mulai dari orang yang sudah suka",
          paragraphs: [
            "Sebelum mencari keluar, periksa daftar orang yang pernah menandai toko Anda tanpa diminta. Pelanggan yang senang bercerita, walau pengikutnya beberapa ratus saja, sudah mengenal rasa, antrean, dan tempat parkirnya. Undang ia melihat dapur, beri sesuatu yang baru untuk dicoba, dan dengarkan pendapatnya. Hubungan semacam ini tumbuh lebih lambat, tetapi tidak berakhir ketika satu unggahan selesai dibayar.",
            "Untuk kerja sama pertama, pilih satu orang dan satu produk. Beri waktu beberapa minggu, tanyakan kepada pembeli baru dari mana mereka tahu, lalu putuskan apakah hubungan itu layak diteruskan. Mengontrak lima kreator sekaligus hanya membuat Anda tidak tahu suara siapa yang sebenarnya didengar.",
          ],
        },
      ],
    },
    {
      title: "Contoh Brief dan Kesepakatan Kerja Sama dengan Influencer",
      summary:
        "Arahan yang jelas dan kesepakatan tertulis mencegah unggahan meleset. Isi brief, hak pakai, revisi, serta cara menilai hasil kerja sama kreator.",
      opening: [
        "Barang dikirim hari Senin. Dua minggu kemudian videonya tayang: nama toko salah ucap, diskon yang disebut sudah berakhir, dan produknya hanya muncul di latar. Kesalahan kreator? Sebagian. Namun pemilik usaha pun cuma menulis, “Bebas saja Kak, yang penting menarik.”",
        "Kebebasan yang baik punya pagar. Kreator perlu tahu mana yang tidak boleh meleset, supaya sisanya bisa ia kerjakan dengan caranya sendiri.",
      ],
      sections: [
        {
          heading: "Arahan satu halaman",
          paragraphs: [
            "Tulis untuk siapa produk ini, persoalan apa yang diselesaikannya, dan satu hal yang harus diingat penonton. Tambahkan fakta yang tidak boleh keliru: cara mengucapkan nama, alamat, jam, syarat promo. Sebutkan larangan yang nyata, misalnya klaim kesehatan yang tidak dapat dibuktikan. Setelah itu berhentilah. Naskah kata demi kata membuat video terdengar dibacakan, dan pengikutnya segera menggeser layar. Lampirkan dua atau tiga foto yang memperlihatkan produk dari sudut yang benar, agar ukuran dan warnanya tidak ditafsirkan sendiri.",
            "Cantumkan juga nama satu orang yang dapat ditanyai, lengkap dengan jam balasnya, supaya keraguan kecil tidak ditebak sendiri pada malam sebelum penayangan.",
          ],
        },
        {
          heading: "Yang disepakati sebelum barang dikirim",
          paragraphs: [
            "Kesepakatan tidak perlu berlembar-lembar. Email atau pesan yang dibalas “setuju” oleh kedua pihak sudah jauh lebih baik daripada ingatan.",
          ],
          list: [
            "Jumlah, bentuk, dan tempat tayang unggahan.",
            "Tanggal pengiriman rekaman kasar dan tanggal tayang.",
            "Banyaknya perbaikan yang termasuk dalam upah.",
            "Izin memakai ulang rekaman di website atau iklan, beserta lamanya.",
            "Penandaan bahwa unggahan tersebut adalah kerja sama.",
            "Akibatnya bila salah satu pihak terlambat.",
          ],
        },
        {
          heading: "Menilai rekaman tanpa merusak gayanya",
          paragraphs: [
            "Saat rekaman kasar datang, periksa fakta terlebih dahulu: nama, ukuran, cara pakai, ajakan. Selera datang belakangan, dan sebaiknya ditahan. Kalau candaannya tidak lucu bagi Anda, mungkin memang bukan Anda penontonnya. Kumpulkan semua catatan dalam satu pesan; koreksi yang menetes sedikit demi sedikit melelahkan siapa pun dan menggeser jadwal. Hargai juga batas perbaikan yang sudah disepakati. Jika setelah putaran terakhir masih ada yang mengganjal padahal faktanya benar, relakan, dan jadikan bahan arahan berikutnya.",
          ],
        },
        {
          heading: "Setelah tayang, pekerjaan berpindah ke Anda",
          paragraphs: [
            "Hari penayangan bukan hari untuk meninggalkan toko. Siapkan admin, stok, dan jawaban atas pertanyaan yang sudah bisa ditebak. Ikutlah membalas komentar di unggahan itu dengan akun resmi, singkat dan hangat, tanpa menyerobot panggung.",
            "Beri tautan atau kode pemesanan khusus supaya pembeli dari sana dapat dihitung. Sesudah dua minggu, kirim hasilnya kepada sang kreator, termasuk bagian yang kurang memuaskan. Ia jarang mendapat kabar seperti itu, dan obrolan jujur tentang apa yang ditanyakan pembeli sering melahirkan gagasan untuk kerja sama berikutnya.",
          ],
        },
      ],
    },
  ],
};
