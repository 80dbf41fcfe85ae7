import type { Topic } from "../topic";

export const topic: Topic = {
  id: "judul-dan-deskripsi-halaman",
  category: "SEO",
  subject: "judul dan deskripsi halaman",
  keywords: ["judul", "deskripsi", "meta", "title", "snippet", "cuplikan"],
  asks: ["judul halaman", "meta description", "meta title", "title tag", "judul seo", "deskripsi halaman"],
  angles: [
    {
      title: "Cara Menulis Title Tag yang Diklik di Hasil Pencarian",
      summary:
        "Judul dan deskripsi adalah etalase kecil Anda di Google. Begini cara menulisnya supaya orang yang tepat mau mengeklik dan tidak kecewa setelah tiba.",
      opening: [
        "Sebelum melihat foto, harga, atau testimoni Anda, calon pelanggan membaca satu judul dan dua baris keterangan di hasil pencarian. Dari situ ia memutuskan mengeklik atau terus menggulir. Anehnya, baris sependek itu sering dibiarkan berisi “Beranda” atau nama perusahaan saja.",
        "Judul halaman bekerja seperti papan nama di pinggir jalan: dibaca sekilas, sambil bergerak, di antara papan nama lain. Papan yang baik menyebut apa yang dijual dan di mana. Papan yang buruk menyebut semuanya sekaligus.",
      ],
      sections: [
        {
          heading: "Mulai dari kata yang dicari orang",
          paragraphs: [
            "Letakkan inti halaman di depan dan nama usaha di belakang. “Servis Mesin Cuci Panggilan di Depok | Sinar Teknik” memberi tahu pencari bahwa ia menemukan jasa yang dicari. Susunan sebaliknya membuat kata terpenting berisiko terpotong di layar ponsel.",
            "Tidak ada batas huruf yang pasti, sebab ruangnya dihitung menurut lebar tampilan. Sebagai pegangan, usahakan pesan utamanya selesai dalam sekitar lima puluh huruf pertama.",
            "Bacalah keras-keras sebelum memasangnya. Judul yang membuat Anda kehabisan napas biasanya memuat bahan untuk dua halaman.",
          ],
        },
        {
          heading: "Satu pembeda yang bisa dibuktikan",
          paragraphs: [
            "Bayangkan tiga klinik gigi di kecamatan yang sama dengan judul serupa. Yang menulis “Buka Sampai Malam” menang di mata karyawan yang baru pulang kerja selepas magrib. Carilah pembeda semacam itu pada usaha Anda:",
          ],
          list: [
            "jam layanan yang lebih panjang daripada kebiasaan di sekitar",
            "pengerjaan di tempat pelanggan, bukan di bengkel",
            "garansi tertulis untuk suku cadang yang diganti",
            "pilihan khusus, misalnya kue tanpa telur atau ukuran sepatu besar",
            "layanan dalam bahasa yang dipakai pelanggan Anda",
          ],
        },
        {
          heading: "Deskripsi menjawab pertanyaan berikutnya",
          paragraphs: [
            "Deskripsi bukan tempat menumpuk kata kunci, dan Google tidak menjadikannya bahan penilaian peringkat. Tugasnya membujuk manusia. Setelah judul menjawab “apa ini?”, deskripsi menjawab “cocokkah untuk saya?”. Toko roti di Bogor bisa menulis: roti tawar dan roti sobek tanpa pengawet, dipanggang pukul lima pagi, bisa dipesan sehari sebelumnya untuk rapat kantor.",
            "Tulislah dua kalimat utuh. Kalimat pertama menyebut isi halaman, kalimat kedua menyebut langkah yang bisa diambil. Bila ragu, tirulah cara Anda menjelaskannya di telepon. Hindari tanda seru dan janji “terbaik”, karena semua pesaing memakainya dan tidak ada yang memercayainya.",
          ],
        },
        {
          heading: "Ketika Google menampilkan teks lain",
          paragraphs: [
            "Jangan heran bila yang muncul berbeda dari tulisan Anda. Mesin pencari kadang mengambil potongan lain dari halaman karena dianggap lebih cocok dengan kata yang diketik. Itu wajar selama potongannya masih masuk akal.",
            "Namun, kalau hampir semua judul diganti, anggaplah sebagai masukan. Biasanya judul aslinya terlalu panjang, kembar di banyak halaman, atau menjanjikan sesuatu yang tidak ada di isinya. Baca ulang halamannya, samakan janji dan isi, lalu tunggu sampai halaman itu dirayapi lagi.",
          ],
        },
      ],
    },
    {
      title: "Cara Menulis Meta Description untuk Seluruh Halaman Website",
      summary:
        "Tidak perlu menunggu pembangunan ulang: dengan satu lembar kerja dan satu sore, judul dan deskripsi website usaha Anda dapat dibereskan sendiri.",
      opening: [
        "Ketik “site:” diikuti alamat website Anda di kotak pencarian Google. Daftar yang keluar adalah wajah usaha Anda di mata orang asing. Banyak pemilik usaha terkejut melihatnya: lima halaman berjudul sama, satu masih bertuliskan “Halaman Contoh”, dan halaman promo lama yang belum diturunkan.",
        "Kabar baiknya, ini pekerjaan meja. Anda tidak menyentuh desain dan tidak perlu menulis artikel baru. Yang dibutuhkan hanya ketelitian dan hak masuk ke pengelola isi website. Kerjakan bersama orang yang sehari-hari menjawab pelanggan, sebab telinganya hafal istilah yang mereka pakai.",
      ],
      sections: [
        {
          heading: "Buat daftar sebelum mengubah apa pun",
          paragraphs: [
            "Siapkan lembar kerja dengan empat kolom: alamat, judul sekarang, deskripsi sekarang, dan usulan. Untuk website berisi dua puluh halaman, mengisinya memakan waktu setengah jam. Tambahkan satu kolom lagi bernama “tugas halaman”, lalu isi dengan satu kalimat: siapa yang datang ke sini dan apa yang seharusnya ia lakukan.",
            "Kolom terakhir itu paling sering mengungkap masalah. Halaman yang tugasnya tidak bisa Anda sebutkan mungkin memang tidak perlu ada. Sebaliknya, halaman yang mempunyai tiga tugas sekaligus mungkin perlu dipecah.",
          ],
        },
        {
          heading: "Tandai lima jenis kesalahan",
          paragraphs: [
            "Telusuri daftar dari atas ke bawah dan beri tanda pada baris yang bermasalah. Jangan langsung memperbaiki, supaya polanya terlihat lebih dulu.",
          ],
          list: [
            "Kosong: deskripsi tidak pernah diisi sejak website dibuat.",
            "Kembar: dua halaman atau lebih memakai judul yang sama persis.",
            "Umum: hanya tertulis “Layanan”, “Produk”, atau “Kontak”.",
            "Basi: menyebut promo, alamat, atau cabang yang sudah tidak ada.",
            "Sesak: lima kata kunci dijajarkan dengan koma.",
          ],
        },
        {
          heading: "Kerjakan menurut nilainya",
          paragraphs: [
            "Mulailah dari halaman yang mendatangkan uang. Bagi bengkel motor, itu halaman servis berkala dan ganti ban, bukan halaman sejarah perusahaan. Selesaikan lima halaman teratas dengan sungguh-sungguh, baru kemudian yang lain dengan pola yang lebih sederhana.",
            "Tulis dua usulan untuk setiap halaman, diamkan semalam, lalu pilih keesokan paginya. Setelah semalam, kalimat yang terdengar seperti brosur lebih mudah dikenali.",
            "Untuk katalog berisi ratusan barang, minta pengembang membuat pola otomatis dari data produk: nama, ukuran atau bahan, lalu nama toko. Pola yang rapi lebih baik daripada ratusan judul yang ditulis terburu-buru.",
          ],
        },
        {
          heading: "Simpan catatan lama",
          paragraphs: [
            "Biarkan kolom judul sebelumnya di lembar kerja beserta tanggal penggantian. Sebulan atau dua bulan kemudian, bandingkan jumlah klik tiap halaman dengan masa sebelumnya, sambil mengingat bahwa musim ikut berpengaruh. Ada kalanya judul lama ternyata lebih baik; karena tersimpan, Anda tinggal mengembalikannya.",
            "Setelah itu, jadikan pengisian judul bagian dari kebiasaan. Siapa pun yang menerbitkan halaman baru mengisi dua kolom ini sebelum menekan tombol terbit, sama wajarnya dengan menulis alamat pada amplop.",
          ],
        },
      ],
    },
  ],
};
