import { type ComponentType, useState } from "react";
import { showFailure } from "../../lib/show-failure";

/** A drawer whose code comes when it is opened; where it does not come, a toast says so and the form stays. */
export function useLateDrawer<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [opened, setOpened] = useState<{ Drawer: ComponentType<Props> } | null>(null);
  const [isLoading, setLoading] = useState(false);
  return {
    Drawer: opened?.Drawer ?? null,
    isLoading,
    open: async () => {
      setLoading(true);
      try {
        setOpened({ Drawer: (await load()).default });
      } catch (error) {
        showFailure(error, "Belum bisa dibuka", "Silakan coba lagi.");
      } finally {
        setLoading(false);
      }
    },
    close: () => setOpened(null),
  };
}
