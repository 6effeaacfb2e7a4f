import { readFileSync } from 'node:fs';
import { feedFormats } from '@parages/contracts/vocabulary/search/feeds';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { expect, it } from 'vitest';
import type { Db } from '../../src/platform/database/database.ts';
import { startApi } from '../servers/start-api.ts';
import { readers } from './read-feeds.ts';

const host = { host: 'localhost:3000' };
const hostile = [
  '<script>alert(1)</script>',
  ']]><b>&amp;&#0;</b><![CDATA[',
  'A\r\nBEGIN:VALARM\r\nEND:VCALENDAR',
  'tab\tbell\u0007escape\u001b\u0085',
  '"; \\n, ; : \\\\',
  '\u202eevil\u2066\ufeff\ufffe\uffff',
  '🎉'.repeat(60),
  '{"@type":"Event"}</script>',
];

// Events in each state, with hostile texts in every text that people write.
async function fill(db: Db): Promise<number> {
  const many = readFileSync(new URL('../records/many-pois.sql', import.meta.url), 'utf8');
  await db.$queryRawUnsafe(many, 900);
  await db.$executeRawUnsafe(
    `WITH numbered AS (SELECT id, row_number() OVER (ORDER BY id)::int AS n FROM poi_version)
     UPDATE poi_version v SET label = left(($1::text[])[1 + n % 8] || ' ' || n, 140), description = ($1::text[])[1 + (n / 8) % 8],
       place_name = ($1::text[])[1 + (n / 64) % 8], organizer_name = ($1::text[])[1 + (n / 3) % 8]
     FROM numbered WHERE numbered.id = v.id`,
    hostile.map((text) => text.replaceAll('\u0000', '')),
  );
  await db.$executeRawUnsafe(
    `UPDATE poi SET live_state = (ARRAY['scheduled', 'scheduled', 'cancelled', 'postponed', 'full'])[1 + abs(hashtext(id::text)) % 5]`,
  );
  await db.$executeRawUnsafe(
    `INSERT INTO date_state (poi_id, starts_at, state, moved_from)
     SELECT DISTINCT ON (v.poi_id, 2) v.poi_id, period_start(start_date => x.start_date, start_time => x.start_time),
       (ARRAY['cancelled', 'postponed', 'full', 'scheduled'])[1 + x.id % 4],
       CASE WHEN x.id % 4 = 3 THEN period_start(start_date => x.start_date - 3, start_time => x.start_time) END
     FROM period x JOIN poi_version v ON v.id = x.version_id WHERE x.id % 3 = 0`,
  );
  await db.$executeRawUnsafe(
    `UPDATE period SET note = ($1::text[])[1 + id % 8] WHERE id % 5 = 0`,
    hostile.map((text) => text.slice(0, 90)),
  );
  const [{ written }] = await db.$queryRawUnsafe<[{ written: number }]>(
    `SELECT count(refresh_poi_search(ARRAY[id], '2026-06-10T10:00:00Z'))::int AS written FROM poi`,
  );
  return written;
}

// An event has up to three themes that follow one another.
const someThemes = themes.filter((_, index) => index % 2 === 0);
const paths = ['/recherche', ...someThemes.map((theme) => `/category/${theme}`), '/ville/tours'];
const timeout = 60_000;

it('issue 18 "ICS, RSS, JSON Feed and GeoJSON of 500 events pass independent parsers with 0 errors", in every state and with hostile texts; a second request of each feed gets 304', {
  timeout,
}, async () => {
  const { db, request } = await startApi();
  await fill(db);
  for (const format of feedFormats) {
    const seen = new Set<string>();
    for (const path of paths) {
      const address = `${path}.${format}`;
      const { status, text, headers } = await request.get(address).set(host).buffer(true);
      const { ids, faults } = readers[format](text);
      expect([address, status, faults]).toEqual([address, 200, []]);
      for (const id of ids) seen.add(id);
      const again = await request.get(address).set({ ...host, 'if-none-match': headers.etag });
      expect([address, again.status]).toEqual([address, 304]);
    }
    expect(seen.size, format).toBeGreaterThanOrEqual(500);
  }
});
