import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { z } from 'zod';
import { parts } from './arguments.ts';
import type { OracleReport } from './oracle/check-oracle.ts';
import {
  searchGoalMs,
  suggestionsGoalMs,
  type TextReport,
  wantedShare,
} from './texts/check-texts.ts';
import type { PlanReport } from './timing/check-plans.ts';
import type { HttpTiming } from './timing/time-http.ts';
import type { SqlTiming } from './timing/time-sql.ts';
import type { Peer } from './timing/time-textbook.ts';

/** Contains neither the machine's name nor a path, because reports are committed. */
export type Machine = {
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  postgresql: string;
  postgis: string;
  sharedBuffers: string;
};

/**
 * `noise` is the variation of an idle loop, as a share; above 0.25, compare the ratios, not the
 * milliseconds.
 */
export type Report = {
  date: string;
  command: string;
  seed: number;
  events: number;
  searchable: number;
  machine: Machine;
  noise: number;
  loadAverage: number;
  drift: number;
  sql?: SqlTiming[];
  peer?: Peer;
  http?: HttpTiming[];
  oracle?: OracleReport;
  plans?: PlanReport[];
  texts?: TextReport;
};

const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));
const noisyFrom = 0.25;
const serverRow = z.object({ postgresql: z.string(), postgis: z.string(), buffers: z.string() });

export async function describeMachine(client: pg.Client): Promise<Machine> {
  const { rows } = await client.query(
    "SELECT current_setting('server_version') AS postgresql, postgis_lib_version() AS postgis, current_setting('shared_buffers') AS buffers",
  );
  const { postgresql, postgis, buffers } = serverRow.parse(rows[0]);
  const cores = os.cpus();
  return {
    cpu: cores[0]?.model.trim() ?? 'unknown',
    cores: cores.length,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.versions.node,
    postgresql: postgresql.split(' ')[0] ?? postgresql,
    postgis,
    sharedBuffers: buffers,
  };
}

