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
// Columns and lists to keep for an edited field, by prefix of its name in the history. Fields that
// depend on each other are kept together.
const keptByField: readonly (readonly [field: string, kept: Partial<Kept>])[] = [
  ['/dates/label', { texts: ['label'] }],
  ['/dates/description', { texts: ['description'] }],
  ['/dates/allowedPerson', { texts: ['allowedPerson'] }],
  ['/dates/minimumAge', { texts: ['minimumAge', 'maximumAge'] }],
  ['/dates/maximumAge', { texts: ['minimumAge', 'maximumAge'] }],
  ['/dates/isPermanent', { texts: ['isPermanent'], lists: ['periods'] }],
  ['/dates/periods', { texts: ['isPermanent'], lists: ['periods'] }],
  ['/categories/themes', { texts: ['themes'] }],
  ['/categories/tags', { texts: ['tags'] }],
  ['/categories/options', { texts: ['options', 'knownOptions'] }],
  ['/categories/knownOptions', { texts: ['options', 'knownOptions'] }],
  ['/categories/features', { lists: ['features'] }],
  ['/place/', { texts: place }],
  [
    '/prices/',
    { texts: ['minPriceCents', 'maxPriceCents', 'options', 'knownOptions'], lists: ['prices'] },
  ],
  ['/contacts', { lists: ['contacts'] }],
  ['/images', { lists: ['media'] }],
  ['/traces', { lists: ['tours'] }],
  ['/liveState', { texts: ['liveState'] }],
];

export function keptBy(fields: readonly string[]): Kept {
  const kept = keptByField.flatMap(([start, what]) =>
    fields.some((field) => field.startsWith(start)) ? [what] : [],
  );
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
