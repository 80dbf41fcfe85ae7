import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";

/** What the history of a post is given. */
export interface HistoryDrawerProps {
  /** As it is stored now. */
  post: StaffPost;
  hasUnsaved: () => boolean;
  mayRestore: boolean;
  /** Puts the restored post into the form. */
  onRestored: (stored: StaffPost) => void;
  onClose: () => void;
}
