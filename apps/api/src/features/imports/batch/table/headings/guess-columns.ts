import {
  type ImportCellKind,
  type ImportColumnName,
  importColumns,
  importErrorsColumn,
  isImportColumn,
} from '@parages/contracts/vocabulary/imports/import-columns';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { cellReaders } from '../cells/cell-readers.ts';
import { fillerWords, headingWords, subjectWords } from './heading-words.fr.ts';

/** How the column of a heading was found; `none` for a heading that is not read. */
export const columnOrigins = ['name', 'guess', 'choice', 'none'] as const;
type ColumnOrigin = (typeof columnOrigins)[number];
export type HeadingColumn = { column: ImportColumnName | null; origin: ColumnOrigin };

const longestHeading = 80;

/** The fixed name that a heading may be: ` Postal Code ` is `postal_code`. */
const nameOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

export const isErrorsHeading = (heading: string): boolean => nameOf(heading) === importErrorsColumn;

const singular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/, '') : word);

function wordsOf(heading: string): string[] {
  const spaced = heading
    .slice(0, longestHeading)
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/([a-zà-ÿ])([A-Z])/g, '$1 $2');
  return foldWords(spaced).split(' ').map(singular);
}

const columnsByWords = new Map(
  headingWords.flatMap(([headings, columns]) =>
    headings.split(', ').map((heading) => [wordsOf(heading).join(' '), columns] as const),
  ),
);

function candidatesOf(heading: string): readonly ImportColumnName[] {
  const words = wordsOf(heading);
  const short = words.filter((word) => !fillerWords.includes(word));
  const own = short.filter((word) => !subjectWords.includes(word));
  for (const some of [words, short, own]) {
    const columns = columnsByWords.get(some.join(' '));
    if (columns !== undefined) return columns;
  }
  return [];
}

/** Whether a heading has a usual name of a column. */
export const isKnownHeading = (heading: string): boolean =>
  isImportColumn(nameOf(heading)) || candidatesOf(heading).length > 0;

const kinds = new Map<string, ImportCellKind>(importColumns.map(({ name, kind }) => [name, kind]));

function fits(column: ImportColumnName, samples: readonly string[]): boolean {
  const kind = kinds.get(column) ?? 'text';
  if (kind === 'html') return samples.some((sample) => /<[a-z]/i.test(sample));
  if (column === 'description')
    return !samples.some((sample) => /<(?:p|br|div|ul|strong)\b/i.test(sample));
  if (samples.length === 0) return true;
  const right = samples.filter((sample) => !('code' in cellReaders[kind](sample.trim(), column)));
  return 2 * right.length >= samples.length;
}

/**
 * The column of each heading: by its fixed name, else the first of its usual meanings that is free
 * and that half of the sample values fit.
 */
export function guessColumns(
  headings: readonly string[],
  samples: readonly (readonly string[])[],
): HeadingColumn[] {
  const names = headings.map(nameOf);
  const taken = new Set<string>(names);
  return headings.map((heading, index) => {
    const name = names[index] ?? '';
    if (isImportColumn(name)) return { column: name, origin: 'name' };
    const column = candidatesOf(heading).find(
      (candidate) => !taken.has(candidate) && fits(candidate, samples[index] ?? []),
    );
    if (column === undefined) return { column: null, origin: 'none' };
    taken.add(column);
    return { column, origin: 'guess' };
  });
}
