import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { root } from '../process/paths.ts';
import { onShutdown } from '../process/shutdown.ts';
import { generateClient } from '../start/prepare.ts';
import { ensureTemplate } from '../test/template-database.ts';
import { openTestServer } from '../test/test-server.ts';
import { checkMutations } from './check-mutations.ts';
import { copySources } from './copy-sources.ts';
import type { Mutation } from './mutation.ts';
import { sentences } from './mutation-messages.ts';
import { mutations } from './mutations.ts';
import { countNoticed, figureOf, writeReport } from './mutations-report.ts';
import { findUnfitTests, type Mutated, runMutations } from './run-mutations.ts';

const command = 'npm run test:long -- mutations';
const report = 'docs/proof/mutations.md';
/** A mutation at a time in each of them. */
const copyCount = 2;

function readOnly(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { only: { type: 'string' } } }).values.only;
  } catch {
    throw new Refusal(sentences.badOptions);
  }
}

function choose(text: string | undefined): readonly Mutation[] {
  if (text === undefined) return mutations;
  const chosen = mutations.filter(({ guards, file, tests }) =>
    [guards, file, ...tests].some((part) => part.includes(text)),
  );
  if (chosen.length === 0) throw new Refusal(sentences.noneChosen(text));
  return chosen;
}

async function copySeveral(): Promise<string[]> {
  const folders: string[] = [];
  for (let count = 0; count < copyCount; count += 1) folders.push(await copySources());
  return folders;
}

function print({ mutation, outcome, seconds }: Mutated): void {
  process.stdout.write(`${sentences.outcome(mutation, outcome, seconds)}\n`);
}

function store(results: readonly Mutated[], database: string): void {
  const file = path.join(root, report);
  mkdirSync(path.dirname(file), { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, writeReport(results, { date, command, database }));
}

/**
 * Removes each guard of the table in turn and expects a test to fail. A run of the whole table
 * writes the report; `--only` chooses the guards whose sentence, file or test contains a text.
 * @returns the exit code: 0 when each removed guard was noticed
 */
export async function proveGuards(args: string[]): Promise<number> {
  const only = readOnly(args);
  const chosen = choose(only);
  const { fault } = checkMutations(root);
  if (fault !== undefined) throw new Refusal(fault);
  await generateClient();
  const server = await openTestServer();
  onShutdown(server.stop);
  const template = await ensureTemplate(server.adminUrl);
  const env = { TEST_DATABASE_URL: server.adminUrl, TEST_TEMPLATE: template, LONG_TESTS: '' };
  const folders = await step(sentences.copies, copySeveral);
  const unfit = await step(sentences.unmutated, () => findUnfitTests(chosen, { folders, env }));
  if (unfit.length > 0) throw new Refusal(sentences.unfit(unfit));
  const results = await runMutations(chosen, { folders, env }, print);
  if (only === undefined) store(results, server.description);
  process.stdout.write(`${figureOf(results)}\n`);
  return countNoticed(results) === results.length ? 0 : 1;
}
