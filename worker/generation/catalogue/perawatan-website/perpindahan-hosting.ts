import type { Topic } from "../topic";

export const topic: Topic = {
  id: "perpindahan-hosting",
  category: "Perawatan Website",
  subject: "perpindahan hosting",
  keywords: ["hosting", "pindah", "migrasi", "server", "dns", "domain"],
  asks: [
    "pindah hosting",
    "cara pindah hosting",
    "migrasi hosting",
    "migrasi server website",
    "pindah hosting tanpa down",
    "kapan harus pindah hosting",
  ],
  angles: [
    {
      title: "Cara Pindah Hosting tanpa Kehilangan Pesanan dan Email",
      summary:
        "Menyalin berkas jarang menggagalkan perpindahan hosting; hal yang terlupa, sering. Susun urutan dari inventaris sampai masa jaga sesudahnya.",
      opening: [
        "Menyalin website dari satu server ke server lain dapat selesai dalam hitungan jam. Lalu mengapa perpindahan sering berakhir kacau? Karena yang pindah ternyata lebih dari website: ada email karyawan, formulir, tugas terjadwal, dan catatan DNS yang tidak seorang pun ingat pembuatnya.",
        "Perlakukan perpindahan seperti memindahkan toko. Truknya gampang disewa. Pekerjaan sesungguhnya ada pada daftar barang, pemberitahuan kepada pelanggan, dan satu orang yang masih berjaga di alamat lama. Siapkan ketiganya sebelum truk dipesan.",
      ],
      sections: [
        {
          heading: "Daftar barang bawaan",
          paragraphs: [
            "Sebelum membeli apa pun, catat segala yang hidup di hosting lama. Bagian ini yang paling layak dikerjakan pelan-pelan.",
          ],
          list: [
            "Website utama, subdomain, dan halaman kampanye lama.",
            "Kotak email, nama alias, serta penerusannya.",
            "Basis data dan folder unggahan yang besar.",
            "Tugas terjadwal, misalnya pengingat pembayaran.",
            "Seluruh catatan DNS, termasuk verifikasi layanan luar.",
            "Pengalihan alamat dan aturan khusus di server.",
          ],
        },
        {
          heading: "Bangun di seberang, uji diam-diam",
          paragraphs: [
            "Siapkan website di tempat baru tanpa mengubah domain. Penyedia umumnya menyediakan alamat sementara, atau orang teknis dapat mengarahkan komputernya sendiri ke server baru. Uji pemesanan sampai email konfirmasinya tiba. Bandingkan sepuluh halaman berdampingan, cermati gambar serta tanda baca, dan pastikan mesin pencari tidak merayapi salinan percobaan itu.",
            "Toko obat herbal di Sukoharjo yang ramai setiap awal bulan tentu tidak memilih tanggal satu untuk pindah. Carilah hari tersepi Anda, dengan orang teknis yang masih segar, bukan Jumat malam.",
          ],
        },
        {
          heading: "Saat arah domain diubah",
          paragraphs: [
            "Beberapa hari sebelumnya, mintalah nilai TTL pada catatan DNS diturunkan agar perubahan lebih cepat dikenali. Pada waktunya, hentikan penerimaan pesanan di tempat lama atau pasang keterangan perawatan, salin data paling akhir, kemudian ubah arah. Selama masa peralihan sebagian pengunjung masih mendarat di server lama. Tanpa penghentian tadi, pesanan mereka tersimpan di basis data yang akan Anda tinggalkan.",
            "Periksa sertifikat HTTPS segera setelah domain mengarah ke tempat baru. Email diuji ke dua arah, dari dalam dan dari luar perusahaan, berikut lampirannya. Baru setelah itu pesanan dibuka kembali.",
          ],
        },
        {
          heading: "Jangan lekas memutus yang lama",
          paragraphs: [
            "Biarkan hosting lama menyala beberapa minggu sebagai tempat bertanya. Ada saja berkas yang tertinggal atau email yang masih menyasar. Selama itu, pantau jumlah pesanan, pesan formulir, dan halaman yang tidak ditemukan, lalu bandingkan dengan pekan biasa.",
            "Sesudah tenang, ambil cadangan terakhir dari tempat lama, simpan di luar kedua penyedia, dan barulah akhiri langganannya. Catat juga letak semua hal di hosting baru. Orang yang memindahkannya berikutnya, mungkin Anda sendiri, akan sangat berterima kasih.",
          ],
        },
      ],
    },
    {
      title: "Perlukah Pindah Hosting? Memeriksa Gejala Sebelum Berkemas",
      summary:
        "Website lambat belum tentu salah hosting. Kenali gejala yang memang berasal dari server, tanyakan hal yang tepat, dan timbang biaya berpindah.",
      opening: [
        "Setiap kali website tersendat, hosting menjadi tersangka pertama. Wajar, sebab namanya tercantum di tagihan. Tetapi pindah rumah tidak menyembuhkan perabot yang terlalu berat; foto raksasa dan plugin yang bertumpuk akan ikut naik truk dan tetap lambat di alamat baru.",
        "Sebelum berkemas, sisihkan beberapa hari untuk mencari tahu apa yang sebenarnya rusak. Pemeriksaan ini murah dan hasilnya tetap terpakai, apa pun keputusan Anda.",
      ],
      sections: [
        {
          heading: "Gejala yang memang menunjuk ke server",
          paragraphs: [
            "Tidak semua keluhan membuktikan kesalahan hosting. Keadaan berikut lebih kuat, terutama bila terjadi berulang dan dicatat waktunya.",
          ],
          list: [
            "Halaman paling ringan pun lama memberi jawaban pertama.",
            "Website melambat pada jam tertentu, padahal pengunjung Anda sedikit.",
            "Muncul pesan batas sumber daya tercapai pada hari biasa.",
            "Cadangan tidak dapat diunduh sendiri atau tidak pernah ada.",
            "Versi perangkat lunak server tertinggal tanpa rencana pembaruan.",
            "Tiket bantuan dijawab berhari-hari dengan kalimat salinan.",
          ],
        },
        {
          heading: "Coba obat yang lebih ringan",
          paragraphs: [
            "Mintalah orang teknis mengukur satu halaman sederhana, satu halaman berat, dan waktu jawab server secara terpisah. Bila halaman sederhana cepat sedangkan yang berat lambat, masalahnya tinggal di halaman. Perkecil gambar, kurangi skrip pihak ketiga, aktifkan penyimpanan sementara. Sering pula cukup menaikkan paket pada penyedia yang sama, yang jauh lebih tenang daripada pindah.",
            "Bicarakan juga dengan penyedia sekarang. Kirim catatan waktu gangguan, bukan luapan kesal, dan lihat mutu jawabannya. Jawaban itu sendiri sudah setengah dari keputusan.",
          ],
        },
        {
          heading: "Pertanyaan untuk calon rumah baru",
          paragraphs: [
            "Brosur hosting mirip satu sama lain. Perbedaannya terlihat pada pertanyaan yang tidak ada di brosur: bagaimana cara keluar dari sini, siapa yang menjawab pada hari libur, apa yang terjadi bila kuota terlampaui, di mana cadangan disimpan. Ajukan sebelum membayar, lewat saluran bantuan yang kelak akan Anda gunakan. Catat lamanya menunggu. Bila calon pembeli saja diabaikan, pelanggan lama sulit berharap lebih.",
            "Cari paket bulanan untuk beberapa bulan pertama. Potongan besar bagi kontrak panjang menarik, tetapi mengikat Anda pada tempat yang belum dikenal.",
          ],
        },
        {
          heading: "Menimbang dengan jujur",
          paragraphs: [
            "Perpindahan memakan jam kerja, mengandung risiko, dan menunda pekerjaan lain. Di seberangnya, bertahan di tempat yang buruk menggerogoti pesanan setiap hari. Usaha katering di Balikpapan yang menerima pesanan kantor setiap pagi pasti menghitung gangguan sejam secara berbeda dari blog pribadi.",
            "Tuliskan kedua sisi itu dalam satu halaman, lalu tetapkan syarat: bila gejala yang sama terulang sekian kali dalam sebulan, kita pindah. Dengan syarat tertulis, keputusan tidak lagi lahir dari kekesalan sesaat setelah website mati pada jam makan siang.",
          ],
        },
      ],
    },
  ],
};
