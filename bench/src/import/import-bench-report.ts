import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Machine } from '../search/report.ts';

export type Pace = {
  name: string;
  drafts: number;
  seconds: number;
  perSecond: number;
  goal: number | null;
};
export type ImportBench = {
  date: string;
  events: number;
  machine: Machine;
  noise: number;
  paces: Pace[];
};

const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));

const verdict = (perSecond: number, goal: number | null): string =>
  goal === null ? '' : `≥ ${goal}, ${perSecond >= goal ? 'met' : '**missed**'}`;

export async function writeImportReport(report: ImportBench): Promise<string> {
  const { date, events, machine, noise, paces } = report;
  const [batched, , singly] = paces;
  const rows = paces.map(
    ({ name, drafts, seconds, perSecond, goal }) =>
      `| ${[name, drafts, seconds, perSecond, verdict(perSecond, goal)].join(' | ')} |`,
  );
  const ratio = batched && singly ? (batched.perSecond / singly.perSecond).toFixed(1) : 'unknown';
  const page = `# Import of ${events.toLocaleString('en')} drafts, the database part

${date} · \`npm run bench:import -- --events ${events}\` · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, PostGIS ${machine.postgis}

Looking up, slugs, rows of eight tables and the search projection, in one transaction per batch. Idle loop varied by ${Math.round(noise * 100)} %.

| way | drafts | seconds | a second | goal |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

In batches is ${ratio} times as fast as one by one.
`;
  await mkdir(resultsFolder, { recursive: true });
  const name = `import-${events}-${date.slice(0, 10)}`;
  await writeFile(`${resultsFolder}${name}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${resultsFolder}${name}.md`, page);
  return page;
}
