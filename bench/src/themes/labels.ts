import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isTheme, type Theme } from '@parages/contracts/vocabulary/themes/themes';

/** The half of the labels that the rules were written with, and the one they had not seen. */
export const halves = ['developed', 'held back'] as const;
type Half = (typeof halves)[number];

export type Label = {
  dataset: string;
  id: string;
  /** Null for a record that no theme fits, and for one that is no outing. */
  primary: Theme | null;
  others: Theme[];
  isOuting: boolean;
  half: Half;
};

const seed = 20261128;

const halfOf = (dataset: string, id: string): Half => {
  const [byte = 0] = createHash('sha256').update(`${seed}:${dataset}:${id}`).digest();
  return byte % 2 === 1 ? 'developed' : 'held back';
};

/** The columns dataset, id, primary, others, is_outing: none of them holds a comma or a quote. */
export async function readLabels(folder: string): Promise<Label[]> {
  const text = await readFile(join(folder, 'theme-labels', 'labels.csv'), 'utf8');
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
        half: halfOf(dataset, id),
      };
    });
}
