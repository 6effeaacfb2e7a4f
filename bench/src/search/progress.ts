/** Prints on stderr, because a load of minutes must not look stuck. */
export async function progress<T>(label: string, step: () => Promise<T> | T): Promise<T> {
  const startedAt = performance.now();
  process.stderr.write(`${label} … `);
  const result = await step();
  process.stderr.write(`${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`);
  return result;
}
