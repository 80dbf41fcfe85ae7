import type { Topic } from "../topic";

export const topic: Topic = {
  id: "alamat-halaman-website",
  category: "SEO",
  subject: "alamat halaman website",
  keywords: ["url", "alamat", "pengalihan", "redirect", "migrasi", "slug"],
  asks: [
    "url website",
    "struktur url",
    "ganti website tanpa kehilangan google",
    "redirect website lama",
    "redirect 301",
    "pengalihan alamat halaman",
    "ganti domain tanpa kehilangan peringkat",
  ],
  angles: [
    {
      title: "Ganti Website Tanpa Kehilangan Pengunjung dari Google",
      summary:
        "Website baru sering terbit dengan alamat halaman yang berbeda. Tanpa daftar pengalihan, orang yang datang dari Google akan tiba di pintu yang sudah ditembok.",
      opening: [
        "Website baru diluncurkan hari Senin. Tampilannya segar, pemilik senang, dan pada hari Kamis telepon mendadak sepi. Penyebabnya bukan desain. Halaman “/layanan-cuci-karpet” yang bertahun-tahun dikunjungi orang kini bernama “/carpet-cleaning”, dan alamat lamanya menampilkan pesan galat.",
        "Perpindahan alamat mirip pindah ruko. Pelanggan lama tetap mendatangi tempat yang mereka hafal, jadi harus ada papan petunjuk yang membawa mereka ke pintu yang tepat, bukan sekadar ke gerbang kompleks. Pekerjaannya tidak rumit, tetapi harus dimulai sebelum website lama dibongkar.",
      ],
      sections: [
        {
          heading: "Catat semua alamat sebelum pembongkaran",
          paragraphs: [
            "Mintalah daftar lengkap alamat website lama selagi masih hidup. Sumbernya peta situs, laporan Search Console, dan alat statistik. Jangan lupakan berkas PDF seperti katalog, sebab sering ditautkan dari tempat lain dan disimpan orang di ponsel.",
            "Urutkan menurut jumlah kunjungan. Halaman teratas diperiksa dengan tangan; sisanya boleh memakai pola. Simpan pula salinan isi website lama, karena setelah server dimatikan tidak ada lagi yang dapat dijadikan rujukan.",
          ],
        },
        {
          heading: "Pasangkan satu per satu",
          paragraphs: [
            "Untuk setiap alamat lama, tentukan halaman baru yang isinya paling mirip. Halaman cuci karpet dialihkan ke halaman cuci karpet, bukan ke beranda. Bila layanan itu dihentikan, arahkan ke layanan terdekat yang benar-benar menolong pembaca, atau biarkan halaman itu memberi tahu bahwa layanannya sudah tidak ada.",
            "Pengalihan yang dipakai adalah jenis permanen. Istilah teknisnya 301, dan pengembang Anda pasti mengenalnya. Mintalah agar setiap alamat langsung menuju tujuan akhir, tidak melompat dua atau tiga kali. Sebelum peluncuran, uji daftar itu pada versi percobaan, sebab satu salah ketik pada pola dapat mengirim ratusan alamat ke tempat yang keliru.",
          ],
        },
        {
          heading: "Hari peluncuran",
          paragraphs: [
            "Pilih hari kerja ketika pengembang masih bisa dihubungi, bukan Jumat sore. Sesudah website baru aktif, periksa hal-hal ini sebelum mengumumkannya:",
          ],
          list: [
            "dua puluh alamat lama teratas tiba di halaman yang benar",
            "larangan pengindeksan dari masa pengembangan sudah dilepas",
            "formulir kontak terkirim dan suratnya diterima",
            "peta situs yang baru sudah didaftarkan",
            "tautan di profil usaha dan media sosial sudah diganti",
            "kode statistik terpasang di semua jenis halaman",
          ],
        },
        {
          heading: "Minggu-minggu sesudahnya",
          paragraphs: [
            "Naik turun kecil pada awalnya wajar, sebab mesin pencari perlu mengenali susunan baru. Yang perlu dicari adalah daftar halaman tak ditemukan. Setiap pagi selama dua minggu, buka daftar itu dan tambahkan pengalihan untuk alamat yang terlewat.",
            "Pertahankan pengalihan selama mungkin. Ia hampir tidak membebani server, sedangkan tautan di brosur, email lama, dan artikel orang lain akan terus dipakai. Pelanggan setia kerap menyimpan halaman favoritnya, tanpa pernah tahu bahwa Anda telah pindah. Tuliskan juga di dokumen serah terima siapa yang mengelola daftar tersebut, supaya tidak hilang pada pembangunan ulang berikutnya.",
          ],
        },
      ],
    },
    {
      title: "Struktur URL yang Baik untuk SEO: Pendek dan Mudah Dibaca",
      summary:
        "Alamat halaman dibaca pelanggan, ditempel di obrolan, dan dicetak di kartu nama. Aturan sederhana agar alamat website Anda tidak perlu diganti-ganti.",
      opening: [
        "Bacakan alamat ini lewat telepon: “garis miring index titik p h p tanda tanya id sama dengan empat puluh tujuh”. Lawan bicara Anda akan menyerah di tengah jalan. Bandingkan dengan “garis miring sewa tenda”, yang bisa diingat sambil menyetir.",
        "Alamat halaman jarang dibicarakan saat merancang website, padahal inilah bagian yang paling sulit diubah kemudian. Warna bisa diganti kapan saja. Alamat yang telanjur tersebar akan mengikuti Anda bertahun-tahun. Karena itu, setengah jam untuk memikirkannya di awal termasuk penghematan yang nyata.",
      ],
      sections: [
        {
          heading: "Apa yang membuatnya terbaca",
          paragraphs: [
            "Pakailah kata biasa dalam bahasa pelanggan, huruf kecil semua, dan tanda hubung di antara kata. “/paket-wisata-bromo” lebih ramah daripada “/PaketWisataBromo”. Dua sampai lima kata biasanya memadai; kata sambung boleh dibuang selama maknanya utuh.",
            "Kata di dalam alamat memang memberi sedikit petunjuk kepada mesin pencari, tetapi manfaat terbesarnya bagi manusia. Orang yang menerima tautan lewat WhatsApp bisa menebak isinya sebelum mengetuk, dan tebakan yang benar menumbuhkan kepercayaan.",
          ],
        },
        {
          heading: "Yang sebaiknya tidak dimasukkan",
          paragraphs: [
            "Alamat menjadi cepat usang bila memuat hal yang berubah. Waspadai unsur berikut ketika membuat halaman baru:",
          ],
          list: [
            "angka tahun pada halaman yang akan dipakai lagi musim depan",
            "nama promo yang hanya berlaku sebentar",
            "nama pegawai atau penanggung jawab",
            "kategori yang kemungkinan besar disusun ulang",
            "nomor urut internal yang tidak berarti bagi pembaca",
            "kata “baru”, karena suatu hari pasti lama",
          ],
        },
        {
          heading: "Kedalaman secukupnya",
          paragraphs: [
            "Folder membantu jika benar-benar mencerminkan susunan isi. “/layanan/servis-rem” menunjukkan bahwa ada layanan lain di sebelahnya, dan pengunjung yang menghapus bagian belakang alamat akan tiba di daftar layanan. Pastikan daftar itu memang tersedia.",
            "Lebih dari tiga tingkat hampir selalu pertanda bahwa susunan gudang dipindahkan mentah-mentah ke website. Toko peralatan dapur tidak membutuhkan “/produk/dapur/masak/panci/stainless/panci-sup”. Untuk barang yang masuk ke dua kategori sekaligus, letakkan langsung di bawah “/produk” supaya tidak ada dua alamat bagi satu barang. Kalau ragu, bayangkan alamat itu dicetak pada stiker kemasan: semakin pendek, semakin kecil peluang orang salah mengetiknya.",
          ],
        },
        {
          heading: "Sepakati sebelum terbit",
          paragraphs: [
            "Tulis aturan penamaan dalam setengah halaman, lengkap dengan contoh yang benar dan yang salah, lalu bagikan kepada semua orang yang berhak menerbitkan. Aturan itu cukup menjawab bahasa apa yang dipakai, kata apa yang dibuang, dan siapa yang memutuskan bila ragu. Kebanyakan pengelola isi mengambil alamat dari judul secara otomatis; biasakan membacanya dahulu, karena judul yang panjang menghasilkan alamat yang panjang.",
            "Bila suatu halaman terpaksa berganti alamat, perlakukan seperti mengganti nomor telepon toko. Ada pengumuman, ada penerusan dari nomor lama, dan ada alasan yang kuat. Keinginan agar terlihat lebih cantik saja belum cukup.",
          ],
        },
      ],
    },
  ],
};
