import type { Validation, ValidationBody } from '../batch-imports.schema.ts';
import { toFinding } from './finding-collector.ts';
import { missingIn, readLine, withPeriods } from './read-line.ts';

export function validateEvent(cells: ValidationBody): Validation {
  const { extId, faults, event } = readLine('import', cells as Record<string, string | undefined>);
  if (event === undefined)
    return { isComplete: false, findings: faults.map((fault) => toFinding(fault, null, extId)) };
  const missing = missingIn(withPeriods(event.draft, event.period === null ? [] : [event.period]));
  return {
    isComplete: missing.length === 0,
    findings: missing.map((code) =>
      toFinding({ code, path: null, expected: null, obtained: null }, null, extId),
    ),
  };
}
