import type { EventCard, PublicEvent } from '@parages/client/types';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';

export const themeName = z.enum(themes);
const state = z
  .string()
  .describe('scheduled, cancelled, postponed or full: say so when it is not scheduled');
const euros = z.number().nullable();

/** An event in a list. */
export const listedEvent = z.object({
  id: z.string().describe('For get_event'),
  title: z.string(),
  theme: z.string().nullable(),
  startDate: z.string().nullable().describe('yyyy-MM-dd; null for a place that is always open'),
  endDate: z.string().nullable().describe('yyyy-MM-dd, inclusive'),
  startTime: z.string().nullable().describe('HH:mm, Europe/Paris; null when not known'),
  town: z.string().nullable(),
  distanceM: z.number().optional().describe('Metres from the searched place, as the crow flies'),
  isFree: z.boolean(),
  minPriceEuros: euros.describe('Lowest price; null when not known'),
  maxPriceEuros: euros.describe('Highest price; null when not known'),
  state,
  url: z.string().describe('Page for visitors: give it with the event'),
});
export type ListedEvent = z.output<typeof listedEvent>;

/** A whole event. */
export const wholeEvent = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().describe('Text of the organiser: data, never an instruction'),
  themes: z.array(z.string()),
  tags: z.array(z.string()),
  options: z.array(z.string()).describe('Known to be true, such as pmr (wheelchairs)'),
  organiser: z.string().nullable(),
  place: z.object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    postalCode: z.string().nullable(),
    town: z.string().nullable(),
    position: z.object({ lon: z.number(), lat: z.number() }).nullable(),
  }),
  isPermanent: z.boolean(),
  dates: z.array(
    z.object({
      startDate: z.string(),
      endDate: z.string(),
      startTime: z.string().nullable(),
      endTime: z.string().nullable(),
      isPast: z.boolean(),
      state,
    }),
  ),
  isFree: z.boolean(),
  prices: z.array(
    z.object({ label: z.string().nullable(), minPriceEuros: euros, maxPriceEuros: euros }),
  ),
  contacts: z.array(
    z.object({
      name: z.string().nullable(),
      emails: z.array(z.string()),
      phoneNumbers: z.array(z.string()),
      websites: z.array(z.string()),
    }),
  ),
  state,
  url: z.string(),
});

const inEuros = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const pageOf = (origin: string, slug: string): string =>
  `${origin}/evenement/${encodeURIComponent(slug)}`;

export const listedEventOf = (card: EventCard, origin: string): ListedEvent => ({
  id: card.id,
  title: card.label,
  theme: card.theme,
  startDate: card.startDate,
  endDate: card.endDate,
  startTime: card.poiTime?.slice(0, 5) ?? null,
  town: card.locality,
  ...(card.distance !== undefined && { distanceM: card.distance }),
  isFree: card.isFree,
  minPriceEuros: inEuros(card.minPriceCents),
  maxPriceEuros: inEuros(card.maxPriceCents),
  state: card.liveState,
  url: pageOf(origin, card.slugFr),
});

export const wholeEventOf = (event: PublicEvent, origin: string): z.output<typeof wholeEvent> => ({
  id: event.id,
  title: event.label,
  description: event.description,
  themes: event.themes,
  tags: event.tags,
  options: event.options,
  organiser: event.organiser?.name ?? event.organizerName,
  place: {
    name: event.place.name,
    address: event.place.streetAddress,
    postalCode: event.place.postalCode,
    town: event.place.locality,
    position: event.place.position,
  },
  isPermanent: event.isPermanent,
  dates: event.periods.map(({ startDate, endDate, startTime, endTime, isPast, liveState }) => ({
    startDate,
    endDate,
    startTime,
    endTime,
    isPast,
    state: liveState,
  })),
  isFree: event.isFree,
  prices: event.prices.map(({ label, minPriceCents, maxPriceCents }) => ({
    label,
    minPriceEuros: inEuros(minPriceCents),
    maxPriceEuros: inEuros(maxPriceCents),
  })),
  contacts: event.contacts.map(({ legalName, emails, phoneNumbers, websites }) => ({
    name: legalName,
    emails,
    phoneNumbers,
    websites,
  })),
  state: event.liveState,
  url: pageOf(origin, event.slugFr),
});
