import type { PostInput } from "../../../../../worker/contract/blog";
import { Drawer } from "../../../ui/drawer";
import { Comparison } from "../history/comparison";

interface CompareDrawerProps {
  title: string;
  live: PostInput;
  change: PostInput;
  changeName: string;
  onClose: () => void;
}

/** A change beside the post that is out. */
export default function CompareDrawer({ title, live, change, changeName, onClose }: CompareDrawerProps) {
  return (
    <Drawer title={title} lead={live.title} wide onClose={onClose}>
      <Comparison before={live} after={change} beforeName="artikel yang terbit" afterName={changeName} />
    </Drawer>
  );
}
