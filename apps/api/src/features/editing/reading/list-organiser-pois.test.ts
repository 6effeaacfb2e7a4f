// Specification: §7.42
import { readFileSync } from 'node:fs';
import { type PoiStatus, poiStatuses } from '@parages/contracts/vocabulary/events/poi-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCompleteEvent, openEditor } from '../../../../test/editor.ts';
import {
  type ExplainedDatabase,
  explainedDatabase,
  slowSteps,
} from '../../../../test/explained-database.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { Db } from '../../../platform/database/database.ts';
import { listQuery } from '../editing.schema.ts';
import { type EditingService, editingService } from '../editing.service.ts';

const own = '00000000-0000-7000-8000-000000000001';
const asker = { accountId: 'editor', canEdit: true, isModerator: false, isAdmin: false };
const clock = { now: () => new Date('2026-06-10T10:00:00Z') };
const events = [
  `INSERT INTO organisation (id, slug, status, name, email, applicant_id) VALUES ('${own}', 'comite', 'approved', 'Comité', 'a@b.example', 'editor')`,
  `INSERT INTO account (id, email) VALUES ('editor', 'editor@parages.example')`,
  `INSERT INTO membership (organisation_id, account_id, role) VALUES ('${own}', 'editor', 'owner')`,
  `UPDATE poi p SET organisation_id = '${own}', updated_at = '2026-06-01T00:00:00Z'::timestamptz - x.n * interval '1 minute'
   FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM poi LIMIT 5000) x WHERE x.id = p.id`,
  `UPDATE poi_version v SET status = 'draft' FROM poi p WHERE p.id = v.poi_id AND p.organisation_id = '${own}' AND extract(minute FROM p.updated_at)::int % 5 = 0`,
  `INSERT INTO poi_version (id, poi_id, number, status, label, lon, lat)
   SELECT gen_random_uuid(), v.poi_id, 2, 'draft', v.label || ' (bis)', v.lon, v.lat FROM poi_version v JOIN poi p ON p.id = v.poi_id
   WHERE p.organisation_id = '${own}' AND v.status = 'published' AND extract(minute FROM p.updated_at)::int % 10 = 1`,
];

let database: ExplainedDatabase;
let editing: EditingService;
beforeAll(async () => {
  database = await explainedDatabase(events, ['plan_cache_mode=force_generic_plan']);
  const db = database.db as unknown as Db;
  editing = editingService({ db, clock } as Parameters<typeof editingService>[0]);
}, 180_000);
afterAll(() => database.client.end());

const list = (query: object = {}) => editing.list(asker, listQuery.parse(query));

describe('the event list of an organisation of 5,000 events', () => {
  it.each([
    ['the first page', {}],
    ['a later page', { offset: '4000' }],
    ['published events', { status: 'published' }],
    ['drafts', { status: 'draft' }],
    ['one organisation', { organisationId: own }],
    ['words of the title', { q: 'concert' }],
    ['events to come', { when: 'upcoming' }],
    ['past drafts', { when: 'past', status: 'draft' }],
    ['titles in order', { sort: 'title' }],
    ['states in order', { sort: 'status' }],
  ])('reads %s without a sequential scan or a parallel worker', async (_name, query) => {
    const plans = await database.plansOf(async () => {
      for (let time = 0; time < 6; time += 1) await list(query);
    });
    expect(plans.some((plan) => /Index (Only )?Scan using poi_organisation/.test(plan))).toBe(true);
    expect(slowSteps(plans, ['poi', 'poi_version', 'period'])).toEqual([]);
  });

  it('counts all events, and returns two pages of 100 without overlap, last changed first', async () => {
    const first = await list({ pageSize: '100' });
    const second = await list({ pageSize: '100', offset: '100' });
    expect(first.total).toBe(5000);
    expect((first.counts.draft ?? 0) + (first.counts.published ?? 0)).toBeGreaterThan(5000);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    const times = [...first.items, ...second.items].map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort().reverse());
  });
});

describe('the filter `when` of the event list', () => {
  // Written apart from the statement: the first end to come, else the last end, of the shown version.
  const expected = (isPast: boolean) =>
    database.client.query<{ id: string }>(
      `SELECT e.id::text FROM (
         SELECT p.id, min(d.ends_at) FILTER (WHERE d.ends_at > $1) AS next, max(d.ends_at) AS last
         FROM poi p JOIN poi_version s ON s.poi_id = p.id JOIN period d ON d.version_id = s.id
         WHERE p.organisation_id = $2 AND NOT s.is_permanent
           AND s.number = (SELECT max(y.number) FROM poi_version y WHERE y.poi_id = p.id)
         GROUP BY p.id
       ) e WHERE (e.next IS NULL) = $3 ORDER BY e.next, CASE WHEN e.next IS NULL THEN e.last END DESC, e.id`,
      [clock.now(), own, isPast],
    );

  it.each([
    ['upcoming', 'a date to come, by the end of the next one', false],
    ['past', 'past dates alone, the last one first', true],
  ])(
    '`%s` lists the events with %s, page by page, and their number',
    async (when, _which, isPast) => {
      const ids = (await expected(isPast)).rows.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      for (const offset of [0, 100, Math.floor(ids.length / 100) * 100]) {
        const { items, total } = await list({ when, pageSize: '100', offset: `${offset}` });
        expect(items.map(({ id }) => id)).toEqual(ids.slice(offset, offset + 100));
        expect(total).toBe(ids.length);
        expect(items.every((item) => item.isPast === isPast)).toBe(true);
      }
    },
  );
});

