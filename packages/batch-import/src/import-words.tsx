import type {
  ImportCellKind,
  ImportColumnGroup,
  ImportColumnName,
  ImportColumnWords,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import type { SaidFinding } from '@parages/contracts/vocabulary/imports/import-faults';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { createContext, type ReactNode, useContext } from 'react';

/**
 * Texts and formatters of a site for the import screens. `say('drop.title')` returns a text:
 * `values` replace its placeholders, and `count` selects the plural.
 */
export type ImportWords = {
  say: (name: string, values?: Readonly<Record<string, string | number>>) => string;
  formatCount: (count: number) => string;
  /** For example "14 juin 2031 à 20 h 30". */
  formatInstant: (instant: Date) => string;
  formatCounts: (counts: ImportCounts) => string;
  sayFinding: (finding: SaidFinding) => string;
  /** Help texts of the columns, their groups, the cell formats and the themes. */
  columns: Record<ImportColumnName, ImportColumnWords>;
  groups: Record<ImportColumnGroup, string>;
  formats: Record<ImportCellKind, string>;
  themes: Record<Theme, string>;
};

const WordsContext = createContext<ImportWords | null>(null);

export const ImportWordsProvider = ({
  words,
  children,
}: {
  words: ImportWords;
  children: ReactNode;
}) => <WordsContext value={words}>{children}</WordsContext>;

/** Returns the texts of the site that shows the component. */
export function useImportWords(): ImportWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useImportWords outside of ImportWordsProvider');
  return words;
}
