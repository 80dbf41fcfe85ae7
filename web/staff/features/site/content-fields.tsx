import { Images, X } from "lucide";
import { useState } from "react";
import type * as z from "zod/mini";
import { type FieldMeta, fieldMeta } from "../../../../worker/contract/site-content/fields";
import { makeBlank } from "../../../../worker/contract/site-content/stored-content";
import { cn } from "../../../lib/cn";
import { Button } from "../../../ui/button";
import { FallbackImage } from "../../../ui/fallback-image";
import { Field, fieldAria } from "../../../ui/field";
import { inputStyles } from "../../../ui/input-styles";
import { business } from "../../lib/business";
import { parseRupiah, rupiahText } from "../../lib/rupiah-text";
import { EditableRows } from "../../ui/editable-rows";
import { PicturePicker } from "../media/picture-picker";

type Schema = z.core.$ZodType;
interface Definition {
  shape: Record<string, Schema>;
  element: Schema;
}

interface ContentFieldProps {
  schema: Schema;
  /** The shown fields; all by default. */
  only?: readonly string[] | undefined;
  /** The path of the value, such as `website.0.price`. */
  path: string;
  value: unknown;
  faults: Record<string, string>;
  onChange: (value: unknown) => void;
}

const getDefinition = (schema: Schema) => schema._zod.def as unknown as Definition;
const getMeta = (schema: Schema): FieldMeta => fieldMeta.get(schema) ?? { label: "", kind: "hidden" };
const asRecord = (value: unknown) => (value ?? {}) as Record<string, unknown>;

/** The fields of a group, generated from its schema. */
export function GroupFields({ schema, only, path, value, faults, onChange }: ContentFieldProps) {
  const values = asRecord(value);
  const fields = Object.entries(getDefinition(schema).shape);
  return (
    <div className="grid gap-5">
      {fields
        .filter(([name]) => !only || only.includes(name))
        .map(([name, field]) => (
          <ContentField
            key={name}
            schema={field}
            path={path ? `${path}.${name}` : name}
            value={values[name]}
            faults={faults}
            onChange={(next) => onChange({ ...values, [name]: next })}
          />
        ))}
    </div>
  );
}

function ContentField(props: ContentFieldProps) {
  const { kind, label } = getMeta(props.schema);
  if (kind === "hidden") return null;
  if (kind === "list") return <ListField {...props} />;
  if (kind === "picture") return <PictureField {...props} />;
  if (kind === "color") return <ColorField {...props} />;
  if (kind !== "group") return <InputField {...props} />;
  return (
    <fieldset className="border-l-2 border-line pl-4">
      <legend className="font-bold">{label}</legend>
      <div className="mt-3">
        <GroupFields {...props} only={undefined} />
      </div>
    </fieldset>
  );
}

/** Parses a number; other text stays for the server's error message. */
function readNumber(kind: FieldMeta["kind"], text: string): unknown {
  const number = kind === "money" ? parseRupiah(text) : Number(text.trim().replace(",", "."));
  return text.trim() === "" || number === null || Number.isNaN(number) ? text : number;
}

const shownMoney = (value: unknown) =>
  typeof value === "number" ? value.toLocaleString("id-ID") : String(value ?? "");

