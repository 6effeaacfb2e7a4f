/**
 * Runs a benchmark: the process exits with the code it returns, or with 1 and one sentence when it
 * could not run.
 */
export async function exitWith(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