export const table = (head: string[], rows: unknown[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export const verdict = (isMet: boolean | undefined): string =>
  isMet === undefined ? '' : isMet ? 'met' : '**missed**';

function sqlPart(sql: readonly SqlTiming[]): string {
  const rows = sql.map(({ name, timing, cpu, meanRows, p95TargetMs }) => [
    name,
    timing.p50,
    timing.p95,
    timing.p99,
    timing.mean,
    cpu?.p50 ?? '',
    cpu?.p95 ?? '',
    cpu?.mean ?? '',
    meanRows,
    p95TargetMs === null ? '' : `≤ ${p95TargetMs}, ${verdict(timing.p95 <= p95TargetMs)}`,
  ]);
  return `## SQL, milliseconds (${sql[0]?.timing.count ?? 0} queries a class, one connection, warm)\n\n${table(['class', 'p50', 'p95', 'p99', 'mean', 'cpu p50', 'cpu p95', 'cpu mean', 'rows', 'p95 goal'], rows)}`;
}

function peerPart({ ours, textbook, ratio, meanRows, different }: Peer): string {
  const rows = [
    ['ours', ours.p50, ours.p95, ours.p99],
    ['textbook', textbook.p50, textbook.p95, textbook.p99],
  ];
  return `## Beside the textbook query, in turn\n\n${table(['nearest, one theme', 'p50', 'p95', 'p99'], rows)}\n\nRatio of p95: ${ratio} (goal ≥ 10, ${verdict(ratio >= 10)}). ${meanRows} rows on average; ${different} of ${ours.count} queries answered differently.`;
}

function httpPart(http: readonly HttpTiming[]): string {
  const rows = http.map(
    ({ name, concurrency, requestsPerSecond, p50, p975, p99, refused, target }) => [
      name,
      concurrency,
      requestsPerSecond,
      p50,
      p975,
      p99,
      refused,
      target === null ? '' : `≥ ${target}, ${verdict(requestsPerSecond >= target)}`,
    ],
  );
  const head = [
    'list',
    'concurrency',
    'requests/s',
    'p50 ms',
    'p97.5 ms',
    'p99 ms',
    'other status',
    'goal',
  ];
  return `## HTTP (client, API and database on the same cores)\n\n${table(head, rows)}`;
}

function oraclePart({ tallies, faults }: OracleReport): string {
  const rows = tallies.map(({ kind, queries, checked, wrong }) => [kind, queries, checked, wrong]);
  const shown = faults.map((fault) => `- ${fault}`).join('\n');
  return `## Oracle\n\n${table(['kind', 'queries', 'rows or counts', 'wrong'], rows)}\n\n${shown}`;
}

const plansPart = (plans: readonly PlanReport[]): string =>
  `## Plans: no sequential scan, no parallel worker, no just-in-time compilation\n\n${table(
    ['class', 'plans read', 'faults'],
    plans.map(({ name, plans: read, faults }) => [name, read, faults.join(', ') || 'none']),
  )}`;

const shownMisses = 20;
const shareOf = ({ found, queries }: TextReport): number => found / Math.max(1, queries);

function textsPart(texts: TextReport): string {
  const { search, suggestions, missed, queries, found } = texts;
  const share = shareOf(texts);
  const rows = [
    ['search', search, searchGoalMs] as const,
    ['suggestions', suggestions, suggestionsGoalMs] as const,
  ].map(([name, { count, p50, p95, p99 }, goal]) => [
    name,
    count,
    p50,
    p95,
    p99,
    `≤ ${goal}, ${verdict(p95 <= goal)}`,
  ]);
  const shown = missed
    .slice(0, shownMisses)
    .map(
      ({ typed, title, first }) => `- ${typed} → ${title}; first: ${first.join(' · ') || 'none'}`,
    );
  return [
    `## Misspelled titles\n\n${found} of ${queries} have an event of the wanted title in the first five: ${(100 * share).toFixed(1)} % (goal ≥ ${100 * wantedShare} %, ${verdict(share >= wantedShare)}).`,
    table(['HTTP, ms', 'requests', 'p50', 'p95', 'p99', 'p95 goal'], rows),
    shown.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function toMarkdown(report: Report): string {
  const { machine, events, searchable, seed, date, command, noise, loadAverage } = report;
  const noisy =
    noise > noisyFrom || loadAverage > machine.cores / 2
      ? 'The machine was shared while this ran: trust ratios before milliseconds. '
      : '';
  return [
    `# Search over ${events.toLocaleString('en-GB')} pois`,
    `${date} · \`${command}\` · seed ${seed} · ${searchable.toLocaleString('en-GB')} pois can be found · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, PostGIS ${machine.postgis}, shared_buffers ${machine.sharedBuffers}`,
    `${noisy}Idle loop varied by ${Math.round(noise * 100)} %, load average ${loadAverage.toFixed(1)} at the start. Rows that a refresh of a sample would change: ${report.drift}.`,
    report.sql ? sqlPart(report.sql) : '',
    report.peer ? peerPart(report.peer) : '',
    report.http ? httpPart(report.http) : '',
    report.oracle ? oraclePart(report.oracle) : '',
    report.plans ? plansPart(report.plans) : '',
    report.texts ? textsPart(report.texts) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

export async function writeReport(report: Report): Promise<string> {
  await mkdir(resultsFolder, { recursive: true });
  // A partial run must not replace the report of a whole one.
  const done = parts.filter((part) => report[part] !== undefined);
  const suffix = done.length === parts.length ? '' : done.map((part) => `-${part}`).join('');
  const base = `${resultsFolder}search-${report.events}-${report.date.slice(0, 10)}${suffix}`;
  const markdown = toMarkdown(report);
  await writeFile(`${base}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${base}.md`, markdown);
  return markdown;
}

/** A slow run does not fail. */
export function faultsOf({ oracle, plans, peer, http, texts, drift }: Report): string[] {
  return [
    ...(oracle?.tallies ?? [])
      .filter(({ wrong }) => wrong > 0)
      .map(({ kind, wrong }) => `oracle: ${wrong} wrong answers, ${kind}`),
    ...(plans ?? [])
      .filter(({ faults }) => faults.length > 0)
      .map(({ name, faults }) => `plans of ${name}: ${faults.join(', ')}`),
    ...(peer && peer.different > 0
      ? [`textbook: ${peer.different} of ${peer.ours.count} queries had other rows than ours`]
      : []),
    ...(http ?? [])
      .filter(({ refused }) => refused > 0)
      .map(({ name, refused }) => `http: ${refused} answers had another status, ${name}`),
    ...(texts && shareOf(texts) < wantedShare
      ? [`texts: only ${texts.found} of ${texts.queries} misspelled titles found their event`]
      : []),
    ...(drift > 0 ? [`projection: a refresh changed ${drift} rows of the sample`] : []),
  ];
}
