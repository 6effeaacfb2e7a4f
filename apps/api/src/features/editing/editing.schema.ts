import { contactTypes } from '@parages/contracts/vocabulary/events/contact-types';
import { organiserSorts } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { eachPoiFigure, poiFigures } from '@parages/contracts/vocabulary/events/poi-figures';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits, tourLimits } from '@parages/contracts/vocabulary/limits';
import { priceModes } from '@parages/contracts/vocabulary/prices/price-modes';
import { pricePolicies } from '@parages/contracts/vocabulary/prices/price-policies';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { locomotionModes } from '@parages/contracts/vocabulary/tours/locomotion-modes';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { day } from '../../platform/input/day-schema.ts';
import { editVersion as version } from '../../platform/input/edit-version.ts';
import { pageShape } from '../../platform/input/page-shape.ts';
import { plainLine, plainText } from '../../platform/input/plain-text.ts';
import { editedTour } from './organiser-poi.schema.ts';

// These wide bounds only stop abuse. `poi-rules.ts` checks the narrower limits of the editor and
// reports each field.
const most = {
  line: 300,
  label: 1000,
  description: 50_000,
  periods: 2000,
  prices: 100,
  contacts: 20,
  features: 200,
  list: 20,
};
const line = plainLine(most.line);
const emptyIsNull = line.nullable().overwrite((text) => (text === '' ? null : text));
export const time = boundedText(8)
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/)
  .describe('HH:mm or HH:mm:ss');
const unique = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .overwrite((list) => [...new Set(list)]);
const cents = z.number().min(-1e9).max(1e9).nullable();
const figure = z.number().nullable();
const entry = plainLine(2000).min(1);

export const poiParams = z.strictObject({ poiId: z.uuid() });

const categories = {
  themes: unique(z.enum(themes), themes.length),
  tags: unique(plainLine(limits.tag.maxLength).min(1), limits.tag.most),
  features: unique(plainLine(200).min(1), most.features).describe('Ids of features'),
  options: unique(z.enum(poiOptions).exclude(['free']), poiOptions.length),
  knownOptions: unique(z.enum(poiOptions).exclude(['free']), poiOptions.length).describe(
    'The options that the organiser states, true or false; the others are unknown. `free` belongs to the prices tab.',
  ),
};
export const categoriesBody = z.strictObject({ version, ...categories });

export const datesBody = z.strictObject({
  version,
  label: plainLine(most.label),
  description: plainText(most.description),
  isPermanent: z.boolean(),
  ...eachPoiFigure((name) => (poiFigures[name].isRequired ? figure : figure.optional())),
  periods: z
    .array(
      z.strictObject({
        startDate: day,
        endDate: day,
        startTime: time.nullable(),
        endTime: time.nullable(),
        note: plainLine(limits.dateNote.max)
          .nullable()
          .overwrite((text) => (text === '' ? null : text))
          .optional()
          .describe('What sets this date apart, such as a showing with subtitles; null for none'),
      }),
    )
    .max(most.periods),
});

export const placeBody = z.strictObject({
  version,
  name: emptyIsNull,
  streetAddress: emptyIsNull,
  postalCode: emptyIsNull,
  locality: emptyIsNull,
  position: z.strictObject({ lon: z.number(), lat: z.number() }).nullable(),
});

export const pricesBody = z.strictObject({
  version,
  isFree: z.boolean(),
  prices: z
    .array(
      z.strictObject({
        minPriceCents: cents,
        maxPriceCents: cents,
        priceModes: unique(z.enum(priceModes), priceModes.length),
        policyName: z.enum(pricePolicies).nullable(),
        label: emptyIsNull,
        startDate: day.nullable(),
        endDate: day.nullable(),
        additionalInfo: plainText(2000)
          .nullable()
          .overwrite((text) => (text === '' ? null : text)),
      }),
    )
    .max(most.prices),
});

export const contactsBody = z.strictObject({
  version,
  contacts: z
    .array(
      z.strictObject({
        type: z.enum(contactTypes),
        legalName: emptyIsNull,
        emails: unique(entry, most.list),
        phoneNumbers: unique(entry, most.list),
        websites: unique(entry, most.list),
      }),
    )
    .max(most.contacts),
});

const metres = z.int().min(0).max(tourLimits.maxM).nullable();
const altitude = z.int().min(tourLimits.lowestM).max(tourLimits.highestM).nullable();
export const tracesBody = z.strictObject({
  version,
  tour: z
    .strictObject({
      ...editedTour,
      locomotionModes: editedTour.locomotionModes.max(locomotionModes.length),
      distanceM: metres,
      climbM: metres,
      descentM: metres,
      minAltitudeM: altitude,
      maxAltitudeM: altitude,
      durationMin: z.int().min(0).max(tourLimits.maxMin).nullable(),
    })
    .nullable()
    .describe(
      'Null deletes the tour and its track. With a track, only the duration, the modes and the difficulty are saved.',
    ),
});

export type TabBodies = {
  categories: z.output<typeof categoriesBody>;
  dates: z.output<typeof datesBody>;
  place: z.output<typeof placeBody>;
  prices: z.output<typeof pricesBody>;
  contacts: z.output<typeof contactsBody>;
  traces: z.output<typeof tracesBody>;
};

const { version: _version, ...categoriesShape } = categoriesBody.shape;
export const creationBody = z.strictObject({
  organisationId: z.uuid(),
  label: plainLine(most.label),
  description: plainText(most.description).optional(),
  categories: z.strictObject(categoriesShape).optional(),
});
export type CreationBody = z.output<typeof creationBody>;

export const placeConfirmationBody = z.strictObject({ version });
export const liveStateBody = z.strictObject({ version, liveState: z.enum(liveStates) });
export type LiveStateBody = z.output<typeof liveStateBody>;
export const duplicationBody = z.strictObject({
  organisationId: z
    .uuid()
    .optional()
    .describe('Another organisation of the caller; by default that of the event'),
});

export const listQuery = z.strictObject({
  organisationId: z.uuid().optional().describe('By default all organisations of the caller'),
  status: z
    .enum(poiStatuses)
    .optional()
    .describe(
      '`published`: visitors see a version of the event; any other value: the status of its working version',
    ),
  when: z
    .enum(['upcoming', 'past'])
    .optional()
    .describe(
      '`upcoming`: events with a date to come; `past`: events whose dates are all over. Neither has undated nor permanent events. By default all events',
    ),
  place: z
    .enum(['in-doubt'])
    .optional()
    .describe('`in-doubt`: events whose place is to be checked'),
  sort: z
    .enum(organiserSorts)
    .optional()
    .describe(
      '`date`: dates to come first, in the order in which the next one ends, then past ones, the last one first, then permanent and undated events; `title`; `status`: from draft to archived; `changed`: the last changed first. By default `date` with `when`, else `changed`',
    ),
  q: plainLine(100).optional().describe('Part of the title or of the town'),
  ...pageShape(limits.pageSize.api),
});
export type ListQuery = z.output<typeof listQuery>;

export const reusableContentQuery = z.strictObject({ organisationId: z.uuid() });

export const historyQuery = z.strictObject({
  before: z.uuid().optional(),
  pageSize: pageShape(limits.pageSize.api).pageSize,
});
export type HistoryQuery = z.output<typeof historyQuery>;
