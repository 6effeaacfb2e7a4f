export type Check = { name: string; run: () => Promise<CheckAnswer> };
/** `fault` is absent on success; `note` is printed with and without a fault. */
export type CheckAnswer = { fault?: string; note?: string };
export type CheckResult = CheckAnswer & { name: string; seconds: number };

export async function runChecks(
  checks: Check[],
  atOnce: number,
  onResult: (result: CheckResult) => void,
): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const startedAt = performance.now();
      const answer = await check.run().catch(
        (error: unknown): CheckAnswer => ({
          fault: error instanceof Error ? String(error.stack) : String(error),
        }),
      );
      const result = {
        ...answer,
        name: check.name,
        seconds: (performance.now() - startedAt) / 1000,
      };
      results.push(result);
      onResult(result);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
