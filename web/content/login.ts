import { site } from "../../worker/contract/site";

export const loginContent = {
  title: "Login Admin",
  description: `Halaman ini khusus untuk staf ${site.name}.`,
  username: { label: "Username", placeholder: "Masukkan username" },
  password: {
    label: "Password",
    placeholder: "Masukkan password",
    show: "Tampilkan password",
    hide: "Sembunyikan password",
  },
  submit: "Login",
  submitting: "Sedang login...",
  back: { label: "Kembali ke Beranda", to: "/" },
} as const;
