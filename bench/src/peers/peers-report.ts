import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Machine, table, verdict } from '../search/report.ts';
import { radiiKm } from './data/peer-query.ts';
import type { Cost } from './engines/engine.ts';
import { growthOf } from './timing/growth.ts';
import { ratioOf } from './timing/ratios.ts';
import type { EngineTiming, Tally } from './timing/time-engines.ts';
import type { PartTiming } from './timing/time-parts.ts';

/**
 * One number of events; `isShared` says that other programs ran meanwhile; `skipped` are the engines that this machine lacks,
 * with the reason.
 */
export type SizeReport = {
  events: number;
  searchable: number;
  costs: (Cost & { engine: string })[];
  timings: EngineTiming[];
  parts: PartTiming[];
  tallies: Tally[];
  skipped: string[];
  noise: number;
  loadAverage: number;
  isShared: boolean;
};

/** `days` are the days that are searched, and that Redis has keys for. */
export type PeersReport = {
  date: string;
  command: string;
  seed: number;
  days: string[];
  machine: Machine;
  sizes: SizeReport[];
};

const ourName = 'ours';
const goalPeer = 'Redis';
const goalRatio = 1;
const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));

const grouped = (count: number): string => count.toLocaleString('en-GB');
const isGoalPeer = (engine: string): boolean => engine.startsWith(goalPeer);

const timingsAt = ({ timings }: SizeReport, radiusKm: number): EngineTiming[] =>
  timings.filter((timing) => timing.radiusKm === radiusKm);

const p95sOf = ({ rounds }: EngineTiming): number[] => rounds.map(({ p95 }) => p95);

const ourTiming = (timings: readonly EngineTiming[]): EngineTiming | undefined =>
  timings.find(({ engine }) => engine === ourName);

const goalText = (isMet: boolean, { isShared }: SizeReport): string =>
  `≤ ${goalRatio}, ${verdict(isMet)}${isShared ? ' on a shared machine' : ''}`;

function timingRow(size: SizeReport, timing: EngineTiming, ours: EngineTiming | undefined) {
  const { engine, all, cpu } = timing;
  const own = [engine, all.p50, all.p95, all.p99, cpu.p50, cpu.p95];
  if (!ours || timing === ours) return [...own, '', '', '', ''];
  const { rounds, median } = ratioOf(p95sOf(ours), p95sOf(timing));
  const cpuRatio = ratioOf([ours.cpu.p95], [cpu.p95]).median;
  const goal = isGoalPeer(engine) ? goalText(median <= goalRatio, size) : '';
  return [...own, rounds.join(', '), median, cpuRatio, goal];
}

function radiusPart(size: SizeReport, radiusKm: number): string {
  const timings = timingsAt(size, radiusKm);
  const ours = ourTiming(timings);
  const head = [
    'engine',
    'p50',
    'p95',
    'p99',
    'cpu p50',
    'cpu p95',
    'p95, ours ÷ this, by round',
    'median',
    'cpu p95, ours ÷ this',
    'goal of the median',
  ];
  const rows = timings.map((timing) => timingRow(size, timing, ours));
  return `### ${radiusKm} km, milliseconds (${ours?.all.count ?? 0} queries an engine, ${ours?.meanCards ?? 0} cards on average)\n\n${table(head, rows)}`;
}

function partsPart({ parts }: SizeReport): string {
  const rows = parts.map(({ part, radiusKm, timing }) => [
    `${radiusKm} km`,
    part,
    timing.p50,
    timing.p95,
  ]);
  return `### Parts of our answer, milliseconds\n\n${table(['radius', 'statement', 'p50', 'p95'], rows)}`;
}

function costPart({ costs }: SizeReport): string {
  const rows = costs.map(({ engine, buildSeconds, indexMb, cardsMb }) => [
    engine,
    buildSeconds,
    indexMb,
    cardsMb,
  ]);
  return `### Build time and size\n\n${table(['engine', 'build, s', 'index, MB', 'cards, MB'], rows)}`;
}

function answersPart({ tallies, skipped }: SizeReport): string {
  const rows = tallies.map(({ engine, answers, same, tied, wrong }) => [
    engine,
    answers,
    same,
    tied,
    wrong,
  ]);
  const lines = [
    ...tallies.flatMap(({ engine, faults }) => faults.map((fault) => `- ${engine}: ${fault}`)),
    ...skipped.map((reason) => `- Not measured: ${reason}`),
  ];
  const head = ['engine', 'answers', 'same ids in order', 'same but for ties', 'wrong'];
  return [`### Answers\n\n${table(head, rows)}`, lines.join('\n')].filter(Boolean).join('\n\n');
}

