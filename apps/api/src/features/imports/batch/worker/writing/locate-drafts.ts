import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import type { Geocoder } from '../../../../../gateways/geocoder/geocoder.ts';
import type { PoiDraft } from '../../../mapping/poi-draft.ts';
import type { Position } from '../../../mapping/position.ts';

/**
 * By `extId`: the positions found, and the drafts whose address could not be looked up, unlike those
 * whose address the geocoder did not find. None has failed without a geocoder.
 */
type Located = { positions: Map<string, Position>; failed: Set<string> };

/** Calls `between` after every few addresses. */
export type Locate = (
  drafts: readonly PoiDraft[],
  between: () => Promise<void>,
) => Promise<Located>;

// Below this score, another street or town may be meant.
const sureEnough = 0.5;
const atOnce = 4;
const failuresBeforeGivingUp = 3;

const addressOf = ({ streetAddress, postalCode, locality }: PoiDraft): string =>
  [streetAddress, postalCode, locality].filter((part) => part !== null).join(' ');

// A street with neither a postcode nor a town is ambiguous.
const hasAddress = ({ postalCode, locality }: PoiDraft): boolean =>
  (postalCode ?? locality) !== null;

/**
 * After three consecutive failures, the geocoder is not called again, so that an unreachable
 * geocoder does not delay the import.
 */
export function locateDrafts(
  geocoder: Geocoder | undefined,
  onUnreachable: (error: unknown) => void,
): Locate {
  let failures = 0;

  async function locate(
    geocoding: Geocoder,
    draft: PoiDraft,
    { positions, failed }: Located,
  ): Promise<void> {
    if (failures >= failuresBeforeGivingUp) {
      failed.add(draft.extId);
      return;
    }
    try {
      const [first] = await geocoding.find({
        text: addressOf(draft),
        postalCode: draft.postalCode,
      });
      failures = 0;
      if (first !== undefined && first.score >= sureEnough && isCovered(first.position))
        positions.set(draft.extId, first.position);
    } catch (error) {
      failed.add(draft.extId);
      failures += 1;
      if (failures === failuresBeforeGivingUp) onUnreachable(error);
    }
  }

  return async (drafts, between) => {
    const located: Located = { positions: new Map(), failed: new Set() };
    if (geocoder === undefined) return located;
    const addressed = drafts.filter(hasAddress);
    for (let first = 0; first < addressed.length; first += atOnce) {
      const some = addressed.slice(first, first + atOnce);
      await Promise.all(some.map((draft) => locate(geocoder, draft, located)));
      await between();
    }
    return located;
  };
}
