import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { earthRadiusM, toRadians } from '@parages/contracts/vocabulary/places/sphere';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { z } from 'zod';
import { hasTheme, type PeerEvents } from '../data/peer-events.ts';
import { type PeerQuery, pageSize } from '../data/peer-query.ts';
import { boxAround, firstReachM, nextReach } from './circle.ts';
import { type Engine, megabytes, secondsSince } from './engine.ts';
import { packCards } from './pack-cards.ts';

const foundRows = z.array(z.object({ card: z.string(), haversine: z.number() }));
const versionRow = z.object({ version: z.string() });
const pagesRow = z.object({ page_count: z.number() });
const pageBytes = 4096;

const tableOf = (theme: number): string => `near_${theme}`;

// The sides of a tree are floats of 32 bits: the exact position and the days are auxiliary columns.
const createTable = (theme: number): string =>
  `CREATE VIRTUAL TABLE ${tableOf(theme)} USING rtree (id, west, east, south, north,
     +lon REAL, +lat REAL, +cosine REAL, +days INTEGER)`;

const nearestIn = (theme: number): string => `
  SELECT c.card, p.haversine FROM (
    SELECT n.id, pow(sin(radians(n.lat - $lat) / 2), 2)
      + $cosine * n.cosine * pow(sin(radians(n.lon - $lon) / 2), 2) AS haversine
    FROM ${tableOf(theme)} n
    WHERE n.west <= $east AND n.east >= $west AND n.south <= $north AND n.north >= $south
      AND n.days & $days <> 0 AND haversine <= $reach
    ORDER BY haversine, n.id LIMIT ${pageSize}
  ) p JOIN card c ON c.id = p.id ORDER BY p.haversine, p.id`;

function usedMb(database: DatabaseSync): number {
  const row = database.prepare('PRAGMA page_count').get();
  return megabytes(pagesRow.parse(row).page_count * pageBytes);
}

function fillTree(database: DatabaseSync, events: PeerEvents, theme: number): void {
  database.exec(createTable(theme));
  const insert = database.prepare(
    `INSERT INTO ${tableOf(theme)} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let index = 0; index < events.count; index++) {
    if (!hasTheme(events, index, theme)) continue;
    const [lon = 0, lat = 0, days = 0] = [events.lon[index], events.lat[index], events.days[index]];
    insert.run(index, lon, lon, lat, lat, lon, lat, Math.cos(toRadians(lat)), days);
  }
}

function fillCards(database: DatabaseSync, events: PeerEvents): void {
  database.exec('CREATE TABLE card (id INTEGER PRIMARY KEY, card TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO card VALUES (?, ?)');
  for (let index = 0; index < events.count; index++) insert.run(index, events.cardOf(index));
}

const metresOf = (haversine: number): number => 2 * earthRadiusM * Math.asin(Math.sqrt(haversine));
const haversineOf = (metres: number): number => Math.sin(metres / (2 * earthRadiusM)) ** 2;

/** An R*Tree has no order of distance: reads growing circles until one holds a full page. */
function search(statement: StatementSync, { lon, lat, radiusM, dayBits }: PeerQuery): string {
  let reachM = Math.min(radiusM, firstReachM);
  const cosine = Math.cos(toRadians(lat));
  for (;;) {
    const { west, east, south, north } = boxAround(lon, lat, reachM);
    const reach = haversineOf(reachM);
    const circle = { lon, lat, cosine, west, east, south, north, reach, days: dayBits };
    const rows = foundRows.parse(statement.all(circle));
    if (rows.length === pageSize || reachM === radiusM)
      return packCards(rows.map(({ card, haversine }) => ({ card, metres: metresOf(haversine) })));
    reachM = Math.min(radiusM, nextReach(reachM, rows.length, pageSize));
  }
}

/** In the memory of this process; one tree a theme. */
export function openRtree(events: PeerEvents): Engine {
  const startedAt = performance.now();
  const database = new DatabaseSync(':memory:');
  database.exec(`PRAGMA page_size = ${pageBytes}; BEGIN`);
  const everyTheme = themes.map((_, place) => place + 1);
  for (const theme of everyTheme) fillTree(database, events, theme);
  const indexMb = usedMb(database);
  fillCards(database, events);
  database.exec('COMMIT; ANALYZE');
  const statements = new Map(
    everyTheme.map((theme) => [theme, database.prepare(nearestIn(theme))]),
  );
  const { version } = versionRow.parse(
    database.prepare('SELECT sqlite_version() AS version').get(),
  );
  return {
    name: `SQLite ${version} R*Tree`,
    cost: {
      buildSeconds: secondsSince(startedAt),
      indexMb,
      cardsMb: megabytes((usedMb(database) - indexMb) * 2 ** 20),
    },
    serverCpu: null,
    search: async (query) => {
      const statement = statements.get(query.theme);
      return statement ? search(statement, query) : packCards([]);
    },
    close: async () => database.close(),
  };
}
