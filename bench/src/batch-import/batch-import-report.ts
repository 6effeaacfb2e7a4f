import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Machine } from '../search/report.ts';

/** `most` is the upper bound, null when the value is only reported. */
type Figure = { name: string; value: number; unit: string; most: number | null };
export type BatchImportBench = {
  date: string;
  lines: number;
  events: number;
  fileMb: number;
  outcome: unknown;
  machine: Machine;
  noise: number;
  figures: Figure[];
};

const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));
const verdict = ({ value, most, unit }: Figure): string =>
  most === null ? '' : `≤ ${most} ${unit}, ${value <= most ? 'met' : '**missed**'}`;

export const missedOf = ({ figures }: BatchImportBench): string[] =>
  figures.flatMap(({ name, value, unit, most }) =>
    most !== null && value > most ? [`${name}: ${value} ${unit}, at most ${most}`] : [],
  );

export async function writeBatchImportReport(report: BatchImportBench): Promise<string> {
  const { date, lines, events, fileMb, outcome, machine, noise, figures } = report;
  const rows = figures.map(
    (figure) =>
      `| ${[figure.name, `${figure.value} ${figure.unit}`, verdict(figure)].join(' | ')} |`,
  );
  const page = `# A file of ${lines.toLocaleString('en')} lines, checked and imported

${date} · \`npm run bench:batch-import -- --lines ${lines} --events ${events}\` · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, PostGIS ${machine.postgis}

${fileMb} MB, beside ${events.toLocaleString('en')} events that are there already. The worker has a process of its own; the service answers some twenty searches a second meanwhile. Idle loop varied by ${Math.round(noise * 100)} %. What it did: \`${JSON.stringify(outcome)}\`.

| what | measured | goal |
| --- | --- | --- |
${rows.join('\n')}
`;
  await mkdir(resultsFolder, { recursive: true });
  const name = `batch-import-${lines}-${date.slice(0, 10)}`;
  await writeFile(`${resultsFolder}${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${resultsFolder}${name}.md`, page);
  return page;
}
