import { reviewLimits } from '@parages/contracts/vocabulary/limits';

/**
 * Two events of different sources or organisations are proposed as duplicates when they share a
 * day, are at most `withinM` metres apart and their titles have a likeness of at least `likeness`
 * (from 0 to 1).
 */
export const pairLimits = { withinM: reviewLimits.duplicateWithinM, likeness: 0.5 } as const;
