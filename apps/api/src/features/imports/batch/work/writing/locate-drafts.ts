import type { Geocoder } from '../../../../../gateways/geocoder/geocoder.ts';
import type { PoiDraft } from '../../../mapping/poi-draft.ts';
import { isInsideBounds, type Position } from '../../../mapping/position.ts';

/** Where events without a position are, by identifier; those of which nothing is found are left out. `between` is called after some of them. */
export type Locate = (
  drafts: readonly PoiDraft[],
  between: () => Promise<void>,
) => Promise<Map<string, Position>>;

// Below it, another street or another town may be meant.
const sureEnough = 0.5;
const atOnce = 4;
const failuresBeforeGivingUp = 3;

const addressOf = ({ streetAddress, postalCode, locality }: PoiDraft): string =>
  [streetAddress, postalCode, locality].filter((part) => part !== null).join(' ');

/** Looks addresses up. A geocoder that is away holds nobody up: after a few failures it is not asked again for this run. */
export function locateDrafts(
  geocoder: Geocoder | undefined,
  onUnreachable: (error: unknown) => void,
): Locate {
  let failures = geocoder === undefined ? failuresBeforeGivingUp : 0;

  async function locate(draft: PoiDraft): Promise<[string, Position] | undefined> {
    // A street alone may be anywhere.
    if (
      geocoder === undefined ||
      failures >= failuresBeforeGivingUp ||
      (draft.postalCode ?? draft.locality) === null
    )
      return undefined;
    try {
      const [first] = await geocoder.find({ text: addressOf(draft), postalCode: draft.postalCode });
      failures = 0;
      return first !== undefined && first.score >= sureEnough && isInsideBounds(first.position)
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
