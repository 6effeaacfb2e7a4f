import { dashboardListings } from '@parages/contracts/vocabulary/events/dashboard-listings';
import { poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { limits } from '@parages/contracts/vocabulary/limits';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { boundedText } from '../../platform/input/bounded-text.ts';
import { plainLine } from '../../platform/input/plain-text.ts';

const text = z.string().nullable();
const count = z.int();
const { countedTo, pageSize } = limits.dashboard;

export const dashboardSchema = z
  .object({ items: z.array(z.object({ listing: z.enum(dashboardListings), count })) })
  .meta({
    id: 'Dashboard',
    description: `Listings that whoever asks may open, and how many events each holds, counted up to ${countedTo + 1}; of \`by-city\`, how many towns.`,
  });
export type Dashboard = z.output<typeof dashboardSchema>;

export const listingParams = z.strictObject({ listing: z.enum(dashboardListings) });
export const listingQuery = z.strictObject({
  townId: z.uuid().optional().describe('Events of a town only; `by-city` wants it'),
  shown: z.enum(['online', 'hidden']).optional().describe('Both without it'),
  after: z.uuid().optional().describe('`next` of the page before'),
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
    isOwn: z.boolean().describe('Of an organisation of whoever asks: somebody else moderates it'),
    lacks: z.array(z.enum(['theme', 'image', 'dates'])),
  })
  .meta({ id: 'DashboardPoi', description: 'An event that moderators look after.' });

export const dashboardPoisSchema = z
  .object({
    items: z.array(dashboardPoiSchema),
    next: text,
    town: z.object({ id: z.string(), name: z.string() }).nullable(),
  })
  .meta({
    id: 'DashboardPois',
    description: 'The newest first. `next`: what to send as `after`, null on the last page.',
  });
export type DashboardPois = z.output<typeof dashboardPoisSchema>;

export const townsQuery = z.strictObject({
  q: plainLine(limits.account.maxPlaceNameLength).optional().describe('How their name begins'),
  after: boundedText(60)
    .regex(/^\d{1,9}_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
    .optional()
    .describe('`next` of the page before'),
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
    description: `How many events to come a town has, counted up to ${limits.dashboard.townCountedTo}.`,
  });
export const dashboardTownsSchema = z
  .object({ items: z.array(dashboardTownSchema), next: text })
  .meta({ id: 'DashboardTowns', description: 'Towns with events, the most populous first.' });
export type DashboardTowns = z.output<typeof dashboardTownsSchema>;
