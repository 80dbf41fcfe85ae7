import type { Topic } from "../topic";

export const topic: Topic = {
  id: "halaman-wilayah-layanan",
  category: "SEO",
  subject: "halaman wilayah layanan",
  keywords: ["wilayah", "kota", "lokal", "cabang", "area", "daerah"],
  asks: [
    "halaman per kota",
    "halaman kota",
    "website untuk banyak cabang",
    "halaman area layanan",
    "muncul di pencarian kota",
  ],
  angles: [
    {
      title: "Cara Membuat Landing Page per Kota tanpa Duplikat Konten",
      summary:
        "Halaman wilayah berguna bila isinya benar-benar berbeda. Bahan apa saja yang membuatnya layak dibaca, dari medan pekerjaan sampai foto di lokasi.",
      opening: [
        "“Jasa sedot WC Bekasi”, “Jasa sedot WC Cikarang”, “Jasa sedot WC Tambun”. Tiga halaman, satu isi, hanya nama kotanya yang diganti. Pembaca yang membuka dua di antaranya langsung tahu bahwa ia sedang dilayani mesin fotokopi.",
        "Mesin pencari pun tidak menyukainya. Google secara terbuka memperingatkan soal halaman yang dibuat hanya untuk menangkap berbagai nama kota lalu menggiring semua orang ke tempat yang sama. Halaman wilayah tetap boleh, asal ada alasan untuk membacanya. Alasan itu harus datang dari pekerjaan Anda di sana, bukan dari daftar nama daerah.",
      ],
      sections: [
        {
          heading: "Apa yang berbeda di lapangan?",
          paragraphs: [
            "Tanyakan kepada teknisi atau kurir Anda, bukan kepada penulis. Di perumahan lama, pipa mungkin sudah berkarat. Di apartemen, pekerjaan harus lewat izin pengelola dan dibatasi jamnya. Di daerah dengan air sadah, pemanas air lebih cepat berkerak. Di daerah yang tegangan listriknya naik turun, pelanggan bertanya soal stabilizer sebelum soal biaya. Catat jawabannya apa adanya, lengkap dengan keluhan soal jalan sempit dan satpam yang ketat.",
            "Perbedaan seperti itu adalah isi. Satu paragraf tentang kondisi setempat lebih meyakinkan daripada nama kota yang diulang dua puluh kali. Pembaca yang tinggal di sana akan mengenali rumahnya sendiri dan menyimpulkan bahwa tim Anda memang pernah datang.",
          ],
        },
        {
          heading: "Bahan yang hanya Anda miliki",
          paragraphs: [
            "Sebelum menulis, kumpulkan bahan untuk setiap wilayah. Bila kolomnya kosong semua, tunda dulu halamannya.",
          ],
          list: [
            "kecamatan atau kompleks yang benar-benar pernah didatangi tim",
            "perkiraan waktu tiba dari bengkel atau gudang terdekat",
            "foto pekerjaan di wilayah tersebut, dengan izin pemilik tempat",
            "pertanyaan khas pelanggan setempat",
            "nama anggota tim yang bertugas di sana",
          ],
        },
        {
          heading: "Susunan yang tidak terasa dicetak",
          paragraphs: [
            "Jangan memakai kerangka yang sama persis. Halaman untuk pusat kota bisa dibuka dengan soal parkir dan akses lift barang, sedangkan halaman untuk kawasan industri dibuka dengan jadwal di luar jam produksi. Biarkan masalah pelanggan menentukan urutannya. Pembaca setempat mengenalinya dalam sekali pandang.",
            "Bagian yang memang sama, seperti cara pembayaran dan garansi, cukup diringkas lalu ditautkan ke halaman utama. Dengan begitu setiap halaman wilayah tetap pendek, jujur, dan mudah dirawat. Judulnya pun boleh berbeda gaya, selama nama wilayah dan layanan tetap terbaca.",
          ],
        },
        {
          heading: "Mulai dari tiga, bukan tiga puluh",
          paragraphs: [
            "Pilih tiga wilayah dengan pesanan terbanyak dan kerjakan sampai Anda bangga memperlihatkannya kepada pelanggan. Amati selama beberapa bulan: adakah telepon yang menyebut halaman itu, adakah pencarian nama wilayah yang mulai membawa kunjungan?",
            "Kalau ada, tambahkan satu per satu. Kalau tidak, perbaiki yang sudah ada sebelum menambah jumlah. Tiga puluh halaman tipis akan membebani Anda setiap kali nomor telepon atau jam layanan berubah, dan cepat atau lambat ada yang lupa diperbarui.",
          ],
        },
      ],
    },
    {
      title: "Kapan Usaha Anda Perlu Halaman Wilayah dan Kapan Tidak",
      summary:
        "Tidak setiap usaha yang melayani banyak kota membutuhkan halaman untuk setiap kota. Empat keadaan yang membantu Anda memutuskan dengan tenang.",
      opening: [
        "Pertanyaan ini muncul di hampir setiap rapat perencanaan: perlukah kita membuat halaman untuk tiap kota? Jawaban singkatnya, tergantung dari mana pelanggan membeli dan apa yang berubah ketika alamat mereka berubah.",
        "Halaman tambahan selalu punya ongkos. Ia harus ditulis, diperiksa, diterjemahkan bila perlu, lalu dirawat bertahun-tahun. Maka sebelum membuka lembar kosong, pastikan dulu keadaan usaha Anda. Sering kali jawabannya ada di buku pesanan, bukan di alat pencari kata kunci.",
      ],
      sections: [
        {
          heading: "Jika Anda punya cabang yang bisa didatangi",
          paragraphs: [
            "Ini keadaan yang paling jelas. Setiap cabang layak mendapat halaman sendiri karena alamat, jam buka, nomor telepon, fasilitas, dan orangnya memang berlainan. Pasien yang hendak ke klinik cabang Cimahi tidak ingin menggulir daftar sembilan cabang hanya untuk mengetahui apakah ada dokter mata pada hari Sabtu.",
            "Lengkapi dengan petunjuk parkir dan patokan jalan. Dua baris tentang “masuk dari sisi minimarket” sering lebih menolong daripada peta. Sebutkan pula layanan yang hanya ada di cabang itu, supaya orang tidak datang dengan harapan yang keliru. Tambahkan foto tampak depan, karena orang yang baru pertama datang mencari warna bangunan dan papan nama. Tugaskan kepala cabang untuk memeriksa isinya, sebab ia yang pertama menerima keluhan bila jam buka keliru.",
          ],
        },
        {
          heading: "Jika tim Anda mendatangi pelanggan",
          paragraphs: [
            "Tukang taman, servis AC, dan guru les privat termasuk golongan ini. Halaman wilayah masuk akal apabila jawabannya “ya” untuk sebagian besar hal berikut:",
          ],
          list: [
            "Waktu tunggu atau ongkos kunjungan berbeda antarwilayah.",
            "Ada cukup pekerjaan di sana untuk diceritakan.",
            "Orang memang menyebut nama wilayah ketika mencari jasa Anda.",
            "Anda sanggup datang secara rutin, bukan sesekali.",
            "Pesaing setempat belum menjelaskan hal ini dengan baik.",
          ],
        },
        {
          heading: "Jika barang dikirim ke mana saja",
          paragraphs: [
            "Toko kopi biji yang mengirim ke seluruh Indonesia hampir tidak pernah memerlukannya. Kopi yang tiba di Medan sama dengan yang tiba di Makassar. Yang dibutuhkan pembeli adalah satu halaman pengiriman yang jelas: kota asal, lama perjalanan, cara pengemasan, dan apa yang terjadi bila paket rusak.",
            "Pengecualiannya pengiriman sehari sampai untuk kue atau bunga. Di situ jarak menentukan kesegaran, sehingga daftar wilayah antar menjadi informasi penting. Tulis nama kelurahannya, bukan sekadar “Jabodetabek”, supaya pembeli tidak perlu bertanya dulu lewat pesan.",
          ],
        },
        {
          heading: "Jika Anda baru ingin masuk ke kota lain",
          paragraphs: [
            "Keinginan berekspansi bukan alasan untuk mengaku hadir. Halaman yang menyiratkan kantor di Surabaya padahal hanya ada nomor telepon akan mengecewakan orang pada panggilan pertama.",
            "Lebih baik terbitkan satu halaman jujur berisi rencana layanan di kota tersebut dan cara mendaftar minat. Dari jumlah pendaftar, Anda mendapat gambaran permintaan sebelum menyewa tempat. Halaman itu nanti tumbuh menjadi halaman cabang sungguhan ketika waktunya tiba.",
          ],
        },
      ],
    },
  ],
};
