import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { plausibleDays } from '@parages/contracts/vocabulary/events/plausible-periods';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/database/database.ts';
import { listContradictions } from '../../plausibility/check-places.ts';
import type { CheckedPlace } from '../../plausibility/plausible-places.domain.ts';
import type { Validation, ValidationBody } from '../batch-imports.schema.ts';
import { dateFaults } from './date-faults.ts';
import { isWrong, toFinding } from './finding-collector.ts';
import { placeFault } from './place-fault.ts';
import type { CellFault } from './read-cell.ts';
import { missingIn, pastDays, readLine, withPeriods } from './read-line.ts';

export type ValidateEventDeps = { db: Db; clock: Clock };

async function placeFaults(db: Db, place: CheckedPlace): Promise<CellFault[]> {
  const [contradiction = null] = await listContradictions(db, [place]);
  return contradiction === null ? [] : [placeFault(place, contradiction)];
}

export const validateEvent =
  ({ db, clock }: ValidateEventDeps) =>
  async (cells: ValidationBody): Promise<Validation> => {
    const read = readLine('import', cells as Record<string, string | undefined>);
    const { extId, event } = read;
    const toFindings = (faults: readonly CellFault[]) =>
      faults.map((fault) => toFinding(fault, null, extId));
    const today = parisDay(clock.now());
    const ofDates = dateFaults(event?.period ?? null, plausibleDays(today));
    const wrong = [...read.faults, ...ofDates.filter(isWrong)];
    if (event === undefined || wrong.length > 0)
      return { isComplete: false, findings: toFindings(wrong) };
    const periods = event.period === null ? [] : [event.period];
    const missing = missingIn(withPeriods(event.draft, periods));
    return {
      isComplete: missing.length === 0,
      findings: toFindings([
        ...[...missing, ...pastDays(periods, today)].map((code) => ({
          code,
          path: null,
          expected: null,
          obtained: null,
        })),
        ...ofDates,
        ...(await placeFaults(db, event.place)),
      ]),
    };
  };
