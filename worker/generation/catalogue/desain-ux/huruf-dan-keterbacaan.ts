import type { Topic } from "../topic";

export const topic: Topic = {
  id: "huruf-dan-keterbacaan",
  category: "Desain & UX",
  subject: "huruf dan keterbacaan",
  keywords: ["huruf", "font", "tipografi", "teks", "paragraf", "keterbacaan"],
  asks: [
    "font",
    "memilih font website",
    "font website",
    "huruf untuk website",
    "tulisan website susah dibaca",
    "ukuran huruf website",
    "menata paragraf website",
  ],
  angles: [
    {
      title: "Cara Memilih Font Website yang Nyaman Dibaca",
      summary:
        "Huruf adalah suara tulisan Anda. Pertimbangan praktis memilih huruf website, dari kejelasan angka sampai jumlah berkas yang harus diunduh pengunjung.",
      opening: [
        "Coba baca nomor rekening yang ditulis dengan huruf sambung berhias. Angka satu mirip tujuh, angka nol mirip huruf O, dan Anda mulai berkeringat. Huruf yang cantik di undangan pernikahan bisa berbahaya di halaman pembayaran.",
        "Memilih huruf untuk website usaha bukan lomba keunikan. Ia harus membuat orang membaca tanpa sadar sedang membaca, sekaligus memberi sedikit rasa tentang siapa Anda. Kantor notaris dan toko mainan jelas tidak bersuara sama. Kabar baiknya, pilihan yang aman jumlahnya banyak.",
      ],
      sections: [
        {
          heading: "Uji dengan teks Anda sendiri",
          paragraphs: [
            "Contoh huruf di katalog selalu memakai kalimat yang indah. Gantilah dengan isi website Anda: nama produk yang panjang, alamat dengan nomor rumah, harga dengan banyak nol, dan istilah asing yang sering muncul. Baru terlihat apakah hurufnya tahan kerja.",
            "Perhatikan pasangan yang mudah tertukar, seperti huruf I besar, l kecil, dan angka 1. Untuk toko suku cadang, kode barang yang salah baca berarti barang retur. Pastikan juga huruf itu punya versi tebal yang sungguhan, sebab tebal buatan browser sering terlihat kabur.",
          ],
        },
        {
          heading: "Dua keluarga, tidak lebih",
          paragraphs: [
            "Satu huruf untuk judul dan satu untuk isi sudah memberi cukup ragam. Bahkan satu keluarga saja bisa bekerja bila ukurannya dibedakan dengan berani. Setiap tambahan berarti berkas yang harus diunduh, dan pengunjung di daerah bersinyal lemah membayar ongkosnya dengan menunggu.",
            "Biarkan huruf judul membawa karakter. Huruf isi sebaiknya tenang, karena ia yang menemani pembaca paling lama. Bila merek Anda punya huruf khas pada logo, jangan memakainya untuk paragraf. Kekhasannya justru terjaga karena hanya muncul di tempat yang penting.",
          ],
        },
        {
          heading: "Ukuran yang berani",
          paragraphs: [
            "Desain yang tampak seimbang di monitor besar sering terlalu kecil di tangan. Mintalah perancang memperlihatkan hal berikut pada ponsel sungguhan:",
          ],
          list: [
            "paragraf isi tanpa perlu diperbesar",
            "perbedaan nyata antara judul, subjudul, dan isi",
            "jarak antarbaris yang cukup lega untuk menuntun mata",
            "lebar baris yang tidak membentang penuh di layar lebar",
            "keterangan foto dan catatan kaki yang masih terbaca",
          ],
        },
        {
          heading: "Sebelum membeli atau mengunduh",
          paragraphs: [
            "Periksa lisensinya. Huruf gratis untuk keperluan pribadi belum tentu boleh dipakai di website usaha, dan lisensi untuk cetak kadang tidak mencakup pemakaian di web. Simpan bukti izin bersama berkasnya, karena perancang bisa berganti sementara pertanyaan tetap datang kepada Anda.",
            "Lalu lihat apa yang terjadi sebelum huruf selesai dimuat. Halaman yang baik menampilkan teks memakai huruf cadangan dahulu, bukan ruang kosong. Mintalah cadangan yang lebarnya mirip supaya susunan tidak melompat ketika huruf aslinya datang. Setelah semua itu beres, berhentilah mengutak-atik. Huruf yang dipakai konsisten selama bertahun-tahun lambat laun menjadi bagian dari merek Anda.",
          ],
        },
      ],
    },
    {
      title: "Teks Panjang yang Tetap Dibaca: Menata Paragraf untuk Layar",
      summary:
        "Orang tidak malas membaca; mereka memilih. Cara menata subjudul, paragraf, daftar, dan jeda supaya halaman panjang tetap menuntun pembaca sampai akhir.",
      opening: [
        "Perhatikan seseorang membaca di ponsel di halte. Jempolnya menyapu cepat, berhenti di sebuah subjudul, membaca dua baris, lalu menyapu lagi. Ia sedang mencari bagian yang berbicara kepadanya. Kalau seluruh halaman terlihat seperti tembok bata, tidak ada tempat berhenti. Akhirnya ia pergi, walaupun jawaban yang dicari hanya berjarak tiga layar.",
        "Teks panjang bukan musuh. Calon pasien yang akan menjalani cabut gigi bungsu mau membaca banyak, asalkan ia bisa menemukan bagian tentang rasa sakit lebih dulu. Tugas desain adalah memasang rambu.",
      ],
      sections: [
        {
          heading: "Subjudul yang bisa dibaca berurutan",
          paragraphs: [
            "Salin semua subjudul ke lembar kosong dan bacalah tanpa isinya. Apakah tetap terbentuk cerita? “Persiapan”, “Proses”, “Penutup” tidak menceritakan apa-apa. “Yang perlu dibawa hari itu”, “Apa yang terasa saat dibius”, dan “Yang boleh dimakan sesudahnya” sudah menjadi ringkasan tersendiri.",
            "Jarak di atas subjudul perlu lebih besar daripada jarak di bawahnya. Dengan begitu, mata melihat bahwa judul tersebut milik paragraf sesudahnya. Kesalahan jarak sekecil ini membuat halaman terasa kacau tanpa orang tahu sebabnya. Terapkan aturan yang sama pada judul tabel dan keterangan foto.",
          ],
        },
        {
          heading: "Paragraf yang bernapas",
          paragraphs: [
            "Satu paragraf memuat satu gagasan. Empat baris di laptop dapat menjadi delapan di ponsel, jadi potong lebih awal daripada kebiasaan di surat. Letakkan kalimat terpenting di depan, sebab banyak pembaca hanya melihat awalnya sebelum memutuskan lanjut.",
            "Variasikan panjangnya. Deretan paragraf yang semuanya tiga baris sama membosankannya dengan tembok tadi. Sesekali, satu kalimat boleh berdiri sendiri. Istilah teknis yang tidak terhindarkan dijelaskan di tempat pertama kali muncul, bukan di daftar istilah pada bagian bawah.",
          ],
        },
        {
          heading: "Daftar, tabel, atau kalimat?",
          paragraphs: [
            "Daftar mudah dipindai, tetapi memutus hubungan antarhal. Pakailah bentuk yang sesuai dengan isinya:",
          ],
          list: [
            "daftar bernomor untuk langkah yang harus berurutan",
            "daftar bertitik bagi pilihan yang setara",
            "tabel untuk membandingkan beberapa hal menurut ukuran yang sama",
            "paragraf apabila alasan dan akibat perlu disambung",
            "kotak sorotan hanya untuk peringatan yang benar-benar penting",
          ],
        },
        {
          heading: "Bantu orang kembali",
          paragraphs: [
            "Pembaca halaman panjang jarang selesai sekali duduk. Sediakan daftar isi di awal bila ada lebih dari lima bagian, dan pastikan setiap tautannya berhenti tepat di subjudul. Tulisan tebal dipakai hemat, satu atau dua frasa per bagian, supaya benar-benar menuntun. Tautan kembali ke atas juga berguna, selama tidak menutupi teks.",
            "Di akhir, jangan biarkan halaman berhenti begitu saja. Sebutkan langkah berikutnya sesuai isi bacaan, misalnya membuat janji periksa atau mengunduh daftar persiapan. Lalu lakukan satu uji sederhana: berikan halaman itu kepada seseorang selama dua puluh detik, ambil kembali, dan tanyakan apa isinya. Bila jawabannya mendekati maksud Anda, penataannya berhasil.",
          ],
        },
      ],
    },
  ],
};
