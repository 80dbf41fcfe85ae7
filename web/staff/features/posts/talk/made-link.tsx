import { Copy, MessageCircle } from "lucide";
import { useId, useRef, useState } from "react";
import type { NewPreviewLink } from "../../../../../worker/contract/desk/post-notes";
import { formatLongDate, formatTime } from "../../../../lib/format";
import { Button, buttonStyles } from "../../../../ui/button";
import { Icon } from "../../../../ui/icon";
import { inputStyles } from "../../../../ui/input-styles";

/** A link that was just made: its address is shown this once. */
export function MadeLink({ link: { url, expiresAt }, title }: { link: NewPreviewLink; title: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const message = `Mohon baca pratinjau artikel “${title}”: ${url}`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setSaid("Tautan disalin.");
    } catch {
      field.current?.select();
      setSaid("Browser ini tidak mengizinkan penyalinan. Tautannya sudah dipilih; salin sendiri.");
    }
  }

  return (
    <div className="mt-5 rounded-md border-l-4 border-leaf bg-leaf-pale p-5">
      <label htmlFor={id} className="font-bold">
        Tautan pratinjau
      </label>
      <input
        ref={field}
        id={id}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        className={`mt-2 ${inputStyles}`}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="dark" onClick={copy}>
          <Icon node={Copy} className="size-4" />
          Salin
        </Button>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyles("outline")}
        >
          <Icon node={MessageCircle} className="size-4" />
          Kirim lewat WhatsApp
        </a>
      </div>
      <p role="status" className="mt-3 text-sm">
        {said ||
          `Berlaku sampai ${formatLongDate(expiresAt)} pukul ${formatTime(expiresAt)} WIB. Salin sekarang: tautan ini hanya ditampilkan sekali.`}
      </p>
    </div>
  );
}
