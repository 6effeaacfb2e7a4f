import { type FieldLock, fieldLocks } from '@parages/contracts/vocabulary/imports/field-locks';
import type { PoiDraft } from '../mapping/poi-draft.ts';

export const contentLists = [
  'periods',
  'prices',
  'contacts',
  'tours',
  'features',
  'media',
] as const;
export type ContentList = (typeof contentLists)[number];

export type VersionTexts = Pick<
  PoiDraft,
  | 'label'
  | 'description'
  | 'isPermanent'
  | 'allowedPerson'
  | 'minimumAge'
  | 'maximumAge'
  | 'placeName'
  | 'streetAddress'
  | 'postalCode'
  | 'locality'
  | 'lon'
  | 'lat'
  | 'themes'
  | 'tags'
  | 'options'
  | 'knownOptions'
  | 'minPriceCents'
  | 'maxPriceCents'
  | 'liveState'
>;

export type Kept = { texts: readonly (keyof VersionTexts)[]; lists: readonly ContentList[] };

const place = ['placeName', 'streetAddress', 'postalCode', 'locality', 'lon', 'lat'] as const;
type LockedField = { prefixes: readonly string[] } & Partial<Kept>;
/** `prefixes`: the beginnings of the names of its fields in the history. */
const lockedFields: Readonly<Record<FieldLock, LockedField>> = {
  title: { prefixes: ['/dates/label'], texts: ['label'] },
  description: { prefixes: ['/dates/description'], texts: ['description'] },
  capacity: { prefixes: ['/dates/allowedPerson'], texts: ['allowedPerson'] },
  ages: {
    prefixes: ['/dates/minimumAge', '/dates/maximumAge'],
    texts: ['minimumAge', 'maximumAge'],
  },
  dates: {
    prefixes: ['/dates/isPermanent', '/dates/periods'],
    texts: ['isPermanent'],
    lists: ['periods'],
  },
  themes: { prefixes: ['/categories/themes'], texts: ['themes'] },
  tags: { prefixes: ['/categories/tags'], texts: ['tags'] },
  options: {
    prefixes: ['/categories/options', '/categories/knownOptions'],
    texts: ['options', 'knownOptions'],
  },
  features: { prefixes: ['/categories/features'], lists: ['features'] },
  place: { prefixes: ['/place/'], texts: place },
  prices: {
    prefixes: ['/prices/'],
    texts: ['minPriceCents', 'maxPriceCents', 'options', 'knownOptions'],
    lists: ['prices'],
  },
  contacts: { prefixes: ['/contacts'], lists: ['contacts'] },
  pictures: { prefixes: ['/images'], lists: ['media'] },
  tour: { prefixes: ['/traces'], lists: ['tours'] },
  state: { prefixes: ['/liveState'], texts: ['liveState'] },
};

export const prefixesOf = (lock: FieldLock): readonly string[] => lockedFields[lock].prefixes;

/** `fields`: the names that the history gives to edited fields. */
export const locksOf = (fields: readonly string[]): FieldLock[] =>
  fieldLocks.filter((lock) =>
    prefixesOf(lock).some((prefix) => fields.some((field) => field.startsWith(prefix))),
  );

export function keptBy(fields: readonly string[]): Kept {
  const kept = locksOf(fields).map((lock) => lockedFields[lock]);
  return {
    texts: [...new Set(kept.flatMap(({ texts = [] }) => texts))],
    lists: [...new Set(kept.flatMap(({ lists = [] }) => lists))],
  };
}

export const withKept = (draft: PoiDraft, { texts }: Kept, present: VersionTexts): PoiDraft => ({
  ...draft,
  ...Object.fromEntries(texts.map((name) => [name, present[name]])),
});

/** All columns of the place are kept together, so that checking one suffices. */
export const keepsPlace = ({ texts }: Kept): boolean => texts.includes('lon');