function sizePart(size: SizeReport): string {
  const shared = size.isShared
    ? ' The machine was shared: waiting for a core is most of p95, and only CPU times compare.'
    : '';
  return [
    `## ${grouped(size.events)} pois, ${grouped(size.searchable)} of which can be found`,
    `Idle loop varied by ${Math.round(size.noise * 100)} %, load average ${size.loadAverage.toFixed(1)} before the first round.${shared}`,
    ...radiiKm.map((radiusKm) => radiusPart(size, radiusKm)),
    partsPart(size),
    costPart(size),
    answersPart(size),
  ].join('\n\n');
}

function growthPart(sizes: readonly SizeReport[]): string {
  if (sizes.length < 2) return '';
  const head = ['radius', 'engine', ...sizes.map(({ events }) => grouped(events))];
  const rows = radiiKm.flatMap((radiusKm) =>
    growthOf(sizes.map((size) => timingsAt(size, radiusKm))).map(({ engine, steps }) => [
      `${radiusKm} km`,
      engine,
      ...steps.map(({ p95, growth }) =>
        p95 === null ? '' : `${p95}${growth === null ? '' : ` (× ${growth})`}`,
      ),
    ]),
  );
  return `## Growth: p95 of the CPU time in milliseconds, and times that of the size before\n\n${table(head, rows)}`;
}

const explanation = `One theme, a weekend, the twenty nearest pois within the radius, as JSON text. Every engine of a size has the same pois and answers the same query, one engine after the other; which one is first alternates. The goal compares p95 with that of Redis, in the same round; its figure is the median of the rounds. CPU time is that of the server's process and of this one.

- ours: the statement of the product with its covering indexes. It alone also picks the dates to show from the periods of each card; the peers return a stored card with the distance.
- textbook PostGIS: one table a theme, ordered by its GiST index; cards are those of ours.
- Redis: a geo key for each theme and day, and one for the permanent pois of a theme; GEOSEARCH of both days and of that key in one round trip, merged by the client, then MGET. It has keys for the days of the queries alone.
- SQLite: an R*Tree for each theme, in the memory of this process, read in growing circles.
- kdbush: a tree for each theme, in the memory of this process; days are compared at each point.

The service and Redis are reached through a local port. An answer is right when each rank is as far as in a scan of all pois, within a metre: Redis rounds positions.`;

export function toMarkdown(report: PeersReport): string {
  const { machine, date, command, seed, days, sizes } = report;
  return [
    '# Nearest events beside peers',
    `${date} · \`${command}\` · seed ${seed} · ${days.join(', ')} · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, PostGIS ${machine.postgis}, shared_buffers ${machine.sharedBuffers}`,
    explanation,
    ...sizes.map(sizePart),
    growthPart(sizes),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

export async function writeReport(report: PeersReport): Promise<string> {
  await mkdir(resultsFolder, { recursive: true });
  const sizes = report.sizes.map(({ events }) => events).join('-');
  const base = `${resultsFolder}peers-${sizes}-${report.date.slice(0, 10)}`;
  const markdown = toMarkdown(report);
  await writeFile(`${base}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${base}.md`, markdown);
  return markdown;
}

/** Wrong answers fail a run. A slow engine and a missing one do not. */
export const faultsOf = ({ sizes }: PeersReport): string[] =>
  sizes.flatMap(({ events, tallies }) =>
    tallies
      .filter(({ wrong }) => wrong > 0)
      .map(
        ({ engine, wrong, answers, faults }) =>
          `${engine}, ${grouped(events)} pois: ${wrong} of ${answers} answers are wrong: ${faults.join('; ')}`,
      ),
  );

/** The goals that a run missed, each with its figure. */
export const missesOf = ({ sizes }: PeersReport): string[] =>
  sizes.flatMap((size) =>
    radiiKm.flatMap((radiusKm) => {
      const timings = timingsAt(size, radiusKm);
      const ours = ourTiming(timings);
      const peer = timings.find(({ engine }) => isGoalPeer(engine));
      if (!ours || !peer) return [];
      const { median } = ratioOf(p95sOf(ours), p95sOf(peer));
      return median <= goalRatio
        ? []
        : [
            `${radiusKm} km, ${grouped(size.events)} pois: ${median} × ${peer.engine}, goal ${goalText(false, size)}`,
          ];
    }),
  );
