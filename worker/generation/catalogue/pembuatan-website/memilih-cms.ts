import type { Topic } from "../topic";

export const topic: Topic = {
  id: "memilih-cms",
  category: "Pembuatan Website",
  subject: "sistem pengelola konten",
  keywords: ["cms", "wordpress", "pengelola konten", "panel", "dashboard", "statis", "platform", "pengelola"],
  asks: [
    "cms",
    "memilih cms",
    "cms untuk website perusahaan",
    "website statis atau cms",
    "perbedaan website statis dan cms",
    "website yang isinya bisa diubah sendiri",
  ],
  angles: [
    {
      title: "Cara Memilih CMS yang Mudah Dipakai Tim Anda",
      summary:
        "CMS yang tepat adalah yang sanggup dipakai staf Anda. Cara menguji kemudahan, hak akses, alur persetujuan, dan keamanan sebelum website telanjur dibangun.",
      opening: [
        "Enam bulan setelah tayang, halaman promo sebuah klinik gigi masih menampilkan penawaran Lebaran. Bukan karena lupa. Resepsionis yang ditugasi mengganti isinya tidak berani menekan apa pun, sebab pernah sekali tata letaknya berantakan dan tidak ada yang tahu cara mengembalikannya.",
        "Sistem pengelola konten, atau CMS, biasanya dipilih oleh orang teknik. Padahal yang hidup bersamanya setiap minggu adalah admin, staf pemasaran, atau Anda sendiri. Maka ujilah dari kursi mereka.",
      ],
      sections: [
        {
          heading: "Tulis dulu pekerjaan yang akan sering dilakukan",
          paragraphs: [
            "Catat tugas nyata selama tiga bulan terakhir: mengganti jadwal dokter, menambah foto ruangan, memasang pengumuman libur, menerbitkan artikel. Hitung seberapa sering masing-masing terjadi. Tugas yang muncul setiap pekan harus bisa selesai dalam lima menit oleh orang yang tidak hafal istilah komputer. Sementara itu, tugas setahun sekali boleh tetap dititipkan kepada vendor.",
            "Daftar ini melindungi Anda dari CMS yang serba bisa, tetapi menyembunyikan hal sederhana di balik dua puluh menu.",
          ],
        },
        {
          heading: "Minta uji coba dengan tangan staf sendiri",
          paragraphs: [
            "Sebelum menyetujui usulan vendor, mintalah akses contoh selama setengah jam. Dudukkan calon pengisi di depannya, lalu amati tanpa membantu saat ia mencoba langkah berikut.",
          ],
          list: [
            "Mengubah satu angka di halaman layanan dan melihat hasilnya sebelum diterbitkan.",
            "Memasukkan foto dari ponsel tanpa mengubah ukurannya dulu.",
            "Menyalin teks dari Word dan memeriksa apakah bentuknya tetap rapi.",
            "Mengembalikan halaman ke versi kemarin setelah sengaja dirusak.",
            "Menjadwalkan pengumuman untuk tayang besok pagi.",
          ],
        },
        {
          heading: "Atur siapa boleh menyentuh apa",
          paragraphs: [
            "Staf magang tidak perlu bisa menghapus halaman beranda. CMS yang baik membedakan penulis, penyunting, dan pengelola, sehingga kesalahan kecil tidak menjadi bencana. Setiap orang memakai akunnya sendiri; satu kata sandi bersama membuat Anda tidak pernah tahu siapa mengubah apa, dan sulit diamankan ketika seseorang keluar dari pekerjaannya tanpa berpamitan.",
            "Usaha dengan aturan ketat, misalnya klinik, sebaiknya menambahkan satu langkah persetujuan. Admin menulis, dokter membaca, baru tombol terbit dapat ditekan.",
          ],
        },
        {
          heading: "Tanyakan kehidupan sesudah dipasang",
          paragraphs: [
            "Perangkat lunak perlu diperbarui. Cari tahu siapa yang melakukannya, seberapa sering, dan apa yang terjadi bila pembaruan merusak tampilan. CMS dengan banyak tambahan dari pihak ketiga terasa murah pada awalnya, lalu menuntut perhatian terus-menerus.",
            "Pastikan pula isi website dapat diekspor. Artikel dan foto bertahun-tahun adalah milik Anda, dan suatu hari mungkin perlu dipindahkan ke sistem lain. Vendor yang percaya diri akan menunjukkan tombol ekspornya tanpa diminta dua kali. Sebagai bekal terakhir, mintalah panduan singkat berisi gambar layar untuk tugas mingguan tadi, kemudian tempelkan di dekat meja resepsionis.",
          ],
        },
      ],
    },
    {
      title: "Website Statis atau CMS: Seberapa Sering Isinya Berubah?",
      summary:
        "Tidak semua website membutuhkan panel pengelola. Pertimbangan memilih halaman statis, CMS, atau gabungannya berdasarkan kebiasaan mengubah isi dan orang yang ada.",
      opening: [
        "Pemilik usaha kerap meminta panel admin “supaya bisa ganti sendiri”. Setahun kemudian, catatan masuknya menunjukkan panel itu dibuka dua kali: sekali saat pelatihan, sekali karena lupa kata sandi. Selama itu pula sistemnya harus terus diperbarui dan dijaga.",
        "Di sisi lain, ada toko buku yang setiap hari mengganti daftar bacaan tetapi harus menunggu vendor untuk mengunggahnya. Keduanya salah memilih alat. Ukurannya sederhana: seberapa sering isi berubah, dan siapa yang mengubahnya.",
      ],
      sections: [
        {
          heading: "Apa yang dimaksud website statis",
          paragraphs: [
            "Pada website statis, halaman sudah jadi sebelum pengunjung datang, seperti brosur yang tinggal dibagikan. Tidak ada basis data yang bekerja di belakang layar, sehingga halaman cepat terbuka dan celah keamanannya lebih sedikit. Perubahan dilakukan pada berkas sumbernya, lalu diterbitkan ulang oleh orang yang mengerti.",
            "CMS merakit halaman dari isi yang tersimpan di basis data. Anda mendapat formulir untuk mengubah teks kapan saja, dengan tanggungan berupa perangkat lunak yang harus dirawat.",
          ],
        },
        {
          heading: "Tanda Anda cukup dengan halaman statis",
          paragraphs: [
            "Pilihan ini layak dipertimbangkan bila sebagian besar keadaan berikut sesuai dengan usaha Anda.",
          ],
          list: [
            "Isi berubah paling sering sekali dalam sebulan atau dua bulan.",
            "Tidak ada staf yang memang bertugas menulis.",
            "Halamannya sedikit, misalnya profil kontraktor dengan sepuluh proyek pilihan.",
            "Anda lebih suka mengirim daftar perubahan kepada vendor daripada mengerjakannya sendiri.",
          ],
        },
        {
          heading: "Tanda panel pengelola memang diperlukan",
          paragraphs: [
            "Sekolah dengan pengumuman mingguan, restoran yang menunya mengikuti musim, serta yayasan yang melaporkan kegiatan membutuhkan kebebasan untuk menulis kapan saja. Begitu pula usaha yang rutin menerbitkan artikel. Dalam keadaan ini, menunggu orang lain untuk setiap koma akan mematikan kebiasaan memperbarui.",
            "Syaratnya, sudah ada nama yang bertanggung jawab. Tanpa orang itu, panel secanggih apa pun hanya menjadi pintu yang perlu dikunci.",
            "Perhitungkan pula waktunya. Menulis satu pengumuman yang rapi memakan setengah jam, dan jam itu perlu masuk ke uraian tugas, bukan diselipkan di sela pekerjaan lain.",
          ],
        },
        {
          heading: "Jalan tengah yang sering terlewat",
          paragraphs: [
            "Kedua pendekatan bisa digabungkan. Halaman profil, layanan, dan kontak dibuat tetap, sedangkan bagian berita atau lowongan memakai panel kecil yang hanya berisi dua formulir. Staf tidak mungkin merusak beranda karena memang tidak punya jalan ke sana.",
            "Saat meminta penawaran, sebutkan bagian mana yang ingin Anda ubah sendiri beserta frekuensinya. Vendor yang mendengar “jadwal kelas, setiap Jumat sore” akan mengusulkan sesuatu yang jauh lebih pas daripada yang hanya mendengar “harus pakai CMS”. Tanyakan juga biaya perubahan kecil bila Anda memilih halaman tetap. Lima permintaan setahun dengan tarif yang jelas bisa lebih ringan daripada merawat sebuah sistem lengkap.",
          ],
        },
      ],
    },
  ],
};
