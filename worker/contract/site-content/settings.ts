import * as z from "zod/mini";
import { asDeployed } from "../site";
import { choice, color, email, fieldMeta, flag, group, list, pattern, picture } from "./fields";

const brand = group("Merek", {
  logo: picture("Logo"),
  logoWithName: flag("Nama usaha ditulis di samping logo"),
  shared: picture("Gambar saat halaman dibagikan"),
  accent: color("Warna aksen", "accent"),
  ink: color("Warna teks dan dasar gelap", "ink"),
});

const analytics = group("Analitik", {
  tagManagerId: pattern(
    "ID container Google Tag Manager",
    /^(?:GTM-[A-Z0-9]{4,12})?$/,
    "ID container harus seperti GTM-ABC1234",
    "Seperti GTM-ABC1234; kosong berarti tidak ada yang dimuat dari luar",
  ),
});

const ownAddresses = "alamat di bawah ini";

const notifications = group("Kabar kontak baru", {
  to: choice("Yang dikabari", [asDeployed, ownAddresses, "tidak ada"]),
  emails: list("Alamat email", email("Alamat"), { entry: "alamat", min: 0, max: 5 }),
  webhook: pattern(
    "Webhook",
    /^(?:https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]+(?:[/?]\S*)?)?$/i,
    "Webhook harus alamat https dengan nama di internet, seperti https://contoh.com/kabar",
    "Alamat https yang menerima kabar; boleh dikosongkan",
  ),
})
  .check(
    z.refine(({ to, emails, webhook }) => to !== ownAddresses || emails.length > 0 || webhook !== "", {
      error: "Isi alamat email atau webhook yang dikabari",
      path: ["emails"],
    }),
  )
  .register(fieldMeta, { label: "Kabar kontak baru", kind: "group" });

const writer = group("Penulis artikel AI", {
  kind: choice("Penulis", [asDeployed, "penulis bawaan", "Workers AI"]),
  model: choice("Model Workers AI", [
    asDeployed,
    "@cf/google/gemma-4-26b-a4b-it",
    "@cf/aisingapore/gemma-sea-lion-v4-27b-it",
    "@cf/meta/llama-3.3-70b-instruct-fp8-fast",
  ]),
  dailyLimit: pattern(
    "Batas artikel per hari",
    /^(?:[1-9]\d{0,2})?$/,
    "Batas artikel per hari harus angka 1 sampai 999",
    "Kosongkan untuk batas dari pengaturan server",
  ),
});

export const settingsSchemas = { brand, analytics, notifications, writer };
