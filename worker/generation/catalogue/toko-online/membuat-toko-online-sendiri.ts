import type { Topic } from "../topic";

export const topic: Topic = {
  id: "membuat-toko-online-sendiri",
  category: "Toko Online",
  subject: "pembuatan toko online sendiri",
  keywords: [
    "membuat toko online",
    "cara membuat toko online",
    "bikin toko online",
    "memulai toko online",
    "jualan online",
    "buka toko online",
  ],
  asks: [
    "cara membuat toko online",
    "cara membuat toko online sendiri",
    "langkah membuat toko online",
    "bikin toko online dari nol",
    "membuat website toko online sendiri",
  ],
  angles: [
    {
      title: "Cara Membuat Toko Online Sendiri: Langkah dari Nol",
      summary:
        "Urutan membuat toko online dari nol: memilih barang pertama, menyiapkan foto dan harga, memasang pembayaran serta pengiriman, lalu mencoba sendiri.",
      opening: [
        "Rak di ruang tamu penuh stoples sambal. Pesanan datang lewat chat, alamat ditulis di buku, dan ongkos kirim dicari satu per satu. Suatu malam dua orang memesan stoples terakhir bersamaan, dan keduanya sudah membayar. Saat itulah pemiliknya mulai mengetik di Google: cara membuat toko online.",
        "Jawaban yang muncul biasanya langsung membicarakan tampilan. Padahal toko yang tertib lahir dari keputusan yang lebih membosankan: barang mana yang dijual dulu, siapa yang mengemas, dan bagaimana uang kembali bila barang habis. Urutan di bawah ini menempatkan keputusan itu di depan.",
      ],
      sections: [
        {
          heading: "Delapan langkah dari meja dapur sampai tayang",
          paragraphs: [
            "Kerjakan berurutan. Setiap langkah menghasilkan bahan untuk langkah sesudahnya, jadi melompat biasanya berarti mengulang.",
          ],
          steps: [
            "Pilih barang yang stoknya pasti dan sudah pernah dibeli orang asing, bukan hanya keluarga.",
            "Timbang dan ukur setiap barang dalam keadaan terbungkus, lalu catat di lembar kerja.",
            "Hitung harga yang sudah menampung kemasan, potongan pembayaran, dan kemungkinan retur.",
            "Ambil foto dengan latar yang sama: tampak depan, tampak dekat, dan saat dipakai.",
            "Tulis keterangan yang menjawab pertanyaan dari chat, termasuk ukuran dan cara menyimpan.",
            "Tentukan cara bayar, wilayah kirim, hari kirim, dan aturan penukaran.",
            "Bangun tokonya, masukkan barang tadi, lalu pasang domain.",
            "Beli sendiri dari ponsel orang lain, sampai paketnya diterima.",
          ],
        },
        {
          heading: "Pilih jalannya: tiga cara membangun",
          paragraphs: [
            "Tidak semua orang harus menulis kode, dan tidak semua orang harus membayar agensi. Pertimbangkan waktu yang Anda punya sebelum membandingkan fitur. Usaha yang masih mencari barang andalan sebaiknya memilih jalan yang mudah ditinggalkan.",
          ],
          table: {
            head: ["Cara", "Kelebihan", "Yang Anda tanggung"],
            rows: [
              [
                "Layanan toko siap pakai",
                "Bisa mulai dalam hitungan hari",
                "Biaya langganan dan bentuk yang terbatas",
              ],
              [
                "Memasang perangkat lunak sendiri",
                "Leluasa mengatur segala hal",
                "Belajar, memperbarui, dan menjaga keamanan",
              ],
              [
                "Dibuatkan orang lain",
                "Tenaga Anda tetap di barang dan pelanggan",
                "Biaya di depan serta kebutuhan menulis arahan yang jelas",
              ],
            ],
          },
        },
        {
          heading: "Sedikit barang, tetapi lengkap",
          paragraphs: [
            "Toko dengan sepuluh barang yang fotonya jelas dan stoknya benar terlihat lebih hidup daripada seratus barang dengan tulisan habis di mana-mana. Pengrajin lampu di Jepara dapat memulai dari tiga model, masing-masing dengan dua ukuran. Model lain boleh menyusul setelah alur kemasnya terbiasa.",
            "Barang yang dibuat sesuai pesanan pun bisa masuk, asalkan waktu pengerjaannya ditulis di dekat tombol beli. Orang rela menunggu bila diberi tahu sebelum membayar. Mereka kesal ketika mengetahuinya sesudah itu. Untuk barang yang ukurannya bermacam-macam, tampilkan hanya pilihan yang sanggup dibuat sekarang, dan sembunyikan sisanya sampai bahannya tersedia.",
          ],
        },
        {
          heading: "Uang masuk, barang keluar",
          paragraphs: [
            "Dua arus ini harus bertemu di satu nomor pesanan. Siapkan masing-masing sebelum toko dibuka.",
          ],
          parts: [
            {
              heading: "Pembayaran",
              paragraphs: [
                "Mulailah dengan cara yang sudah dipakai pembeli Anda, misalnya kode QR dan transfer. Daftarkan usaha ke penyedia pembayaran jauh hari, karena dokumennya diperiksa dulu. Tanyakan kapan uang cair pada akhir pekan.",
              ],
            },
            {
              heading: "Pengiriman",
              paragraphs: [
                "Pilih kurir yang titik serahnya dekat dan sanggup membawa jenis barang Anda. Stoples kaca menuntut kemasan berbeda dari kaus. Coba kirim satu paket ke saudara di pulau lain, lalu mintalah foto keadaannya saat tiba.",
              ],
            },
            {
              heading: "Barang kembali",
              paragraphs: [
                "Tulis kapan barang boleh ditukar, siapa yang menanggung ongkosnya, dan bukti apa yang diperlukan. Dua paragraf pendek sudah cukup asalkan admin benar-benar menjalankannya.",
              ],
            },
          ],
        },
        {
          heading: "Uji dengan pembeli pura-pura",
          paragraphs: [
            "Ajak tiga orang yang belum pernah melihat tokonya. Beri mereka tugas, duduk di sebelahnya, dan catat tanpa membantu.",
          ],
          list: [
            "Temukan barang tertentu tanpa diberi tahu kategorinya.",
            "Hitung biaya sampai di rumah sebelum mengisi data apa pun.",
            "Bayar, lalu tunjukkan di mana status pesanan dapat dilihat.",
            "Tanyakan sesuatu kepada admin dari halaman barang.",
            "Batalkan pesanan dan perhatikan kabar yang diterima.",
          ],
        },
        {
          heading: "Hari pertama dan sesudahnya",
          paragraphs: [
            "Umumkan kepada pelanggan lama lebih dahulu. Mereka mau memaklumi kekeliruan kecil dan biasanya senang dimintai pendapat. Setelah sepekan tanpa pesanan yang tersesat, barulah ajak orang baru. Jangan menutup jalur chat pada hari yang sama. Sebagian orang tetap ingin memesan lewat sana, dan tugas Anda hanyalah mencatat pesanan mereka di sistem yang sama supaya stoknya ikut berkurang.",
            "Sediakan waktu tetap untuk memperbarui stok, sebab angka yang keliru adalah sumber kekecewaan yang sama dengan buku catatan lama. Kalau bagian teknisnya ingin Anda serahkan, kami membangun toko online milik sendiri dengan keranjang dan pembayaran; cakupannya ada di [halaman layanan](/services), sedangkan kisaran biayanya tercantum dalam [daftar harga](/pricing). Daftar barang, ukuran, dan foto tadi tetap terpakai, siapa pun yang mengerjakannya.",
          ],
        },
      ],
    },
  ],
};
