import { eachFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import { z } from 'zod';
import { sqlFile } from '../../../platform/database/sql-file.ts';
import type { EditingDb } from '../editing-database.ts';
import { type Content, contentRow } from './content.schema.ts';

const file = (name: string): URL => new URL(`./${name}.sql`, import.meta.url);
const versionId = z.string();
const text = z.string().nullable();
const whole = z.int().nullable();
const saved = z.strictObject({ id: z.string() });
const texts = z.array(z.string());
const figures = eachFigure(whole);

const params = {
  categories: z.object({
    versionId,
    themes: texts,
    tags: texts,
    options: texts,
    knownOptions: texts,
    features: texts,
    now: z.date(),
  }),
  dates: z.object({
    versionId,
    label: z.string(),
    description: z.string(),
    isPermanent: z.boolean(),
    figures: z.string(),
    periods: z.string(),
    now: z.date(),
  }),
  prices: z.object({
    versionId,
    prices: z.string(),
    isFree: z.boolean(),
    isPriced: z.boolean(),
    minPriceCents: whole,
    maxPriceCents: whole,
    now: z.date(),
  }),
  contacts: z.object({ versionId, contacts: z.string(), now: z.date() }),
  tour: z.object({ versionId, ...figures, locomotionModes: texts, difficulty: text }),
  trace: z.object({ versionId, ...figures, line: z.string(), most: z.int() }),
  copy: z.object({
    versionId,
    newVersionId: z.string(),
    poiId: z.string(),
    number: z.int(),
    withPeriods: z.boolean(),
    organizerName: text,
    now: z.date(),
  }),
};

const find = sqlFile(file('find-content'), { params: z.object({ versionId }), row: contentRow });
const copy = sqlFile(file('copy-version'), { params: params.copy, row: saved });
const saveCategories = sqlFile(file('save-categories'), { params: params.categories, row: saved });
const saveDates = sqlFile(file('save-dates'), { params: params.dates, row: saved });
const savePrices = sqlFile(file('save-prices'), { params: params.prices, row: saved });
const saveContacts = sqlFile(file('save-contacts'), { params: params.contacts, row: saved });
const saveTour = sqlFile(file('save-tour'), { params: params.tour, row: saved });
const saveTrace = sqlFile(file('save-trace'), { params: params.trace, row: saved });
const listUnknown = sqlFile(file('list-unknown-features'), {
  params: z.object({ features: texts }),
  row: z.strictObject({ index: z.int() }),
});

type Place = {
  versionId: string;
  name: string | null;
  streetAddress: string | null;
  postalCode: string | null;
  locality: string | null;
  lon: number | null;
  lat: number | null;
  now: Date;
};

type Params<Name extends keyof typeof params> = z.input<(typeof params)[Name]>;

/** The caller must lock or create the event before it calls a method that writes. */
export const contentRepository = (db: EditingDb) => ({
  find: async (id: string): Promise<Content> => {
    const [content] = await find(db, { versionId: id });
    if (!content) throw new Error(`No version ${id}`);
    return content;
  },
  copy: (row: Params<'copy'>) => copy(db, row),
  saveCategories: (row: Params<'categories'>) => saveCategories(db, row),
  saveDates: (row: Params<'dates'>) => saveDates(db, row),
  savePlace: (place: Place) =>
    db.poiVersion.update({
      where: { id: place.versionId },
      data: {
        placeName: place.name,
        streetAddress: place.streetAddress,
        postalCode: place.postalCode,
        locality: place.locality,
        lon: place.lon,
        lat: place.lat,
        updatedAt: place.now,
      },
      select: { id: true },
    }),
  savePrices: (row: Params<'prices'>) => savePrices(db, row),
  saveContacts: (row: Params<'contacts'>) => saveContacts(db, row),
  saveTour: (row: Params<'tour'>) => saveTour(db, row),
  saveTrace: (row: Params<'trace'>) => saveTrace(db, row),
  /** Also deletes the track: `trace` references `tour` with ON DELETE CASCADE. */
  deleteTour: (id: string) => db.tour.deleteMany({ where: { versionId: id } }),
  deleteTrace: (id: string) => db.trace.deleteMany({ where: { versionId: id } }),
  listUnknownFeatures: async (features: string[]): Promise<number[]> =>
    features.length === 0 ? [] : (await listUnknown(db, { features })).map(({ index }) => index),
});
