import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useState } from "react";
import { Icon } from "./icon";
import { inputStyles } from "./input-styles";

interface PasswordInputProps extends Omit<ComponentProps<"input">, "type" | "className"> {
  showLabel: string;
  hideLabel: string;
}

/** A password input with a button to show it. */
export function PasswordInput({ showLabel, hideLabel, ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  return (
    <div className="relative">
      <input type={visible ? "text" : "password"} className={`${inputStyles} pr-14`} {...props} />
      <button
        type="button"
        aria-label={visible ? hideLabel : showLabel}
        onClick={() => setVisible(!visible)}
        className="absolute inset-y-0 right-0 flex w-12 items-center justify-center rounded-sm text-ink-soft hover:text-ink"
      >
        <Icon node={visible ? EyeOff : Eye} className="size-5" />
      </button>
    </div>
  );
}
