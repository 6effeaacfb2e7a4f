import {
  endsCheck,
  type ImportFindingKind,
  importFaults,
} from '@parages/contracts/vocabulary/imports/import-faults';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import {
  type CheckReport,
  firstLinesOfGroup,
  type ImportFinding,
} from '../batch-imports.schema.ts';
import type { CellFault } from './read-cell.ts';

const isWarning = ({ code }: Pick<CellFault, 'code'>): boolean => importFaults[code] === 'warning';
/** Whether the fault keeps a line from being imported. */
export const isWrong = (fault: Pick<CellFault, 'code'>): boolean => !isWarning(fault);

export function toFinding(
  fault: CellFault,
  line: number | null,
  extId: string | undefined,
  message: string | null = null,
): ImportFinding {
  const { code, path, expected, obtained } = fault;
  const kind = importFaults[code];
  return {
    kind,
    line,
    path,
    expected,
    obtained,
    code,
    row: kind === 'parse' ? line : null,
    message,
    extId: extId ?? null,
  };
}

const mostPaths = 500;
const byLine = (a: ImportFinding, b: ImportFinding): number => (a.line ?? 0) - (b.line ?? 0);

type FindingGroup = CheckReport['byPath'][number] & { lines: number[] };

const groupOf = ({ path, kind, code, line, expected, obtained }: ImportFinding): FindingGroup => ({
  path,
  kind,
  code,
  count: 1,
  lines: line === null ? [] : [line],
  expected,
  obtained,
});

function extend(group: FindingGroup, line: number | null): void {
  group.count += 1;
  if (line !== null && group.lines.length < firstLinesOfGroup) group.lines.push(line);
}

export function findingCollector() {
  const faults: ImportFinding[] = [];
  const warnings: ImportFinding[] = [];
  const groups = new Map<string, FindingGroup>();
  const totals: Record<ImportFindingKind, number> = {
    parse: 0,
    blocking: 0,
    line: 0,
    skipped: 0,
    warning: 0,
  };
  let ends = 0;
  let unread = 0;

  return {
    add: (finding: ImportFinding): void => {
      const { kind, path, code, line } = finding;
      totals[kind] += 1;
      if (endsCheck.includes(code)) ends += 1;
      if (code === 'column_unknown') unread += 1;
      const key = `${code} ${path}`;
      const known = groups.get(key);
      if (known !== undefined) extend(known, line);
      // Bounded, because a hostile header may have many unknown columns.
      else if (groups.size < mostPaths) groups.set(key, groupOf(finding));
      const list = kind === 'warning' ? warnings : faults;
      if (list.length < batchImportLimits.findings) list.push(finding);
    },
    kept: (): ImportFinding[] =>
      [...faults, ...warnings].slice(0, batchImportLimits.findings).sort(byLine),
    totals: () => ({
      blocking: totals.blocking + ends,
      warnings: totals.warning - unread,
      byPath: [...groups.values()].sort((a, b) => b.count - a.count),
    }),
  };
}

export type FindingCollector = ReturnType<typeof findingCollector>;
