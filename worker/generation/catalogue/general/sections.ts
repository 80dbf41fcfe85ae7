import type { TopicSection } from "../topic";
import { generalPracticeSections } from "./practice-sections";

/** Kinds of sections that make sense for any subject of a business, in the order in which they stand. */
export const generalSections: Record<
  "problem" | "present" | "plan" | "roles" | "cost" | "trial" | "review",
  readonly TopicSection[]
> = {
  problem: [
    {
      heading: "Rumuskan masalahnya dalam satu kalimat",
      paragraphs: [
        "Sebelum membicarakan jalan keluar, tulislah apa yang sebenarnya mengganggu. Kalimatnya harus menyebut siapa yang terkena, kapan terjadi, dan apa akibatnya. “Pelanggan menunggu dua hari untuk mendapat harga” jauh lebih berguna daripada “pelayanan kurang cepat”.",
        "Bila kalimat tentang {subject} sulit disusun, mungkin ada dua masalah yang tercampur. Pisahkan, lalu pilih yang paling dekat dengan pelanggan.",
      ],
    },
    {
      heading: "Mengapa urusan ini layak dipikirkan sekarang",
      paragraphs: [
        "Tidak semua hal perlu diselesaikan bulan ini. Tanyakan apa yang terjadi bila {subject} dibiarkan selama setengah tahun. Kalau jawabannya hanya rasa kurang rapi, mungkin ada pekerjaan lain yang lebih penting.",
        "Sebaliknya, bila pelanggan mulai pergi atau karyawan mulai lelah, Anda memiliki alasan yang kuat. Alasan itu kelak menjaga semangat ketika pekerjaannya terasa membosankan.",
      ],
    },
    {
      heading: "Membedakan gejala dari penyebab",
      paragraphs: [
        "Penjualan yang turun, pesan yang tidak dibalas, dan stok yang salah adalah gejala. Penyebabnya sering berada dua langkah di belakang. Tanyakan “mengapa” beberapa kali berturut-turut sampai Anda menemukan sesuatu yang bisa diubah.",
        "Pada {subject}, cara ini mencegah Anda membeli alat untuk masalah yang sebenarnya berupa kebiasaan. Kebiasaan tidak bisa dipasang, ia harus dilatih.",
      ],
    },
    {
      heading: "Dengarkan tiga orang sebelum memutuskan",
      paragraphs: [
        "Pilih seorang pelanggan, seorang karyawan, dan seorang pemasok atau rekan usaha. Ajukan pertanyaan yang sama mengenai {subject}, lalu dengarkan tanpa menyela. Sudut pandang mereka hampir pasti berbeda.",
        "Tuliskan kata-kata yang mereka pakai, bukan tafsir Anda. Ketika dua dari tiga orang menyebut gangguan serupa, Anda sudah menemukan tempat untuk memulai.",
      ],
    },
    {
      heading: "Tanyakan apa yang ingin dihentikan",
      paragraphs: [
        "Orang mudah menyebut apa yang diinginkan, tetapi lebih jujur ketika ditanya apa yang ingin dihentikan. Pekerjaan mengulang, telepon pada malam hari, atau janji yang sering meleset biasanya muncul lebih dulu.",
        "Daftar gangguan itu menunjukkan mengapa {subject} terasa berat. Coret yang hanya terjadi sekali, lalu beri nomor pada sisanya menurut jumlah orang yang terganggu.",
      ],
    },
    {
      heading: "Menempatkan diri di kursi pelanggan",
      paragraphs: [
        "Pelanggan tidak melihat bagan organisasi Anda. Ia hanya mengetahui apakah pertanyaannya dijawab, pesanannya datang, dan masalahnya diselesaikan. Coba jalani sendiri dari awal seolah-olah baru mengenal usaha ini.",
        "Catat perasaan yang timbul ketika berhadapan dengan {subject}: bingung, menunggu, atau tenang. Perasaan itulah yang nanti diceritakan pelanggan kepada temannya.",
      ],
    },
    {
      heading: "Batasi dulu luas pembicaraannya",
      paragraphs: [
        "Pembicaraan yang terlalu luas tidak pernah sampai pada keputusan. Tetapkan bagian usaha mana yang dibahas, untuk kelompok pelanggan yang mana, dan dalam jangka berapa bulan.",
        "Hal lain yang ikut terseret ke dalam {subject} cukup ditulis di halaman belakang. Anda akan kembali ke sana setelah bagian pertama selesai, dengan pengalaman yang lebih baik.",
      ],
    },
  ],
  present: [
    {
      heading: "Potret keadaan hari ini",
      paragraphs: [
        "Perubahan tidak dapat dinilai tanpa titik awal. Selama sepekan, catat bagaimana {subject} ditangani sekarang: langkahnya, orangnya, dan waktu yang terpakai. Catatan tangan di buku tulis sudah memadai.",
        "Jangan memperbaiki apa pun selama pencatatan. Begitu orang tahu sedang dinilai, kebiasaannya berubah, dan gambaran yang Anda peroleh tidak lagi jujur.",
      ],
    },
    {
      heading: "Apa yang sudah berjalan baik",
      paragraphs: [
        "Pemilik usaha cenderung langsung melihat kekurangan. Luangkan beberapa menit untuk mendata yang sudah bekerja, sekecil apa pun, karena bagian itulah yang harus selamat ketika sesuatu diubah.",
        "Tanyakan kepada pelanggan lama mengapa mereka bertahan. Jawabannya mungkin tidak berkaitan dengan {subject}, dan pengetahuan itu menghindarkan Anda dari perombakan yang tidak perlu.",
      ],
    },
    {
      heading: "Kumpulkan bukti dari tempat yang dekat",
      paragraphs: [
        "Anda tidak memerlukan survei mahal. Nota, riwayat obrolan, buku tamu, dan catatan kasir menyimpan banyak petunjuk tentang {subject}. Ambil contoh dari satu bulan biasa, bukan dari bulan yang paling ramai.",
        "Tandai kejadian yang berulang dengan warna yang sama. Tiga kejadian serupa dalam sebulan patut diperhatikan, sedangkan satu kejadian aneh boleh dilupakan.",
      ],
    },
    {
      heading: "Gambarkan alurnya di selembar kertas",
      paragraphs: [
        "Mulai dari saat pelanggan pertama kali menyapa sampai urusannya selesai, gambarlah setiap langkah sebagai kotak. Di bawah kotak, tulis siapa yang mengerjakan dan berapa lama.",
        "Lingkari kotak yang berhubungan dengan {subject}. Perhatikan anak panah di antaranya, sebab kesalahan lebih sering terjadi pada saat pekerjaan berpindah tangan daripada di dalam kotaknya.",
      ],
    },
    {
      heading: "Hitung waktu yang sekarang terpakai",
      paragraphs: [
        "Pakai jam biasa dan catat berapa menit habis setiap kali {subject} menyita perhatian seseorang. Jumlahkan pada hari Sabtu. Angkanya sering mengejutkan karena tersebar dalam potongan kecil.",
        "Bagi menurut orangnya. Bila sebagian besar jatuh kepada pemilik, Anda menemukan alasan mengapa pekerjaan lain selalu terlambat.",
      ],
    },
    {
      heading: "Kebiasaan lama dan alasan di baliknya",
      paragraphs: [
        "Setiap kebiasaan pernah menjadi jawaban atas suatu kesulitan. Sebelum mencabutnya, cari tahu siapa yang memulai dan kejadian apa yang melatarbelakanginya. Karyawan lama adalah arsip yang berjalan.",
        "Mungkin alasannya sudah tidak berlaku, mungkin masih. Dalam kedua keadaan, keputusan Anda mengenai {subject} menjadi lebih mudah dijelaskan.",
      ],
    },
    {
      heading: "Cari perbedaan antara cerita dan kenyataan",
      paragraphs: [
        "Mintalah dua orang menceritakan urutan kerja yang sama secara terpisah. Lalu amati satu kejadian sungguhan dari awal sampai selesai tanpa memberi komentar.",
        "Ketiga gambaran itu jarang sama persis. Di celah di antaranya, {subject} biasanya menyembunyikan pekerjaan yang tidak tercatat, seperti memeriksa ulang atau meminta maaf kepada pelanggan.",
      ],
    },
  ],
  plan: [
    {
      heading: "Rencana kerja yang muat di satu halaman",
      paragraphs: [
        "Rencana panjang jarang dibuka kembali. Batasi rencana mengenai {subject} pada satu halaman dengan isi sebagai berikut.",
      ],
      list: [
        "Keadaan yang diinginkan tiga bulan lagi, ditulis dalam satu kalimat.",
        "Tiga langkah pertama beserta tanggalnya.",
        "Nama orang yang bertanggung jawab untuk setiap langkah.",
        "Biaya paling tinggi yang bersedia Anda keluarkan.",
        "Tanda bahwa rencana harus dihentikan.",
      ],
    },
    {
      heading: "Menyusun urutan dari yang paling ringan",
      paragraphs: [
        "Langkah pertama sebaiknya begitu mudah sehingga sulit ditunda. Untuk {subject}, susunan berikut dapat menjadi pegangan.",
      ],
      list: [
        "Satu hal yang selesai dalam satu jam dan langsung terasa.",
        "Satu hal yang memerlukan persetujuan orang lain, agar dibicarakan lebih awal.",
        "Satu hal yang membutuhkan uang, setelah dua langkah tadi memberi pelajaran.",
        "Satu hal yang sengaja ditunda, lengkap dengan alasannya.",
      ],
    },
    {
      heading: "Daftar persiapan sebelum mulai",
      paragraphs: [
        "Persiapan singkat menghemat banyak langkah mundur. Sebelum menyentuh {subject}, pastikan beberapa hal ini sudah ada.",
      ],
      list: [
        "Contoh nyata dari usaha Anda sendiri, minimal tiga.",
        "Waktu yang sudah ditandai di kalender, bukan sisa waktu.",
        "Satu orang yang bersedia mengatakan bila gagasan Anda keliru.",
        "Salinan dari keadaan lama, kalau perlu kembali.",
        "Kesepakatan tentang kapan hasilnya dibicarakan.",
      ],
    },
    {
      heading: "Membagi pekerjaan menjadi empat pekan",
      paragraphs: [
        "Sebulan adalah ukuran yang cukup panjang untuk bergerak dan cukup pendek untuk diingat. Beginilah pembagiannya bila Anda mengerjakan {subject} di sela-sela kesibukan.",
      ],
      list: [
        "Pekan pertama untuk mengamati dan mencatat.",
        "Pekan kedua untuk memilih satu perubahan dan menyiapkan bahannya.",
        "Pekan ketiga untuk menjalankannya pada lingkup kecil.",
        "Pekan keempat untuk menilai, memperbaiki, lalu memutuskan langkah lanjut.",
      ],
    },
    {
      heading: "Pertanyaan yang menyaring rencana",
      paragraphs: [
        "Sebelum rencana disahkan, bacalah keras-keras dan jawab satu per satu. Rencana tentang {subject} yang lolos dari saringan ini layak dicoba.",
      ],
      list: [
        "Siapa yang paling merasakan manfaatnya, dan sudahkah ia ditanya?",
        "Apa yang harus berhenti dilakukan supaya ada waktu?",
        "Bagian mana yang masih berupa dugaan?",
        "Apa yang tetap berjalan bila pemilik tidak hadir?",
      ],
    },
    {
      heading: "Menyiapkan papan kerja sederhana",
      paragraphs: [
        "Papan tulis di dinding mengalahkan dokumen yang tidak pernah dibuka. Bagi menjadi beberapa kolom, kemudian tempelkan setiap tugas mengenai {subject} di tempatnya.",
      ],
      list: [
        "Akan dikerjakan, paling banyak lima tugas.",
        "Sedang dikerjakan, satu tugas untuk setiap orang.",
        "Menunggu orang lain, lengkap dengan namanya.",
        "Selesai, biarkan terlihat sampai akhir bulan.",
        "Tidak jadi, beserta pelajaran singkatnya.",
      ],
    },
    {
      heading: "Mulai dari hasil lalu berjalan mundur",
      paragraphs: [
        "Bayangkan hari ketika semuanya sudah beres, kemudian tanyakan apa yang terjadi sehari sebelumnya. Untuk {subject}, penelusuran mundur menghasilkan urutan seperti ini.",
      ],
      list: [
        "Pelanggan merasakan perbedaan tanpa perlu diberi tahu.",
        "Tim menjalankan cara baru selama dua pekan tanpa pengingat.",
        "Langkahnya ditulis dan dicoba oleh orang yang belum terlibat.",
        "Satu percobaan kecil memperlihatkan bahwa caranya masuk akal.",
        "Masalahnya disepakati dalam satu kalimat.",
      ],
    },
  ],
  ...generalPracticeSections,
};
