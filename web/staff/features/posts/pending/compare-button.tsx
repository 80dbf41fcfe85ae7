import { useState } from "react";
import type { PostInput } from "../../../../../worker/contract/blog";
import { loadCode } from "../../../../lib/load-code";
import { Button } from "../../../../ui/button";
import { useLateDrawer } from "../late-drawer";

interface CompareButtonProps {
  title: string;
  live: PostInput;
  /** Read when it is asked for. */
  change: () => PostInput;
  changeName: string;
}

/** Shows a change beside the post that is out, word by word. */
export function CompareButton({ title, live, change, changeName }: CompareButtonProps) {
  const { Drawer, isLoading, open, close } = useLateDrawer(() => loadCode(() => import("./compare-drawer")));
  const [shown, setShown] = useState(live);

  function handleOpen() {
    setShown(change());
    void open();
  }

  return (
    <>
      <Button variant="outline" busy={isLoading} onClick={handleOpen}>
        Bandingkan
      </Button>
      {Drawer && <Drawer title={title} live={live} change={shown} changeName={changeName} onClose={close} />}
    </>
  );
}
