import type { Topic } from "../topic";

export const topic: Topic = {
  id: "website-down",
  category: "Perawatan Website",
  subject: "penanganan gangguan website",
  keywords: [
    "website down",
    "website tidak bisa dibuka",
    "website mati",
    "situs tidak bisa diakses",
    "error 500",
    "server down",
    "website error",
  ],
  asks: [
    "website down harus bagaimana",
    "website tidak bisa dibuka",
    "kenapa website tidak bisa dibuka",
    "website saya mati",
    "cara mengatasi website down",
  ],
  angles: [
    {
      title: "Website Down: Apa yang Harus Dilakukan Lebih Dulu?",
      summary:
        "Website tiba-tiba tidak bisa dibuka? Urutan memeriksa, membaca pesan kesalahan, mengabari pelanggan, dan menghubungi pihak yang tepat tanpa panik.",
      opening: [
        "Pukul setengah sembilan pagi, tiga pelanggan bertanya hal yang sama: kok websitenya tidak bisa dibuka? Pemilik toko perlengkapan selam di Makassar mencoba dari ponselnya. Halaman putih. Ia menelepon pembuat website, penyedia hosting, dan keponakannya sekaligus. Tiga orang mengubah tiga hal pada saat bersamaan.",
        "Sejam kemudian tidak ada yang tahu mana yang sebetulnya rusak. Website mati memang menegangkan, tetapi hampir selalu ada urutan yang menghemat waktu: pastikan, catat, kabari, baru perbaiki. Simpan tulisan ini di ponsel, karena saat dibutuhkan Anda mungkin tidak dapat membuka komputer kantor.",
      ],
      sections: [
        {
          heading: "Sepuluh menit pertama",
          paragraphs: [
            "Tugas Anda sekarang adalah mengumpulkan keterangan. Jangan dulu menekan tombol apa pun di panel hosting.",
          ],
          steps: [
            "Buka website dari jaringan seluler, lalu dari Wi-Fi. Kalau hanya satu yang gagal, masalahnya di jaringan itu.",
            "Minta satu orang di kota lain mencobanya.",
            "Buka halaman selain beranda, termasuk halaman masuk pengelola.",
            "Ambil tangkapan layar pesan kesalahannya, lengkap dengan jamnya.",
            "Kirim email ke alamat domain Anda untuk melihat apakah email ikut mati.",
            "Lihat halaman status atau media sosial penyedia hosting.",
            "Tanyakan kepada tim siapa yang terakhir mengubah sesuatu.",
          ],
        },
        {
          heading: "Membaca pesan yang muncul",
          paragraphs: [
            "Setiap pesan mempersempit dugaan. Anda tidak perlu memperbaikinya sendiri, cukup tahu siapa yang harus dihubungi.",
          ],
          table: {
            head: ["Yang terlihat", "Dugaan", "Hubungi"],
            rows: [
              ["Alamat tidak ditemukan", "Masa domain habis atau DNS berubah", "Registrar"],
              ["Halaman berisi iklan atau parkir", "Domain tidak diperpanjang", "Registrar, segera"],
              ["Waktu tunggu habis", "Server tidak menjawab", "Penyedia hosting"],
              [
                "Kesalahan server di seluruh halaman",
                "Program atau pembaruan bermasalah",
                "Pembuat atau perawat website",
              ],
              ["Akun ditangguhkan", "Tagihan atau pelanggaran batas pemakaian", "Penyedia hosting"],
              ["Peringatan sertifikat", "Masa sertifikat habis", "Penyedia hosting"],
              [
                "Tampilan asing atau berpindah ke situs lain",
                "Kemungkinan diretas",
                "Orang teknis, jangan diutak-atik",
              ],
            ],
          },
        },
        {
          heading: "Kabari pelanggan sebelum mereka bertanya",
          paragraphs: [
            "Satu kalimat di status WhatsApp dan media sosial sudah menjawab banyak pertanyaan: website sedang terganggu, pesanan tetap dilayani lewat chat, kabar berikutnya pukul sekian. Tepati jam itu walaupun kabarnya hanya bahwa perbaikan masih berjalan.",
            "Jangan menebak sebab di depan umum. Menulis “diserang peretas” lalu ternyata lupa membayar domain adalah cerita yang akan diulang orang. Hentikan pula iklan yang sedang berjalan, karena setiap kliknya tetap dibayar. Lanjutkan lagi setelah pemesanan terbukti berjalan.",
          ],
        },
        {
          heading: "Menghubungi pihak yang tepat, satu per satu",
          paragraphs: [
            "Pilih satu orang sebagai penghubung. Kirim laporan tertulis melalui jalur bantuan resmi, dengan isi yang membuat penerimanya bisa langsung bekerja.",
          ],
          list: [
            "Nama domain dan nama akun pelanggan.",
            "Sejak jam berapa gangguan diketahui.",
            "Pesan kesalahan dan gambar layarnya.",
            "Apakah seluruh website, sebagian halaman, atau email juga terdampak.",
            "Perubahan terakhir yang Anda ketahui.",
            "Satu nomor yang dapat dihubungi sepanjang hari.",
          ],
        },
        {
          heading: "Yang sebaiknya tidak dilakukan",
          paragraphs: [
            "Memulihkan cadangan tanpa tahu sebabnya dapat menghapus pesanan yang masuk setelah cadangan dibuat. Menghapus plugin secara acak menghilangkan jejak. Mengubah DNS ketika server sedang lambat menambah satu masalah baru yang butuh waktu untuk hilang.",
            "Waspadai juga pesan dari orang asing yang menawarkan perbaikan kilat dengan meminta kata sandi. Gangguan yang terlihat umum sering dimanfaatkan. Kata sandi hanya diberikan kepada orang yang memang Anda hubungi, lewat akun tersendiri yang kelak bisa dicabut.",
          ],
        },
        {
          heading: "Setelah website hidup kembali",
          paragraphs: [
            "Lega boleh, selesai belum. Ada dua pekerjaan yang menentukan apakah kejadian ini berulang.",
          ],
          parts: [
            {
              heading: "Periksa yang tidak kelihatan",
              paragraphs: [
                "Coba memesan sampai selesai, kirim formulir, cek email, dan bandingkan pesanan di website dengan uang yang masuk selama gangguan. Hubungi orang yang transaksinya menggantung sebelum mereka menghubungi Anda.",
              ],
            },
            {
              heading: "Tulis ceritanya",
              paragraphs: [
                "Satu halaman sudah cukup: kapan mulai, siapa yang melihat pertama, apa sebabnya, apa yang memperbaiki, dan apa yang akan dicegah. Simpan bersama kontak penyedia. Gangguan berikutnya akan terasa jauh lebih pendek.",
              ],
            },
          ],
        },
        {
          heading: "Persiapan untuk kejadian berikutnya",
          paragraphs: [
            "Buat kartu darurat berisi nama registrar, penyedia hosting, nomor bantuan, cara masuk, dan orang yang berwenang membayar. Simpan salinannya di luar email perusahaan, sebab email itu bisa ikut mati. Pasang pemantau sederhana supaya Anda mendengar kabar dari mesin, sebelum pelanggan mengeluh. Latih penggunaannya sekali, pada hari yang tenang.",
            "Website yang kami rawat dipantau keamanannya dan dicadangkan sebagai bagian dari [layanan maintenance](/services). Kalau website Anda sedang mati sekarang dan tidak ada yang bisa dihubungi, kirim tangkapan layar serta nama hosting lewat [halaman kontak](/contact); sebutkan juga sejak kapan gangguannya.",
          ],
        },
      ],
    },
  ],
};
