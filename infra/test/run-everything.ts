import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { step } from '../console/step.ts';
import { onShutdown, withShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensureHeadlessChromium } from './ensure-chromium.ts';
import { ensurePostgres } from './ensure-postgres.ts';
import { type Part, readOptions } from './options.ts';
import { runChecks, runJourneys, runShortAttack, runVitest } from './run-parts.ts';
import { describeTally, sumTallies, type Tally } from './tally.ts';
import { ensureTemplate } from './template-database.ts';
import { sentences } from './test-messages.ts';
import { openTestServer, type TestServer } from './test-server.ts';

/**
 * The folder TEST_REPORTS, which continuous integration sets and uploads when a run fails; else a
 * temporary one, deleted at the end.
 */
function openReports(): string {
  const kept = process.env.TEST_REPORTS;
  if (kept !== undefined) {
    mkdirSync(kept, { recursive: true });
    return path.resolve(kept);
  }
  const reports = mkdtempSync(path.join(tmpdir(), 'parages-test-'));
  onShutdown(() => rmSync(reports, { recursive: true, force: true }));
  return reports;
}

const openDatabase = (): Promise<TestServer & { template: string }> =>
  step(sentences.postgres, async (show) => {
    const opened = await openTestServer();
    onShutdown(opened.stop);
    show(`${opened.description}, ${sentences.template}`);
    return { ...opened, template: await ensureTemplate(opened.adminUrl) };
  });

const mostNamed = 40;

const section = (title: string, lines: string[]): string =>
  lines.length === 0 ? '' : `\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/** The last lines name the failures, so that the end of a log is enough to find them. */
function report(tallies: Tally[], notes: string[]): number {
  const ran = [...tallies.map((tally) => `${tally.runner}: ${describeTally(tally)}`), ...notes];
  const failures = tallies.flatMap((tally) => tally.failures);
  const named = failures.slice(0, mostNamed);
  const unnamed = failures.length - named.length;
  const sum = sumTallies(tallies);
  process.stdout.write(section(sentences.ran, ran));
  process.stdout.write(
    section(sentences.failures, unnamed > 0 ? [...named, sentences.more(unnamed)] : named),
  );
  process.stdout.write(`\n${describeTally(sum)}\n`);
  return sum.failed > 0 ? 1 : 0;
}

export function main(args: string[]): Promise<number> {
  const { parts, shard } = readOptions(args);
  const runs = (...some: Part[]): boolean => parts.some((part) => some.includes(part));
  return withShutdown(async () => {
    const needsDatabase = runs('unit', 'journeys', 'attack');
    if (needsDatabase) await ensurePostgres();
    const chromium = runs('journeys') ? await ensureHeadlessChromium() : undefined;
    const options = { reports: openReports(), shard };
    const tallies: Tally[] = [];
    const notes: string[] = [];
    if (runs('checks')) tallies.push(await runChecks());
    if (needsDatabase) {
      await generateClient();
      const server = await openDatabase();
      notes.push(`${sentences.database}: ${server.description}; PGlite`);
      if (runs('unit')) tallies.push(await runVitest(server, server.template, options));
      if (chromium) tallies.push(await runJourneys(server, chromium.file, options));
      if (runs('attack')) tallies.push(await runShortAttack(server, options));
    }
    if (chromium) notes.push(`${sentences.browser}: ${chromium.description}`);
    return report(tallies, notes);
  });
}
