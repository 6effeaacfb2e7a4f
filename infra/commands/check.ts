import { sentences } from '../check/check-messages.ts';
import { listChecks, namedChecks } from '../check/checks.ts';
import { type CheckResult, runChecks } from '../check/run-checks.ts';
import { withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';

const atOnce = 2;

function print({ name, seconds, fault, note }: CheckResult): void {
  const line = `${fault === undefined ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`;
  process.stdout.write(
    `${line}${note === undefined ? '' : ` — ${note}`}\n${fault === undefined ? '' : `\n${fault}\n\n`}`,
  );
}

export async function check(only?: string): Promise<CheckResult[]> {
  await generateClient();
  const named = namedChecks[only ?? ''];
  return runChecks(named ? [named] : listChecks(), atOnce, print);
}

export async function main([only]: string[]): Promise<number> {
  if (only !== undefined && !Object.hasOwn(namedChecks, only)) {
    process.stderr.write(`${sentences.unknownCheck(Object.keys(namedChecks))}\n`);
    return 2;
  }
  return withShutdown(async () => {
    const startedAt = performance.now();
    const results = await check(only);
    const failed = results.filter(({ fault }) => fault !== undefined);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(
      `\n${sentences.summary(results.length - failed.length, failed.length, seconds)}\n`,
    );
    if (failed.length > 0)
      process.stdout.write(`${sentences.failed(failed.map(({ name }) => name))}\n`);
    return failed.length > 0 ? 1 : 0;
  });
}
