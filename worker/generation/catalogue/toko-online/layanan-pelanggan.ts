import type { Topic } from "../topic";

export const topic: Topic = {
  id: "layanan-pelanggan",
  category: "Toko Online",
  subject: "layanan pelanggan toko online",
  keywords: [
    "layanan pelanggan",
    "customer service",
    "komplain",
    "keluhan",
    "chat",
    "admin",
    "balasan",
    "faq",
  ],
  asks: [
    "menangani komplain pelanggan",
    "komplain toko online",
    "template chat admin",
    "contoh balasan chat pelanggan",
    "balas chat pelanggan",
    "customer service toko online",
    "contoh balasan komplain",
  ],
  angles: [
    {
      title: "Menangani Komplain Toko Online: dari Pesan Marah ke Solusi",
      summary:
        "Alur menangani komplain pembeli: menyambut, mengumpulkan fakta, menawarkan pilihan, memberi wewenang kepada admin, dan belajar dari catatan keluhan.",
      opening: [
        "Pesan masuk dengan huruf besar semua. Blender yang diterima mati total, dan acara arisan tinggal dua jam lagi. Admin toko yang masih baru membalas dengan templat: “Mohon sertakan video unboxing.” Lima menit kemudian percakapan itu sudah menjadi status WhatsApp.",
        "Komplain adalah pertemuan yang paling jujur antara toko dan pembeli. Barang yang rusak biasanya dimaafkan; rasa tidak dipedulikan jauh lebih lama diingat. Untungnya, kepedulian dapat disusun menjadi urutan kerja.",
      ],
      sections: [
        {
          heading: "Sambut orangnya sebelum memeriksa barangnya",
          paragraphs: [
            "Kalimat pertama menentukan suhu. Sebut namanya, ulangi masalahnya dengan kata-kata sendiri, dan katakan apa yang akan Anda lakukan dalam satu jam ke depan. “Bu Wati, blendernya mati dan Ibu memerlukannya siang ini. Saya cari jalan tercepat dan kembali sebelum pukul sebelas.” Bukti boleh diminta sesudah itu, lengkap dengan alasannya.",
            "Jangan mengutip aturan pada balasan pembuka. Benar sekalipun, aturan terdengar seperti pintu yang ditutup. Nada bicara pun perlu diperhatikan: hindari tanda seru, kurangi huruf kapital, dan jangan menyebut kata “prosedur” sebelum ada sesuatu yang Anda tawarkan.",
          ],
        },
        {
          heading: "Kumpulkan fakta dalam sekali tanya",
          paragraphs: [
            "Bolak-balik lima pesan untuk lima data menguras kesabaran. Kirim satu daftar pendek yang dapat dijawab sekaligus.",
          ],
          list: [
            "Nomor pesanan atau nama penerima.",
            "Apa yang terjadi, dan kapan pertama kali terlihat.",
            "Satu foto atau video seadanya.",
            "Apa yang sudah dicoba.",
            "Penyelesaian yang paling diharapkan: tukar, perbaikan, atau uang kembali.",
          ],
        },
        {
          heading: "Tawarkan dua pilihan, bukan satu vonis",
          paragraphs: [
            "Orang yang marah sedang kehilangan kendali atas rencananya. Dua pilihan mengembalikan sebagian kendali itu: barang pengganti dikirim hari ini dengan kurir instan, atau dana kembali penuh dan barang dijemput besok. Terangkan apa yang terjadi pada masing-masing, kemudian biarkan ia memilih. Biayanya kerap sama, tetapi rasanya berbeda jauh.",
            "Beri admin batas wewenang, misalnya boleh mengganti barang sampai nilai tertentu tanpa bertanya. Pembeli tidak perlu menunggu bos selesai rapat demi sebuah sendok takar.",
          ],
        },
        {
          heading: "Tutup kasus dengan catatan, bukan dengan lega",
          paragraphs: [
            "Dua hari setelah selesai, tanyakan apakah penggantinya berfungsi. Banyak pelanggan paling setia lahir dari pesan tindak lanjut yang tidak mereka sangka ini. Kemudian isi satu baris catatan: barang, sebab, penyelesaian, biaya, dan lama penanganan.",
            "Setiap akhir bulan, urutkan catatan menurut sebab. Tiga blender mati dari kiriman yang sama berarti pemasok harus dihubungi, bukan admin yang dilatih lagi. Sebab yang berasal dari halaman toko, seperti daya listrik yang tidak tercantum, diperbaiki hari itu juga. Bagikan satu keluhan yang berakhir baik kepada seluruh tim, sebab contoh nyata lebih mudah ditiru daripada pedoman.",
          ],
        },
      ],
    },
    {
      title: "Balasan Cepat yang Tetap Ramah: Menyusun Templat Chat Admin",
      summary:
        "Cara menyusun templat jawaban untuk admin toko online: memilih pertanyaan, menulis dengan suara toko, memberi ruang pribadi, serta menjaga isinya tetap benar.",
      opening: [
        "Dua admin di toko yang sama ditanya hal serupa pada hari yang sama. Yang satu menjawab barang dikirim besok, yang lain bilang tiga hari. Keduanya tidak berbohong, hanya saling tidak tahu. Pembeli yang kebetulan bertanya kepada dua-duanya tentu memilih toko lain.",
        "Templat chat sering dianggap membuat jawaban kaku seperti mesin. Sebenarnya yang kaku adalah templat yang ditulis asal jadi. Ditulis dengan baik, ia menjaga kebenaran jawaban sekaligus menyisakan waktu untuk berbicara sebagai manusia.",
      ],
      sections: [
        {
          heading: "Pilih pertanyaan yang benar-benar sering",
          paragraphs: [
            "Salin seratus chat terakhir ke lembar kerja, lalu beri label: stok, ukuran, ongkos, waktu kirim, cara bayar, tukar, dan seterusnya. Lima label teratas layak dibuatkan templat lebih dahulu. Sisanya jangan dipaksakan, sebab templat yang jarang dipakai akan basi tanpa ketahuan.",
            "Pada saat yang sama, tanyakan mengapa pembeli harus bertanya. Jika panjang lengan baju tidak tercantum di halaman produk, tuliskan di sana. Pertanyaan yang hilang lebih baik daripada jawaban yang cepat.",
          ],
        },
        {
          heading: "Tulis seperti admin terbaik Anda berbicara",
          paragraphs: [
            "Setiap toko punya satu orang yang percakapannya selalu menyenangkan. Ambil tiga balasannya sebagai contoh, lalu perhatikan sapaan, panjang kalimat, dan cara menutupnya. Jadikan pola itu sebagai suara toko. Hindari deretan emoji dan frasa “mohon ditunggu ya, Kak” tanpa batas waktu; sebutkan menit atau jamnya. Mintalah orang itu membaca hasil akhirnya, karena ia paling cepat mendengar nada yang palsu.",
          ],
        },
        {
          heading: "Bagian yang wajib ada pada setiap templat",
          paragraphs: [
            "Sebuah templat yang enak dipakai menuntun admin tanpa mengikat tangannya. Periksa kelima bagian ini.",
          ],
          list: [
            "Jawaban langsung pada kalimat pertama.",
            "Tempat kosong yang ditandai jelas untuk nama, barang, atau tanggal.",
            "Satu keterangan tambahan yang biasanya ditanyakan sesudahnya.",
            "Pertanyaan lanjutan yang memudahkan pembeli memutuskan.",
            "Tanggal pemeriksaan terakhir, yang hanya terlihat oleh tim.",
          ],
        },
        {
          heading: "Latih kapan templat harus ditinggalkan",
          paragraphs: [
            "Ada percakapan yang tidak boleh dijawab dengan salinan: keluhan, berita duka, pesanan bernilai besar, dan orang yang sudah dua kali bertanya hal yang sama. Latih admin mengenali tanda-tandanya melalui contoh nyata. Lebih baik terlambat sepuluh menit dengan jawaban yang dipikirkan daripada seketika dengan salam yang salah tempat.",
            "Pegang satu dokumen bersama dan tunjuk satu penjaga. Setiap kali jadwal kurir atau aturan tukar berubah, penjaga memperbarui templat sebelum mengumumkannya kepada tim. Pada awal musim ramai, sediakan setengah jam untuk membaca semuanya bergantian dengan suara keras. Kalimat yang membuat kalian saling melirik adalah kalimat yang perlu dihapus. Toko yang konsisten tidak terdengar seperti robot; ia terdengar seperti orang yang dapat dipercaya.",
          ],
        },
      ],
    },
  ],
};
