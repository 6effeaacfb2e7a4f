import type { Validation, ValidationBody } from '../batch-imports.schema.ts';
import { toFinding } from './finding-book.ts';
import { lackOf, readLine, withPeriods } from './read-line.ts';

/** What a check would find in one event. */
export function validateEvent(cells: ValidationBody): Validation {
  const { extId, faults, event } = readLine('import', cells as Record<string, string | undefined>);
  if (event === undefined)
    return { isComplete: false, findings: faults.map((fault) => toFinding(fault, null, extId)) };
  const lack = lackOf(withPeriods(event.draft, event.period === null ? [] : [event.period]));
  return {
    isComplete: lack.length === 0,
    findings: lack.map((code) =>
      toFinding({ code, path: null, expected: null, obtained: null }, null, extId),
    ),
  };
}
