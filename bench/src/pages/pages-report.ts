import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PageBytes, toKib } from '../../../infra/check/page-bytes/page-bytes.ts';
import { type Machine, table, verdict } from '../search/report.ts';
import type { PageAudit } from './audit.ts';
import type { Spread } from './median.ts';
import type { Rendering } from './rendering.ts';
import type { Visit } from './visit.ts';

/** `noise` is the variation of an idle loop before and after the run, as a share. */
export type PagesReport = {
  date: string;
  command: string;
  machine: Machine;
  browser: string;
  lighthouse: string;
  noise: { before: number; after: number };
  loadAverage: number;
  /** Factor on the throttling of the processor. */
  slower: number;
  bytes: PageBytes[];
  audits?: PageAudit[];
  visit?: Visit;
  rendering?: Rendering[];
};

const goals = {
  lcpMs: 1000,
  ratio: 1.1,
  layoutShift: 0.01,
  score: 98,
  accessibility: 100,
  seo: 100,
  inpMs: 150,
  interactions: 40,
  styles: 15 * 1024,
};
export const noisyFrom = 0.25;

const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));
const formatSpread = ({ median, least, most }: Spread, digits = 0): string =>
  `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;

function auditPart(audits: readonly PageAudit[], runs: string): string {
  const rows = audits.map(
    ({ page, path, lcp, twinLcp, ratio, layoutShift, score, accessibility, seo }) => [
      `${page} \`${path}\``,
      formatSpread(lcp),
      verdict(lcp.median <= goals.lcpMs),
      formatSpread(twinLcp),
      formatSpread(ratio, 2),
      verdict(ratio.median <= goals.ratio),
      formatSpread(layoutShift, 3),
      verdict(layoutShift.median <= goals.layoutShift),
      formatSpread(score),
      verdict(score.median >= goals.score),
      accessibility,
      seo,
    ],
  );
  const fetched = audits.map(({ page, fetched: kinds, styles }) => [
    page,
    ...kinds.map(({ files, bytes }) => `${files} files, ${toKib(bytes)} KiB`),
    `${toKib(styles)} KiB, ${verdict(styles <= goals.styles)}`,
  ]);
  const head = [
    'page',
    'LCP ms',
    '≤ 1000',
    'without scripts',
    'ratio',
    '≤ 1.1',
    'CLS',
    '≤ 0.01',
    'score',
    '≥ 98',
    'accessibility',
    'SEO',
  ];
  return `## Lighthouse mobile, ${runs}: LCP, ratio and CLS under applied throttling, score simulated; median (least–most)\n\n${table(head, rows)}\n\nFetched by the browser, over the network; CSS: the rules in the document and the sheet behind them, as gzip -9 makes them:\n\n${table(['page', 'document', 'scripts', 'fonts', 'pictures', 'CSS ≤ 15 KiB'], fetched)}`;
}

function bytesPart(bytes: readonly PageBytes[]): string {
  const rows = bytes.map(({ page, script, style, early, files }) => [
    page,
    toKib(script),
    toKib(style),
    early.join(', ') || 'none',
    files.map(({ file, bytes: size }) => `${file} ${toKib(size)}`).join(', '),
  ]);
  return `## First load, KiB as gzip -9 makes them (\`npm run check bytes\` refuses more than the budget)\n\n${table(['page', 'JavaScript', 'CSS', 'too early', 'files'], rows)}`;
}

