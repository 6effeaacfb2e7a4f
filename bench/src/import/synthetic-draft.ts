import { themes } from '@parages/contracts/vocabulary/themes/themes';
import type { PoiDraft } from '../../../apps/api/src/features/imports/mapping/poi-draft.ts';
import { isoDayOf, timeOf } from '../search/data/calendar.ts';
import { titleOf } from '../search/data/copy-rows.ts';
import { optionNames, type SyntheticPoi } from '../search/data/synthetic-poi.ts';
import { organizers, sentences, venues } from '../search/data/words.fr.ts';

const at = (values: readonly string[], index: number): string =>
  values[index % values.length] ?? '';
const wallTime = (minutes: number | null): string | null =>
  minutes === null ? null : `${timeOf(minutes)}:00`.slice(0, 8);

export function draftOf(poi: SyntheticPoi, source: string): PoiDraft {
  const { index, town, lon, lat, isPermanent, periods } = poi;
  const cents = index % 3 === 0 ? null : (index % 40) * 100;
  return {
    source,
    extId: `ext-${index}`,
    label: titleOf(poi),
    description: `<p>${at(sentences, index)} ${at(sentences, index + 3)}</p>`,
    organizerName: `${at(organizers, Math.floor(index / 3))} ${town.name}`,
    isPermanent,
    liveState: 'scheduled',
    allowedPerson: null,
    minimumAge: null,
    maximumAge: null,
    placeName: at(venues, Math.floor(index / 5)),
    streetAddress: '1 place de la Mairie',
    postalCode: null,
    locality: town.name,
    sourceClass: '',
    insee: null,
    lon,
    lat,
    themes: poi.themes.flatMap((theme) => themes[theme - 1] ?? []),
    tags: [],
    tour: null,
    features: [],
    media: [],
    options: optionNames(poi.options),
    knownOptions: optionNames(poi.knownOptions),
    minPriceCents: cents,
    maxPriceCents: cents,
    periods: periods.map(({ startDay, endDay, startMinute, endMinute }) => ({
      startDate: isoDayOf(startDay),
      endDate: isoDayOf(endDay),
      startTime: wallTime(startMinute),
      endTime: wallTime(endMinute),
    })),
    prices:
      cents === null
        ? []
        : [
            {
              minPriceCents: cents,
              maxPriceCents: cents,
              priceModes: [],
              policyName: 'BaseRateFullRate',
              label: null,
              startDate: null,
              endDate: null,
              additionalInfo: null,
            },
          ],
    contacts: [
      {
        type: 'booking',
        legalName: null,
        emails: [],
        phoneNumbers: [],
        websites: [`https://example.org/${index}`],
      },
    ],
  };
}
