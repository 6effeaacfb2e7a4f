import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { eachPoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { type EditedPoi, wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import { pricesBounds } from '@parages/contracts/vocabulary/prices/price-bounds';
import { Problem } from '../../../platform/problems/problem.ts';
import type { TabBodies } from '../editing.schema.ts';
import type { EditingDb } from '../editing-database.ts';
import { contentRepository } from './content.repository.ts';

export type SavedTab = {
  [Tab in keyof TabBodies]: { tab: Tab; body: Omit<TabBodies[Tab], 'version'> };
}[keyof TabBodies];

/**
 * The pointer `/dates/label` becomes `/body/label`. The contacts tab is a list, which the body
 * holds as `contacts`: `/contacts/0` becomes `/body/contacts/0`.
 */
export function refuseErrors(errors: readonly PoiError[]): void {
  if (errors.length === 0) return;
  throw new Problem(
    'request_invalid',
    undefined,
    errors.map(({ tab, field, code }) => ({
      pointer: `/body${tab === 'contacts' ? field : field.slice(tab.length + 1)}`,
      code,
      detail: tab,
    })),
  );
}

const toEdited = ({ tab, body }: SavedTab): Partial<EditedPoi> => {
  if (tab === 'contacts') return { contacts: body.contacts };
  return { [tab]: body };
};

const figuresOf = (body: Omit<TabBodies['dates'], 'version'>) =>
  eachPoiFigure((name) => body[name]);

const ranked = (list: readonly object[]): string =>
  JSON.stringify(list.map((entry, index) => ({ ...entry, rank: index + 1 })));

export async function writeTab(
  tx: EditingDb,
  versionId: string,
  saved: SavedTab,
  now: Date,
): Promise<void> {
  refuseErrors(wrongIn(toEdited(saved)));
  const content = contentRepository(tx);
  const at = { versionId, now };
  switch (saved.tab) {
    case 'categories': {
      const unknown = await content.listUnknownFeatures(saved.body.features);
      refuseErrors(
        unknown.map((index) => ({
          tab: 'categories',
          field: `/categories/features/${index}`,
          code: 'feature_unknown',
        })),
      );
      await content.saveCategories({ ...at, ...saved.body });
      return;
    }
    case 'dates':
      await content.saveDates({
        ...at,
        ...saved.body,
        periods: JSON.stringify(saved.body.periods),
        figures: JSON.stringify(figuresOf(saved.body)),
      });
      return;
    case 'place': {
      const { position, ...place } = saved.body;
      await content.savePlace({
        ...at,
        ...place,
        lon: position?.lon ?? null,
        lat: position?.lat ?? null,
      });
      return;
    }
    case 'prices': {
      const { isFree, prices } = saved.body;
      await content.savePrices({
        ...at,
        isFree,
        isPriced: prices.length > 0,
        prices: ranked(prices),
        ...pricesBounds(isFree, prices),
      });
      return;
    }
    case 'contacts':
      await content.saveContacts({ ...at, contacts: ranked(saved.body.contacts) });
      return;
    case 'traces':
      if (saved.body.tour === null) await content.deleteTour(versionId);
      else await content.saveTour({ versionId, ...saved.body.tour });
  }
}
