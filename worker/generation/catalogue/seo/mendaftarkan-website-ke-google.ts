import type { Topic } from "../topic";

export const topic: Topic = {
  id: "mendaftarkan-website-ke-google",
  category: "SEO",
  subject: "pendaftaran website ke Google",
  keywords: [
    "mendaftarkan website ke google",
    "daftar website ke google",
    "website tidak muncul di google",
    "google search console",
    "sitemap",
    "indeks google",
    "verifikasi domain",
  ],
  asks: [
    "cara mendaftarkan website ke google",
    "daftar website di google",
    "cara agar website muncul di google",
    "cara submit sitemap",
    "cara indeks website di google",
    "verifikasi google search console",
  ],
  angles: [
    {
      title: "Cara Mendaftarkan Website ke Google lewat Search Console",
      summary:
        "Langkah mendaftarkan website baru ke Google: membuktikan kepemilikan, mengirim peta situs, meminta pengindeksan, dan memahami mengapa tetap perlu waktu.",
      opening: [
        "Website rumah makan Padang itu sudah tayang seminggu. Pemiliknya mengetik nama rumah makannya di Google dan yang keluar hanyalah akun media sosial serta ulasan orang. Ia mengira pembuat websitenya lupa mendaftar ke suatu tempat, seperti mendaftar ke buku telepon.",
        "Google sebenarnya dapat menemukan website tanpa didaftarkan, asalkan ada halaman lain yang menautkannya. Namun menunggu tanpa kabar itu melelahkan. Dengan Search Console, alat gratis dari Google, Anda memberi tahu bahwa website sudah ada sekaligus mendapat laporan bila ada yang menghalanginya.",
      ],
      sections: [
        {
          heading: "Sebelum mendaftar, pastikan pintunya terbuka",
          paragraphs: [
            "Website yang masih dibangun biasanya sengaja ditutup bagi mesin pencari. Penutupnya kadang lupa dibuka ketika website tayang, dan pendaftaran secermat apa pun tidak akan menolong. Mintalah pembuatnya memeriksa hal-hal ini, lalu menjawab satu per satu.",
          ],
          list: [
            "Tidak ada perintah noindex pada halaman yang ingin ditemukan.",
            "Berkas robots.txt tidak melarang seluruh website.",
            "Website terbuka dengan https tanpa peringatan.",
            "Halaman bisa dilihat tanpa kata sandi percobaan.",
            "Alamat dengan www dan tanpa www berakhir di tempat yang sama.",
          ],
        },
        {
          heading: "Langkah mendaftarkannya",
          paragraphs: [
            "Gunakan akun Google milik usaha, jangan akun pribadi pegawai atau vendor. Akun itu akan memegang riwayat website Anda bertahun-tahun.",
          ],
          steps: [
            "Masuk ke Google Search Console dan tambahkan properti baru.",
            "Pilih jenis domain bila Anda dapat mengubah DNS; pilih awalan URL bila tidak.",
            "Buktikan kepemilikan dengan memasang catatan atau kode yang diberikan Google.",
            "Setelah terverifikasi, buka menu peta situs dan masukkan alamat berkas sitemap.",
            "Tempelkan alamat beranda pada kotak pemeriksaan URL, lalu minta pengindeksan.",
            "Ulangi permintaan itu untuk beberapa halaman utama saja.",
            "Undang pembuat website sebagai pengguna, supaya pemiliknya tetap Anda.",
          ],
        },
        {
          heading: "Memilih cara membuktikan kepemilikan",
          paragraphs: [
            "Google perlu yakin bahwa Anda berhak atas website itu. Ada beberapa cara, dan pilihannya bergantung pada apa yang dapat Anda sentuh.",
          ],
          table: {
            head: ["Cara", "Yang Anda perlukan", "Catatan"],
            rows: [
              ["Catatan DNS", "Akses ke pengaturan domain", "Mencakup semua alamat di bawah domain"],
              ["Berkas HTML", "Akses mengunggah ke hosting", "Berkasnya jangan dihapus sesudah berhasil"],
              ["Tag di halaman", "Akses mengubah kepala halaman", "Bisa hilang ketika tema diganti"],
              [
                "Google Analytics",
                "Akun dengan hak yang sesuai",
                "Hanya bila alat itu memang sudah dipasang",
              ],
            ],
          },
        },
        {
          heading: "Apa gunanya peta situs",
          paragraphs: [
            "Peta situs, atau sitemap, adalah daftar alamat halaman yang Anda anggap layak ditemukan. Banyak sistem membuatnya sendiri dan memperbaruinya ketika ada halaman baru. Mengirimkannya tidak menaikkan posisi; gunanya supaya Google tidak melewatkan halaman yang jarang ditautkan.",
            "Setelah dikirim, buka laporannya. Bila jumlah alamat di sana jauh lebih banyak daripada halaman yang Anda kenal, mungkin ada halaman sampah yang ikut terdaftar, misalnya halaman contoh bawaan tema. Bersihkan dulu sebelum mengeluh tentang halaman lain.",
          ],
        },
        {
          heading: "Berapa lama harus menunggu?",
          paragraphs: [
            "Google tidak menjanjikan waktu, dan tidak semua halaman akan disimpan. Website baru tanpa satu pun tautan dari luar biasanya menunggu lebih lama daripada website yang disebut di halaman mitra. Tombol minta pengindeksan boleh dipakai sekali setelah perubahan besar. Menekannya setiap pagi tidak mempercepat apa-apa.",
            "Sambil menunggu, beri Google alasan untuk datang. Cantumkan alamat website di profil media sosial, di profil usaha Google, dan di halaman pemasok yang memuat nama Anda. Tautan-tautan itu juga berguna bagi manusia, sehingga pekerjaannya tidak sia-sia. Setelah beberapa pekan, ketik kata site diikuti titik dua dan nama domain Anda di Google untuk melihat gambaran kasar halaman yang sudah tersimpan.",
          ],
        },
        {
          heading: "Terdaftar belum berarti dipilih",
          paragraphs: [
            "Muncul ketika nama usaha diketik adalah tahap pertama. Muncul ketika orang mencari layanan Anda adalah pekerjaan berikutnya, dan itu bergantung pada isi halaman. Rumah makan tadi akan ditemukan dengan kata rendang kiriman hanya jika ada halaman yang menerangkan rendang kirimannya, lengkap dengan kota tujuan dan daya simpannya.",
            "Halaman kosong yang terindeks tidak membawa siapa-siapa. Karena itu, sesudah pendaftaran beres, pakailah waktu Anda untuk melengkapi dua atau tiga halaman yang dekat dengan penjualan. Kalau hasil pemeriksaan Search Console terasa membingungkan, sampaikan pesannya kepada kami lewat [halaman kontak](/contact); perbaikan teknisnya termasuk dalam [layanan SEO](/services).",
          ],
        },
        {
          heading: "Waspada pada tawaran pendaftaran berbayar",
          paragraphs: [
            "Tidak lama setelah website tayang, biasanya datang email yang menawarkan pendaftaran ke ratusan mesin pencari. Abaikan saja. Mendaftar ke Google tidak dipungut biaya, dan mesin pencari lain yang dipakai orang pun menyediakan alat serupa. Jika seseorang meminta kata sandi akun Google Anda untuk mendaftarkan website, hentikan percakapannya; yang diperlukan hanyalah undangan sebagai pengguna.",
          ],
        },
      ],
    },
  ],
};
