import { readdirSync, readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

/** Seconds of processor time that this process's children have used, all together; NaN where /proc is not. */
export function childrenCpuSeconds() {
  try {
    const times = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(readStat)
      .filter(({ parent }) => parent === process.pid);
    return times.reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** @param {string} pid */
function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program's name stands in brackets and may hold anything; state and parent follow it.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { parent: 0, ticks: 0 };
  }
}
