import * as z from "zod/mini";
import { absoluteUrl } from "../site";
import { cleanLine, cleanText } from "../text";
import { type BrandColors, hasContrast, weakestContrast } from "./brand";

/** How the staff area shows a field; schemas carry it, so that one component renders the form of every key. */
export interface FieldMeta {
  label: string;
  kind:
    | "text"
    | "longText"
    | "number"
    | "money"
    | "flag"
    | "choice"
    | "picture"
    | "color"
    | "list"
    | "group"
    | "hidden";
  hint?: string | undefined;
  options?: readonly string[];
  entry?: string;
}

export const fieldMeta = z.registry<FieldMeta>();

interface TextOptions {
  max?: number;
  hint?: string;
}

export function text(label: string, { max = 160, hint }: TextOptions = {}) {
  return z
    .string(`${label} harus berupa teks`)
    .check(
      z.overwrite(max > 160 ? cleanText : cleanLine),
      z.minLength(1, `${label} harus diisi`),
      z.maxLength(max, `${label} maksimal ${max.toLocaleString("id-ID")} karakter`),
    )
    .register(fieldMeta, { label, kind: max > 160 ? "longText" : "text", hint });
}

export const longText = (label: string, hint?: string) =>
  text(label, { max: 1200, ...(hint !== undefined && { hint }) });

/** A text that must match a pattern; it may be allowed to be empty. */
export function pattern(label: string, form: RegExp, message: string, hint?: string) {
  return z
    .string(message)
    .check(z.overwrite(cleanLine), z.regex(form, message), z.maxLength(500, `${label} maksimal 500 karakter`))
    .register(fieldMeta, { label, kind: "text", hint });
}

export const link = (label: string, hint = "Boleh dikosongkan") =>
  pattern(label, /^(?:https:\/\/\S+)?$/, `${label} harus diawali https://`, hint);

export const email = (label: string) =>
  pattern(
    label,
    /^[\w.+-]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{2,63}){1,4}$/i,
    `${label} harus alamat email yang benar`,
  );

export const picture = (label: string) =>
  z
    .string(`${label} harus alamat gambar`)
    .check(
      // A picture of this site is known by its path.
      z.overwrite((address) => cleanLine(address).replace(absoluteUrl("/"), "/")),
      z.regex(/^(?:\/(?![/\\])\S+|https:\/\/\S+)?$/, `${label} harus alamat gambar`),
      z.maxLength(500, `${label} maksimal 500 karakter`),
    )
    .register(fieldMeta, { label, kind: "picture", hint: "Boleh dikosongkan" });

/** A brand colour with enough contrast; empty is the default colour. */
export function color(label: string, name: keyof BrandColors) {
  const message = `${label} harus seperti #1a2b3c`;
  const weak = (color: string) => {
    const contrast = weakestContrast(name, color).toFixed(1).replace(".", ",");
    return `${label} kurang kontras: ${contrast} banding 1, padahal teks perlu 4,5 banding 1. Pilih warna yang lebih tua.`;
  };
  return z
    .string(message)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.regex(/^(?:#[0-9a-f]{6})?$/, { error: message, abort: true }),
      z.refine((value) => hasContrast(name, value), { error: ({ input }) => weak(String(input)) }),
    )
    .register(fieldMeta, { label, kind: "color", hint: "Kosongkan untuk warna bawaan" });
}

/** With a `step` of 0, any fraction is allowed. */
export function number(label: string, { min, max, step = 1 }: { min: number; max: number; step?: number }) {
  const message = `${label} harus angka ${String(min).replace(".", ",")} sampai ${String(max).replace(".", ",")}`;
  return z
    .number(message)
    .check(z.minimum(min, message), z.maximum(max, message), ...(step ? [z.multipleOf(step, message)] : []))
    .register(fieldMeta, { label, kind: "number" });
}

export function money(label: string) {
  const message = `${label} harus angka rupiah lebih dari 0, misalnya 6.500.000`;
  return z
    .int(message)
    .check(z.minimum(1, message), z.maximum(100_000_000_000, `${label} terlalu besar`))
    .register(fieldMeta, { label, kind: "money" });
}

export const flag = (label: string) =>
  z.boolean(`${label} harus ya atau tidak`).register(fieldMeta, { label, kind: "flag" });

export const choice = <Value extends string>(label: string, options: readonly Value[]) =>
  z
    .enum(options as readonly [Value, ...Value[]], `${label} tidak dikenal`)
    .register(fieldMeta, { label, kind: "choice", options });

export const hidden = () =>
  z
    .string()
    .check(z.overwrite(cleanLine), z.maxLength(200))
    .register(fieldMeta, { label: "", kind: "hidden" });

export const group = <Shape extends z.core.$ZodLooseShape>(label: string, shape: Shape) =>
  z.object(shape, `${label} tidak lengkap`).register(fieldMeta, { label, kind: "group" });

interface ListOptions {
  entry: string;
  min?: number;
  max?: number;
}

export function list<Item extends z.ZodMiniType>(label: string, item: Item, options: ListOptions) {
  const { entry, min = 1, max = 24 } = options;
  return z
    .array(item, `${label} harus berupa daftar`)
    .check(
      z.minLength(
        min,
        `${label} perlu paling sedikit ${min} ${entry}: halaman yang memakainya tidak bisa kosong`,
      ),
      z.maxLength(max, `${label} paling banyak ${max} ${entry}`),
    )
    .register(fieldMeta, { label, kind: "list", entry });
}
