import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Machine, table, verdict } from '../search/report.ts';
import type { Quality } from './evaluate.ts';
import type { RequestTiming } from './time-requests.ts';

/** `quality` lists the API's service first, then the baselines. */
export type RecommendationsReport = {
  date: string;
  seed: number;
  evaluationEvents: number;
  people: number;
  machine: Machine;
  noise: number;
  loadAverage: number;
  quality?: Quality[];
  speed?: { events: number; people: number } & RequestTiming;
};

const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));
const hitRateGoal = 2;
const p95GoalMs = 40;

const timesBetter = ({ quality = [] }: RecommendationsReport): number | undefined => {
  const [ours, popularity] = quality;
  return ours && popularity
    ? Math.round((ours.hitRate / popularity.hitRate) * 100) / 100
    : undefined;
};

function qualityPart(report: RecommendationsReport): string {
  const { quality, people, evaluationEvents } = report;
  if (!quality) return '';
  const rows = quality.map(({ name, hitRate, recall, themes, coverage }) => [
    name,
    hitRate,
    recall,
    themes,
    coverage,
  ]);
  const times = timesBetter(report) ?? 0;
  return [
    `## Quality: ${people} people over ${evaluationEvents.toLocaleString('en-GB')} pois, five hidden favourites each, ten cards`,
    table(['', 'hit rate', 'recall', 'themes in ten', 'different pois per card'], rows),
    `Hit rate: ${times} times that of popularity (goal ≥ ${hitRateGoal}, ${verdict(times >= hitRateGoal)}).`,
  ].join('\n\n');
}

function speedPart({ speed }: RecommendationsReport): string {
  if (!speed) return '';
  const { timing, cpu, events, people } = speed;
  const rows = [
    ['whole answer', timing.p50, timing.p95, timing.p99, timing.mean],
    ...(cpu ? [['server’s processor', cpu.p50, cpu.p95, cpu.p99, cpu.mean]] : []),
  ];
  return [
    `## Speed: ${people} people over ${events.toLocaleString('en-GB')} pois, milliseconds, one connection, warm`,
    table(['', 'p50', 'p95', 'p99', 'mean'], rows),
    `p95 goal ≤ ${p95GoalMs}: ${verdict(timing.p95 <= p95GoalMs)}.`,
  ].join('\n\n');
}

export async function writeReport(report: RecommendationsReport): Promise<string> {
  const { machine, date, seed, noise, loadAverage } = report;
  const markdown = [
    '# Recommendations',
    `${date} · seed ${seed} · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, shared_buffers ${machine.sharedBuffers}`,
    `Idle loop varied by ${Math.round(noise * 100)} %, load average ${loadAverage.toFixed(1)} at the start.`,
    qualityPart(report),
    speedPart(report),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
  await mkdir(resultsFolder, { recursive: true });
  const part = report.quality && report.speed ? '' : report.quality ? '-quality' : '-speed';
  const base = `${resultsFolder}recommendations-${date.slice(0, 10)}${part}`;
  await writeFile(`${base}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${base}.md`, markdown);
  return markdown;
}

/** A slow run does not fail. */
export function faultsOf(report: RecommendationsReport): string[] {
  const times = timesBetter(report);
  return times !== undefined && times < hitRateGoal
    ? [`hit rate: ${times} times that of popularity, ${hitRateGoal} wanted`]
    : [];
}
