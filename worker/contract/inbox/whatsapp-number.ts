const indonesia = "62";

/**
 * A typed phone number as wa.me takes it: digits with the country in front, or null where nobody can be
 * called. Without a country it is an Indonesian number (0812…, 812…); after "+" or "00" it is what it says.
 */
export function whatsappNumber(typed: string | null): string | null {
  const compact = (typed ?? "").replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (!/^\+?\d+$/.test(compact)) return null;
  const number = withCountry(compact)
    // "+62 (0)812": the zero is for calls inside the country.
    .replace(/^620+/, indonesia);
  // E.164 allows 15 digits; the shortest numbers with a country have 8.
  return /^[1-9]\d{7,14}$/.test(number) ? number : null;
}

function withCountry(compact: string): string {
  if (compact.startsWith("+")) return compact.slice(1);
  if (compact.startsWith("0")) return indonesia + compact.slice(1);
  return compact.startsWith("8") ? indonesia + compact : compact.startsWith(indonesia) ? compact : "";
}
