const longDateTime = new Intl.DateTimeFormat("id-ID", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Asia/Jakarta",
});

/** Such as "7 Desember 2026 pukul 09.00". */
export function momentText(moment: Date): string {
  return longDateTime.format(moment);
}
