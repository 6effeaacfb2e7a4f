import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { halves } from './labels.ts';
import { type Judged, type Measures, measure, measureThemes } from './measure.ts';

type ThemesBench = {
  former: readonly Judged[];
  present: readonly Judged[];
  /** Records that the present classifier judges in a second. */
  perSecond: number;
  date: Date;
};

const resultsFolder = fileURLToPath(new URL('../../results/', import.meta.url));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

type Row = readonly [name: string, value: (measures: Measures) => string, goal: string];

const rows: readonly Row[] = [
  ['records', ({ records }) => String(records), ''],
  ['precision of the themes', ({ precision }) => percent(precision), '≥ 92 %'],
  ['recall of the primary theme', ({ recall }) => percent(recall), '≥ 85 %'],
  ['first theme is the primary', ({ firstRight }) => percent(firstRight), ''],
  ['outings without any theme', ({ themeless }) => percent(themeless), ''],
  ['outings kept back', ({ outingsKeptBack }) => percent(outingsKeptBack), ''],
  ['non-outings with a theme', ({ othersWithTheme }) => percent(othersWithTheme), '≤ 10 %'],
  ['non-outings published', ({ othersPublished }) => percent(othersPublished), '≤ 10 %'],
];

function table(title: string, { former, present }: ThemesBench, keep: (one: Judged) => boolean) {
  const [before, after] = [measure(former.filter(keep)), measure(present.filter(keep))];
  const lines = rows.map(
    ([name, value, goal]) => `| ${name} | ${value(before)} | ${value(after)} | ${goal} |`,
  );
  return `## ${title}\n\n| | former | present | goal |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
}

function confusion({ present }: ThemesBench): string {
  const outings = present.filter(({ label }) => label.isOuting);
  const lines = measureThemes(outings, themes).map(
    ({ theme, primaries, found, given, right, instead }) => {
      const missed = [...instead]
        .sort(([, one], [, other]) => other - one)
        .map(([other, count]) => `${other ?? 'none'} ${count}`);
      return `| ${theme} | ${found} of ${primaries} | ${right} of ${given} | ${missed.join(', ')} |`;
    },
  );
  return `## Themes of outings, present classifier\n\n| theme | primaries found | right of given | given instead |\n| --- | --- | --- | --- |\n${lines.join('\n')}\n`;
}

function byDataset(bench: ThemesBench): string {
  const names = [...new Set(bench.present.map(({ label }) => label.dataset))];
  const lines = names.map((name) => {
    const of = (list: readonly Judged[]) =>
      measure(list.filter(({ label }) => label.dataset === name));
    const [before, after] = [of(bench.former), of(bench.present)];
    return `| ${name} | ${percent(before.precision)} → ${percent(after.precision)} | ${percent(before.recall)} → ${percent(after.recall)} | ${percent(after.othersPublished)} | ${percent(after.outingsKeptBack)} |`;
  });
  return `## Data sets, former → present\n\n| data set | precision | recall | non-outings published | outings kept back |\n| --- | --- | --- | --- | --- |\n${lines.join('\n')}\n`;
}

export async function writeThemesReport(bench: ThemesBench): Promise<string> {
  const day = bench.date.toISOString().slice(0, 10);
  const isFurther = ({ label }: Judged) => label.part === 'further';
  const further = bench.present.some(isFurther) ? [table('Further records', bench, isFurther)] : [];
  const parts = [
    `# Themes of imported records\n\n${day} · \`npm run bench:themes\` · ${bench.perSecond.toLocaleString('en')} records a second\n`,
    table('All records', bench, (one) => !isFurther(one)),
    table('Outings only', bench, (one) => !isFurther(one) && one.label.isOuting),
    ...halves.flatMap((half) => [
      table(`All records, the half ${half}`, bench, ({ label }) => label.part === half),
      table(
        `Outings only, the half ${half}`,
        bench,
        ({ label }) => label.part === half && label.isOuting,
      ),
    ]),
    ...further,
    byDataset(bench),
    confusion(bench),
  ];
  const page = parts.join('\n');
  await mkdir(resultsFolder, { recursive: true });
  await writeFile(`${resultsFolder}themes-${day}.md`, page);
  return page;
}
