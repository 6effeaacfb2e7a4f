import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check } from '../commands/check.ts';
import { messageOf } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { node, root } from '../process/paths.ts';
import { findFreePort } from '../process/ports.ts';
import { runCommand } from '../process/run-command.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { startJourneyServer } from './journey-server.ts';
import { runAttack } from './run-attack.ts';
import {
  describeTally,
  sumTallies,
  type Tally,
  tallyAttack,
  tallyPlaywright,
  tallyVitest,
} from './tally.ts';
import { ensureTemplate } from './template-database.ts';
import { sentences } from './test.fr.ts';
import { openTestServer, type TestServer } from './test-server.ts';

async function runChecks(): Promise<Tally> {
  const results = await check();
  const failed = results.filter(({ fault }) => fault !== undefined).length;
  return { runner: sentences.checks, passed: results.length - failed, failed, skipped: 0 };
}

async function runVitest(env: NodeJS.ProcessEnv, reports: string): Promise<Tally> {
  const file = path.join(reports, 'vitest.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runCommand(node, ['node_modules/vitest/vitest.mjs', ...args], {
    env,
    isLoud: true,
  });
  return tallyVitest(sentences.vitest, file, code);
}

async function runJourneys(server: TestServer, chromium: string, reports: string): Promise<Tally> {
  const file = path.join(reports, 'journeys.json');
  try {
    const journeys = await startJourneyServer(server.adminUrl, await findFreePort());
    onShutdown(journeys.stop);
    const { code } = await runCommand(node, ['node_modules/@playwright/test/cli.js', 'test'], {
      cwd: path.join(root, 'e2e'),
      env: {
        E2E_BASE_URL: journeys.url,
        E2E_SANDBOX_URL: journeys.sandboxUrl,
        E2E_REPORT: file,
        PLAYWRIGHT_CHROMIUM: chromium,
      },
      isLoud: true,
    });
    return tallyPlaywright(sentences.journeys, file, code);
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n`);
    return { runner: sentences.journeys, passed: 0, failed: 1, skipped: 0 };
  }
}

/** A part of `npm run test:attack`: the tables of access and objects whole, the rest drawn from, always the same. */
async function runShortAttack({ adminUrl }: TestServer, reports: string): Promise<Tally> {
  const file = path.join(reports, 'attack.json');
  try {
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
  } catch (error) {
    process.stdout.write(`\n${messageOf(error)}\n`);
    return { runner: sentences.attack, passed: 0, failed: 1, skipped: 0 };
  }
}

function report(tallies: Tally[], database: string, browser: string): number {
  const lines = tallies.map((tally) => `  ${tally.runner} : ${describeTally(tally)}`);
  const sum = sumTallies(tallies);
  process.stdout.write(
    `\n${sentences.ran}\n${lines.join('\n')}\n  ${sentences.database} : ${database}\n  ${sentences.browser} : ${browser}\n\n${describeTally(sum)}\n`,
  );
  return sum.failed > 0 ? 1 : 0;
}

/** `npm test`: every check and every test, whatever an earlier one said; the last line sums them up. */
export function main(): Promise<number> {
  return withShutdown(async () => {
    await ensurePostgres();
    const chromium = await ensureChromium();
    const reports = mkdtempSync(path.join(tmpdir(), 'parages-test-'));
    onShutdown(() => rmSync(reports, { recursive: true, force: true }));
    const tallies = [await runChecks()];
    const { server, template } = await step(sentences.postgres, async (show) => {
      const opened = await openTestServer();
      onShutdown(opened.stop);
      show(`${opened.description}, ${sentences.template}`);
      return { server: opened, template: await ensureTemplate(opened.adminUrl) };
    });
    tallies.push(
      await runVitest({ TEST_DATABASE_URL: server.adminUrl, TEST_TEMPLATE: template }, reports),
    );
    tallies.push(await runJourneys(server, chromium.file, reports));
    tallies.push(await runShortAttack(server, reports));
    return report(tallies, `${server.description}; PGlite`, chromium.description);
  });
}
