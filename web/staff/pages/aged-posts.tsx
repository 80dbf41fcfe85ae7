import { AgedList } from "../features/generation/ageing/aged-list";

export default function AgedPostsPage() {
  return <AgedList />;
}
