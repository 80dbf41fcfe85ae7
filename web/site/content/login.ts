import type { SiteContent } from "../../../worker/contract/site-content/schema";

export function loginContent({ business }: SiteContent) {
  return {
    title: "Login Admin",
    description: `Halaman ini khusus untuk staf ${business.name}.`,
    username: { label: "Username", placeholder: "Masukkan username" },
    password: {
      label: "Password",
      placeholder: "Masukkan password",
      show: "Tampilkan password",
      hide: "Sembunyikan password",
    },
    forgotten: "Lupa password? Minta tautan ke pemilik.",
    slow: "Server belum menjawab. Periksa koneksi internet Anda, lalu kirim lagi.",
    submit: "Login",
    submitting: "Sedang login...",
    passkey: { submit: "Masuk dengan passkey", submitting: "Menunggu passkey..." },
    late: {
      text: "Login memerlukan JavaScript, yang belum termuat. Periksa koneksi internet Anda, lalu muat ulang halaman ini.",
      action: "Muat ulang",
    },
    code: {
      explanation:
        "Buka aplikasi autentikator di ponsel Anda, lalu ketik 6 angka yang tampil. Ponsel tidak ada? Pakai salah satu kode pemulihan.",
      label: "Kode verifikasi",
      submit: "Verifikasi",
      submitting: "Memeriksa kode...",
      back: "Kembali ke username dan password",
    },
    back: { label: "Kembali ke Beranda", to: "/" },
  };
}
