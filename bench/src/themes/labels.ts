import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTheme, type Theme } from '@parages/contracts/vocabulary/themes/themes';

/** The half of the labels that the rules were written with, and the one they had not seen. */
export const halves = ['developed', 'held back'] as const;
type Part = (typeof halves)[number] | 'further';

export type Label = {
  dataset: string;
  id: string;
  /** Null for a record that no theme fits, and for one that is no outing. */
  primary: Theme | null;
  others: Theme[];
  isOuting: boolean;
  /** `further` for the labels of another file. */
  part: Part;
};

const seed = 20261128;

const halfOf = (dataset: string, id: string): Part => {
  const [byte = 0] = createHash('sha256').update(`${seed}:${dataset}:${id}`).digest();
  return byte % 2 === 1 ? 'developed' : 'held back';
};

/** The columns dataset, id, primary, others, is_outing: none of them holds a comma or a quote. */
async function readFileOf(file: string, partOf: typeof halfOf): Promise<Label[]> {
  const text = await readFile(file, 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [dataset = '', id = '', primary = '', others = '', isOuting = ''] = line.split(',');
      return {
        dataset,
        id,
        primary: isTheme(primary) ? primary : null,
        others: others.split('|').filter(isTheme),
        isOuting: isOuting === 'yes',
        part: partOf(dataset, id),
      };
    });
}

/** The labels of the folder, then those of another file of records of the same data sets. */
export async function readLabels(folder: string, further?: string): Promise<Label[]> {
  const labels = await readFileOf(join(folder, 'theme-labels', 'labels.csv'), halfOf);
  return further === undefined
    ? labels
    : [...labels, ...(await readFileOf(further, () => 'further'))];
}
