import { batchImportLimits, limits } from '../limits.ts';

const importCellKinds = [
  'text',
  'html',
  'day',
  'time',
  'url',
  'email',
  'phone',
  'theme',
  'longitude',
  'latitude',
  'postal-code',
  'price',
  'age',
  'yes-no',
] as const;
export type ImportCellKind = (typeof importCellKinds)[number];

export const importColumnGroups = [
  'identity',
  'dates',
  'content',
  'place',
  'prices',
  'booking',
  'photos',
] as const;
export type ImportColumnGroup = (typeof importColumnGroups)[number];

type Column = {
  name: string;
  kind: ImportCellKind;
  group: ImportColumnGroup;
  /**
   * The header must name the column and no cell may be empty or too long: otherwise the import is
   * blocked, and no line is imported.
   */
  isRequired?: true;
  maxLength: number;
};

const line = limits.organisation.maxLineLength;
const { maxUrlLength, maxCreditsLength } = limits.picture;
const { photos, themes, tags } = limits.import;

/**
 * The columns of a batch import, in the order of the example file. A file may have its columns in
 * any order; only the required ones must be present.
 */
export const importColumns = [
  {
    name: 'ext_id',
    kind: 'text',
    group: 'identity',
    isRequired: true,
    maxLength: batchImportLimits.maxExtIdLength,
  },
  { name: 'title', kind: 'text', group: 'identity', isRequired: true, maxLength: limits.label.max },
  { name: 'organizer_name', kind: 'text', group: 'identity', maxLength: line },
  { name: 'start_date', kind: 'day', group: 'dates', maxLength: 10 },
  { name: 'end_date', kind: 'day', group: 'dates', maxLength: 10 },
  { name: 'start_time', kind: 'time', group: 'dates', maxLength: 8 },
  { name: 'end_time', kind: 'time', group: 'dates', maxLength: 8 },
  { name: 'photo1_url', kind: 'url', group: 'photos', maxLength: maxUrlLength },
  { name: 'photo2_url', kind: 'url', group: 'photos', maxLength: maxUrlLength },
  { name: 'photo3_url', kind: 'url', group: 'photos', maxLength: maxUrlLength },
  { name: 'photo4_url', kind: 'url', group: 'photos', maxLength: maxUrlLength },
  { name: 'photo5_url', kind: 'url', group: 'photos', maxLength: maxUrlLength },
  { name: 'photo1_credits', kind: 'text', group: 'photos', maxLength: maxCreditsLength },
  { name: 'photo2_credits', kind: 'text', group: 'photos', maxLength: maxCreditsLength },
  { name: 'photo3_credits', kind: 'text', group: 'photos', maxLength: maxCreditsLength },
  { name: 'photo4_credits', kind: 'text', group: 'photos', maxLength: maxCreditsLength },
  { name: 'photo5_credits', kind: 'text', group: 'photos', maxLength: maxCreditsLength },
  { name: 'description', kind: 'text', group: 'content', maxLength: limits.description.max },
  {
    name: 'description_html',
    kind: 'html',
    group: 'content',
    maxLength: batchImportLimits.maxHtmlLength,
  },
  { name: 'theme1', kind: 'theme', group: 'content', maxLength: line },
  { name: 'theme2', kind: 'theme', group: 'content', maxLength: line },
  { name: 'theme3', kind: 'theme', group: 'content', maxLength: line },
  { name: 'tag1', kind: 'text', group: 'content', maxLength: limits.tag.maxLength },
  { name: 'tag2', kind: 'text', group: 'content', maxLength: limits.tag.maxLength },
  { name: 'tag3', kind: 'text', group: 'content', maxLength: limits.tag.maxLength },
  { name: 'tag4', kind: 'text', group: 'content', maxLength: limits.tag.maxLength },
  { name: 'tag5', kind: 'text', group: 'content', maxLength: limits.tag.maxLength },
  { name: 'booking_name', kind: 'text', group: 'booking', maxLength: line },
  { name: 'booking_email', kind: 'email', group: 'booking', maxLength: 254 },
  { name: 'booking_link', kind: 'url', group: 'booking', maxLength: maxUrlLength },
  { name: 'booking_website', kind: 'url', group: 'booking', maxLength: maxUrlLength },
  { name: 'booking_phone', kind: 'phone', group: 'booking', maxLength: 25 },
  { name: 'longitude', kind: 'longitude', group: 'place', maxLength: 30 },
  { name: 'latitude', kind: 'latitude', group: 'place', maxLength: 30 },
  { name: 'address', kind: 'text', group: 'place', maxLength: line },
  { name: 'postal_code', kind: 'postal-code', group: 'place', maxLength: 10 },
  { name: 'city', kind: 'text', group: 'place', maxLength: line },
  { name: 'min_price', kind: 'price', group: 'prices', maxLength: 20 },
  { name: 'max_price', kind: 'price', group: 'prices', maxLength: 20 },
  { name: 'price_label', kind: 'text', group: 'prices', maxLength: line },
  { name: 'min_age', kind: 'age', group: 'content', maxLength: 10 },
  { name: 'max_age', kind: 'age', group: 'content', maxLength: 10 },
  { name: 'venue_name', kind: 'text', group: 'place', maxLength: line },
  { name: 'accessible', kind: 'yes-no', group: 'place', maxLength: 10 },
  { name: 'free', kind: 'yes-no', group: 'prices', maxLength: 10 },
] as const satisfies readonly Column[];

export type ImportColumn = Column;
export type ImportColumnName = (typeof importColumns)[number]['name'];

/** Label and help text of a column; the help is empty when the label is enough. */
export type ImportColumnWords = { label: string; help: string };

export const importColumnNames = importColumns.map(({ name }) => name) as [
  ImportColumnName,
  ...ImportColumnName[],
];

export const isImportColumn = (name: string): name is ImportColumnName =>
  (importColumnNames as readonly string[]).includes(name);

const numbered = (most: number, name: (number: number) => string): ImportColumnName[] =>
  Array.from({ length: most }, (_, index) => name(index + 1)).filter(isImportColumn);

export const importPhotoColumns = numbered(photos, (n) => `photo${n}_url`);
export const importCreditColumns = numbered(photos, (n) => `photo${n}_credits`);
export const importThemeColumns = numbered(themes, (n) => `theme${n}`);
export const importTagColumns = numbered(tags, (n) => `tag${n}`);

/** Begins the identifiers that the service gives to the events of a file without identifiers. */
export const derivedIdPrefix = 'auto-';

/** The column that the service adds to an error file; an upload with it is read as one. */
export const importErrorsColumn = 'erreurs';
