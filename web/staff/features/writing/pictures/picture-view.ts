import type { Node } from "@tiptap/pm/model";
import type { NodeViewConstructor } from "@tiptap/pm/view";
import { parsePictureAddress, variantAddress } from "../../../../../worker/contract/media/picture-address";

/** Told to the element of the editor when more is known of its pictures than before. */
export const picturesKnown = "pictures-known";

/** Pixels that a picture has at most in the editor. */
const shownWidth = 960;

/** Where the editor fetches a picture from: those of the library need not come whole. */
function shownAddress(src: string): string {
  const own = parsePictureAddress(src);
  return own && own.width === null && src.startsWith("/")
    ? variantAddress(own.hash, shownWidth, "image/webp")
    : src;
}

/** A picture in the text, marked while nobody has said what it shows. */
export function pictureView(isDescribed: (node: Node) => boolean): NodeViewConstructor {
  return (first, view) => {
    let current = first;
    const dom = document.createElement("span");
    dom.className = "writing-picture";
    const image = document.createElement("img");
    image.draggable = false;
    dom.append(image);
    const show = (node: Node) => {
      current = node;
      const { src, alt } = node.attrs;
      const address = shownAddress(String(src ?? ""));
      if (image.getAttribute("src") !== address) image.src = address;
      image.alt = alt;
      dom.toggleAttribute("data-undescribed", !isDescribed(node));
    };
    const showAgain = () => show(current);
    view.dom.addEventListener(picturesKnown, showAgain);
    show(first);
    return {
      dom,
      destroy: () => view.dom.removeEventListener(picturesKnown, showAgain),
      update(node) {
        if (node.type !== first.type) return false;
        show(node);
        return true;
      },
    };
  };
}
