import {
  dashboardListings,
  poiListings,
} from '@parages/contracts/vocabulary/events/dashboard-listings';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { keptReasons } from '@parages/contracts/vocabulary/imports/kept-reasons';
import { limits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { plainLine } from '../../platform/input/plain-text.ts';

const text = z.string().nullable();
const count = z.int();
const { countedTo, pageSize } = limits.dashboard;
const maxSourceLength = 100;
// Two feeds have some hundred classes.
export const maxSources = 200;

export const dashboardSchema = z
  .object({ items: z.array(z.object({ listing: z.enum(dashboardListings), count })) })
  .meta({
    id: 'Dashboard',
    description: `Listings that the caller may open, with the number of events in each, counted up to ${countedTo + 1}; for \`by-city\` the number of towns, for \`by-source\` that of the classes of feeds.`,
  });
export type Dashboard = z.output<typeof dashboardSchema>;

export const listingParams = z.strictObject({ listing: z.enum(poiListings) });
export const listingQuery = z.strictObject({
  townId: z.uuid().optional().describe('Events of this town only; required for `by-city`'),
  source: plainLine(maxSourceLength)
    .optional()
    .describe('Events of this feed only; required for `by-source`'),
  sourceClass: plainLine(maxSourceLength)
    .optional()
    .describe('Events of this class of the feed only; empty for those of which it names none'),
  shown: z.enum(['online', 'hidden']).optional().describe('Defaults to both'),
  q: plainLine(limits.dashboard.maxTextLength)
    .optional()
    .describe('Part of the title; accents and case are ignored'),
  after: z.uuid().optional().describe('`next` of the previous page'),
  pageSize: z.coerce.number().int().min(1).max(limits.pageSize.max).default(pageSize),
});
export type ListingQuery = z.output<typeof listingQuery>;

export const dashboardPoiSchema = z
  .object({
    id: z.string(),
    slugFr: text,
    label: z.string(),
    status: z.enum(poiStatuses),
    version: z.int(),
    isEnabled: z.boolean(),
    disabledReason: text,
    themes: z.array(z.enum(themes)),
    locality: text,
    mainMediaFileId: text,
    startDate: text,
    isPermanent: z.boolean(),
    source: text,
    organisation: z.object({ id: z.string(), name: z.string() }).nullable(),
    isOwn: z
      .boolean()
      .describe('True for an organisation of the caller: another moderator decides'),
    lacks: z.array(z.enum(['theme', 'image', 'dates'])),
    keptReason: z
      .enum(keptReasons)
      .nullable()
      .describe(
        'Why an import keeps a draft back, since its record names no outing; null for any other event',
      ),
  })
  .meta({ id: 'DashboardPoi', description: 'An event in a listing of the dashboard.' });

export const dashboardPoisSchema = z
  .object({
    items: z.array(dashboardPoiSchema),
    next: text,
    town: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({
    id: 'DashboardPois',
    description: 'Newest first. `next`: value of `after` for the next page, null on the last one.',
  });
export type DashboardPois = z.output<typeof dashboardPoisSchema>;

export const dashboardSourceSchema = z
  .object({
    source: z.string(),
    class: z.string().describe('Empty for events of which the feed names none'),
    total: count,
    hidden: count,
    noTheme: count,
    noImage: count,
  })
  .meta({
    id: 'DashboardSource',
    description: `Numbers of upcoming events of a class of a feed, counted up to ${limits.dashboard.townCountedTo}.`,
  });
export const dashboardSourcesSchema = z.object({ items: z.array(dashboardSourceSchema) }).meta({
  id: 'DashboardSources',
  description: `The ${maxSources} classes of feeds with the most events, those with the most first.`,
});
export type DashboardSources = z.output<typeof dashboardSourcesSchema>;

export const townsQuery = z.strictObject({
  q: plainLine(limits.account.maxPlaceNameLength).optional().describe('Beginning of the name'),
  after: boundedText(60)
    .regex(/^\d{1,9}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional()
    .describe('`next` of the previous page'),
});
export type TownsQuery = z.output<typeof townsQuery>;

export const dashboardTownSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    department: text,
    total: count,
    hidden: count,
    noTheme: count,
    noImage: count,
  })
  .meta({
    id: 'DashboardTown',
    description: `Numbers of upcoming events of a town, counted up to ${limits.dashboard.townCountedTo}.`,
  });
export const dashboardTownsSchema = z
  .object({ items: z.array(dashboardTownSchema), next: text })
  .meta({ id: 'DashboardTowns', description: 'Towns with events, most populous first.' });
export type DashboardTowns = z.output<typeof dashboardTownsSchema>;
