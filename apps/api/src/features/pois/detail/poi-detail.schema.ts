import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { eachPoiFigure } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { eachFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import { z } from 'zod';
import { positionSchema } from '../pois.schema.ts';

const text = z.string().nullable();
const wholeNumber = z.int().nullable();

const periodSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  startTime: text,
  endTime: text,
  isPast: z.boolean(),
  note: text.describe('What sets this date apart; null when nothing does'),
  liveState: z
    .enum(liveStates)
    .describe('Of this date; that of the poi prevails when it is not `scheduled`'),
  movedFrom: z
    .object({ startDate: z.string(), startTime: text })
    .nullable()
    .describe('The start that the date had at first; null unless the organiser has moved it'),
});
const priceSchema = z.object({
  minPriceCents: wholeNumber,
  maxPriceCents: wholeNumber,
  currency: z.string(),
  priceModes: z.array(z.string()),
  policyName: text,
  label: text,
  startDate: text,
  endDate: text,
  additionalInfo: text,
});
const contactSchema = z.object({
  type: z.enum(['booking', 'owner', 'other']),
  legalName: text,
  emails: z.array(z.string()),
  phoneNumbers: z.array(z.string()),
  websites: z.array(z.string()),
});
const featureGroupSchema = z.object({
  group: z.string(),
  features: z.array(z.object({ id: z.string(), label: z.string() })),
});
const traceRow = z.array(z.object({ ...positionSchema.shape, altitudeM: z.number().nullable() }));
const tracePointSchema = z.object({
  ...positionSchema.shape,
  distanceM: z.int(),
  altitudeM: wholeNumber,
});
const tourShape = {
  ...eachFigure(wholeNumber),
  locomotionModes: z.array(z.string()),
  difficulty: text,
};
const tourSchema = z.object({ ...tourShape, trace: z.array(tracePointSchema).nullable() });
const mediaSchema = z.object({
  id: z.string(),
  title: text,
  credits: text,
  license: text,
  licenseUrl: text.describe("Address of the licence's text; null without one"),
  width: wholeNumber,
  height: wholeNumber,
  position: z.int(),
  thumbhash: text,
  color: text,
  focal: z.object({ x: z.number(), y: z.number() }),
  isDrawing: z.boolean(),
});
const placeSchema = z.object({
  name: text,
  venueSlug: text.describe("Slug of the venue's page; null for a place without one"),
  streetAddress: text,
  postalCode: text,
  locality: text,
  position: positionSchema.nullable(),
});

const shape = {
  id: z.string(),
  liveState: z.enum(liveStates),
  source: text,
  themes: z.array(z.enum(themes)),
  options: z.array(z.enum(poiOptions)),
  knownOptions: z.array(z.enum(poiOptions)),
  tags: z.array(z.string()),
  organizerName: text,
  organiser: z
    .object({ slug: z.string(), name: z.string() })
    .nullable()
    .describe('The approved organisation that owns it, which has a page; null without one'),
  minPriceCents: wholeNumber,
  maxPriceCents: wholeNumber,
  place: placeSchema,
};
const figures = eachPoiFigure(() => wholeNumber);

export const poiSchema = z
  .object({
    ...shape,
    ...figures,
    slugFr: z.string(),
    label: z.string(),
    description: z.string(),
    theme: z.enum(themes).nullable(),
    isFree: z.boolean(),
    isPermanent: z.boolean(),
    isPast: z.boolean(),
    publishedAt: text,
    updatedAt: z.string(),
    periods: z.array(periodSchema),
    prices: z.array(priceSchema),
    contacts: z.array(contactSchema),
    featureGroups: z.array(featureGroupSchema),
    media: z.array(mediaSchema),
    tour: tourSchema.nullable(),
  })
  .meta({
    id: 'Poi',
    description:
      "A published poi. `isPast`: every occurrence is over. An option outside `knownOptions` is unknown, not false. The first picture is the main one; `isDrawing`: one of the product's illustrations. `tour.trace`: the simplified line; distances in metres from its start.",
  });
export type Poi = z.output<typeof poiSchema>;

/** find-poi.sql returns a poi in any state; its content is null without a published version. */
export const poiRowSchema = z.strictObject({
  ...shape,
  figures: z.strictObject(figures),
  slugFr: text,
  label: text,
  description: text,
  themes: shape.themes.nullable(),
  options: shape.options.nullable(),
  knownOptions: shape.knownOptions.nullable(),
  tags: shape.tags.nullable(),
  isPermanent: z.boolean().nullable(),
  isPast: z.boolean().nullable(),
  isArchived: z.boolean(),
  isVisible: z.boolean(),
  publishedAt: text,
  updatedAt: text,
  periods: z.array(periodSchema).nullable(),
  prices: z.array(priceSchema).nullable(),
  contacts: z.array(contactSchema).nullable(),
  featureGroups: z.array(featureGroupSchema).nullable(),
  media: z.array(mediaSchema).nullable(),
  tour: z.object({ ...tourShape, trace: traceRow.nullable() }).nullable(),
});
export type PoiRow = z.output<typeof poiRowSchema>;
