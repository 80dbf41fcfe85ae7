import type { Topic } from "../topic";

export const topic: Topic = {
  id: "link-whatsapp-di-website",
  category: "Desain & UX",
  subject: "link WhatsApp di website",
  keywords: [
    "link whatsapp",
    "link wa",
    "tombol whatsapp",
    "wa me",
    "membuat link wa",
    "whatsapp di website",
    "chat whatsapp",
  ],
  asks: [
    "cara membuat link whatsapp",
    "cara membuat link wa",
    "link whatsapp di website",
    "cara pasang tombol whatsapp di website",
    "link wa dengan pesan otomatis",
  ],
  angles: [
    {
      title: "Cara Membuat Link WhatsApp di Website Lengkap dengan Pesannya",
      summary:
        "Langkah membuat link WhatsApp yang langsung membuka percakapan, menulis pesan pembuka yang berguna, dan menempatkan tombolnya tanpa mengganggu pembaca.",
      opening: [
        "Di halaman kontak sebuah toko cat tertulis nomor WhatsApp dalam bentuk gambar. Orang harus mengingatnya, keluar dari browser, menyimpan kontak baru, lalu mengetik pesan dari nol. Sebagian menyerah pada langkah menyimpan, dan toko itu tidak pernah tahu.",
        "Link WhatsApp memotong semua langkah tersebut. Sekali ditekan, percakapan dengan nomor Anda terbuka, bahkan dengan kalimat pembuka yang sudah terisi. Membuatnya gratis dan tidak memerlukan aplikasi tambahan, asalkan bentuk nomornya benar.",
      ],
      sections: [
        {
          heading: "Langkah membuatnya",
          paragraphs: [
            "Pemakai WhatsApp Business dapat mengambil link pendek dari pengaturan aplikasinya. Cara di bawah ini berlaku untuk nomor apa pun, cukup dengan browser dan catatan.",
          ],
          steps: [
            "Tulis nomor dalam format internasional: kode negara lebih dulu, tanpa tanda tambah, tanpa nol di depan, tanpa spasi dan tanda hubung.",
            "Ketik https://wa.me/ lalu letakkan nomor itu di belakangnya tanpa jeda.",
            "Tulis kalimat pembuka yang ingin muncul di kotak pesan pelanggan.",
            "Ubah kalimat itu ke bentuk yang aman untuk alamat web; alat penyandi URL di internet mengerjakannya untuk spasi dan tanda baca.",
            "Tambahkan ?text= di belakang nomor, lalu tempelkan kalimat yang sudah diubah.",
            "Buka link dari dua ponsel berbeda dan satu komputer, kemudian kirim pesannya sungguhan.",
          ],
        },
        {
          heading: "Kesalahan nomor yang sering membuat link mati",
          paragraphs: [
            "Bila WhatsApp menampilkan pemberitahuan bahwa nomor tidak terdaftar, periksa daftar ini sebelum menyalahkan aplikasi.",
          ],
          list: [
            "Nol di depan nomor masih ikut setelah kode negara.",
            "Tanda tambah, kurung, atau strip ikut tersalin dari kartu nama.",
            "Nomor yang ditulis adalah nomor telepon kantor yang tidak punya WhatsApp.",
            "Ada spasi yang menempel di ujung link karena hasil salin tempel.",
            "Nomor lama masih tertinggal di halaman lain setelah ganti kartu.",
          ],
        },
        {
          heading: "Menulis pesan pembuka yang menolong kedua pihak",
          paragraphs: [
            "Pesan yang terisi sendiri sebaiknya memberi tahu admin dari halaman mana orang itu datang. Kalimatnya ditulis sebagai suara pelanggan, pendek, dan mudah diubah. Jangan menitipkan kode yang terlihat seperti mesin, karena orang akan menghapusnya.",
          ],
          table: {
            head: ["Halaman", "Pesan yang terlalu umum", "Pesan yang menolong"],
            rows: [
              ["Cat tembok", "Halo admin", "Halo, saya mau bertanya tentang cat tembok luar."],
              ["Jasa pengecatan", "Info dong", "Halo, saya ingin minta survei pengecatan rumah di …"],
              [
                "Pesanan grosir",
                "Tanya harga",
                "Halo, saya perlu harga untuk pembelian banyak, untuk proyek …",
              ],
              ["Keluhan", "Permisi", "Halo, saya ingin menyampaikan kendala pesanan atas nama …"],
            ],
          },
        },
        {
          heading: "Menempatkan tombolnya",
          paragraphs: [
            "Link yang benar masih bisa gagal karena letaknya. Pikirkan kapan orang siap bertanya.",
          ],
          parts: [
            {
              heading: "Di dekat keputusan",
              paragraphs: [
                "Taruh setelah harga, setelah contoh pekerjaan, atau di samping pilihan ukuran. Pada titik itulah muncul pertanyaan yang ingin segera dijawab.",
              ],
            },
            {
              heading: "Tombol melayang di pojok",
              paragraphs: [
                "Praktis, tetapi sering menutupi tombol lain di layar kecil. Pastikan ia tidak menimpa tombol beli, pemberitahuan cookie, atau teks di ujung halaman. Ukurannya cukup sebesar jempol.",
              ],
            },
            {
              heading: "Di komputer",
              paragraphs: [
                "Orang kantor membuka link di layar besar, lalu diarahkan ke WhatsApp versi web. Tidak semua orang sudah masuk di sana. Tampilkan juga nomornya sebagai teks supaya bisa disalin ke ponsel.",
              ],
            },
          ],
        },
        {
          heading: "Tulis apa yang terjadi setelah ditekan",
          paragraphs: [
            "Satu baris di bawah tombol dapat menghilangkan keraguan: siapa yang membalas dan kapan. Toko cat yang tutup Minggu sebaiknya mengatakannya di situ, jangan menunggu pelanggan kesal pada hari Senin. Pakai kalimat biasa, misalnya bahwa pesan dibalas oleh bagian toko selama jam buka.",
            "Samakan janji itu dengan pesan otomatis di aplikasi. Kalau website menyebut sore dan balasan otomatis menyebut besok, pelanggan tidak tahu mana yang harus dipegang. Tinjau keduanya setiap kali jam buka berubah, terutama menjelang libur panjang.",
          ],
        },
        {
          heading: "Menghitung manfaatnya",
          paragraphs: [
            "Ketukan pada tombol dapat dicatat sebagai peristiwa di alat penghitung kunjungan. Mintalah pembuat website memberi nama berbeda untuk setiap halaman. Ingat bahwa ketukan belum tentu menjadi pesan; sebagian orang membuka percakapan lalu mengurungkan niat. Karena itu, cocokkan dengan jumlah percakapan baru di ponsel admin.",
            "Bila ketukannya banyak tetapi pesannya sedikit, kalimat pembukanya mungkin membuat orang ragu, atau aplikasinya tidak terbuka di perangkat tertentu. Coba sendiri dari ponsel lama sebelum menyimpulkan. Catatan sebulan biasanya sudah cukup untuk melihat halaman mana yang pantas diberi tombol lebih menonjol.",
          ],
        },
        {
          heading: "Jangan jadikan satu-satunya jalur",
          paragraphs: [
            "Sebagian calon pelanggan tidak ingin nomornya diketahui sejak awal, dan sebagian lagi bertanya atas nama kantor yang mewajibkan email. Sediakan formulir pendek sebagai pendamping. Kami memakai susunan seperti itu di [halaman kontak](/contact): ada WhatsApp, email, dan formulir. Website yang kami buat juga dihubungkan ke WhatsApp dan peta bila Anda membutuhkannya, sebagaimana tercantum pada [layanan company profile](/services).",
          ],
        },
      ],
    },
  ],
};
