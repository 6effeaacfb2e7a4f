import type { PoiDraft } from '../mapping/poi-draft.ts';

/** What a version holds many of, and which an import replaces as a whole. */
export const contentLists = [
  'periods',
  'prices',
  'contacts',
  'tours',
  'features',
  'media',
] as const;
export type ContentList = (typeof contentLists)[number];

/** What a version says itself. */
export type VersionTexts = Pick<
  PoiDraft,
  | 'label'
  | 'description'
  | 'isPermanent'
  | 'allowedPerson'
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

/** What an import leaves as people made it: columns of the version, and lists. */
export type Kept = { texts: readonly (keyof VersionTexts)[]; lists: readonly ContentList[] };

const place = ['placeName', 'streetAddress', 'postalCode', 'locality', 'lon', 'lat'] as const;
// By the beginning of a field’s name in the history. What only makes sense together is kept together.
const keptOf: readonly (readonly [field: string, kept: Partial<Kept>])[] = [
  ['/dates/label', { texts: ['label'] }],
  ['/dates/description', { texts: ['description'] }],
  ['/dates/allowedPerson', { texts: ['allowedPerson'] }],
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

/** What is kept of an event whose `fields` people changed. */
export function keptBy(fields: readonly string[]): Kept {
  const kept = keptOf.flatMap(([start, what]) =>
    fields.some((field) => field.startsWith(start)) ? [what] : [],
  );
  return {
    texts: [...new Set(kept.flatMap(({ texts = [] }) => texts))],
    lists: [...new Set(kept.flatMap(({ lists = [] }) => lists))],
  };
}

/** A draft with what is kept of the version it is about to replace. */
export const withKept = (draft: PoiDraft, { texts }: Kept, present: VersionTexts): PoiDraft => ({
  ...draft,
  ...Object.fromEntries(texts.map((name) => [name, present[name]])),
});

/** Whether the town of an event stays what it was: it follows a place that people chose. */
export const keepsPlace = ({ texts }: Kept): boolean => texts.includes('lon');
