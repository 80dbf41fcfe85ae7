import type { ComponentProps, ReactNode, Ref } from "react";
import { cn } from "../../lib/cn";
import { Field, fieldAria } from "../../ui/field";
import { inputStyles } from "../../ui/input-styles";

interface TextFieldProps extends Omit<ComponentProps<"input">, "children" | "id" | "ref"> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** With it, the field has so many lines. */
  rows?: number | undefined;
  /** Characters that the server takes: they are counted, and it is said when there are more. */
  most?: number;
  /** What the browser offers while somebody types. */
  suggestions?: readonly string[];
  /** Between the label and the field. */
  children?: ReactNode;
  onType?: (value: string) => void;
  ref?: Ref<HTMLElement>;
}

/** A labelled text of one line, or of several. */
export function TextField(props: TextFieldProps) {
  const { id, label, rows, most, suggestions, children, onType, ref, className, ...input } = props;
  const count = String(input.value ?? "").trim().length;
  const over = most !== undefined && count > most ? `${count - most} karakter terlalu panjang` : undefined;
  const { error = over, ...rest } = input;
  const { hint = most && `${numeral(count)} dari ${numeral(most)} karakter`, ...others } = rest;
  const Control = (rows ? "textarea" : "input") as "input";
  return (
    <Field id={id} label={label} hint={hint || undefined} error={error}>
      {children}
      <Control
        {...{ rows }}
        type={rows ? undefined : "text"}
        autoComplete="off"
        list={suggestions && `${id}-suggestions`}
        {...(onType && { onChange: (event) => onType(event.target.value) })}
        {...fieldAria(id, error, hint || undefined)}
        {...others}
        ref={ref as Ref<HTMLInputElement>}
        className={cn(inputStyles, className)}
      />
      {suggestions && (
        <datalist id={`${id}-suggestions`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

const numeral = (value: number) => value.toLocaleString("id-ID");
