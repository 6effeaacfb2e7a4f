import { isCovered } from '@parages/contracts/vocabulary/places/covered-area';
import type { Geocoder } from '../../../../../gateways/geocoder/geocoder.ts';
import type { PoiDraft } from '../../../mapping/poi-draft.ts';
import type { Position } from '../../../mapping/position.ts';

/** Returns the positions found, by `extId`. Calls `between` after every few addresses. */
export type Locate = (
  drafts: readonly PoiDraft[],
  between: () => Promise<void>,
) => Promise<Map<string, Position>>;

// Below this score, another street or town may be meant.
const sureEnough = 0.5;
const atOnce = 4;
const failuresBeforeGivingUp = 3;

const addressOf = ({ streetAddress, postalCode, locality }: PoiDraft): string =>
  [streetAddress, postalCode, locality].filter((part) => part !== null).join(' ');

/**
 * After three consecutive failures, the geocoder is not called again, so that an unreachable
 * geocoder does not delay the import.
 */
export function locateDrafts(
  geocoder: Geocoder | undefined,
  onUnreachable: (error: unknown) => void,
): Locate {
  let failures = geocoder === undefined ? failuresBeforeGivingUp : 0;

  async function locate(draft: PoiDraft): Promise<[string, Position] | undefined> {
    // A street with neither a postcode nor a town is ambiguous.
    if (
      geocoder === undefined ||
      failures >= failuresBeforeGivingUp ||
      (draft.postalCode ?? draft.locality) === null
    )
      return undefined;
    try {
      const [first] = await geocoder.find({ text: addressOf(draft), postalCode: draft.postalCode });
      failures = 0;
      return first !== undefined && first.score >= sureEnough && isCovered(first.position)
        ? [draft.extId, first.position]
        : undefined;
    } catch (error) {
      failures += 1;
      if (failures === failuresBeforeGivingUp) onUnreachable(error);
      return undefined;
    }
  }

  return async (drafts, between) => {
    const found = new Map<string, Position>();
    for (
      let first = 0;
      first < drafts.length && failures < failuresBeforeGivingUp;
      first += atOnce
    ) {
      const located = await Promise.all(drafts.slice(first, first + atOnce).map(locate));
      for (const entry of located) if (entry !== undefined) found.set(...entry);
      await between();
    }
    return found;
  };
}
