import {
  type ImportCellKind,
  type ImportColumnName,
  type ImportColumnWords,
  importColumns,
  isImportColumn,
} from './import-columns.ts';
import {
  type ImportFault,
  type SaidFinding,
  type TooLongFault,
  tooLongFaults,
  type WrongCellFault,
  wrongCellFaults,
} from './import-faults.ts';

type LabelledFinding = SaidFinding & { label: string };

export type FindingWords = {
  columns: Record<ImportColumnName, ImportColumnWords>;
  formats: Record<ImportCellKind, string>;
  /** Sentence for a cell that does not fit its column; `format` describes the expected cell. */
  wrongCell: (finding: LabelledFinding, format: string) => string;
  tooLong: (finding: LabelledFinding) => string;
  others: Record<
    Exclude<ImportFault, WrongCellFault | TooLongFault>,
    (finding: LabelledFinding) => string
  >;
};

const isOneOf = <T extends ImportFault>(faults: readonly T[], code: ImportFault): code is T =>
  (faults as readonly ImportFault[]).includes(code);

export const sayWith =
  ({ columns, formats, wrongCell, tooLong, others }: FindingWords) =>
  (finding: SaidFinding): string => {
    const { code, path } = finding;
    const column = importColumns.find(({ name }) => name === path);
    const labelled = {
      ...finding,
      label: path !== null && isImportColumn(path) ? columns[path].label : (path ?? ''),
    };
    if (isOneOf(wrongCellFaults, code))
      return wrongCell(labelled, column === undefined ? '' : formats[column.kind]);
    return isOneOf(tooLongFaults, code) ? tooLong(labelled) : others[code](labelled);
  };
