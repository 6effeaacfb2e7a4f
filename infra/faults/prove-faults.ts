import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../../e2e/fixtures/typing/random.ts';
import { Refusal } from '../console/refusal.ts';
import { step } from '../console/step.ts';
import { describeServer, withClient } from '../database/connect.ts';
import { root } from '../process/paths.ts';
import { generateClient } from '../start/prepare.ts';
import { ensurePostgres } from '../test/ensure-postgres.ts';
import { collectMails } from './after/collect-mails.ts';
import { countRepeats, readFound } from './after/read-found.ts';
import { settle } from './after/settle.ts';
import { compareLedger } from './compare-ledger.ts';
import { sentences } from './faults-messages.ts';
import { describeDifferences, figureOf, type Outcome, writeReport } from './faults-report.ts';
import type { Ledger } from './load/ledger.ts';
import { prepareMembers } from './load/members.ts';
import { type Clients, startClients } from './load/start-clients.ts';
import { runFaults } from './run-faults.ts';
import { type Stage, startStage } from './stage/start-stage.ts';

type FaultOptions = { faults: number; seed: number };

const report = 'docs/proof/faults.md';
/** A run with fewer faults does not replace the report. */
const fewestForReport = 1000;

function readOptions(args: string[]): FaultOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        faults: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
      },
    });
    const [faults, seed] = [Number(values.faults), Number(values.seed)];
    if (Number.isInteger(faults) && faults > 0 && Number.isInteger(seed)) return { faults, seed };
  } catch {
    // As an option of another name.
  }
  throw new Refusal(sentences.badOptions);
}

/** Whether each campaign that was paid at the provider runs. */
async function arePaymentsThrough(stage: Stage, { entries }: Ledger): Promise<boolean> {
  const paid = entries.filter(({ kind, isAcknowledged }) => kind === 'charge' && isAcknowledged);
  const { rows } = await withClient(stage.databaseUrl, (client) =>
    client.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM campaign WHERE status = 'active' AND id = ANY ($1::uuid[])`,
      [paid.map(({ key }) => key)],
    ),
  );
  return rows[0]?.count === paid.length;
}

async function causeFaults(stage: Stage, clients: Clients, options: FaultOptions) {
  const random = randomOf(options.seed);
  const faults = await step(sentences.faults(options.faults, options.seed), (show) =>
    runFaults(stage, { count: options.faults, random, show }),
  );
  await clients.stop();
  return faults;
}

async function play(stage: Stage, options: FaultOptions): Promise<Outcome> {
  const members = await prepareMembers(stage);
  const mails = collectMails(stage.sandboxUrl);
  const clients = startClients(stage, members);
  const { ledger, sessions } = clients;
  const faults = await causeFaults(stage, clients, options);
  const late = await step(sentences.settling, () =>
    settle(stage, () => arePaymentsThrough(stage, ledger)),
  );
  if (late.length > 0) process.stdout.write(`${sentences.late(late.join(', '))}\n`);
  await mails.stop();
  const arrived = await mails.collect();
  const { entries } = ledger;
  const found = await step(sentences.comparing, () =>
    readFound(stage, { members, sessions, mails: arrived, entries }),
  );
  const repeats = countRepeats(stage, arrived);
  const { refusals } = ledger;
  const ends = stage.countEnds();
  return { ...compareLedger(entries, found), faults, entries, refusals, repeats, ends };
}

async function store(stage: Stage, options: FaultOptions, outcome: Outcome, minutes: number) {
  const isWhole = options.faults >= fewestForReport;
  const file = isWhole ? path.join(root, report) : path.join(stage.logs, 'report.md');
  mkdirSync(path.dirname(file), { recursive: true });
  const circumstances = {
    date: new Date().toISOString().slice(0, 10),
    command: `npm run test:long -- faults --faults ${options.faults} --seed ${options.seed}`,
    database: (await describeServer(stage.databaseUrl)) ?? 'PostgreSQL',
    minutes,
  };
  writeFileSync(file, writeReport(outcome, circumstances));
}

/**
 * Cuts, slows and kills each part of the service at random while clients write, and compares what
 * they were answered with what is found. A run of 1,000 faults or more writes docs/proof/faults.md,
 * a shorter one a report beside the logs in `.data/faults`.
 * @returns the exit code: 0 when no acknowledged write is lost and no effect happened twice
 */
export async function proveFaults(args: string[]): Promise<number> {
  const options = readOptions(args);
  await generateClient();
  await ensurePostgres();
  const startedAt = Date.now();
  const stage = await step(sentences.stage, startStage);
  const outcome = await play(stage, options);
  for (const line of describeDifferences(outcome)) process.stdout.write(`  ${line}\n`);
  await store(stage, options, outcome, Math.ceil((Date.now() - startedAt) / 60_000));
  process.stdout.write(`${figureOf(outcome)}\n`);
  return outcome.lost.length + outcome.twice.length === 0 ? 0 : 1;
}
