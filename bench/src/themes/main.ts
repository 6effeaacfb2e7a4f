import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { classifyRecord } from '../../../apps/api/src/features/imports/themes/classify-record.ts';
import { exitWith } from '../exit-with.ts';
import { type Label, readLabels } from './labels.ts';
import type { Judged } from './measure.ts';
import { readDataset } from './records.ts';
import { writeThemesReport } from './themes-report.ts';

const folder =
  process.env.PARAGES_DATA_DIR ??
  fileURLToPath(new URL('../../../../shared/data', import.meta.url));

type Compared = { former: Judged[]; present: Judged[]; missing: string[]; perSecond: number };

async function compare(labels: readonly Label[]): Promise<Compared> {
  const compared: Compared = { former: [], present: [], missing: [], perSecond: 0 };
  let seconds = 0;
  for (const dataset of new Set(labels.map((label) => label.dataset))) {
    const records = new Map((await readDataset(folder, dataset)).map((one) => [one.id, one]));
    for (const label of labels.filter((one) => one.dataset === dataset)) {
      const record = records.get(label.id);
      if (record === undefined) {
        compared.missing.push(`${dataset} ${label.id}`);
        continue;
      }
      const startedAt = performance.now();
      const { themes, keptReason } = classifyRecord(record.text);
      seconds += (performance.now() - startedAt) / 1000;
      compared.present.push({ label, themes, isPublished: keptReason === null });
      // The former rules kept nothing back by its text.
      compared.former.push({ label, themes: record.former, isPublished: true });
    }
  }
  compared.perSecond = Math.round(compared.present.length / seconds);
  return compared;
}

async function run(): Promise<number> {
  if (!existsSync(folder)) {
    console.log(
      `No labelled records at ${folder}: nothing was measured. PARAGES_DATA_DIR names another folder.`,
    );
    return 0;
  }
  const { former, present, missing, perSecond } = await compare(
    await readLabels(folder, process.argv[2]),
  );
  for (const one of missing) console.warn(`Labelled, but not found: ${one}`);
  console.log(await writeThemesReport({ former, present, perSecond, date: new Date() }));
  return 0;
}

await exitWith(run);
