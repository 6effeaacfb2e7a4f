import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';
import { isPoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { keptClass } from '@parages/contracts/vocabulary/imports/kept-reasons';
import { limits } from '@parages/contracts/vocabulary/limits';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { mergeContacts, toContact, toWebAddress } from '../mapping/contacts.ts';
import { draftLabel } from '../mapping/draft-label.ts';
import { toOptionKnowledge } from '../mapping/option-knowledge.ts';
import { toPeriods } from '../mapping/periods.ts';
import { toPlainLine, truncate } from '../mapping/plain-text.ts';
import {
  type Contact,
  checkDraft,
  type Finding,
  type MappedRecord,
  type PoiDraft,
} from '../mapping/poi-draft.ts';
import { type Position, readPosition } from '../mapping/position.ts';
import { placeOfRecord } from '../mapping/record-place.ts';
import { liveStateOfTitle } from '../mapping/title-rules.ts';
import { classifyRecord } from '../themes/classify-record.ts';
import type { RecordText } from '../themes/record-text.ts';
import { fromExplore } from './explore-record.ts';
import { mapConditions } from './map-conditions.ts';
import { rawPeriodsOf } from './map-timings.ts';
import { type OpenagendaEvent, openagendaSchema } from './openagenda.schema.ts';
import { organizerOf, textOfOpenagenda, titleOf } from './openagenda-text.ts';
import { childrenWords } from './price-words.fr.ts';
import { identityOf } from './record-identity.ts';

const childAge = 12;
const unlocated = { lon: null, lat: null };
// 3 is "moved online": the event no longer takes place at its address.
const liveStates: Readonly<Record<number, LiveState>> = {
  3: 'cancelled',
  4: 'postponed',
  5: 'full',
  6: 'cancelled',
};

const positionOf = (event: OpenagendaEvent): Position | undefined =>
  [
    event.location_coordinates,
    { lon: event['location_coordinates.lon'], lat: event['location_coordinates.lat'] },
    event.location,
    { lon: event.longitude, lat: event.latitude },
    event.location_latlon,
    event.latlon,
  ]
    .map(readPosition)
    .find((position) => position !== undefined);

/**
 * Reads `hi;mi` or `{ hi: true, mi: true }`, in which `mi` means wheelchair access. Returns
 * undefined without it, because most agendas leave the field empty.
 */
function isForWheelchairs(accessibility: unknown): boolean | undefined {
  const text =
    typeof accessibility === 'string' ? accessibility : JSON.stringify(accessibility ?? '');
  return /\bmi\b(?!"\s*:\s*(false|null|0))/.test(text) ? true : undefined;
}

function contactsOf(event: OpenagendaEvent): Contact[] {
  const valuesOf = (type: string): string[] =>
    event.registration.flatMap((entry) =>
      entry.type === type && entry.value !== undefined ? [entry.value] : [],
    );
  const page = event.canonicalurl ?? event.url;
  const booking = toContact('booking', {
    legalName: undefined,
    emails: valuesOf('email'),
    phoneNumbers: valuesOf('phone'),
    websites: [
      ...valuesOf('link'),
      ...(event.onlineaccesslink === undefined ? [] : [event.onlineaccesslink]),
    ],
  });
  const place = toContact('other', {
    legalName: event.location_name ?? event.location?.name,
    emails: [],
    phoneNumbers: [event.location_phone ?? event.location?.phone ?? ''],
    websites: [event.location_website ?? event.location?.website ?? ''],
  });
  const source =
    page === undefined
      ? null
      : toContact('owner', {
          legalName: organizerOf(event) ?? undefined,
          emails: [],
          phoneNumbers: [],
          websites: [page],
        });
  return mergeContacts([booking, source, place].filter((contact) => contact !== null));
}

/** Required fields are filled with « - » or « . ». */
const lettersIn = (line: string | null): string | null =>
  line !== null && /[\p{L}\d]/u.test(line) ? line : null;

// The postcode comes last: « 10880 route de Lente, 26190 Saint-Jean », « CS 10054, 26902 Valence »,
// « Le village, 48 220 - Lozère ».
const postalCodeIn = (address: string | null): string | null =>
  (address?.match(/\b\d{5}\b/g) ?? address?.match(/(?<=, ?)\d{2} \d{3}\b/g))
    ?.at(-1)
    ?.replace(' ', '') ?? null;

type Address = Pick<PoiDraft, 'placeName' | 'streetAddress' | 'postalCode' | 'locality' | 'insee'>;

function placeOf(event: OpenagendaEvent): Address {
  const address = lettersIn(toPlainLine(event.location_address ?? event.location?.address));
  return {
    placeName: toPlainLine(event.location_name ?? event.location?.name),
    streetAddress: address,
    postalCode:
      toPlainLine(event.location_postalcode ?? event.location?.postalCode) ?? postalCodeIn(address),
    locality: toPlainLine(event.location_city ?? event.location?.city),
    insee: toPlainLine(event.location_insee ?? event.location?.insee),
  };
}

const isAge = (age: number | undefined): age is number =>
  age !== undefined && isPoiFigure('minimumAge', age);

// Exports name the ages in two ways.
const ageBounds = (event: OpenagendaEvent) => ({
  from: event.age_min ?? event.age?.min,
  to: event.age_max ?? event.age?.max,
});

/** OpenAgenda writes 0 for "no lower bound" and 99 or more for "no upper bound". */
function agesOf(event: OpenagendaEvent): Pick<PoiDraft, 'minimumAge' | 'maximumAge'> {
  const { from, to } = ageBounds(event);
  const minimumAge = isAge(from) ? from : null;
  const maximumAge = isAge(to) && to < 99 ? to : null;
  const areReversed = minimumAge !== null && maximumAge !== null && minimumAge > maximumAge;
  return areReversed ? { minimumAge: null, maximumAge: null } : { minimumAge, maximumAge };
}

function descriptionOf({ descriptions: [short = '', long = ''] }: RecordText): string {
  return truncate(long === '' ? short : long, limits.description.max);
}

function assemble(
  event: OpenagendaEvent,
  extId: string,
  title: string,
  place: Address & { lon: number | null; lat: number | null; doubts: Finding[] },
): MappedRecord {
  const { doubts, ...address } = place;
  const { label, warnings: shortened } = draftLabel(title, 'title');
  const text = textOfOpenagenda(event, title);
  const { keywords } = text;
  const { themes, keptReason } = classifyRecord(text);
  const timings = rawPeriodsOf(event);
  const dates = toPeriods(timings.periods, 'timings');
  const conditions = mapConditions(event.conditions_fr ?? event.conditions ?? event.tarifs);
  const picture = toWebAddress(event.originalimage ?? event.image ?? '');
  const { from, to } = ageBounds(event);
  const isForChildren =
    childrenWords.test(foldWords(`${label} ${keywords.join(' ')}`)) ||
    (from ?? to ?? 99) <= childAge;
  const draft: PoiDraft = {
    source: 'openagenda',
    sourceClass: keptReason === null ? '' : keptClass(keptReason),
    extId,
    label,
    description: descriptionOf(text),
    organizerName: organizerOf(event),
    isPermanent: false,
    liveState: liveStates[event.status ?? 1] ?? liveStateOfTitle(label),
    ...address,
    allowedPerson: null,
    ...agesOf(event),
    themes,
    ...toOptionKnowledge({
      pmr: isForWheelchairs(event.accessibility),
      'kids-friendly': isForChildren ? true : undefined,
      free: conditions.isFree,
    }),
    tags: keywords.filter((keyword) => keyword.length <= 40).slice(0, limits.import.tags),
    periods: dates.periods,
    prices: conditions.prices,
    minPriceCents: conditions.minPriceCents,
    maxPriceCents: conditions.maxPriceCents,
    contacts: contactsOf(event),
    features: [],
    media:
      picture === null
        ? []
        : [
            {
              url: picture,
              title: null,
              credits: toPlainLine(event.imagecredits ?? event.imageCredits),
            },
          ],
    tour: null,
  };
  return checkDraft(draft, [...shortened, ...timings.warnings, ...dates.warnings, ...doubts]);
}

export function mapOpenagenda(record: unknown): MappedRecord {
  const read = openagendaSchema.safeParse(fromExplore(record));
  if (!read.success || Array.isArray(record)) {
    const obtained = record === null ? 'null' : Array.isArray(record) ? 'a list' : typeof record;
    return {
      kind: 'rejected',
      extId: undefined,
      finding: { path: '', expected: 'an OpenAgenda event', obtained },
    };
  }
  const event = read.data;
  const title = titleOf(event);
  const address = placeOf(event);
  const extId = identityOf(event, { title, place: address.placeName ?? address.locality });
  if (extId === undefined)
    return {
      kind: 'rejected',
      extId,
      finding: { path: 'uid', expected: 'an identifier', obtained: 'none' },
    };
  if (title === null)
    return {
      kind: 'rejected',
      extId,
      finding: { path: 'title', expected: 'a title', obtained: 'none' },
    };
  const country = (event.location_countrycode ?? event.location?.countryCode)?.toUpperCase();
  const zone = event.location?.timezone;
  const place = placeOfRecord(positionOf(event), address, { path: 'location', country, zone });
  switch (place.kind) {
    case 'elsewhere':
      return { kind: 'elsewhere', extId, finding: place.finding };
    case 'unlocated':
      return assemble(event, extId, title, { ...address, ...unlocated, doubts: place.doubts });
    case 'located':
      return assemble(event, extId, title, { ...address, ...place.position, doubts: [] });
  }
}
