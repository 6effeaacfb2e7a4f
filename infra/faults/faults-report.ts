import os from 'node:os';
import type { Comparison, Difference } from './compare-ledger.ts';
import { type Fault, faultKinds } from './faults.ts';
import { type Entry, writeKinds } from './load/ledger.ts';
import { targets } from './stage/start-stage.ts';

export type Outcome = Comparison & {
  faults: readonly Fault[];
  entries: readonly Entry[];
  refusals: ReadonlyMap<string, number>;
  repeats: { mails: number; webhooks: number };
  /** How often a process has ended without a fault that killed it. */
  ends: number;
};
export type Circumstances = { date: string; command: string; database: string; minutes: number };

const countOf = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length;

const isAcknowledged = (entry: Entry): boolean => entry.isAcknowledged;

const sumOf = (counts: Iterable<number>): number =>
  [...counts].reduce((sum, count) => sum + count, 0);

export const figureOf = ({ lost, twice, faults, entries, refusals }: Outcome): string =>
  `${lost.length} acknowledged writes lost, ${twice.length} effects twice in ${faults.length} faults (${countOf(entries, isAcknowledged)} writes acknowledged, ${sumOf(refusals.values())} refused)`;

export const describeDifferences = ({ lost, twice }: Comparison): string[] => {
  const line =
    (what: string) =>
    ({ kind, key, detail }: Difference): string =>
      `${what}: ${kind} ${key}: ${detail}`;
  return [...lost.map(line('lost')), ...twice.map(line('twice'))];
};

const faultRows = ({ faults }: Outcome): string =>
  targets
    .map((target) => {
      const counts = faultKinds.map((kind) =>
        countOf(faults, (fault) => fault.target === target && fault.kind === kind),
      );
      return `| ${target} | ${counts.join(' | ')} |`;
    })
    .join('\n');

const writeRows = ({ entries, lost, twice }: Outcome): string =>
  writeKinds
    .map((kind) => {
      const isOfKind = (one: { kind: string }): boolean => one.kind === kind;
      const own = entries.filter(isOfKind);
      const counts = [countOf(own, isAcknowledged), own.length - countOf(own, isAcknowledged)];
      return `| ${kind} | ${counts.join(' | ')} | ${countOf(lost, isOfKind)} | ${countOf(twice, isOfKind)} |`;
    })
    .join('\n');

const refusalRows = ({ refusals }: Outcome): string =>
  [...refusals]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `| ${reason} | ${count} |`)
    .join('\n');

/** Contains neither the machine's name nor a path of it, because the report is committed. */
const describeMachine = (database: string): string =>
  `${os.cpus()[0]?.model.trim() ?? 'unknown'}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GB · Node ${process.versions.node}, ${database}`;

export function writeReport(
  outcome: Outcome,
  { date, command, database, minutes }: Circumstances,
): string {
  const { repeats, ends } = outcome;
  const differences = describeDifferences(outcome).map((line) => `- ${line}\n`);
  return `# Faults

${date} · \`${command}\` · ${describeMachine(database)}

**${figureOf(outcome)}**, in ${minutes} minutes.
${differences.length === 0 ? '' : `\n${differences.join('')}`}
Clients write through one server, beside a worker and the session core, while faults of 50 to 1,500 ms meet each part, up to three at a
time. After the last one the worker sends what waits, and what the clients were answered is compared with the database, the storage, and
what the mail server, the payment provider and the receiver of webhooks got.

| Part | cut | slow | mute | killed |
|---|---|---|---|---|
${faultRows(outcome)}

*cut*: no byte passes, then the connections are reset. *slow*: each piece waits up to 300 ms. *mute*: requests arrive, answers do not, and
the connections are reset. *killed*: SIGKILL, and a start after the fault; the mail server, the payment provider and the receiver reset
their connections and close their port. The database commits with \`synchronous_commit=on\` and \`fsync=on\`. The row *worker* has the
faults of its link to the database. Without a kill, a process has ended ${ends} times.

| Write | acknowledged | without an acknowledgement | lost | twice |
|---|---|---|---|---|
${writeRows(outcome)}

A client repeats a request without an answer: events and drafts with the same \`Idempotency-Key\`. \`charge\`, \`invoice\` and \`campaign\` are what
a payment promises that the provider has acknowledged to the buyer. A mail or a webhook that arrives again with its id is one effect, since
SMTP and HTTP have no acknowledgement of an acknowledgement: ${repeats.mails} mails and ${repeats.webhooks} webhooks arrived again.

| Refusal | requests |
|---|---|
${refusalRows(outcome)}
`;
}
