import type { Redirect, RedirectKind, RedirectStatus } from "../../../../../worker/contract/redirects";

export const kindNames: Record<RedirectKind, string> = {
  exact: "Alamat ini saja",
  prefix: "Semua di bawahnya",
};

export const statusNames: Record<RedirectStatus, string> = {
  301: "301 · pindah selamanya",
  302: "302 · pindah sementara",
  410: "410 · dihapus",
};

/** Decodes an address for display. */
export function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The address of a rule, with "*" for a prefix rule. */
export const fromText = ({ from, kind }: Pick<Redirect, "from" | "kind">) =>
  kind === "prefix" ? `${from}/*` : from;

/** The CSV export, which `readRedirectFile` can read. */
export const redirectCsv = {
  columns: ["Alamat lama", "Tujuan", "Jenis", "Status"],
  cellsOf: (one: Redirect) => [fromText(one), one.to ?? "", one.kind, one.status],
};