/** A text, number or choice. */
function InputField({ schema, path, value, faults, onChange }: ContentFieldProps) {
  /** The typed text of a number, such as "6,5 juta". */
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const { label, kind, hint, options = [] } = getMeta(schema);
  const error = faults[path];
  const id = `isi-${path}`;
  if (kind === "flag") {
    return (
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          className="size-5 accent-fajar"
        />
        {label}
      </label>
    );
  }
  const isNumber = kind === "money" || kind === "number";
  const shownHint = kind === "money" && typeof value === "number" ? rupiahText(value) : hint;
  const handleType = (text: string) => {
    const next = isNumber ? readNumber(kind, text) : text;
    if (isNumber) setTyped({ text, value: next });
    onChange(next);
  };
  const shown = kind === "money" ? shownMoney(value) : String(value ?? "");
  const input = {
    ...fieldAria(id, error, shownHint),
    value: typed && typed.value === value ? typed.text : shown,
    className: inputStyles,
    onChange: (event: { target: { value: string } }) => handleType(event.target.value),
  };
  return (
    <Field id={id} label={label} hint={shownHint} error={error}>
      {kind === "longText" && <textarea rows={3} {...input} />}
      {kind === "choice" && (
        <select {...input}>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      {kind !== "longText" && kind !== "choice" && (
        <input type="text" inputMode={isNumber ? "decimal" : undefined} {...input} />
      )}
    </Field>
  );
}

/** A picture of the library or an address. */
function PictureField({ schema, path, value, faults, onChange }: ContentFieldProps) {
  const { label } = getMeta(schema);
  const [isPicking, setPicking] = useState(false);
  const id = `isi-${path}`;
  const address = String(value ?? "");
  const error = faults[path];
  return (
    <Field id={id} label={label} hint="Boleh dikosongkan" error={error}>
      <div className="flex flex-wrap items-center gap-3">
        {address && (
          <FallbackImage
            src={address}
            fallbacks={[]}
            alt={`${label} saat ini`}
            className="h-12 max-w-32 shrink-0 rounded-sm bg-sand object-contain"
          >
            <span className="text-sm text-danger">Gambar di alamat ini tidak bisa ditampilkan.</span>
          </FallbackImage>
        )}
        <Button icon={Images} variant="outline" size="sm" onClick={() => setPicking(true)}>
          {address ? "Ganti" : "Pilih atau Unggah"}
        </Button>
        {address && (
          <Button icon={X} variant="quiet" size="sm" onClick={() => onChange("")}>
            Lepas
          </Button>
        )}
        <input
          type="text"
          {...fieldAria(id, error, "Boleh dikosongkan")}
          value={address}
          placeholder="atau alamat gambar"
          onChange={(event) => onChange(event.target.value)}
          className={cn(inputStyles, "min-w-40 flex-1")}
        />
      </div>
      <PicturePicker
        open={isPicking}
        {...(path === "brand.logo" ? { purpose: "logo", suggestion: business.name } : { purpose: "picture" })}
        onClose={() => setPicking(false)}
        onPick={({ item }) => onChange(item.url)}
      />
    </Field>
  );
}

/** A colour picker with a text field. */
function ColorField({ schema, path, value, faults, onChange }: ContentFieldProps) {
  const { label, hint } = getMeta(schema);
  const id = `isi-${path}`;
  const color = String(value ?? "");
  return (
    <Field id={id} label={label} hint={hint} error={faults[path]}>
      <div className="flex items-center gap-3">
        <input
          type="color"
          aria-label={`${label}, pilih`}
          value={/^#[0-9a-f]{6}$/i.test(color) ? color : "#ffffff"}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-16 shrink-0 cursor-pointer rounded-md border border-edge bg-white p-1"
        />
        <input
          type="text"
          {...fieldAria(id, faults[path], hint)}
          value={color}
          placeholder="#1a2b3c"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
          className={inputStyles}
        />
      </div>
    </Field>
  );
}

/** Entries with their order. */
function ListField({ schema, path, value, faults, onChange }: ContentFieldProps) {
  const { label, entry = "isi" } = getMeta(schema);
  const { element } = getDefinition(schema);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isGroup = getMeta(element).kind === "group";
  const nameOf = (index: number) => `${label}, ${entry} ${index + 1}`;
  return (
    <fieldset className="border-l-2 border-line pl-4">
      <legend className="font-bold">{label}</legend>
      <div className="mt-3">
        <EditableRows
          id={`isi-${path}`}
          label={label}
          addLabel={`Tambah ${entry}`}
          rows={items}
          blank={makeBlank(element)}
          isOrdered
          nameOf={nameOf}
          onChange={onChange}
        >
          {(item, index, change) => {
            const field = {
              schema: element,
              path: `${path}.${index}`,
              value: item,
              faults,
              onChange: change,
            };
            return isGroup ? (
              <GroupEntry title={findTitle(item) || nameOf(index)} {...field} />
            ) : (
              <InputField {...field} />
            );
          }}
        </EditableRows>
      </div>
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {faults[path]}
      </p>
    </fieldset>
  );
}

/** A collapsible entry of several fields. An error opens it, and it stays open afterwards. */
function GroupEntry({ title, ...field }: ContentFieldProps & { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const isWrong = Object.keys(field.faults).some((fault) => fault.startsWith(`${field.path}.`));
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-md border border-line bg-white px-3"
    >
      <summary className="min-h-11 py-2 font-semibold [overflow-wrap:anywhere]">{title}</summary>
      <div className="pt-1 pb-3">
        <GroupFields {...field} />
      </div>
    </details>
  );
}

/** The title of an entry: its first text. */
function findTitle(item: unknown): string {
  const { title, name, question, feature, days } = asRecord(item);
  return String(title ?? name ?? question ?? feature ?? days ?? "");
}
