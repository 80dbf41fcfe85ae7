import { maxAltLength } from "../../../../../worker/contract/media/media-item";
import { Field, fieldAria } from "../../../../ui/field";
import { checkboxStyles, inputStyles } from "../../../../ui/input-styles";

/** Advice for a good alt text. */
const altHelp =
  "Katakan apa yang terlihat dan yang penting darinya, dalam satu kalimat. Tanpa “gambar dari”.";

interface DescriptionFieldsProps {
  /** The prefix of the fields' ids. */
  id: string;
  values: { alt: string; decorative: boolean };
  fault: string | undefined;
  onType: (typed: { alt?: string; decorative?: boolean }) => void;
  /** Hides the choice "decorative". */
  isTextOnly?: boolean;
}

/** The fields of the alt text. */
export function DescriptionFields({ id, values, fault, onType, isTextOnly }: DescriptionFieldsProps) {
  const { alt, decorative } = values;
  const count = [...alt.trim()].length;
  const isTooLong = count > maxAltLength;
  const error = fault ?? (isTooLong ? `${count - maxAltLength} karakter terlalu panjang` : undefined);
  const aria = fieldAria(`${id}-alt`, error, "hint");
  return (
    <div>
      <Field
        id={`${id}-alt`}
        label="Teks alternatif"
        hint={decorative ? "Tidak perlu" : `${count} dari ${maxAltLength}`}
        error={error}
      >
        <textarea
          rows={3}
          onKeyDown={(event) => {
            // Alt texts have one line.
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          // Unticking "decorative" restores the typed text.
          value={decorative ? "" : alt}
          disabled={decorative}
          onChange={(event) => onType({ alt: event.target.value })}
          className={`${inputStyles} disabled:bg-sand disabled:text-ink-soft`}
          {...aria}
          aria-describedby={`${aria["aria-describedby"]} ${id}-help`}
        />
      </Field>
      <p id={`${id}-help`} className="mt-1.5 text-ink-soft text-sm">
        {decorative ? "Pembaca layar melewati gambar ini." : altHelp}
      </p>
      {!isTextOnly && (
        <label className="mt-1 flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            checked={decorative}
            onChange={(event) => onType({ decorative: event.target.checked })}
            className={checkboxStyles}
          />
          <span>
            <span className="font-semibold">Gambar hiasan</span>
            <span className="text-ink-soft text-sm">, tidak membawa informasi</span>
          </span>
        </label>
      )}
    </div>
  );
}
