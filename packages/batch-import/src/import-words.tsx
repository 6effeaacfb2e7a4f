import type {
  ImportCellKind,
  ImportColumnGroup,
  ImportColumnName,
  ImportColumnWords,
} from '@parages/contracts/vocabulary/imports/import-columns';
import type { ImportCounts } from '@parages/contracts/vocabulary/imports/import-counts.fr';
import type { SaidFinding } from '@parages/contracts/vocabulary/imports/import-faults';
import type { ReportFileWords } from '@parages/contracts/vocabulary/imports/source-report-csv';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { CardDates } from '@parages/ui/format/card-date.fr';
import type { CardPrice } from '@parages/ui/format/price.fr';
import { createContext, type ReactNode, useContext } from 'react';

/** `values` of `say` replace the placeholders of the text, and `count` selects its plural. */
export type ImportWords = {
  say: (name: string, values?: Readonly<Record<string, string | number>>) => string;
  formatCount: (count: number) => string;
  formatInstant: (instant: Date) => string;
  formatCounts: (counts: ImportCounts) => string;
  sayFinding: (finding: SaidFinding) => string;
  columns: Record<ImportColumnName, ImportColumnWords>;
  groups: Record<ImportColumnGroup, string>;
  formats: Record<ImportCellKind, string>;
  themes: Record<Theme, string>;
  /** `today` is the day in Paris, `yyyy-MM-dd`. */
  formatCardDate: (dates: CardDates, today: string) => string | undefined;
  formatCardPrice: (price: CardPrice) => string | undefined;
  report: Omit<ReportFileWords, 'head'>;
};

const WordsContext = createContext<ImportWords | null>(null);

export const ImportWordsProvider = ({
  words,
  children,
}: {
  words: ImportWords;
  children: ReactNode;
}) => <WordsContext value={words}>{children}</WordsContext>;

export function useImportWords(): ImportWords {
  const words = useContext(WordsContext);
  if (words === null) throw new Error('useImportWords outside of ImportWordsProvider');
  return words;
}
