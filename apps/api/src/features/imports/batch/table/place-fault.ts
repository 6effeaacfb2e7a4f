import type { PlaceContradiction } from '../../plausibility/check-places.ts';
import type { CellFault } from './read-cell.ts';
import type { LinePlace } from './read-line.ts';

/** The warning about a place that contradicts itself, at the column that it concerns. */
export function placeFault(
  { postalCode, locality }: LinePlace,
  { verdict, facts }: PlaceContradiction,
): CellFault {
  const { communeName, communeDistanceM, isMatch, matchDistanceM } = facts;
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
      const distanceM = (isMatch ? matchDistanceM : communeDistanceM) ?? 0;
      return {
        code: 'position_elsewhere',
        path: 'latitude',
        expected: communeName,
        obtained: String(Math.round(distanceM / 1000)),
      };
    }
  }
}
