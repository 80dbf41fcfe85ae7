import type { Topic } from "../topic";

export const topic: Topic = {
  id: "pindah-pembuat-website",
  category: "Pembuatan Website",
  subject: "perpindahan ke pembuat website baru",
  keywords: ["pindah", "serah terima", "migrasi", "ganti vendor", "akses", "kepemilikan", "dokumentasi"],
  asks: [
    "ganti vendor website",
    "pindah vendor website",
    "serah terima website",
    "mengambil alih website dari vendor lama",
    "domain dipegang vendor lama",
  ],
  angles: [
    {
      title: "Pindah Pembuat Website tanpa Kehilangan Domain dan Isi",
      summary:
        "Langkah berpisah baik-baik dengan pembuat website lama: mengamankan domain, menyalin isi, memetakan alamat halaman, dan mengatur hari perpindahan dengan tenang.",
      opening: [
        "Hubungan kerja dengan pembuat website bisa berakhir karena banyak sebab yang biasa: ia berganti profesi, tarifnya tidak lagi cocok, atau balasannya makin lama. Yang tidak biasa, tetapi sering terjadi, adalah pemilik usaha yang baru sadar bahwa ia tidak memegang kunci apa pun.",
        "Perpindahan yang rapi dimulai sebelum kata berpisah diucapkan. Kerjakan bagian pengamanan lebih dulu, sampaikan keputusan dengan sopan, lalu biarkan vendor baru bekerja tanpa dikejar keadaan darurat.",
      ],
      sections: [
        {
          heading: "Amankan yang tidak bisa dibuat ulang",
          paragraphs: [
            "Desain dapat digambar lagi, tetapi nama domain dan alamat email tidak tergantikan.",
            "Periksalah terlebih dahulu benda-benda berikut dan pastikan Anda sendiri yang bisa membukanya. Bila ada yang tercatat atas nama orang lain, minta perpindahannya selagi suasana masih hangat.",
          ],
          list: [
            "Akun tempat domain didaftarkan, dengan email pemulihan milik perusahaan.",
            "Pengaturan DNS, yaitu catatan yang mengarahkan domain ke website dan ke kotak surat.",
            "Akun hosting beserta basis datanya.",
            "Google Search Console, Google Analytics, dan Profil Bisnis.",
            "Lisensi tema, huruf, atau foto yang dibeli atas nama Anda.",
          ],
        },
        {
          heading: "Salin seluruh isi sebelum bernegosiasi",
          paragraphs: [
            "Mintalah cadangan lengkap sebagai permintaan rutin: berkas website, basis data, dan folder gambar dalam ukuran asli. Simpan di dua tempat. Bila cadangan sulit didapat, salin sendiri teks setiap halaman ke dokumen dan unduh fotonya; pekerjaan ini membosankan, tetapi selesai dalam sehari untuk website berukuran sedang.",
            "Jangan lupa daftar email pelanggan dan data formulir. Catatan itu kerap tersimpan di panel yang aksesnya ikut hilang.",
          ],
        },
        {
          heading: "Petakan alamat halaman yang sudah dikenal",
          paragraphs: [
            "Pelanggan menyimpan tautan, dan mesin pencari mengingat alamat. Buat tabel dua kolom: alamat lama di kiri, tujuan barunya di kanan. Vendor baru memakai tabel itu untuk memasang pengalihan permanen. Tanpa langkah ini, orang yang mengeklik hasil pencarian akan membentur halaman kosong, padahal isinya hanya berpindah satu folder.",
            "Dahulukan halaman yang paling sering dibuka serta yang ditautkan oleh website lain, misalnya direktori asosiasi atau liputan media.",
          ],
        },
        {
          heading: "Pilih hari yang sepi untuk berpindah",
          paragraphs: [
            "Website baru sebaiknya diuji di alamat sementara sampai Anda puas. Turunkan dulu masa simpan DNS, lakukan perpindahan pada Selasa pagi dan bukan Jumat sore, kemudian biarkan hosting lama menyala setidaknya sebulan. Selama peralihan, email perlu perhatian tersendiri: kirim dan terima surat percobaan dari dua alamat berbeda sebelum menyatakan semuanya beres.",
            "Setelah tenang, ganti semua kata sandi dan cabut akses lama. Ucapkan terima kasih kepada pembuat sebelumnya. Suatu hari Anda mungkin masih perlu menanyakan sesuatu yang hanya ia ingat.",
          ],
        },
      ],
    },
    {
      title: "Serah Terima Website: yang Harus Sampai di Tangan Anda",
      summary:
        "Website belum selesai ketika tayang. Inilah akses, dokumen, pelatihan, dan kesepakatan yang sebaiknya diterima pemilik usaha pada hari serah terima.",
      opening: [
        "Saat membeli mobil, Anda menerima kunci cadangan, buku manual, dan surat-surat. Saat website selesai, banyak pemilik usaha hanya menerima pesan pendek: “Sudah live ya, Bu.” Beberapa bulan kemudian barulah muncul pertanyaan yang tidak ada jawabannya di kotak masuk.",
        "Hari serah terima adalah waktu terbaik untuk meminta semuanya, sebab ingatan masih segar dan kedua pihak sedang senang. Siapkan dua jam, satu laptop, dan orang yang kelak mengurus website.",
      ],
      sections: [
        {
          heading: "Kunci: semua akun atas nama usaha",
          paragraphs: [
            "Masuklah satu per satu di depan vendor, jangan hanya menerima daftar kata sandi. Domain, hosting, panel website, statistik, dan email perlu dicoba langsung. Pastikan alamat pemulihannya milik perusahaan, lalu nyalakan verifikasi dua langkah dengan ponsel yang memang disimpan di kantor.",
            "Simpan seluruhnya di pengelola kata sandi yang dapat diakses minimal dua orang. Catatan di buku agenda admin akan ikut pulang ketika adminnya pindah kerja.",
          ],
        },
        {
          heading: "Buku manual yang benar-benar dibaca",
          paragraphs: [
            "Dokumen setebal lima puluh halaman biasanya berakhir di laci. Lebih baik minta rekaman layar pendek, masing-masing untuk satu pekerjaan, seperti yang berikut ini.",
          ],
          list: [
            "Mengganti nomor telepon dan jam buka di seluruh halaman.",
            "Menambahkan hasil pekerjaan baru lengkap dengan fotonya.",
            "Melihat pesan formulir yang masuk dan mengunduhnya.",
            "Membatalkan perubahan yang keliru.",
            "Membaca laporan kunjungan bulanan tanpa tersesat di menu.",
          ],
        },
        {
          heading: "Peta jeroan untuk orang berikutnya",
          paragraphs: [
            "Mintalah satu halaman catatan teknis: dibangun dengan apa, tambahan apa saja yang terpasang, di mana cadangan disimpan, kapan domain dan sertifikat diperpanjang. Anda tidak harus memahaminya. Catatan itu dibuat bagi teknisi yang mungkin baru datang tiga tahun lagi, supaya ia tidak memulai dengan membongkar dinding.",
            "Sertakan berkas desain asli dan foto beresolusi penuh. Ketika perlu mencetak spanduk, Anda tidak lagi mengambil logo dari gambar layar yang pecah.",
            "Minta juga daftar layanan berbayar yang dipakai website, lengkap dengan tanggal penagihan dan kartu yang digunakan. Langganan peta atau pengirim email yang terhenti mendadak bisa mematikan formulir tanpa satu pun peringatan di halaman depan.",
          ],
        },
        {
          heading: "Kesepakatan tentang hari-hari sesudahnya",
          paragraphs: [
            "Tuliskan berapa lama kekeliruan diperbaiki tanpa biaya dan apa yang disebut kekeliruan. Tombol yang tidak berfungsi jelas termasuk, sedangkan keinginan menambah halaman bukan. Sepakati pula saluran untuk melapor dan waktu tanggapannya, agar tidak ada yang berharap dibalas pada Minggu malam.",
            "Akhiri dengan menandatangani berita acara sederhana yang mencantumkan semua butir di atas. Selembar kertas ini mungkin terasa kaku di antara orang yang sudah akrab, tetapi ia menjaga keakraban itu ketika suatu hari ada yang lupa.",
          ],
        },
      ],
    },
  ],
};
