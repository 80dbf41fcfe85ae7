import { Images, X } from "lucide";
import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { type PostInput, postInput } from "../../../../worker/contract/blog";
import { parsePictureAddress, variantAddress } from "../../../../worker/contract/media/picture-address";
import { Button } from "../../../ui/button";
import { FallbackImage } from "../../../ui/fallback-image";
import { Field, fieldAria } from "../../../ui/field";
import { Icon } from "../../../ui/icon";
import { inputStyles } from "../../../ui/input-styles";
import { PicturePicker } from "../media/picture-picker";
import { postLabels } from "./post-values";

const id = "post-image";

interface CoverFieldProps {
  form: UseFormReturn<PostInput>;
  error: string | undefined;
  readOnly: boolean;
}

/** The address of the cover, typed or taken from the library. */
export function CoverField({ form, error, readOnly }: CoverFieldProps) {
  const [isPicking, setPicking] = useState(false);
  /** What was taken out last. */
  const [removed, setRemoved] = useState("");
  const value = useWatch({ control: form.control, name: "image" });
  const isShown = postInput.shape.image.safeParse(value).success;

  const set = (address: string) => form.setValue("image", address, { shouldDirty: true });

  function handleSwitch() {
    if (value !== "") setRemoved(value);
    set(value === "" ? removed : "");
  }

  return (
    <div>
      <Field id={id} label={postLabels.image} error={error}>
        <input
          type="url"
          autoComplete="off"
          placeholder="https://… atau /images/blog/default.svg"
          readOnly={readOnly}
          className={inputStyles}
          {...fieldAria(id, error)}
          {...form.register("image")}
        />
      </Field>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        {isShown && <CoverThumb address={value.trim()} />}
        {!readOnly && (
          <>
            <Button variant="outline" size="sm" onClick={() => setPicking(true)}>
              <Icon node={Images} className="size-4" />
              Pilih dari Pustaka
            </Button>
            {/* One button, which keeps the focus. */}
            {(value !== "" || removed !== "") && (
              <Button variant="quiet" size="sm" onClick={handleSwitch}>
                {value !== "" && <Icon node={X} className="size-4" />}
                {value !== "" ? "Lepas Cover" : "Kembalikan"}
              </Button>
            )}
          </>
        )}
      </div>
      <PicturePicker
        open={isPicking}
        purpose="cover"
        onClose={() => setPicking(false)}
        onPick={({ item }) => set(item.url)}
      />
    </div>
  );
}

/** A cover, small; of the library in its smallest width. */
function CoverThumb({ address }: { address: string }) {
  const own = parsePictureAddress(address);
  const small = own && address.startsWith("/media/") ? variantAddress(own.hash, 480, "image/webp") : address;
  return (
    <FallbackImage
      src={small}
      fallbacks={small === address ? [] : [address]}
      alt="Cover saat ini"
      className="h-11 w-[4.9rem] shrink-0 rounded-sm bg-sand object-cover"
    >
      <span className="text-danger text-sm">Gambar di alamat ini tidak bisa ditampilkan.</span>
    </FallbackImage>
  );
}
