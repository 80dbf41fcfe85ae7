import type { MediaItem } from "../../../../../worker/contract/media/media-item";

export interface PickedPicture {
  item: MediaItem;
  /** The words of this use; "" where it is decorative, or where those of the library are meant. */
  alt: string;
}

export interface PicturePickerProps {
  open: boolean;
  onClose: () => void;
  /** The dialog closes by itself before. */
  onPick: (picked: PickedPicture) => void;
  /** A cover has no words of its own: what is typed is the library's. */
  purpose: "content" | "cover";
}
