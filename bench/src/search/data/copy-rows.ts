import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { isoDayOf, timeOf } from './calendar.ts';
import { optionNames, type SyntheticPoi, themeName } from './synthetic-poi.ts';
import { nouns, organizers, qualities, sentences, venues } from './words.fr.ts';

/** `linesOf` returns the rows of a poi in the text format of COPY. */
export type CopyTable = {
  target: string;
  linesOf: (poi: SyntheticPoi, loadedAt: number) => string;
};

const nothing = '\\N';
const minuteMs = 60_000;
const mediaCount = 5000;
const linesPerChunk = 500;

const array = (values: readonly string[]): string => `{${values.join(',')}}`;
const at = <T>(values: readonly T[], index: number): T | string =>
  values[index % values.length] ?? '';

export const mediaIds: string[] = Array.from(
  { length: mediaCount },
  (_, n) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`,
);

const versionIdOf = (poiId: string): string => `1${poiId.slice(1)}`;

export const titleOf = ({ index, town }: SyntheticPoi): string =>
  `${at(nouns, index)} ${at(qualities, Math.floor(index / 7))} – ${town.name}`;

function versionColumns(poi: SyntheticPoi): unknown[] {
  const { index, town } = poi;
  const text = Array.from({ length: 1 + (index % 4) }, (_, n) => at(sentences, index + n * 3)).join(
    ' ',
  );
  return [
    versionIdOf(poi.id),
    poi.id,
    1,
    poi.isPublished ? 'published' : 'draft',
    titleOf(poi),
    text,
    `${at(organizers, Math.floor(index / 3))} ${town.name}`,
    poi.isPermanent,
    at(venues, Math.floor(index / 5)),
    town.name,
    poi.lon,
    poi.lat,
    array(poi.themes.map(themeName)),
    array(optionNames(poi.options)),
    array(optionNames(poi.knownOptions)),
    index % 5 < 2 ? mediaIds[index % mediaCount] : nothing,
    index % 3 === 0 ? nothing : (index % 40) * 100,
  ];
}

/** The source tables; `refresh_poi_search` fills the search tables from them. */
export const copyTables: CopyTable[] = [
  {
    target: 'poi (id, slug_fr, published_at, popularity)',
    linesOf: (poi, loadedAt) => {
      const published = poi.isPublished
        ? new Date(loadedAt - poi.publishedMinutesAgo * minuteMs).toISOString()
        : nothing;
      return `${poi.id}\tpoi-${poi.index}\t${published}\t${poi.popularity}\n`;
    },
  },
  {
    target:
      'poi_version (id, poi_id, number, status, label, description, organizer_name, is_permanent, place_name, locality, lon, lat, themes, options, known_options, main_media_id, min_price_cents)',
    linesOf: (poi) => `${versionColumns(poi).join('\t')}\n`,
  },
  {
    target: 'period (version_id, start_date, end_date, start_time, end_time)',
    linesOf: ({ id, periods }) =>
      periods
        .map(({ startDay, endDay, startMinute, endMinute }) => {
          const times = [startMinute, endMinute]
            .map((minute) => (minute === null ? nothing : timeOf(minute)))
            .join('\t');
          return `${versionIdOf(id)}\t${isoDayOf(startDay)}\t${isoDayOf(endDay)}\t${times}\n`;
        })
        .join(''),
  },
];

function* chunks(
  { linesOf }: CopyTable,
  make: (index: number) => SyntheticPoi,
  events: number,
  loadedAt: number,
): Generator<string> {
  for (let first = 0; first < events; first += linesPerChunk) {
    let chunk = '';
    for (let index = first; index < Math.min(first + linesPerChunk, events); index++)
      chunk += linesOf(make(index), loadedAt);
    if (chunk !== '') yield chunk;
  }
}

export async function copyTable(
  client: pg.Client,
  table: CopyTable,
  make: (index: number) => SyntheticPoi,
  events: number,
  loadedAt: number,
): Promise<void> {
  await pipeline(
    Readable.from(chunks(table, make, events, loadedAt)),
    client.query(from(`COPY ${table.target} FROM STDIN`)),
  );
}
