import { type ComponentType, useState } from "react";
import { showFailure } from "./show-failure";

/** A drawer whose code comes when it is opened; where it does not come, a toast says so and the form stays. */
export function useLateDrawer<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [opened, setOpened] = useState<{ Drawer: ComponentType<Props> } | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    Drawer: opened?.Drawer ?? null,
    isLoading,
    /** False where it did not come. */
    open: async (): Promise<boolean> => {
      setLoading(true);
      try {
        setOpened({ Drawer: (await load()).default });
        return true;
      } catch (error) {
        showFailure(error, "Belum bisa dibuka", "Silakan coba lagi.");
        return false;
      } finally {
        setLoading(false);
      }
    },
    close: () => setOpened(null),
  };
}
