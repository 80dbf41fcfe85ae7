import type { Topic } from "../topic";

export const topic: Topic = {
  id: "apa-itu-landing-page",
  category: "Pembuatan Website",
  subject: "landing page",
  keywords: [
    "apa itu landing page",
    "pengertian landing page",
    "contoh landing page",
    "perbedaan landing page dan website",
    "halaman promosi",
    "halaman pendaftaran",
  ],
  asks: [
    "apa itu landing page",
    "perbedaan landing page dan website",
    "pengertian landing page",
    "contoh landing page",
  ],
  angles: [
    {
      title: "Apa Itu Landing Page dan Apa Bedanya dengan Website Biasa?",
      summary:
        "Landing page adalah satu halaman dengan satu tujuan. Kenali ciri, jenis, bagian, dan bedanya dengan website biasa sebelum Anda memesan salah satunya.",
      opening: [
        "Poster kelas membatik ditempel di papan pengumuman kampus, lengkap dengan kode QR. Mahasiswa memindainya dan sampai di satu halaman: tanggal kelas, isi kelas, foto karya peserta, dan tombol daftar. Tidak ada menu, tidak ada sejarah sanggar. Halaman itulah yang disebut landing page.",
        "Secara harfiah, landing page berarti halaman tempat orang mendarat. Dalam percakapan tentang pemasaran, artinya lebih sempit: halaman yang dibuat untuk satu kelompok orang, dengan satu tawaran, dan satu hal yang diharapkan mereka lakukan sebelum pergi. Orang yang datang ke sana sudah tahu sedikit tentang tawarannya. Tugas halaman tinggal melengkapi keterangan dan mempermudah langkah berikutnya.",
      ],
      sections: [
        {
          heading: "Perbedaan landing page dan website biasa",
          paragraphs: [
            "Keduanya sama-sama dibuka di browser, dan landing page bisa saja berada di dalam sebuah website. Yang membedakan adalah tugasnya.",
          ],
          table: {
            head: ["Hal", "Landing page", "Website biasa"],
            rows: [
              ["Jumlah halaman", "Satu", "Beberapa sampai banyak"],
              [
                "Tujuan",
                "Satu tindakan, misalnya mendaftar",
                "Mengenalkan usaha dan menjawab beragam pertanyaan",
              ],
              ["Menu", "Sedikit atau tidak ada", "Lengkap"],
              [
                "Pengunjung datang dari",
                "Iklan, kode QR, email, unggahan",
                "Pencarian Google, rekomendasi, kartu nama",
              ],
              ["Masa pakai", "Sepanjang satu tawaran", "Selama usaha berjalan"],
              [
                "Yang dihitung",
                "Berapa orang melakukan tindakan itu",
                "Kunjungan, pertanyaan, dan penjualan dari banyak sumber",
              ],
            ],
          },
        },
        {
          heading: "Jenis yang sering dipakai usaha kecil",
          paragraphs: [
            "Bentuknya mengikuti tindakan yang diminta. Memilih jenis yang keliru membuat halaman terasa terlalu panjang atau terlalu mendesak.",
          ],
          parts: [
            {
              heading: "Halaman pengumpul kontak",
              paragraphs: [
                "Orang meninggalkan nama dan nomor untuk dihubungi. Jasa renovasi dapur memakainya karena harga tidak mungkin disebut sebelum ruangannya diukur.",
              ],
            },
            {
              heading: "Halaman penjualan satu barang",
              paragraphs: [
                "Tombolnya langsung menuju pemesanan. Cocok untuk barang yang mudah dipahami, seperti paket kue kering menjelang hari raya.",
              ],
            },
            {
              heading: "Halaman pendaftaran acara",
              paragraphs: [
                "Isinya berpusat pada waktu, tempat, dan siapa yang sebaiknya hadir. Setelah acara lewat, halaman diganti dengan kabar tentang jadwal berikutnya, jangan dibiarkan menerima pendaftar.",
              ],
            },
          ],
        },
        {
          heading: "Bagian yang hampir selalu diperlukan",
          paragraphs: [
            "Susunannya boleh berbeda, tetapi pengunjung akan mencari beberapa hal ini. Periksa apakah halaman Anda memilikinya, entah dengan judul apa pun.",
          ],
          list: [
            "Satu kalimat yang menyebut tawaran dan untuk siapa.",
            "Gambar barang, tempat, atau hasil yang sebenarnya.",
            "Penjelasan apa yang didapat pembeli dan apa yang tidak.",
            "Alasan untuk percaya, misalnya ulasan yang bisa ditelusuri.",
            "Jawaban atas keberatan yang biasa muncul.",
            "Satu tombol dengan kata yang jelas.",
          ],
        },
        {
          heading: "Contoh perjalanan satu orang",
          paragraphs: [
            "Pemilik kos di Malang sedang mencari tukang pasang kanopi. Ia melihat iklan bergambar kanopi baja di layar ponselnya, lengkap dengan tulisan tentang survei ke lokasi. Ia menekan iklan itu dan tiba di halaman yang memajang gambar serupa. Di bawahnya ada penjelasan bahan, foto tiga pekerjaan di rumah biasa, dan keterangan kecamatan yang dilayani.",
            "Ia punya satu keraguan: apakah survei harus dibayar? Jawabannya tertulis tepat di bawah tombol. Ia mengisi nama, nomor, dan kecamatan, lalu menutup ponselnya. Seluruh kunjungan itu singkat karena setiap bagian halaman meneruskan bagian sebelumnya. Seandainya iklan mengantarnya ke halaman depan berisi sejarah bengkel las, ia mungkin sudah kembali menggulir layar sebelum menemukan kata kanopi.",
          ],
        },
        {
          heading: "Salah paham tentang landing page",
          paragraphs: [
            "Banyak orang mengira halaman depan website otomatis menjadi landing page. Halaman depan melayani semua orang sekaligus: calon pembeli, pelamar kerja, pemasok. Jika iklan tentang jahit jas mengantar orang ke sana, mereka harus mencari jalan sendiri menuju jas.",
            "Ada pula anggapan bahwa landing page harus panjang dan berwarna-warni. Panjangnya cukup sampai keraguan terjawab. Untuk servis pompa air, dua layar ponsel sudah memadai. Untuk perjalanan umrah, orang membaca jauh lebih lama karena uang dan waktunya lebih besar.",
            "Salah paham terakhir: halaman bagus mendatangkan pengunjung sendiri. Landing page menyambut, sedangkan yang mengundang adalah iklan, poster, atau unggahan Anda. Siapkan keduanya bersamaan, dengan gambar dan kata yang sama.",
          ],
        },
        {
          heading: "Apakah usaha Anda membutuhkannya?",
          paragraphs: [
            "Ajukan satu pertanyaan: adakah tawaran tertentu yang ingin Anda dorong kepada orang tertentu dalam waktu dekat? Bila ada, halaman tersendiri membuat hasilnya dapat dihitung. Bila yang Anda perlukan adalah tempat untuk dikenal dan diperiksa orang, dahulukan website yang menjelaskan usaha secara utuh. Boleh juga keduanya bertahap: website lebih dulu sebagai tempat yang tetap, lalu halaman khusus setiap kali ada musim ramai.",
            "Kami mengerjakan keduanya, dan [daftar layanan](/services) membedakannya dengan jelas. Kalau ingin melihat dulu seperti apa halaman yang berfokus pada satu tujuan, bandingkan beberapa contoh di [portofolio kami](/portfolio) dengan website profil di sebelahnya.",
          ],
        },
      ],
    },
  ],
};
