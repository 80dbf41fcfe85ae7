/** Runs a program. An error is printed as one sentence, with exit code 1. @param {() => Promise<void> | void} work */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
