import type { Topic } from "../topic";

export const topic: Topic = {
  id: "aplikasi-pesan-untuk-usaha",
  category: "Media Sosial",
  subject: "aplikasi pesan untuk usaha",
  keywords: ["whatsapp", "chat", "obrolan", "katalog", "label", "siaran", "broadcast"],
  asks: [
    "whatsapp bisnis",
    "whatsapp business untuk jualan",
    "broadcast whatsapp",
    "broadcast wa tanpa diblokir",
    "label whatsapp",
    "chat pelanggan menumpuk",
    "mengatur chat wa",
  ],
  angles: [
    {
      title: "Cara Menata WhatsApp Business agar Pesanan Tidak Terlewat",
      summary:
        "Pesanan yang masuk lewat obrolan mudah terselip. Susunan profil, label, balasan cepat, dan pembagian tugas ini membuatnya terlihat sampai selesai.",
      opening: [
        "Pesan masuk pukul sepuluh: “Kak, nasi kotaknya bisa buat Jumat?” Admin membaca sambil melayani tamu, berniat menjawab sebentar lagi, lalu tiga puluh percakapan lain menumpuk di atasnya. Jumat pagi si pemesan menelepon. Tidak ada yang mencatat.",
        "Aplikasi pesan dirancang untuk mengobrol, dan obrolan memang boleh terlupa. Pesanan tidak. Supaya keduanya bisa tinggal di layar yang sama, Anda memerlukan beberapa kebiasaan yang dijalankan semua orang yang memegang ponsel toko. Tidak satu pun memerlukan aplikasi tambahan.",
      ],
      sections: [
        {
          heading: "Nomor usaha berdiri sendiri",
          paragraphs: [
            "Pisahkan nomor toko dari nomor pribadi, walaupun pegawainya cuma satu. Isi profil bisnis sampai lengkap: alamat, jam layanan, tautan website, dan keterangan singkat tentang barang yang dijual. Kartunya didaftarkan oleh pemilik, bukan oleh admin yang mungkin pindah kerja tahun depan. Aktifkan verifikasi dua langkah, lalu letakkan PIN-nya di tempat yang hanya diketahui pemilik dan satu orang kepercayaan. Katalog di dalam aplikasi layak diisi juga, sekurang-kurangnya untuk lima barang yang paling sering diminta fotonya.",
          ],
        },
        {
          heading: "Label mengikuti perjalanan pesanan",
          paragraphs: [
            "Label bawaan aplikasi sering dipakai sesuka hati sehingga tak bermakna. Tentukan sedikit saja, dan beri nama menurut keadaan pesanan, sehingga siapa pun yang membuka ponsel langsung tahu apa tugas berikutnya. Untuk katering di Depok, susunannya dapat berbunyi begini.",
          ],
          list: [
            "Bertanya: belum memesan, perlu dijawab hari ini.",
            "Menunggu bayar: rincian sudah dikirim dan disetujui.",
            "Dikerjakan: uang muka masuk, tanggal sudah dicatat.",
            "Siap kirim: alamat dan penerima telah dikonfirmasi.",
            "Selesai: barang diterima, label lain dilepas.",
          ],
        },
        {
          heading: "Balasan cepat yang tetap terdengar manusia",
          paragraphs: [
            "Kumpulkan sepuluh pertanyaan tersering, lalu tulis jawabannya seperti Anda mengatakannya kepada tamu yang berdiri di depan meja. Sisakan ruang kosong untuk nama dan rincian; balasan yang ditempel utuh tanpa dibaca ulang mudah ketahuan. Jawaban tentang harga sebaiknya disertai satu pertanyaan balik, misalnya jumlah porsi atau tanggal acara, supaya percakapan bergerak.",
            "Pesan otomatis di luar jam kerja cukup dua kalimat: kapan admin kembali, dan apa yang boleh ditulis sekarang agar esok bisa langsung diproses. Jangan menjanjikan balasan secepatnya bila kenyataannya besok siang. Orang lebih mudah menerima jeda yang jelas daripada janji yang meleset.",
          ],
        },
        {
          heading: "Serah terima setiap pergantian jaga",
          paragraphs: [
            "Kalau ponsel dipegang bergantian, sisihkan lima menit saat berganti orang. Bacakan percakapan yang masih berlabel menunggu, sebutkan janji yang sudah terucap, dan pastikan pesanan yang disetujui telah dipindahkan ke buku atau lembar kerja. Percakapan bukan arsip; ponsel bisa hilang, dan pencarian di dalamnya melelahkan ketika yang Anda ingat hanya “ibu yang pesan tumpeng”.",
          ],
        },
      ],
    },
    {
      title: "Cara Broadcast WhatsApp tanpa Diblokir Pelanggan",
      summary:
        "Siaran lewat aplikasi pesan bisa mengundang pesanan ulang atau justru blokir. Bahas izin, isi, jarak kirim, dan cara berhenti yang mudah.",
      opening: [
        "Ponsel Anda bergetar saat makan malam. Toko cat yang pernah Anda kunjungi sekali, dua tahun lalu, mengirim brosur sepanjang tiga layar. Tanpa berpikir panjang Anda menekan blokir. Sekarang bertukar tempatlah: kapan terakhir kali toko Anda melakukan hal serupa kepada orang lain?",
        "Kotak pesan adalah ruang keluarga. Orang membiarkan penjual masuk selama tamunya sopan, singkat, dan membawa sesuatu yang memang ditunggu. Sekali kesan itu rusak, pintunya tertutup untuk pesanan yang sungguhan juga.",
      ],
      sections: [
        {
          heading: "Izin diminta dengan kata-kata",
          paragraphs: [
            "Pernah membeli tidak berarti mau dikabari setiap minggu. Bertanyalah ketika transaksi selesai: “Boleh kami kabari kalau stok kopi ini datang lagi?” Catat jawabannya beserta tanggal. Nomor dari grup warga, daftar hadir pameran, atau pemasok tidak masuk hitungan, betapa pun menggodanya. Daftar yang pendek tetapi rela menerima jauh lebih berharga, sekaligus memperkecil kemungkinan nomor usaha dilaporkan sebagai pengganggu. Tuliskan juga apa yang akan Anda kirim, sebab orang yang setuju dikabari soal kopi belum tentu mau menerima undangan bazar.",
          ],
        },
        {
          heading: "Kelompok kecil, isi yang tepat",
          paragraphs: [
            "Satu pesan untuk semua orang hampir pasti meleset bagi sebagian besar penerimanya. Pemilik kucing tidak memerlukan kabar makanan ikan. Bagilah daftar menurut hal yang benar-benar mengubah isi pesan, umpamanya jenis pembelian terakhir atau wilayah kirim, dan tulis seolah hanya untuk satu pelanggan yang Anda kenal.",
          ],
          list: [
            "Stok barang yang pernah ditanyakan sudah kembali.",
            "Jadwal perawatan berkala sudah dekat.",
            "Jam buka berubah menjelang libur panjang.",
            "Barang musiman mulai bisa dipesan dan kapan ditutup.",
          ],
        },
        {
          heading: "Pendek, bernama, mudah dihentikan",
          paragraphs: [
            "Buka dengan menyebut siapa Anda, sebab banyak orang tidak menyimpan nomor toko. Sampaikan satu kabar, satu gambar kecil, dan satu cara menanggapi. Di akhir, tulis kalimat jujur seperti “Balas STOP bila tidak ingin dikabari lagi”. Ketika seseorang membalasnya, keluarkan ia hari itu juga tanpa bertanya alasannya. Menghormati penolakan adalah iklan yang tidak kelihatan.",
            "Kirimlah pada jam orang wajar menerima tamu. Menjelang tidur, saat ibadah, atau subuh di hari Minggu bukan waktunya, sepenting apa pun diskonnya. Sore hari kerja biasanya lebih ramah, asalkan ada orang yang siap membalas saat itu juga.",
          ],
        },
        {
          heading: "Jarak antarsiaran ditentukan kabar",
          paragraphs: [
            "Jangan membuat jadwal siaran yang harus diisi; buatlah syarat yang harus dipenuhi. Bila tidak ada sesuatu yang membantu penerima mengambil keputusan, minggu itu Anda diam. Catat setiap kiriman dalam tabel kecil: kelompok, isi, jumlah balasan, pesanan, dan orang yang minta berhenti. Kalau yang berhenti lebih banyak daripada yang bertanya, masalahnya ada pada isi atau daftar, dan mengirim lebih sering hanya mempercepat kehilangannya.",
          ],
        },
      ],
    },
  ],
};
