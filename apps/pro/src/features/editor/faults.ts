import type { OrganiserPoi } from '@parages/contracts/types';
import type { PoiError } from '@parages/contracts/vocabulary/poi-errors';
import { poiErrorMessages } from '@parages/contracts/vocabulary/poi-errors.fr';
import { errorsIn } from '@parages/contracts/vocabulary/poi-rules';
import type { PoiTab } from '@parages/contracts/vocabulary/poi-tabs';
import type { Values } from './editor-tabs.ts';

/** Everything that holds up a submission of what is on the screen, pictures as they were answered. */
export const errorsOf = ({ categories, dates, place, prices, contacts }: Values, images: OrganiserPoi['images']): PoiError[] =>
  errorsIn({ categories, dates, place, prices, images, contacts: contacts.contacts });

/** Sentences by the JSON pointer of their field; the first one of each. */
export const sentencesOf = (errors: readonly PoiError[]): ReadonlyMap<string, string> =>
  new Map([...errors].reverse().map(({ field, code }) => [field, poiErrorMessages[code]]));

/** How many errors each tab has. */
export function countByTab(errors: readonly PoiError[]): ReadonlyMap<PoiTab, number> {
  const counts = new Map<PoiTab, number>();
  for (const { tab } of errors) counts.set(tab, (counts.get(tab) ?? 0) + 1);
  return counts;
}