function visitPart(visit: Visit, slower: number): string {
  const { interactions, worst, plain, inp, median, layoutShift, shifts, missed } = visit;
  const moves = shifts
    .map(({ step, value, moved }) => `- ${value.toFixed(4)} after ${step}: ${moved.join(', ')}`)
    .join('\n');
  return [
    `## A visit of ${interactions} interactions on a processor ${4 * slower} times slower`,
    `INP ${formatSpread(inp)} ms, median (least–most) of the visits (≤ ${goals.inpMs}, ${verdict(inp.median <= goals.inpMs)}). The visit in the middle: median of the interactions above 16 ms: ${median} ms. CLS after load ${layoutShift.toFixed(4)} (0, ${verdict(layoutShift === 0)}).`,
    table(
      ['slowest', 'ms', 'a press on the page without scripts, ms', 'ratio'],
      worst.map(({ step, ms }) => [
        step,
        ms,
        formatSpread(plain),
        plain.median === 0 ? '' : (ms / plain.median).toFixed(1),
      ]),
    ),
    moves,
    missed.length === 0 ? '' : `Found nothing to tap: ${missed.join(', ')}.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function renderingPart(rendering: readonly Rendering[]): string {
  const rows = rendering.map(({ name, pagesPerSecond, p50, p99, bytes, refused, goal }) => [
    name,
    pagesPerSecond,
    p50,
    p99,
    toKib(bytes),
    refused,
    goal === null ? '' : `≥ ${goal}, ${verdict(pagesPerSecond >= goal)}`,
  ]);
  return `## Drawing a city's home page, 8 at once (client, server and database on the same cores)\n\n${table(['page', 'pages/s', 'p50 ms', 'p99 ms', 'KiB', 'not 200', 'goal'], rows)}`;
}

function toMarkdown(report: PagesReport, runs: string): string {
  const { date, command, machine, browser, lighthouse, noise, loadAverage } = report;
  const isNoisy = Math.max(noise.before, noise.after) > noisyFrom;
  return [
    '# The pages of the public site',
    `${date} · \`${command}\` · ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB · Node ${machine.node}, PostgreSQL ${machine.postgresql}, Chromium ${browser}, Lighthouse ${lighthouse}`,
    `${isNoisy ? 'The machine was shared while this ran: trust the ratios, not the milliseconds. ' : ''}Idle loop varied by ${Math.round(noise.before * 100)} % before and ${Math.round(noise.after * 100)} % after, load average ${loadAverage.toFixed(1)} at the start.`,
    report.audits ? auditPart(report.audits, runs) : '',
    bytesPart(report.bytes),
    report.visit ? visitPart(report.visit, report.slower) : '',
    report.rendering ? renderingPart(report.rendering) : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

/** A run with only some parts (`--only`) does not replace the report of a whole run. */
export async function writePagesReport(
  report: PagesReport,
  suffix: string,
  runs: string,
): Promise<string> {
  await mkdir(resultsFolder, { recursive: true });
  const base = `${resultsFolder}pages-${report.date.slice(0, 10)}${suffix}`;
  const markdown = toMarkdown(report, runs);
  await writeFile(`${base}.json`, `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(`${base}.md`, markdown);
  return markdown;
}

export function missesOf({ audits = [], visit, rendering = [] }: PagesReport): string[] {
  const inp = visit?.inp.median ?? 0;
  return [
    ...audits.flatMap(({ page, lcp, ratio, layoutShift, score, accessibility, seo, styles }) => [
      ...(lcp.median > goals.lcpMs ? [`${page}: LCP ${lcp.median.toFixed(0)} ms`] : []),
      ...(ratio.median > goals.ratio
        ? [`${page}: ${ratio.median.toFixed(2)} times the page without scripts`]
        : []),
      ...(layoutShift.median > goals.layoutShift
        ? [`${page}: CLS ${layoutShift.median.toFixed(3)}`]
        : []),
      ...(score.median < goals.score ? [`${page}: score ${score.median.toFixed(0)}`] : []),
      ...(accessibility < goals.accessibility ? [`${page}: accessibility ${accessibility}`] : []),
      // A page with a searched text is not indexed, which costs it points.
      ...(page !== 'search' && seo < goals.seo ? [`${page}: SEO ${seo}`] : []),
      ...(styles > goals.styles ? [`${page}: ${toKib(styles)} KiB of CSS`] : []),
    ]),
    ...(inp > goals.inpMs ? [`visit: INP ${inp} ms, ${visit?.worst[0]?.step}`] : []),
    ...(visit && visit.interactions < goals.interactions
      ? [`visit: ${visit.interactions} interactions only`]
      : []),
    ...(visit && visit.layoutShift > 0
      ? [`visit: CLS ${visit.layoutShift.toFixed(4)} after load`]
      : []),
    ...rendering.flatMap(({ name, pagesPerSecond, goal, refused }) => [
      ...(goal !== null && pagesPerSecond < goal ? [`${name}: ${pagesPerSecond} pages/s`] : []),
      ...(refused > 0 ? [`${name}: ${refused} answers were not 200`] : []),
    ]),
  ];
}
