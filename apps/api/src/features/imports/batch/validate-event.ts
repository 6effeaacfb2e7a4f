import { importFaults } from '@parages/contracts/vocabulary/import-faults';
import type { ImportFinding, Validation, ValidationBody } from './batch-imports.schema.ts';
import type { CellFault } from './read-cell.domain.ts';
import { lackOf, readLine, withPeriods } from './read-line.domain.ts';

/** Something found, as it is told. */
export const toFinding = (fault: CellFault, line: number | null, extId: string | undefined): ImportFinding => ({
  ...fault,
  ...{ kind: importFaults[fault.code], line, row: null, message: null, extId: extId ?? null },
});

/** What a check would find in one event. */
export function validateEvent(cells: ValidationBody): Validation {
  const { extId, faults, event } = readLine('import', cells as Record<string, string | undefined>);
  if (event === undefined) return { isComplete: false, findings: faults.map((fault) => toFinding(fault, null, extId)) };
  const lack = lackOf(withPeriods(event.draft, event.period === null ? [] : [event.period]));
  return {
    isComplete: lack.length === 0,
    findings: lack.map((code) => toFinding({ code, path: null, expected: null, obtained: null }, null, extId)),
  };
}
