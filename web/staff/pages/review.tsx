import { ReviewScreen } from "../features/review/review-screen";

export default function ReviewPage() {
  return <ReviewScreen />;
}
