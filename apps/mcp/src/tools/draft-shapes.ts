import type { OwnEvent, OwnEventDetails } from '@parages/client/types';
import { poiOptions } from '@parages/contracts/vocabulary/themes/options';
import { z } from 'zod';
import { themeName } from '../event-shapes.ts';

const text = (most: number) => z.string().max(most);
const day = z.iso.date();
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const euros = z.number().min(0).max(100_000).nullable();

const date = z.object({
  startDate: day,
  endDate: day.optional().describe('Last day, inclusive; startDate by default'),
  startTime: time.optional().describe('HH:mm, Europe/Paris'),
  endTime: time.optional().describe('HH:mm; before startTime: after midnight'),
});
const place = z.object({
  name: text(300).optional().describe('Name of the venue'),
  streetAddress: text(300).optional(),
  postalCode: text(5).optional(),
  town: text(300).optional(),
  position: z
    .object({ lon: z.number(), lat: z.number() })
    .optional()
    .describe('Of find_place, for the address: a new address without it has no position'),
});
const price = z.object({
  label: text(300).nullable(),
  minPriceEuros: euros,
  maxPriceEuros: euros,
});
const contact = z.object({
  name: text(300).optional(),
  emails: z.array(text(254)).max(20).optional(),
  phoneNumbers: z.array(text(40)).max(20).optional(),
  websites: z.array(text(2000)).max(20).optional(),
});

/** What a draft takes; a part that is left out keeps its value, a part that is given replaces it. */
export const draftChanges = z.object({
  title: text(140).optional().describe('In French, as visitors read it'),
  description: text(50_000).optional().describe('In French, without markup'),
  dates: z.array(date).max(100).optional(),
  themes: z.array(themeName).max(4).optional().describe('The main one first'),
  tags: z.array(text(60)).max(30).optional(),
  options: z
    .array(z.enum(poiOptions).exclude(['free']))
    .max(4)
    .optional()
    .describe('Those that are true'),
  place: place.optional(),
  isFree: z.boolean().optional(),
  prices: z.array(price).max(100).optional(),
  contacts: z.array(contact).max(20).optional().describe('How to book'),
});
export type DraftChanges = z.output<typeof draftChanges>;

/** An event of the organisation, without its whole content. */
export const ownEvent = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string().describe('draft, in-review, accepted, refused, published or archived'),
  startDate: z.string().nullable(),
  town: z.string().nullable(),
});
/** A draft after a change, with what it still lacks. */
export const savedDraft = z.object({
  id: z.string(),
  title: z.string(),
  status: z.string(),
  isEditable: z.boolean(),
  lacks: z
    .array(z.object({ field: z.string(), code: z.string() }))
    .describe('What it needs before the organiser can send it to the moderators'),
});

export const ownEventOf = (event: OwnEvent): z.output<typeof ownEvent> => ({
  id: event.id,
  title: event.label,
  status: event.status,
  startDate: event.startDate,
  town: event.locality,
});
export const savedDraftOf = (event: OwnEventDetails): z.output<typeof savedDraft> => ({
  id: event.id,
  title: event.label,
  status: event.status,
  isEditable: event.isEditable,
  lacks: event.errors.map(({ field, code }) => ({ field, code })),
});
