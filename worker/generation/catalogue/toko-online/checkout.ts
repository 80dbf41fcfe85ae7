import type { Topic } from "../topic";

export const topic: Topic = {
  id: "checkout",
  category: "Toko Online",
  subject: "proses checkout",
  keywords: ["checkout", "keranjang", "ditinggalkan", "pesanan", "alamat", "pembeli", "tamu", "akun"],
  asks: [
    "keranjang ditinggalkan",
    "kenapa pembeli meninggalkan keranjang",
    "mengapa pembeli batal checkout",
    "pembeli tidak jadi bayar",
    "checkout toko online",
    "proses checkout di hp",
  ],
  angles: [
    {
      title: "Kenapa Pembeli Meninggalkan Keranjang Belanja Toko Online",
      summary:
        "Menelusuri sebab keranjang belanja ditinggalkan: biaya yang mengejutkan, pendaftaran akun, keraguan terakhir, serta cara mengingatkan pembeli tanpa mengganggu.",
      opening: [
        "Pemilik toko perlengkapan bayi melihat sesuatu yang membuatnya gemas: setiap hari ada orang yang memasukkan tiga atau empat barang ke keranjang, sampai ke halaman pembayaran, lalu lenyap. Barangnya bagus, harganya bersaing. Apa yang terjadi di tikungan terakhir itu?",
        "Tidak semua keranjang yang ditinggalkan adalah kegagalan. Sebagian orang memakainya sebagai catatan belanja. Yang perlu dicari adalah mereka yang sebenarnya ingin membeli, tetapi tersandung oleh hal yang bisa Anda perbaiki.",
      ],
      sections: [
        {
          heading: "Ikuti jejak sampai titik berhentinya",
          paragraphs: [
            "Bagi proses belanja menjadi langkah: keranjang, data penerima, pengiriman, pembayaran. Alat statistik yang terpasang dengan benar akan menunjukkan di langkah mana jumlah orang menyusut paling tajam. Bila hilangnya sesudah ongkos kirim muncul, persoalannya berbeda dengan hilang setelah diminta membuat kata sandi.",
            "Lengkapi angka dengan percakapan. Telepon tiga pembeli yang sempat tertunda, lalu tanyakan apa yang membuat mereka berhenti sejenak. Jawabannya sering sederhana dan agak memalukan. Dengarkan tanpa membela rancangan toko.",
          ],
        },
        {
          heading: "Penyebab yang paling sering ditemukan",
          paragraphs: [
            "Cobalah membeli di toko Anda sendiri memakai ponsel orang lain. Perhatikan apakah satu dari gangguan berikut muncul.",
          ],
          list: [
            "Total belanja baru terlihat setelah alamat diisi lengkap.",
            "Kolom kode promo yang mencolok membuat orang pergi mencari kode.",
            "Akun wajib dibuat sebelum sempat membayar.",
            "Pesan galat hanya berbunyi “data tidak valid” tanpa menunjuk kolomnya.",
            "Metode bayar yang diharapkan tidak ada atau sedang terganggu.",
            "Isi keranjang hilang ketika halaman dimuat ulang.",
          ],
        },
        {
          heading: "Jawab keraguan di tempat ia muncul",
          paragraphs: [
            "Detik sebelum membayar adalah saat orang bertanya “kalau rusak bagaimana?” Letakkan jawaban singkat tepat di dekat tombol: perkiraan tiba, cara menukar, dan nomor yang dapat dihubungi. Jangan membuatnya pindah halaman untuk mencari. Tampilkan pula foto kecil barang beserta varian yang dipilih, supaya ia tidak perlu kembali hanya untuk memastikan warnanya. Logo keamanan yang berjejer tidak banyak menolong bila nama toko di halaman pembayaran ternyata berbeda dengan nama yang ia kenal; samakan, atau jelaskan siapa yang memproses pembayarannya.",
          ],
        },
        {
          heading: "Mengingatkan dengan sopan",
          paragraphs: [
            "Bila pembeli sudah memberikan kontak dan menyetujui dihubungi, satu pesan beberapa jam kemudian masih terasa wajar: sebutkan barangnya, tawarkan bantuan, sertakan tautan kembali ke keranjang. Pesan kedua boleh dikirim esok hari. Yang ketiga biasanya menjengkelkan.",
            "Tahan keinginan untuk langsung memberi potongan. Pelanggan cepat belajar bahwa meninggalkan keranjang mendatangkan hadiah. Lebih baik bertanya apakah ada yang membingungkan, kemudian memakai jawabannya untuk memperbaiki langkah yang bermasalah. Setelah satu gangguan dibereskan, bandingkan lagi penyusutan di titik itu selama beberapa minggu sebelum beralih ke gangguan berikutnya.",
          ],
        },
      ],
    },
    {
      title: "Checkout di HP: Cara Mempermudah Pembeli Toko Online",
      summary:
        "Merancang formulir checkout yang ringan di layar kecil: urutan isian, keyboard yang sesuai, alamat khas Indonesia, ringkasan biaya, dan pesan kesalahan yang menolong.",
      opening: [
        "Seseorang berbelanja sambil berdiri di kereta, satu tangan memegang gantungan, tangan lain memegang ponsel. Ibu jarinya harus mengetik nama jalan, RT, RW, kelurahan, sampai kode pos. Di situlah banyak niat membeli diuji, bukan pada halaman produk yang Anda poles berminggu-minggu.",
        "Checkout yang baik terasa seperti kasir cekatan: bertanya seperlunya, mengulang pesanan dengan jelas, lalu menyelesaikan urusan. Setiap ketukan yang dihapus adalah penghormatan terhadap waktu orang.",
      ],
      sections: [
        {
          heading: "Tanyakan hanya yang dipakai untuk mengirim",
          paragraphs: [
            "Daftarkan semua kolom, lalu tulis di sebelahnya siapa yang memakai data tersebut. Nama penerima dan telepon dipakai kurir. Email dipakai untuk bukti pesanan. Jenis kelamin tidak dipakai siapa-siapa. Hapus yang terakhir tanpa ragu. Nama depan dan belakang pun tidak perlu dipisah, sebab banyak orang Indonesia hanya memiliki satu nama.",
            "Izinkan pembelian tanpa akun. Tawaran membuat akun dapat muncul sesudah pembayaran, ketika datanya sudah terisi dan orang tinggal memilih kata sandi.",
          ],
        },
        {
          heading: "Alamat Indonesia punya tabiat sendiri",
          paragraphs: [
            "Biarkan pembeli mengetik kecamatan atau kode pos, kemudian pilih dari saran yang muncul, alih-alih menelusuri empat menu provinsi sampai kelurahan. Sediakan kolom patokan karena kurir lebih mudah menemukan “pagar hijau seberang musala” daripada nomor rumah yang tidak urut. Pisahkan catatan untuk kurir dari catatan untuk penjual; keduanya dibaca orang yang berlainan. Pelanggan yang kembali cukup memilih alamat tersimpan, lalu diberi kesempatan mengirim ke kantor atau ke rumah orang tua.",
          ],
        },
        {
          heading: "Rincian kecil yang terasa di ibu jari",
          paragraphs: [
            "Mintalah pembuat toko memeriksa butir-butir ini pada ponsel sungguhan, bukan pada jendela laptop yang dikecilkan.",
          ],
          list: [
            "Papan angka muncul otomatis ketika mengisi telepon atau kode pos.",
            "Pengisian otomatis dari ponsel berjalan untuk nama dan alamat.",
            "Label tetap terlihat saat orang mulai mengetik.",
            "Tombol lanjut tidak tertutup keyboard.",
            "Nomor ditulis bebas, baik diawali 08 maupun +62.",
          ],
        },
        {
          heading: "Kesalahan yang menolong, ringkasan yang menenangkan",
          paragraphs: [
            "Ketika ada yang keliru, geser layar ke kolomnya dan jelaskan cara membetulkan: “Nomor telepon kurang dua angka.” Jangan mengosongkan isian lain. Bila pembayaran gagal, pertahankan pesanan dan tawarkan metode kedua, sehingga pembeli tidak perlu memulai dari halaman depan.",
            "Sebelum tombol terakhir, tampilkan semuanya dalam satu layar: barang, jumlah, alamat, ongkos, total. Tulis pula apa yang terjadi sesudahnya, misalnya bukti pesanan dikirim lewat email dan paket diserahkan ke kurir besok siang. Uji seluruh langkah dengan jam tangan. Bila pembeli baru memerlukan lebih dari tiga menit, masih ada kolom yang dapat Anda kurangi. Ulangi pengujian setiap kali menambah metode bayar atau kurir, sebab pilihan baru sering menggeser letak tombol tanpa disadari.",
          ],
        },
      ],
    },
  ],
};