describe('the parameter `sort` of the event list', () => {
  type Row = {
    id: string;
    label: string;
    status: string;
    changed: Date;
    next: Date | null;
    last: Date | null;
  };
  const readRows = async (): Promise<Row[]> =>
    (
      await database.client.query<Row>(
        `SELECT p.id::text, s.label, s.status, p.updated_at AS changed,
           CASE WHEN NOT s.is_permanent THEN min(d.ends_at) FILTER (WHERE d.ends_at > $1) END AS next,
           CASE WHEN NOT s.is_permanent THEN max(d.ends_at) END AS last
         FROM poi p JOIN poi_version s ON s.poi_id = p.id LEFT JOIN period d ON d.version_id = s.id
         WHERE p.organisation_id = $2
           AND s.number = (SELECT max(y.number) FROM poi_version y WHERE y.poi_id = p.id)
         GROUP BY p.id, s.id`,
        [clock.now(), own],
      )
    ).rows;
  const fold = (label: string): string =>
    label
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase();
  const byCode = (one: string, two: string): number => (one < two ? -1 : one > two ? 1 : 0);
  const group = ({ next, last }: Row): number => (next ? 0 : last ? 1 : 2);
  const ms = (date: Date | null): number => date?.getTime() ?? 0;
  const orders: Record<string, (one: Row, two: Row) => number> = {
    title: (one, two) => byCode(fold(one.label), fold(two.label)),
    status: (one, two) =>
      poiStatuses.indexOf(one.status as PoiStatus) - poiStatuses.indexOf(two.status as PoiStatus) ||
      ms(two.changed) - ms(one.changed),
    date: (one, two) =>
      group(one) - group(two) ||
      (group(one) === 0 ? ms(one.next) - ms(two.next) : ms(two.last) - ms(one.last)),
  };

  it.each([
    ['title', 'by title'],
    ['status', 'from draft to archived, the last changed first'],
    ['date', 'the next dates first, then the past ones, the last one first, then those without'],
  ])('`%s` lists the events %s, page by page, and their number', async (sort) => {
    const rows = new Map((await readRows()).map((row) => [row.id, row]));
    const ids: string[] = [];
    for (let offset = 0; offset < rows.size; offset += 100) {
      const { items, total } = await list({ sort, pageSize: '100', offset: `${offset}` });
      ids.push(...items.map(({ id }) => id));
      expect(total).toBe(rows.size);
      if (offset >= 1500) break;
    }
    expect(new Set(ids).size).toBe(ids.length);
    const listed = ids.flatMap((id) => rows.get(id) ?? []);
    const compare = orders[sort] ?? (() => 0);
    const inOrder = [...rows.values()].sort(compare).slice(0, ids.length);
    expect(listed.map((row, n) => compare(row, inOrder[n] as Row))).toEqual(ids.map(() => 0));
  });

  it('`changed` with `when` lists the events to come, the last changed first', async () => {
    const times = (await list({ sort: 'changed', when: 'upcoming', pageSize: '100' })).items.map(
      ({ updatedAt }) => updatedAt,
    );
    expect(times).toEqual([...times].sort().reverse());
  });
});

// Needs LIST_BENCH=1 and an idle machine.
it.runIf(process.env.LIST_BENCH)(
  'the list of an organisation of 5,000 events answers the first page within 50 ms (p95)',
  { timeout: 180_000 },
  async () => {
    const api = await startApi();
    const editor = await api.signIn({ permissions: ['poi_editor'] });
    await api.db.$queryRawUnsafe(
      readFileSync(new URL('../../../../test/records/many-pois.sql', import.meta.url), 'utf8'),
      20_000,
    );
    for (const statement of events) await api.db.$executeRawUnsafe(statement);
    await api.db.membership.create({
      data: { organisationId: own, accountId: editor.id, role: 'owner' },
    });
    await api.db.$executeRawUnsafe('VACUUM ANALYZE');
    for (const query of [{}, { organisationId: own }, { q: 'concert' }, { status: 'draft' }]) {
      const times: number[] = [];
      for (let time = 0; time < 220; time += 1) {
        const start = performance.now();
        expect((await api.send('GET', '/org/pois', { as: editor, query })).body.items).toHaveLength(
          20,
        );
        if (time >= 20) times.push(performance.now() - start);
      }
      times.sort((one, two) => one - two);
      const [p50 = 0, p95 = 0] = [times[100], times[190]];
      console.info(`${JSON.stringify(query)}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
      expect(p95).toBeLessThan(50);
    }
  },
);

it('GET /org/pois lists an organiser’s events, filters by words in order and by status, and is empty for another organisation', async () => {
  const api = await startApi();
  const { editor, organisation, move } = await openCompleteEvent(api);
  await move(editor, 'submission', { autopublish: true });
  const other = await openEditor(api);
  const get = async (query: Record<string, string> = {}, as = editor) =>
    (await api.send('GET', '/org/pois', { as, query })).body;
  const { items, total, counts } = await get();
  expect({ total, counts }).toMatchObject({
    total: 1,
    counts: { 'in-review': 1, draft: 0, published: 0 },
  });
  expect(items[0]).toMatchObject({
    label: 'Bal',
    status: 'in-review',
    isPublished: false,
    theme: 'concerts',
    locality: 'Tours',
    startDate: '2026-07-14',
    startTime: '20:30:00',
    isPast: false,
    organisation: { id: organisation.id },
  });
  expect((await get({ q: 'tours bâl' })).items).toEqual([]);
  expect((await get({ q: 'BÂL tours' })).total).toBe(1);
  expect(await get({ status: 'draft' })).toMatchObject({ items: [], total: 0 });
  expect(await get({ organisationId: other.organisation.id })).toMatchObject({
    items: [],
    total: 0,
  });
});
