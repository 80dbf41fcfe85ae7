import type { ReactNode } from "react";
import type { StaffPost } from "../../../../../worker/contract/desk/staff-post";
import type { WayDetails } from "./ways";

/** What a question before a way is given. */
export interface QuestionProps {
  post: StaffPost | null;
  /** Which post it is about. */
  title: ReactNode;
  /** Why it would be refused. */
  warning: ReactNode;
  onAnswer: (details: WayDetails) => void;
  onCancel: () => void;
}
