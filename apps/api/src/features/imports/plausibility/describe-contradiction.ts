import type { Finding, PoiDraft } from '../mapping/poi-draft.ts';
import type { PlaceContradiction } from './check-places.ts';
import { communeDistance } from './plausible-places.domain.ts';

const kilometres = (distanceM: number | null): string =>
  distanceM === null ? '' : `, ${Math.round(distanceM / 100) / 10} km away`;

const about = (value: string | null, distanceM: number | null): string =>
  `${value ?? 'none'}${kilometres(distanceM)}`;

/** Says a contradiction as a finding at the field of the feed that it concerns. */
export function describeContradiction(
  { postalCode, locality }: Pick<PoiDraft, 'postalCode' | 'locality'>,
  { verdict, facts }: PlaceContradiction,
  fields: { postalCode: string; locality: string; position: string },
): Finding {
  const { communeName, codeDistanceM, communeCodes, isMatch } = facts;
  const communeDistanceM = communeDistance(facts);
  const commune = about(communeName, communeDistanceM);
  const code = about(postalCode, codeDistanceM);
  switch (verdict.kind) {
    case 'corrected': {
      const expected =
        verdict.to === null
          ? `one of ${(communeCodes ?? []).join(', ')} (${commune}); it is left out`
          : `${verdict.to} (${commune})`;
      return { path: fields.postalCode, expected, obtained: code };
    }
    case 'postalCode': {
      const expected =
        communeName === null
          ? 'a postcode near the position'
          : `a postcode of ${commune}, or another position and commune`;
      return { path: fields.postalCode, expected, obtained: code, doubt: 'postal_code_elsewhere' };
    }
    case 'locality':
      return {
        path: fields.locality,
        expected: `a commune with the postcode ${postalCode}, near the position`,
        obtained: about(locality ?? communeName, communeDistanceM),
        doubt: 'city_elsewhere',
      };
    case 'position':
      return {
        path: fields.position,
        expected: `a position in ${communeName}`,
        obtained:
          isMatch || postalCode === null || codeDistanceM === null
            ? commune
            : `${commune}, and ${code}`,
        doubt: 'position_elsewhere',
      };
  }
}
