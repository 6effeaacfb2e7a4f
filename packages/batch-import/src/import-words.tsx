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

/** How a site says what the screens of batch import say; `say('drop.title')`, values between `{{ }}`, `count` chooses the plural. */
export type ImportWords = {
  say: (name: string, values?: Readonly<Record<string, string | number>>) => string;
  formatCount: (count: number) => string;
  /** "14 juin 2031 à 20 h 30". */
  formatInstant: (instant: Date) => string;
  tellCounts: (counts: ImportCounts) => string;
  sayFinding: (finding: SaidFinding) => string;
  /** What the help says of columns, of the groups they stand in, of how a cell is written, and of themes. */
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

/** The words of the site around. */
export function useImportWords(): ImportWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useImportWords outside of ImportWordsProvider');
  return words;
}
