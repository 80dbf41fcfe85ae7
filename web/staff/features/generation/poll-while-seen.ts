/**
 * Calls `poll` again and again, `ms` milliseconds after the call before has ended, until the answered function is
 * called. In a hidden tab it waits; the call that came due there is made as soon as the tab is seen again.
 */
export function pollWhileSeen(poll: () => Promise<void>, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let isStopped = false;

  function schedule() {
    if (!isStopped) timer = setTimeout(handleDue, ms);
  }

  function handleDue() {
    isDue = document.hidden;
    if (!isDue) void poll().finally(schedule);
  }

  function handleVisibility() {
    if (isDue && !document.hidden) handleDue();
  }

  document.addEventListener("visibilitychange", handleVisibility);
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", handleVisibility);
  };
}
