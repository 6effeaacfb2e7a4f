import type pg from 'pg';
import { z } from 'zod';
import { isoDayOf } from '../../search/data/calendar.ts';

/**
 * The pois that can be found, in the order of their ids, so that an index sorts as an id does.
 * Bit n of `themes` is theme n; bit n of `days` is the nth of the days that were given. A permanent
 * poi takes place on all of them.
 */
export type PeerEvents = {
  count: number;
  ids: string[];
  lon: Float64Array;
  lat: Float64Array;
  themes: Int32Array;
  days: Int32Array;
  isPermanent: Uint8Array;
  /** JSON text of the card, without what depends on the search. */
  cardOf: (index: number) => string;
};

/** Days are bits of a signed integer. */
const mostDays = 31;

const rowsAtOnce = 20_000;
const countRow = z.object({ count: z.number() });
const eventRow = z.object({
  id: z.string(),
  lon: z.number(),
  lat: z.number(),
  themes: z.number(),
  isPermanent: z.boolean(),
  days: z.number(),
  card: z.string(),
});

const pageOfEvents = `
  SELECT s.poi_id AS id, s.lon, s.lat, s.theme_mask AS themes, s.first_day = '-infinity' AS "isPermanent",
    (SELECT coalesce(bit_or(1 << (d.n - 1)::int), 0) FROM unnest($1::date[]) WITH ORDINALITY AS d (day, n)
      WHERE s.dates @> d.day) AS days,
    s.card::text AS card
  FROM poi_search s WHERE s.poi_id > $2::uuid ORDER BY s.poi_id LIMIT $3`;

const beforeAllIds = '00000000-0000-0000-0000-000000000000';

// A text of its own would cost each card an object of the heap: millions slow the collector down,
// which all engines of this process would pay for.
function cardStore() {
  const pages: { bytes: Buffer; ends: Uint32Array }[] = [];
  return {
    add(cards: readonly string[]): void {
      const ends = new Uint32Array(cards.length);
      let length = 0;
      for (const [place, card] of cards.entries()) {
        length += Buffer.byteLength(card);
        ends[place] = length;
      }
      pages.push({ bytes: Buffer.from(cards.join('')), ends });
    },
    get(index: number): string {
      const page = pages[Math.floor(index / rowsAtOnce)];
      const place = index % rowsAtOnce;
      return page?.bytes.toString('utf8', page.ends[place - 1] ?? 0, page.ends[place]) ?? '';
    },
  };
}

export async function readPeerEvents(
  client: pg.Client,
  days: readonly number[],
): Promise<PeerEvents> {
  if (days.length > mostDays) throw new Error(`at most ${mostDays} days can be compared`);
  const counted = await client.query('SELECT count(*)::int AS count FROM poi_search');
  const { count } = countRow.parse(counted.rows[0]);
  const cards = cardStore();
  const events: PeerEvents = {
    count,
    ids: [],
    lon: new Float64Array(count),
    lat: new Float64Array(count),
    themes: new Int32Array(count),
    days: new Int32Array(count),
    isPermanent: new Uint8Array(count),
    cardOf: cards.get,
  };
  const isoDays = days.map(isoDayOf);
  while (events.ids.length < count) {
    const after = events.ids.at(-1) ?? beforeAllIds;
    const { rows } = await client.query(pageOfEvents, [isoDays, after, rowsAtOnce]);
    if (rows.length === 0) throw new Error('poi_search changed while it was read');
    const page = rows.map((row) => eventRow.parse(row));
    for (const event of page) {
      const index = events.ids.push(event.id) - 1;
      events.lon[index] = event.lon;
      events.lat[index] = event.lat;
      events.themes[index] = event.themes;
      events.days[index] = event.days;
      events.isPermanent[index] = event.isPermanent ? 1 : 0;
    }
    cards.add(page.map(({ card }) => card));
  }
  return events;
}

export const hasTheme = (events: PeerEvents, index: number, theme: number): boolean =>
  ((events.themes[index] ?? 0) & (1 << theme)) !== 0;

export const isOnDays = (events: PeerEvents, index: number, dayBits: number): boolean =>
  ((events.days[index] ?? 0) & dayBits) !== 0;
