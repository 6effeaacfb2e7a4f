import path from 'node:path';
import { check } from '../commands/check.ts';
import { messageOf } from '../console/refusal.ts';
import { node } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown } from '../process/shutdown.ts';
import { describeFailure } from './failures.ts';
import { startJourneyServer } from './journey-server.ts';
import { runAttack } from './run-attack.ts';
import { runPlaywright } from './run-playwright.ts';
import { type Tally, tallyAttack, tallyPlaywright, tallyVitest, unreported } from './tally.ts';
import { sentences } from './test-messages.ts';
import type { TestServer } from './test-server.ts';

type PartOptions = { reports: string; shard: string | undefined };

const shardOf = (shard: string | undefined): string[] =>
  shard === undefined ? [] : [`--shard=${shard}`];

/** Counts a part that throws as one failure, so that the next parts run. */
async function orFailed(runner: string, run: () => Promise<Tally>): Promise<Tally> {
  try {
    return await run();
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n`);
    return unreported(runner);
  }
}

export async function runChecks(): Promise<Tally> {
  const results = await check();
  const failures = results.flatMap(({ name, fault }) =>
    fault === undefined ? [] : [describeFailure(name, '', fault)],
  );
  const failed = failures.length;
  return {
    runner: sentences.checks,
    passed: results.length - failed,
    failed,
    skipped: 0,
    failures,
  };
}

/** `template`: the migrated database that the tests clone. */
export async function runVitest(
  { adminUrl }: TestServer,
  template: string,
  { reports, shard }: PartOptions,
): Promise<Tally> {
  const file = path.join(reports, 'vitest.json');
  const args = [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...shardOf(shard),
  ];
  const env = { TEST_DATABASE_URL: adminUrl, TEST_TEMPLATE: template };
  const { code } = await runCommand(node, ['node_modules/vitest/vitest.mjs', ...args], {
    env,
    isLoud: true,
  });
  return tallyVitest(sentences.vitest, file, code);
}

export const runJourneys = (
  { adminUrl }: TestServer,
  chromium: string,
  { reports, shard }: PartOptions,
): Promise<Tally> =>
  orFailed(sentences.journeys, async () => {
    const file = path.join(reports, 'journeys.json');
    const journeys = await startJourneyServer(adminUrl, await findFreePort());
    onShutdown(journeys.stop);
    const code = await runPlaywright({ journeys, chromium }, shardOf(shard), { E2E_REPORT: file });
    return tallyPlaywright(sentences.journeys, file, code);
  });

export const runShortAttack = (
  { adminUrl }: TestServer,
  { reports }: PartOptions,
): Promise<Tally> =>
  orFailed(sentences.attack, async () => {
    const file = path.join(reports, 'attack.json');
    const code = await runAttack(adminUrl, [
      '--requests',
      '5000',
      '--seconds',
      '180',
      '--seed',
      '1',
      '--report',
      file,
    ]);
    return tallyAttack(sentences.attack, file, code);
  });
