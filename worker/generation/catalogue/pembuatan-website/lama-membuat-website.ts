import type { Topic } from "../topic";

export const topic: Topic = {
  id: "lama-membuat-website",
  category: "Pembuatan Website",
  subject: "jadwal pembuatan website",
  keywords: [
    "berapa lama membuat website",
    "lama pembuatan website",
    "lama",
    "durasi",
    "waktu pembuatan",
    "jadwal pembuatan",
    "tenggat",
  ],
  asks: [
    "berapa lama membuat website",
    "lama pembuatan website",
    "waktu pembuatan website",
    "berapa hari membuat website",
    "website selesai berapa lama",
  ],
  angles: [
    {
      title: "Berapa Lama Membuat Website? Ini yang Menentukan Waktunya",
      summary:
        "Lama membuat website lebih banyak ditentukan oleh bahan dan persetujuan daripada oleh pengetikan kode. Kenali tahapnya dan cara menjaga jadwalnya.",
      opening: [
        "“Website saya bisa jadi kapan?” Pertanyaan itu hampir selalu dijawab dengan rentang, dan rentangnya lebar. Pemilik studio yoga di Denpasar menganggap jawaban semacam itu mengelak, sampai ia sendiri memerlukan dua pekan hanya untuk memilih foto.",
        "Membangun halaman memang pekerjaan pembuat website. Namun sebagian besar kalender terpakai untuk menunggu: menunggu teks, menunggu foto, menunggu orang yang berhak berkata setuju. Waktu menunggu itulah yang dapat Anda persingkat tanpa membayar lebih.",
      ],
      sections: [
        {
          heading: "Tahap yang dilalui dan penyebab lambatnya",
          paragraphs: [
            "Nama tahapnya bisa berbeda di setiap pembuat. Urutannya kurang lebih sama, begitu juga titik macetnya.",
          ],
          table: {
            head: ["Tahap", "Hasilnya", "Yang sering memperlambat"],
            rows: [
              [
                "Percakapan awal",
                "Tujuan, daftar halaman, anggaran",
                "Belum ada kata sepakat di dalam perusahaan",
              ],
              [
                "Usulan dan sketsa",
                "Lingkup kerja tertulis dan susunan halaman",
                "Permintaan tambahan setelah usulan dihitung",
              ],
              ["Desain", "Tampilan beberapa halaman utama", "Masukan datang bergantian dari banyak orang"],
              [
                "Pengembangan",
                "Halaman yang bisa dibuka di ponsel dan komputer",
                "Teks dan foto belum lengkap",
              ],
              ["Pemeriksaan", "Daftar perbaikan terakhir", "Tidak ada orang yang ditunjuk untuk memeriksa"],
              ["Penayangan", "Website terbuka di domain Anda", "Akses domain dan email tidak ditemukan"],
            ],
          },
        },
        {
          heading: "Jenis website mengubah hitungannya",
          paragraphs: ["Jumlah halaman hanya satu ukuran. Isi dan integrasinya lebih menentukan."],
          parts: [
            {
              heading: "Beberapa halaman profil",
              paragraphs: [
                "Halaman utama, layanan, tentang, dan kontak termasuk pekerjaan yang singkat. Bila teks dan fotonya sudah tersedia pada hari pertama, waktu terbanyak jatuh pada memilih desain. Usahakan keputusan itu diambil dalam satu pertemuan.",
              ],
            },
            {
              heading: "Toko online",
              paragraphs: [
                "Setiap produk perlu foto, ukuran, berat, dan harga. Toko sepatu dengan puluhan model menghabiskan waktu di lembar data, jauh sebelum tombol keranjang dibicarakan. Mulailah dari barang yang laku saja. Pendaftaran layanan pembayaran pun punya antrean pemeriksaan sendiri.",
              ],
            },
            {
              heading: "Website yang terhubung ke sistem lain",
              paragraphs: [
                "Menyambungkan aplikasi kasir, stok, atau jadwal dokter bergantung pada pihak ketiga. Sediakan kelonggaran, karena jawaban mereka tidak berada di bawah kendali Anda maupun pembuat website.",
              ],
            },
          ],
        },
        {
          heading: "Yang bisa Anda siapkan sebelum hari pertama",
          paragraphs: [
            "Bahan yang datang lengkap memotong waktu lebih banyak daripada menambah orang. Kumpulkan hal-hal ini dalam satu folder bersama.",
          ],
          list: [
            "Logo dalam berkas aslinya, bukan tangkapan layar.",
            "Uraian setiap layanan dalam bahasa yang biasa Anda pakai kepada pelanggan.",
            "Foto tempat, tim, dan hasil kerja yang boleh ditampilkan.",
            "Alamat, jam buka, dan nomor yang benar-benar dijawab.",
            "Akses ke domain, email, dan media sosial yang sudah ada.",
            "Nama satu orang yang berhak menyetujui.",
          ],
        },
        {
          heading: "Menghitung mundur dari tanggal yang penting",
          paragraphs: [
            "Kalau website harus siap sebelum pameran atau pembukaan cabang, mulailah dari tanggal itu dan hitung ke belakang. Sisakan jeda untuk pemeriksaan, jangan menayangkan website pada malam sebelum acara. Kesalahan kecil seperti nomor telepon yang keliru baru terlihat setelah beberapa orang memakainya.",
            "Bila waktunya tetap sempit, kurangi isi dan jangan kurangi pemeriksaannya. Empat halaman yang benar bisa tayang lebih dulu, sedangkan galeri dan artikel menyusul bulan berikutnya. Sepakati pembagian itu secara tertulis supaya tahap kedua tidak terlupa. Halaman yang belum jadi pun jangan dipasang dengan tulisan “segera hadir”, karena pengunjung yang kecewa jarang kembali untuk memeriksanya.",
          ],
        },
        {
          heading: "Membaca janji waktu dengan jernih",
          paragraphs: [
            "Janji yang sangat singkat biasanya berarti templat yang diisi tanpa banyak percakapan. Itu sah untuk kebutuhan sederhana, asalkan Anda tahu apa yang diterima. Tanyakan kapan hitungan harinya dimulai: sejak tanda tangan, sejak bahan lengkap, atau sejak desain disetujui. Ketiganya menghasilkan tanggal selesai yang jauh berbeda.",
            "Di tempat kami, perkiraan waktu mengikuti paket dan tanggal pastinya ditulis di proposal. Lima tahap kerjanya tercantum di [halaman layanan](/services), termasuk saat Anda menilai desain awal. Kalau ada tanggal yang tidak bisa digeser, sebutkan dalam [pesan pertama](/contact) supaya kami dapat menjawab jujur, termasuk bila memang tidak terkejar.",
          ],
        },
        {
          heading: "Kalau jadwal mulai meleset",
          paragraphs: [
            "Cari tahu dulu siapa yang sedang ditunggu. Buat daftar pendek berisi hal yang belum selesai, nama pemegangnya, dan hari janjinya, lalu baca bersama seminggu sekali. Hindari mencari siapa yang bersalah, karena daftar seperti itu berhenti diisi begitu terasa seperti pengadilan. Sering kali seluruh pekerjaan tertahan oleh satu foto kepala cabang yang tidak kunjung dikirim. Pakai foto sementara, teruskan pekerjaan, dan ganti kemudian.",
            "Kalau yang ditunggu justru pembuatnya, mintalah tanggal baru disertai alasan dan sesuatu yang sudah bisa dilihat. Halaman setengah jadi yang dapat dibuka di ponsel lebih meyakinkan daripada laporan bahwa pekerjaan hampir selesai.",
          ],
        },
      ],
    },
  ],
};
