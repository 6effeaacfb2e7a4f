/**
 * Runs a benchmark: the process exits with the code that it returns, or prints the error and exits
 * with 1 when it fails.
 */
export async function exitWith(run: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
