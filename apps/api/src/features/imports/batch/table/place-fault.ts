import type { PlaceContradiction } from '../../plausibility/check-places.ts';
import { type CheckedPlace, communeDistance } from '../../plausibility/plausible-places.domain.ts';
import type { CellFault } from './read-cell.ts';

/** The warning about a place that contradicts itself, at the column that it concerns. */
export function placeFault(
  { postalCode, locality }: CheckedPlace,
  { verdict, facts }: PlaceContradiction,
): CellFault {
  const { communeName, codeDistanceM } = facts;
  switch (verdict.kind) {
    case 'corrected':
      return {
        code: 'postal_code_corrected',
        path: 'postal_code',
        expected: verdict.to,
        obtained: postalCode,
      };
    case 'postalCode':
      return {
        code: 'postal_code_elsewhere',
        path: 'postal_code',
        expected: communeName,
        obtained: postalCode,
      };
    case 'locality':
      return { code: 'city_elsewhere', path: 'city', expected: postalCode, obtained: locality };
    case 'position': {
      const distanceM = communeDistance(facts);
      // Where the position of the commune is an estimate, that of its postcode contradicts.
      return {
        code: 'position_elsewhere',
        path: 'latitude',
        expected: distanceM === null ? postalCode : communeName,
        obtained: String(Math.round((distanceM ?? codeDistanceM ?? 0) / 1000)),
      };
    }
  }
}
