import type { Topic } from "../topic";

export const topic: Topic = {
  id: "ulasan-pembeli",
  category: "Toko Online",
  subject: "ulasan pembeli",
  keywords: ["ulasan", "review", "testimoni", "rating", "bintang", "komentar", "reputasi"],
  asks: [
    "ulasan pembeli",
    "minta ulasan pelanggan",
    "menjawab ulasan buruk",
    "membalas review negatif",
    "bintang satu",
    "testimoni pembeli",
  ],
  angles: [
    {
      title: "Mengumpulkan Ulasan Pembeli yang Jujur dan Berguna",
      summary:
        "Cara meminta ulasan tanpa memaksa: waktu yang tepat, pertanyaan yang memancing cerita, foto pemakaian, dan penataan ulasan di halaman toko agar membantu memutuskan.",
      opening: [
        "“Barang bagus, pengiriman cepat, recommended seller.” Kalimat itu menyenangkan hati penjual, tetapi hampir tidak menolong pembeli berikutnya. Orang yang sedang menimbang rak buku ingin tahu apakah papannya melengkung setelah diisi penuh, bukan apakah adminnya ramah.",
        "Ulasan yang berguna jarang datang dengan sendirinya. Ia muncul karena penjual bertanya pada saat yang tepat, dengan pertanyaan yang tepat, lalu bersedia menampilkan jawabannya apa adanya.",
      ],
      sections: [
        {
          heading: "Tunggu sampai barangnya sempat dipakai",
          paragraphs: [
            "Permintaan yang dikirim pada hari paket tiba hanya menghasilkan komentar tentang kardus. Sesuaikan jedanya dengan barang: sambal cukup tiga hari, krim wajah beberapa minggu, rak buku sebulan. Satu pesan pendek yang menyebut nama barang sudah memadai. Bila tidak dibalas, kirim sekali lagi lalu berhenti.",
            "Sertakan tautan yang langsung membuka formulir ulasan. Setiap langkah masuk akun mengurangi jumlah orang yang bersedia bercerita.",
          ],
        },
        {
          heading: "Ajukan pertanyaan yang memancing cerita",
          paragraphs: [
            "Kotak kosong membuat orang bingung. Gantilah dengan dua pertanyaan ringan, pilih yang sesuai dengan dagangan Anda.",
          ],
          list: [
            "Barang ini Anda pakai untuk apa, dan di mana?",
            "Apa yang sempat membuat ragu sebelum membeli?",
            "Adakah yang berbeda dari bayangan Anda?",
            "Untuk siapa barang ini kurang cocok?",
            "Berapa tinggi badan dan ukuran yang dipilih, bila berkenan?",
          ],
        },
        {
          heading: "Jangan membeli pujian",
          paragraphs: [
            "Potongan harga untuk ulasan bintang lima merusak kepercayaan dan dapat melanggar aturan tempat Anda berjualan. Bila ingin berterima kasih, berikan hal yang sama kepada semua pengulas apa pun isinya, dan sebutkan bahwa ada imbalan. Menulis ulasan sendiri atau meminta karyawan melakukannya lebih buruk lagi. Gaya bahasa yang seragam mudah dikenali, dan sekali ketahuan, ulasan asli ikut diragukan.",
            "Untuk toko yang masih sepi, lebih baik menampilkan tiga cerita nyata dengan izin daripada tiga puluh kalimat karangan. Anda juga boleh mengutip percakapan WhatsApp, asalkan pemiliknya setuju dan nama belakangnya disamarkan. Sebutkan tempat asal kutipannya.",
          ],
        },
        {
          heading: "Tata agar pembaca cepat menemukan yang mirip dirinya",
          paragraphs: [
            "Tampilkan sebaran bintang, lalu beri penyaring sederhana: ada foto, ukuran tertentu, atau pemakaian tertentu. Sematkan ulasan yang lengkap di atas, termasuk satu yang kritis tetapi adil. Kehadirannya justru membuat pujian lain terdengar wajar. Foto dari rumah pembeli sering lebih meyakinkan daripada foto studio, sebab memperlihatkan ukuran dan warna dalam cahaya biasa; mintalah izin sebelum memakainya untuk iklan. Tandai pula ulasan mana yang berasal dari pembelian di toko Anda.",
            "Sebulan sekali, bacalah semua ulasan baru bersama orang yang menulis deskripsi produk. Keluhan yang berulang tentang warna berarti fotonya perlu diambil ulang, sedangkan kejutan yang menyenangkan layak dipindahkan ke kalimat pembuka.",
          ],
        },
      ],
    },
    {
      title: "Menjawab Ulasan Buruk tanpa Membela Diri Berlebihan",
      summary:
        "Panduan membalas ulasan bintang satu: menenangkan diri, memeriksa fakta, menyusun balasan untuk pembaca lain, dan mengubah keluhan menjadi perbaikan kerja.",
      opening: [
        "Bintang satu muncul saat sarapan: “Penipu! Barang tidak sesuai!!!” Jantung berdebar, jari sudah mengetik pembelaan. Padahal orang yang paling penting dalam percakapan itu bukan si penulis ulasan, melainkan ratusan calon pembeli yang diam-diam membaca bagaimana Anda bersikap.",
        "Balasan yang baik tidak harus memenangkan perdebatan. Tugasnya menunjukkan bahwa ada manusia yang bertanggung jawab di balik toko, bahkan pada hari yang tidak menyenangkan.",
      ],
      sections: [
        {
          heading: "Beri jeda, lalu periksa kejadiannya",
          paragraphs: [
            "Tunggu setidaknya satu jam. Selama itu, cari nomor pesanan, riwayat obrolan, foto sebelum kirim, dan catatan kurir. Tanyakan kepada petugas kemas tanpa nada menuduh. Sering kali keduanya benar: warna memang sesuai keterangan, tetapi foto di halaman terlalu terang sehingga pembeli wajar membayangkan yang lain.",
            "Catat apa yang Anda ketahui dan apa yang masih dugaan. Balasan yang dibangun di atas dugaan kerap harus ditarik kembali. Mintalah rekan lain membacanya sebelum dikirim.",
          ],
        },
        {
          heading: "Susunan balasan empat kalimat",
          paragraphs: [
            "Balasan panjang terbaca seperti sidang. Empat kalimat berikut biasanya cukup, lalu lanjutkan secara pribadi.",
          ],
          list: [
            "Sapa dengan nama dan akui kekecewaannya tanpa kata “tetapi”.",
            "Sebutkan satu fakta yang sudah Anda periksa.",
            "Terangkan apa yang Anda tawarkan sekarang, lengkap dengan batas waktunya.",
            "Beri satu jalur pribadi, berikut nama orang yang menangani.",
          ],
        },
        {
          heading: "Contoh yang dapat Anda sesuaikan",
          paragraphs: [
            "“Bu Lestari, kami mengerti mengapa Ibu kecewa menerima taplak yang lebih gelap dari gambarnya. Kami sudah membandingkan, dan foto nomor dua memang terlalu terang; hari ini kami ganti. Taplak dapat ditukar atau dikembalikan tanpa ongkos sampai hari Jumat. Rina dari bagian layanan sudah mengirim pesan dan siap membantu.” Perhatikan bahwa balasan itu tidak menyalahkan layar ponsel siapa pun.",
            "Jangan pernah menyebut alamat, nomor telepon, atau isi obrolan pribadi di ruang terbuka, sekalipun Anda merasa difitnah.",
          ],
        },
        {
          heading: "Bila ulasannya keliru atau tidak jujur",
          paragraphs: [
            "Ada kalanya pengulas tidak pernah membeli dari Anda, atau meminta uang agar ulasannya dihapus. Simpan buktinya dan laporkan lewat jalur resmi platform. Sambil menunggu, cukup tulis satu balasan tenang: Anda tidak menemukan pesanannya dan ingin membantu bila ia bersedia mengirim nomornya. Pembaca yang teliti akan menarik kesimpulannya sendiri. Anda tidak perlu mengejarnya.",
            "Sesudah badai reda, kumpulkan ulasan buruk selama tiga bulan dan kelompokkan menurut sebab. Bila separuhnya tentang kemasan, tidak ada balasan sehalus apa pun yang menggantikan bubble wrap. Umumkan perbaikannya di tempat yang sama, supaya orang yang dulu kecewa tahu bahwa suaranya mengubah sesuatu. Beberapa di antara mereka akan kembali, dan pelanggan seperti itu biasanya bertahan lama.",
          ],
        },
      ],
    },
  ],
};
