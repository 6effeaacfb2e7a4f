import { contactTypes } from '@parages/contracts/vocabulary/events/contact-types';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { poiFigures } from '@parages/contracts/vocabulary/events/poi-figures';
import type { DoubtReason } from '@parages/contracts/vocabulary/imports/doubt-reasons';
import { limits } from '@parages/contracts/vocabulary/limits';
import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { pricePolicies } from '@parages/contracts/vocabulary/prices/price-policies';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { locomotionModes } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { tourDifficulties } from '@parages/contracts/vocabulary/tours/tour-difficulties';
import { eachFigure } from '@parages/contracts/vocabulary/tours/tour-figures';
import { z } from 'zod';

const text = z.string().min(1);
const age = z.int().min(poiFigures.minimumAge.least).max(poiFigures.minimumAge.most);
const cents = z.int().min(0).max(limits.priceMaxCents);

const periodSchema = z.strictObject({
  startDate: z.iso.date(),
  endDate: z.iso.date(),
  startTime: z.iso.time().nullable(),
  endTime: z.iso.time().nullable(),
});

const priceSchema = z.strictObject({
  minPriceCents: cents.nullable(),
  maxPriceCents: cents.nullable(),
  priceModes: z.array(z.enum(priceModes)),
  policyName: z.enum(pricePolicies).nullable(),
  label: text.nullable(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  additionalInfo: text.nullable(),
});

const contactSchema = z.strictObject({
  type: z.enum(contactTypes),
  legalName: text.nullable(),
  emails: z.array(text).max(limits.contactEntries),
  phoneNumbers: z.array(text).max(limits.contactEntries),
  websites: z.array(text).max(limits.contactEntries),
});

const tourSchema = z.strictObject({
  ...eachFigure(z.int().min(0).nullable()),
  minAltitudeM: z.int().nullable(),
  maxAltitudeM: z.int().nullable(),
  locomotionModes: z.array(z.enum(locomotionModes)),
  difficulty: z.enum(tourDifficulties).nullable(),
});

/** In characters. */
export const maxSourceClassLength = 100;

export const poiDraftSchema = z.strictObject({
  source: text,
  extId: text,
  /**
   * The class of the record in its feed, empty when the feed names none; for a record that is kept
   * back, why (`keptClass`).
   */
  sourceClass: z.string().max(maxSourceClassLength),
  label: text.max(limits.label.max),
  description: z.string().max(limits.description.max),
  organizerName: text.nullable(),
  /** True when open all year, such as a museum or a walk. */
  isPermanent: z.boolean(),
  liveState: z.enum(liveStates),
  placeName: text.nullable(),
  streetAddress: text.nullable(),
  postalCode: text.nullable(),
  locality: text.nullable(),
  insee: text.nullable(),
  /** Null without a position: the import looks for one, and the poi is incomplete without any. */
  lon: z.number().min(limits.bounds.west).max(limits.bounds.east).nullable(),
  lat: z.number().min(limits.bounds.south).max(limits.bounds.north).nullable(),
  allowedPerson: z.int().min(1).nullable(),
  minimumAge: age.nullable(),
  maximumAge: age.nullable(),
  themes: z.array(z.enum(themes)).max(limits.themes.max),
  options: z.array(z.enum(poiOptions)),
  knownOptions: z.array(z.enum(poiOptions)),
  tags: z.array(text),
  periods: z.array(periodSchema).max(limits.periods.max),
  prices: z.array(priceSchema).max(100),
  minPriceCents: cents.nullable(),
  maxPriceCents: cents.nullable(),
  contacts: z.array(contactSchema).max(20),
  features: z.array(z.strictObject({ id: text, group: text, labelFr: text })).max(200),
  /** Addresses of pictures, not their files. */
  media: z
    .array(z.strictObject({ url: z.url(), title: text.nullable(), credits: text.nullable() }))
    .max(limits.images.max),
  tour: tourSchema.nullable(),
});

export type PoiDraft = z.output<typeof poiDraftSchema>;
export type Period = z.output<typeof periodSchema>;
export type Price = z.output<typeof priceSchema>;
export type Contact = z.output<typeof contactSchema>;
export type Tour = z.output<typeof tourSchema>;

/** `doubt` is set when the record is written, and is to be checked. */
export type Finding = {
  path: string;
  expected: string;
  obtained: string;
  doubt?: DoubtReason;
};

/**
 * `extId` is undefined when it could not be read. `elsewhere`: outside the area of the product, with
 * the position that says so.
 */
export type MappedRecord =
  | { kind: 'mapped'; draft: PoiDraft; warnings: Finding[] }
  | { kind: 'not-outing'; extId: string; label: string }
  | { kind: 'elsewhere'; extId: string; finding: Finding }
  | { kind: 'rejected'; extId: string | undefined; finding: Finding };

/** Never throws, even on arbitrary input. */
export type RecordMapper = (record: unknown) => MappedRecord;

export function checkDraft(draft: PoiDraft, warnings: Finding[]): MappedRecord {
  const checked = poiDraftSchema.safeParse(draft);
  if (checked.success) return { kind: 'mapped', draft: checked.data, warnings };
  const [issue] = checked.error.issues;
  const finding = {
    path: issue?.path.join('.') ?? '',
    expected: issue?.message ?? 'a complete poi',
    obtained: 'another value',
  };
  return { kind: 'rejected', extId: draft.extId, finding };
}
