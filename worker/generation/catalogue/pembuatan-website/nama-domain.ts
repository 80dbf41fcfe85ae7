import type { Topic } from "../topic";

export const topic: Topic = {
  id: "nama-domain",
  category: "Pembuatan Website",
  subject: "nama domain",
  keywords: [
    "nama domain",
    "memilih nama domain",
    "domain id",
    "domain co id",
    "domain my id",
    "ekstensi domain",
    "domain com",
  ],
  asks: [
    "cara memilih nama domain",
    "memilih domain",
    "domain id atau com",
    "perbedaan domain id dan co id",
    "domain my id",
    "ekstensi domain untuk usaha",
    "contoh nama domain",
  ],
  angles: [
    {
      title: "Cara Memilih Nama Domain yang Mudah Diingat Pelanggan",
      summary:
        "Nama domain akan diucapkan lewat telepon, dicetak di spanduk, dan diketik terburu-buru. Langkah memilihnya supaya tetap cocok bertahun-tahun.",
      opening: [
        "Seorang pembuat rak besi di Tegal memesan domain dengan nama lengkap perusahaannya, empat kata, ditambah tanda hubung di antaranya. Indah di atas kertas. Setiap kali menyebutkannya kepada toko bangunan, ia harus mengeja satu per satu, lalu mengulanginya karena orang di seberang mengira tanda hubung itu titik.",
        "Nama domain bekerja di tempat-tempat yang tidak ramah: di mobil bak yang melaju, di sela suara pasar, di ujung percakapan telepon. Ukuran nama yang baik karena itu sederhana. Orang mendengarnya sekali, lalu sanggup mengetiknya dengan benar.",
      ],
      sections: [
        {
          heading: "Langkah memilih dari daftar kosong",
          paragraphs: [
            "Sisihkan satu sore dan jangan memutuskan sendirian. Urutan ini mencegah Anda jatuh cinta pada nama pertama yang muncul.",
          ],
          steps: [
            "Tulis nama usaha persis seperti pelanggan menyebutnya, termasuk nama panggilan yang tidak resmi.",
            "Buat lima sampai sepuluh calon: nama saja, nama ditambah barang, dan nama ditambah kota.",
            "Ucapkan setiap calon kepada dua orang lewat telepon, lalu minta mereka mengetiknya.",
            "Coret yang salah ketik, yang terlalu mirip usaha lain, dan yang canggung diucapkan.",
            "Periksa ketersediaan sisanya di registrar, sekaligus sebagai nama akun media sosial.",
            "Diamkan semalam, pilih satu, dan daftarkan hari itu juga atas nama Anda.",
          ],
        },
        {
          heading: "Nama merek atau nama barang?",
          paragraphs: [
            "Nama merek memberi ruang bergerak. Warung yang sekarang menjual bakso boleh menambah mi ayam tanpa mengganti alamat. Nama barang, seperti gabungan “rak besi” dan nama kota, langsung menjelaskan usaha kepada orang asing, tetapi terasa sempit begitu Anda membuat meja. Lagi pula, nama yang seluruhnya terdiri dari kata umum sulit dibedakan dari tetangga yang berpikir serupa.",
            "Jalan tengahnya adalah merek yang diikuti satu kata umum, misalnya dapur, mebel, atau studio. Kata itu menolong ketika nama merek sudah dipakai orang. Pilih kata yang masih benar sepuluh tahun lagi. Hindari kata yang hanya benar hari ini, seperti nama jalan tempat Anda mengontrak atau sebutan untuk promosi yang sedang ramai.",
          ],
        },
        {
          heading: "Jebakan ejaan yang sering terlewat",
          paragraphs: [
            "Sebelum membayar, tulis calon nama dengan huruf kecil semua tanpa spasi, lalu baca pelan-pelan. Beberapa masalah baru kelihatan dalam bentuk itu.",
          ],
          list: [
            "Huruf kembar di sambungan kata, seperti dua huruf s yang berdempetan.",
            "Ejaan gaya lama atau asing yang harus dijelaskan setiap kali.",
            "Angka yang bisa ditulis sebagai lambang atau sebagai kata.",
            "Gabungan dua kata yang tanpa sengaja membentuk kata lain yang memalukan.",
            "Singkatan yang hanya dipahami keluarga pemiliknya.",
          ],
        },
        {
          heading: "Seberapa panjang yang masih nyaman?",
          paragraphs: [
            "Panjang nama lebih baik diukur dengan napas daripada dengan jumlah huruf. Bila Anda bisa menyebutkannya dalam satu tarikan tanpa jeda, orang lain pun bisa menyimpannya di kepala sampai ponselnya terbuka. Dua kata biasanya aman. Tiga kata masih boleh asalkan semuanya kata sehari-hari.",
            "Memendekkan nama dengan membuang huruf hidup jarang berhasil. Usaha rotan yang menjadi deretan konsonan memang ringkas, tetapi pelanggan tidak punya cara membunyikannya. Mereka akan mengetik nama lengkapnya, lalu sampai di tempat lain. Kalau nama resmi perusahaan memang panjang, pakai bagian yang dipakai orang saat merekomendasikan Anda; nama lengkapnya cukup ditulis di kaki halaman.",
          ],
        },
        {
          heading: "Kalau nama yang diinginkan sudah dipakai",
          paragraphs: [
            "Buka dulu alamatnya. Bila isinya usaha sejenis di kota lain, cari nama yang berbeda jauh. Pelanggan Anda akan tersasar ke sana, dan pemilik nama yang lebih dahulu punya alasan untuk keberatan. Menambah satu huruf di belakang tidak menyelesaikan persoalan tersebut.",
            "Bila alamatnya kosong, Anda boleh menanyakan apakah pemiliknya mau melepas, asalkan tidak menggantungkan rencana usaha pada jawabannya. Sering kali menambahkan kota atau jenis barang menghasilkan nama yang malah lebih jelas. Kemungkinan nama itu terdaftar sebagai merek milik orang lain pun perlu diperiksa sebelum spanduk dicetak.",
          ],
        },
        {
          heading: "Setelah terdaftar, jaga seperti kunci toko",
          paragraphs: [
            "Gunakan email yang dibaca bersama oleh pemilik dan satu orang kepercayaan sebagai kontak akun. Nyalakan perpanjangan otomatis, tetapi jangan bergantung padanya saja, sebab kartu yang kedaluwarsa membuatnya gagal diam-diam. Tambahkan pengingat sebulan sebelumnya. Catat juga tanggalnya di kalender. Jangan menjawab email penawaran perpanjangan dari pengirim yang tidak dikenal; selalu masuk sendiri ke akun registrar untuk membayar.",
            "Masih bimbang antara dua nama? Kirimkan keduanya lewat [halaman kontak](/contact), dan kami ikut mengucapkannya keras-keras. Konsultasinya gratis. Domain tahun pertama juga sudah termasuk bila websitenya kami kerjakan; pilihan akhirannya tertulis di [daftar paket](/pricing).",
          ],
        },
      ],
    },
    {
      title: "Domain .id, .co.id, .com, atau .my.id: Mana yang Anda Pilih?",
      summary:
        "Empat akhiran domain yang sering dipakai usaha di Indonesia, dibandingkan dari kesan, syarat, dan waktunya: kapan cukup dan kapan perlu berganti.",
      opening: [
        "Kedai kopi, firma hukum, dan guru les piano bisa memilih akhiran domain yang berlainan, dan ketiganya benar. Akhiran memberi isyarat tentang siapa yang berada di balik sebuah nama. Pertanyaannya adalah isyarat mana yang dicari pelanggan Anda sebelum berani menghubungi.",
        "Tidak ada akhiran yang dengan sendirinya mendatangkan pembeli. Namun ada yang memudahkan, ada yang meminta dokumen, dan ada yang cocok sebagai tempat memulai. Membandingkannya lebih dulu menghindarkan Anda dari pindah alamat tanpa rencana.",
      ],
      sections: [
        {
          heading: "Perbandingan singkat empat akhiran",
          paragraphs: [
            "Syarat dan harga ditetapkan registrar dan dapat berubah, jadi tabel ini hanya menunjukkan ciri umumnya. Rincian terbaru selalu tercantum di halaman registrar tempat Anda mendaftar.",
          ],
          table: {
            head: ["Akhiran", "Kesan bagi pengunjung", "Yang diminta saat mendaftar", "Cocok ketika"],
            rows: [
              [
                ".my.id",
                "Pribadi, ramah, baru mulai",
                "Identitas diri",
                "Anda ingin segera punya website dengan biaya ringan",
              ],
              [
                ".com",
                "Umum, dikenal siapa saja",
                "Biasanya tanpa dokumen",
                "Nama Anda masih tersedia dan pembeli datang dari mana saja",
              ],
              [
                ".id",
                "Indonesia, singkat, masa kini",
                "Identitas diri",
                "Mereknya ingin tampil pendek dan jelas berasal dari sini",
              ],
              [
                ".co.id",
                "Perusahaan yang berbadan usaha",
                "Dokumen usaha dan penanggung jawab",
                "Klien Anda perusahaan lain atau instansi",
              ],
            ],
          },
        },
        {
          heading: ".my.id sebagai tempat berangkat",
          paragraphs: [
            "Bagi usaha yang baru dibuka, punya website hari ini lebih berguna daripada menunggu nama yang sempurna. Penjahit rumahan, fotografer lepas, atau katering yang melayani tetangga dapat memulai di sini, memperlihatkan contoh pekerjaan, dan menaruh nomor yang bisa dihubungi. Paket Basic kami menyertakan akhiran ini untuk tahun pertama; isi lengkapnya dapat Anda baca di [halaman harga](/pricing).",
            "Yang perlu Anda tahu sejak awal: akhiran ini diperuntukkan bagi perorangan. Calon pembeli yang belum mengenal Anda mungkin mencari bukti tambahan. Itu wajar. Sediakan jawabannya berupa foto tempat usaha, alamat, jam buka, dan ulasan yang dapat ditelusuri.",
          ],
        },
        {
          heading: "Tanda waktunya pindah ke .com atau .co.id",
          paragraphs: [
            "Perhatikan percakapan dengan pelanggan selama beberapa bulan. Bila beberapa hal ini terjadi, akhiran lain layak dipertimbangkan.",
          ],
          list: [
            "Klien kantor meminta dokumen usaha dan email dengan nama perusahaan.",
            "Anda mulai beriklan kepada orang yang belum pernah mendengar nama usaha.",
            "Nilai pesanan membesar sehingga pembeli menimbang lebih lama.",
            "Usaha sudah berbadan hukum dan ingin menampakkannya.",
            "Anda membuka cabang atau mengirim ke luar daerah secara rutin.",
          ],
        },
        {
          heading: "Akhiran dan rasa percaya",
          paragraphs: [
            "Orang membaca alamat website bersama petunjuk lain, tidak sendirian. Toko dengan akhiran sederhana tetapi memajang alamat lengkap, foto pemilik, dan cara pengembalian barang terasa lebih nyata daripada toko berakhiran mahal yang isinya hanya gambar unduhan. Jadi, bila anggaran terbatas, dahulukan isi.",
            "Lain halnya jika pelanggan Anda adalah bagian pembelian sebuah perusahaan. Mereka bekerja dengan daftar pemasok, dokumen, dan atasan yang bertanya. Pabrik karton yang memakai akhiran perusahaan menghemat satu pertanyaan di setiap penawaran. Isyarat yang sama tidak banyak artinya bagi ibu yang mencari tukang pijat bayi; ia ingin tahu jam kosong dan wilayah kunjungan.",
          ],
        },
        {
          heading: "Memilih antara .id dan .com",
          paragraphs: [
            "Dua akhiran ini sering menjadi pertanyaan terakhir. Kalau pembeli Anda hampir seluruhnya di Indonesia, keduanya sama layak, dan yang menentukan adalah nama mana yang masih bebas. Orang yang terburu-buru cenderung mengetik .com karena kebiasaan. Toko oleh-oleh yang memilih .id sebaiknya ikut mendaftarkan pasangannya bila tersedia, lalu mengarahkannya ke alamat utama. Pengunjung tidak perlu tahu ada dua, karena mereka selalu berakhir di tempat yang sama.",
            "Untuk pencarian Google, jangan memutuskan dari akhiran. Isi halaman yang menjawab pertanyaan orang jauh lebih berpengaruh daripada huruf di belakang titik. Akhiran Indonesia memberi petunjuk tentang negara tujuan, dan itu saja tugasnya. Kalau dua nama sudah Anda pegang, pilih satu sebagai alamat utama dan pakai dengan taat di semua tempat, supaya orang tidak mengira ada dua usaha yang berbeda.",
          ],
        },
        {
          heading: "Kalau kelak berganti akhiran",
          paragraphs: [
            "Pindah akhiran berarti pindah alamat. Pekerjaan itu dapat dilakukan dengan rapi asalkan alamat lama tetap dipegang dan setiap halamannya diarahkan ke halaman baru yang sepadan. Email, kartu nama, dan profil media sosial diganti menyusul. Beri tahu pelanggan lama lewat pesan singkat, terutama mereka yang biasa memesan dari email, supaya surat dari alamat baru tidak disangka penipuan.",
            "Pertahankan nama yang lama selama masih ada orang memakainya. Biaya memperpanjangnya kecil dibandingkan kerugian bila nama itu jatuh kepada orang lain yang memasang isi sembarangan. Sebelum memulai, tanyakan siapa yang membuat daftar pengalihan dan siapa yang memeriksanya sesudah pindah.",
          ],
        },
      ],
    },
  ],
};
