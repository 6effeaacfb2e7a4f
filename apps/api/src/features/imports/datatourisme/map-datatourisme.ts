import { keptClass } from '@parages/contracts/vocabulary/imports/kept-reasons';
import { limits } from '@parages/contracts/vocabulary/limits';
import { mergeContacts, toContact } from '../mapping/contacts.ts';
import { draftLabel } from '../mapping/draft-label.ts';
import { type RawPeriod, toPeriods } from '../mapping/periods.ts';
import { toPlainLine, truncate } from '../mapping/plain-text.ts';
import {
  type Contact,
  checkDraft,
  type Finding,
  type MappedRecord,
  type PoiDraft,
} from '../mapping/poi-draft.ts';
import { readPosition } from '../mapping/position.ts';
import { placeOfRecord } from '../mapping/record-place.ts';
import { liveStateOfTitle } from '../mapping/title-rules.ts';
import { type Classified, classifyRecord } from '../themes/classify-record.ts';
import { themesOfClasses } from './class-themes.ts';
import {
  type Agent,
  type DatatourismeObject,
  datatourismeSchema,
  nameOf,
} from './datatourisme.schema.ts';
import { descriptionOf, organizerOf, textOfDatatourisme } from './datatourisme-text.ts';
import { mapFeatures } from './map-features.ts';
import { mapMedia } from './map-media.ts';
import { mapOptions } from './map-options.ts';
import { mapPrices } from './map-prices.ts';
import { mapTour } from './map-tour.ts';
import { isOuting } from './outing-classes.ts';
import { sourceClassOf } from './source-class.ts';

const contactsMax = 20;
const unlocated = { lon: null, lat: null };

const reject = (
  extId: string | undefined,
  path: string,
  expected: string,
  obtained: string,
): MappedRecord => ({
  kind: 'rejected',
  extId,
  finding: { path, expected, obtained },
});

const toContacts = (type: Contact['type'], agents: readonly Agent[]): Contact[] =>
  agents.flatMap(
    (agent) =>
      toContact(type, {
        legalName: agent['schema:legalName'],
        emails: agent['schema:email'],
        phoneNumbers: agent['schema:telephone'],
        websites: agent['foaf:homepage'],
      }) ?? [],
  );

function rawPeriods(object: DatatourismeObject): RawPeriod[] {
  if (object.takesPlaceAt.length > 0) return object.takesPlaceAt;
  const opening = object.isLocatedAt.flatMap((place) => place['schema:openingHoursSpecification']);
  const spans = opening.map((hours) => ({
    startDate: hours['schema:validFrom'],
    endDate: hours['schema:validThrough'],
    startTime: hours['schema:opens'],
    endTime: hours['schema:closes'],
  }));
  if (spans.length > 0) return spans;
  return object['schema:startDate'].map((startDate, rank) => ({
    startDate,
    endDate: object['schema:endDate'][rank] ?? startDate,
  }));
}

type Address = Pick<PoiDraft, 'placeName' | 'streetAddress' | 'postalCode' | 'locality' | 'insee'>;

function addressOf(object: DatatourismeObject): Address {
  const [first] = object.isLocatedAt;
  const [address] = first?.['schema:address'] ?? [];
  const [city] = address?.hasAddressCity ?? [];
  return {
    placeName: toPlainLine(first?.['rdfs:label']),
    streetAddress: toPlainLine(address?.['schema:streetAddress'].join(', ')),
    postalCode: toPlainLine(address?.['schema:postalCode']),
    locality: toPlainLine(address?.['schema:addressLocality'][0] ?? city?.['rdfs:label']),
    insee: toPlainLine(city?.insee),
  };
}

// A swimming pool « du Musée » is not a museum: texts imply themes of events and tours only.
const classify = (
  object: DatatourismeObject,
  classes: readonly string[],
  title: string,
  isAttended: boolean,
): Classified =>
  isAttended
    ? classifyRecord(textOfDatatourisme(object, classes, title))
    : { themes: themesOfClasses(classes), keptReason: null };

function assemble(
  object: DatatourismeObject,
  classes: readonly string[],
  extId: string,
  title: string,
  place: Address & { lon: number | null; lat: number | null; doubts: Finding[] },
): MappedRecord {
  const { doubts, ...address } = place;
  const isEvent = classes.includes('EntertainmentAndEvent') || classes.includes('Event');
  const { label, warnings: shortened } = draftLabel(title, 'rdfs:label');
  const tour = mapTour(object, classes);
  const { themes, keptReason } = classify(object, classes, title, isEvent || tour !== null);
  const prices = mapPrices(object);
  const dates = isEvent
    ? toPeriods(rawPeriods(object), 'takesPlaceAt')
    : { periods: [], warnings: [] };
  const draft: PoiDraft = {
    source: 'datatourisme',
    extId,
    sourceClass: keptReason === null ? sourceClassOf(object['@type']) : keptClass(keptReason),
    label,
    description: truncate(descriptionOf(object), limits.description.max),
    organizerName: organizerOf(object),
    isPermanent: !isEvent,
    liveState: isEvent ? liveStateOfTitle(label) : 'scheduled',
    ...address,
    allowedPerson:
      object.allowedPersons !== undefined &&
      object.allowedPersons >= 1 &&
      object.allowedPersons < 10_000_000
        ? Math.round(object.allowedPersons)
        : null,
    minimumAge: null,
    maximumAge: null,
    themes,
    ...mapOptions(object, classes, prices.isFree),
    tags: [],
    periods: dates.periods,
    prices: prices.prices,
    minPriceCents: prices.minPriceCents,
    maxPriceCents: prices.maxPriceCents,
    contacts: mergeContacts([
      ...toContacts('booking', object.hasBookingContact),
      ...toContacts('owner', object.isOwnedBy),
      ...toContacts('other', object.hasContact),
    ]).slice(0, contactsMax),
    features: mapFeatures(object),
    media: mapMedia(object),
    tour,
  };
  return checkDraft(draft, [...shortened, ...dates.warnings, ...prices.warnings, ...doubts]);
}

export function mapDatatourisme(record: unknown): MappedRecord {
  const read = datatourismeSchema.safeParse(record);
  if (!read.success || Array.isArray(record))
    return reject(undefined, '', 'a DATAtourisme object', record === null ? 'null' : typeof record);
  const object = read.data;
  const extId = (
    object['@id'] === undefined ? object['dc:identifier'] : object['@id'].split('/').at(-1)
  )?.slice(0, 200);
  if (extId === undefined || extId === '') return reject(undefined, '@id', 'an identifier', 'none');
  const title = toPlainLine(object['rdfs:label']);
  const classes = [...new Set(object['@type'].map(nameOf))];
  if (!isOuting(classes))
    return { kind: 'not-outing', extId, label: draftLabel(title ?? extId, 'rdfs:label').label };
  if (title === null) return reject(extId, 'rdfs:label', 'a title', 'none');
  const position = object.isLocatedAt
    .flatMap((where) => where['schema:geo'])
    .map(readPosition)
    .find((found) => found !== undefined);
  const address = addressOf(object);
  const place = placeOfRecord(position, address, { path: 'isLocatedAt.0.schema:geo' });
  switch (place.kind) {
    case 'elsewhere':
      return { kind: 'elsewhere', extId, finding: place.finding };
    case 'unlocated':
      return assemble(object, classes, extId, title, {
        ...address,
        ...unlocated,
        doubts: place.doubts,
      });
    case 'located':
      return assemble(object, classes, extId, title, { ...address, ...place.position, doubts: [] });
  }
}
