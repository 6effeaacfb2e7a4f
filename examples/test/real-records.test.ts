import { expect, it } from 'vitest';
import {
  type FeedFormat as ImportFormat,
  importsService,
} from '../../apps/api/src/features/imports/imports.service.ts';
import { readers } from '../../apps/api/test/feeds/read-feeds.ts';
import { sharedData } from '../../apps/api/test/records/shared-data.ts';
import { type Api, startApi } from '../../apps/api/test/servers/start-api.ts';
import { eventJsonLd } from '../../apps/public/src/features/event/event-json-ld.ts';
import { readJsonLd } from '../../apps/public/src/test/read-json-ld.ts';
import {
  type Box,
  formatBox,
  largestBox,
  middleOf,
} from '../../packages/contracts/src/vocabulary/search/bbox.ts';
import { feedFormats, feedLimits } from '../../packages/contracts/src/vocabulary/search/feeds.ts';

const isThere = sharedData('.') !== undefined;
if (!isThere)
  console.warn(
    'No real records: their feeds and structured data are not parsed. Set PARAGES_DATA_DIR to parse them.',
  );

type Records = {
  day: string;
  format: ImportFormat;
  folders: string[];
  pois: number;
  events: number;
};

// The days are before most events, and less than three years before them: an import leaves out
// later ones. `events` are the pois that have dates.
const sets: Records[] = [
  {
    day: '2025-01-06',
    format: 'openagenda',
    folders: [
      'openagenda-drome-2026',
      'openagenda-paris-2021-2025',
      'openagenda-france-2025-2026',
      'openagenda-api-v2-lille',
    ],
    pois: 829,
    events: 829,
  },
  { day: '2022-01-03', format: 'openagenda', folders: ['occitanie-2022'], pois: 290, events: 290 },
];

const origin = 'http://localhost:3000';
const host = { host: 'localhost:3000' };

// Metropolitan France, in the largest rectangles that a search accepts.
const { width, height } = largestBox;
const france: Box[] = [-5, 0, 5].flatMap((west) =>
  [41, 44.5, 48].map((south) => ({ west, south, east: west + width, north: south + height })),
);

function quartersOf(box: Box): Box[] {
  const { lon, lat } = middleOf(box);
  const { west, south, east, north } = box;
  return [
    { west, south, east: lon, north: lat },
    { west: lon, south, east, north: lat },
    { west, south: lat, east: lon, north },
    { west: lon, south: lat, east, north },
  ];
}

const readFeed = ({ request }: Api, address: string, headers: Record<string, string> = {}) =>
  request
    .get(address)
    .set({ ...host, ...headers })
    .buffer(true);

/** The query strings of searches that hold all pois together, each fewer than a feed has. */
async function listSearches(api: Api): Promise<string[]> {
  const searches: string[] = [];
  const left = [...france];
  for (let box = left.pop(); box !== undefined; box = left.pop()) {
    const search = `?bbox=${formatBox(box)}`;
    const { ids } = readers.json((await readFeed(api, `/recherche.json${search}`)).text);
    if (ids.length === feedLimits.events) left.push(...quartersOf(box));
    else if (ids.length > 0) searches.push(search);
  }
  return searches;
}

type Listed = { id: string; hasDates: boolean };

const listPois = ({ db }: Api): Promise<Listed[]> =>
  db.$queryRawUnsafe<Listed[]>(
    `SELECT poi_id::text AS id, dates <> '{(,)}' AS "hasDates" FROM poi_search ORDER BY poi_id`,
  );

async function openRecords({ day, format, folders }: Records): Promise<Api> {
  const api = await startApi({ now: `${day}T10:00:00Z` });
  const { importFeed } = importsService({ db: api.db, clock: api.clock });
  for (const folder of folders)
    await importFeed({ format, path: sharedData(folder) ?? '', isShifted: false });
  return api;
}

/** Reads a feed of each search, twice, and returns the ids and the faults that the readers find. */
async function readFeeds(api: Api, format: (typeof feedFormats)[number], searches: string[]) {
  const ids = new Set<string>();
  const faults: unknown[] = [];
  for (const search of searches) {
    const address = `/recherche.${format}${search}`;
    const { status, text, headers } = await readFeed(api, address);
    const feed = readers[format](text);
    for (const id of feed.ids) ids.add(id);
    const again = await readFeed(api, address, { 'if-none-match': String(headers.etag) });
    const answers = `${status} ${again.status}`;
    if (answers !== '200 304') faults.push([address, answers]);
    faults.push(...feed.faults.map((fault) => [address, fault]));
  }
  return { ids, faults };
}

async function readEventPages(api: Api, pois: Listed[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const { id } of pois) {
    const { body } = await api.get(`/pois/${id}`);
    const links = { url: `${origin}/evenement/${body.slugFr}`, image: `${origin}/og/${id}.png` };
    const { faults } = await readJsonLd(eventJsonLd(body, links));
    found.push(...faults.map((fault) => [body.slugFr, fault]));
  }
  return found;
}

it.skipIf(!isThere).each(sets)(
  'issue 18 "ICS, RSS, JSON Feed, GeoJSON, JSON-LD of 500 real events parse in independent libraries with 0 errors; a calendar client\'s second fetch is a 304": $pois pois, $events with dates, of $folders',
  { timeout: 300_000 },
  async (records) => {
    const api = await openRecords(records);
    const pois = await listPois(api);
    const events = pois.filter(({ hasDates }) => hasDates);
    expect.soft([pois.length, events.length]).toEqual([records.pois, records.events]);
    const searches = await listSearches(api);
    for (const format of feedFormats) {
      const { ids, faults } = await readFeeds(api, format, searches);
      expect.soft([format, faults]).toEqual([format, []]);
      // A calendar has dates alone: a place that is open all year is in the other formats.
      const missing = (format === 'ics' ? events : pois).filter(({ id }) => !ids.has(id));
      expect.soft([format, missing]).toEqual([format, []]);
    }
    expect.soft(await readEventPages(api, pois)).toEqual([]);
  },
);
