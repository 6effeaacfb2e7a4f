import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Machine } from '../../search/report.ts';
import type { Timing } from '../../search/timing/statistics.ts';

export type Pull = {
  name: string;
  seconds: number;
  fault: string | null;
  outcome: unknown;
  /** Searches during the pull. */
  amidst: Timing;
};
export type FollowedBench = {
  date: string;
  records: number;
  events: number;
  machine: Machine;
  noise: number;
  alone: Timing;
  pulls: Pull[];
  /** Of the worker, resident. */
  peakMb: number;
};

const goals = { peakMb: 400, slowdown: 2, unchangedPerSecond: 20_000 };
const resultsFolder = fileURLToPath(new URL('../../../results/', import.meta.url));

type Figure = { name: string; value: string; goal: string; isMet: boolean };

function figuresOf({ records, alone, pulls, peakMb }: FollowedBench): Figure[] {
  const slowdown = ({ p95 }: Timing): number => Math.round((p95 / alone.p95) * 100) / 100;
  const most = (name: string, value: number, unit: string, goal: number): Figure => ({
    name,
    value: `${value} ${unit}`,
    goal: `≤ ${goal} ${unit}`,
    isMet: value <= goal,
  });
  return [
    most('memory of the worker at most (RSS)', peakMb, 'MB', goals.peakMb),
    ...pulls.flatMap(({ name, seconds, amidst, fault }, rank) => {
      const pace = Math.round(records / seconds);
      const least = rank === 0 ? 0 : goals.unchangedPerSecond;
      return [
        {
          name: `${name}, ${seconds.toFixed(1)} s`,
          value: `${pace} records/s`,
          goal: least === 0 ? '' : `≥ ${least} records/s`,
          isMet: pace >= least && fault === null,
        },
        most(
          `searches meanwhile, p95 ${amidst.p95} ms beside ${alone.p95} ms alone`,
          ...([slowdown(amidst), '×', goals.slowdown] as const),
        ),
      ];
    }),
  ];
}

export async function writeFollowedReport(
  report: FollowedBench,
): Promise<{ page: string; missed: string[] }> {
  const { date, records, events, machine, noise, pulls } = report;
  const figures = figuresOf(report);
  const rows = figures.map(({ name, value, goal, isMet }) => {
    const verdict = isMet ? 'met' : '**missed**';
    return `| ${name} | ${value} | ${goal === '' ? '' : `${goal}, ${verdict}`} |`;
  });
  const outcomes = pulls.map(
    ({ name, outcome, fault }) => `${name}: \`${JSON.stringify(fault ?? outcome)}\``,
  );
  const page = `# A followed feed of ${records.toLocaleString('en')} records

${date} · \`npm run bench:import -- --followed ${records} --events ${events}\` · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, PostGIS ${machine.postgis}

The sandbox serves the feed; the worker has a process of its own; the service answers some twenty searches a second, nearest first, among ${events.toLocaleString('en')} events. Pulls are timed from the claim to the report, the download included. Idle loop varied by ${Math.round(noise * 100)} %. ${outcomes.join('; ')}.

| what | measured | goal |
| --- | --- | --- |
${rows.join('\n')}
`;
  await mkdir(resultsFolder, { recursive: true });
  const name = `followed-${records}-${date.slice(0, 10)}`;
  await writeFile(`${resultsFolder}${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${resultsFolder}${name}.md`, page);
  const missed = figures.filter(({ isMet }) => !isMet);
  return { page, missed: missed.map(({ name: what, value }) => `${what}: ${value}`) };
}
