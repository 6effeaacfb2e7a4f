// Specification: §6.12
import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { securityJournalLimits } from '@parages/contracts/vocabulary/limits';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../test/records/create-organisation.ts';
import { startApi } from '../../../test/servers/start-api.ts';
import { emptyDatabase } from '../../../test/servers/test-database.ts';
import type { SqlClient } from '../../platform/database/database.ts';
import { forgetSecurityEvents } from './forget-security-events.ts';
import { securityJournalService } from './security-journal.service.ts';

const path = '/moderation/security-journal';

async function start() {
  const api = await startApi();
  const admin = await api.signIn({ permissions, firstName: 'Ada' });
  const list = async (query: Record<string, string> = {}) =>
    (await api.send('GET', path, { query, as: admin })).body;
  // The buffer is written when the service closes.
  const settle = async () => {
    await api.app.close();
    return api.db.securityEvent.findMany({ orderBy: { id: 'asc' } });
  };
  return { ...api, admin, list, settle };
}

const quiet = { warn: () => undefined };
const failed = (network: string) => ({ kind: 'sign_in_failed', network }) as const;

async function open() {
  const { db } = await emptyDatabase();
  let now = new Date('2026-06-10T10:00:00Z');
  const clock = { now: () => now };
  const start = (client: SqlClient = db) =>
    securityJournalService({ db: client, clock, log: quiet });
  const set = (instant: string): void => {
    now = new Date(instant);
  };
  return { db, start, set };
}

describe('recording events in the security journal', () => {
  it('records the act of a moderator before the answer to the request; administrators read it', async () => {
    const { db, send, signIn, list } = await start();
    const moderator = await signIn({ permissions: ['org_mod'], firstName: 'Lou' });
    const { id } = await createOrganisation(db, { status: 'pending' });
    await send('POST', `/moderation/organisations/${id}/approval`, {
      body: { version: 1 },
      as: moderator,
    });
    const { items, next } = await list();
    expect([items, next]).toEqual([
      [
        {
          id: expect.any(String),
          at: '2026-06-10T10:00:00Z',
          lastAt: '2026-06-10T10:00:00Z',
          count: 1,
          kind: 'moderator_act',
          actor: { id: moderator.id, name: 'Lou' },
          subject: null,
          network: '127.0.0',
          operation: 'approveOrganisation',
          facts: { organisationId: id },
        },
      ],
      null,
    ]);
  });

  it('counts 40 refused requests of one account to one operation in one row', async () => {
    const { send, signIn, settle } = await start();
    const visitor = await signIn();
    await Promise.all(
      Array.from({ length: 40 }, () => send('GET', '/moderation/pois', { as: visitor })),
    );
    expect(await settle()).toMatchObject([
      {
        kind: 'permission_refused',
        actorId: visitor.id,
        operation: 'listReviewQueue',
        facts: { code: 'permission_missing' },
        count: 40,
      },
    ]);
  });

  it('stores no text of the path, query, headers or body of a request to any operation', async () => {
    const { app, send, signIn, admin, db, settle } = await start();
    const secret = 'correct-horse-battery-staple';
    const { body: document } = await send('GET', '/api/openapi.json');
    const operations = Object.entries<
      Record<
        string,
        { requestBody?: { content: Record<string, { schema: { properties?: object } }> } }
      >
    >(document.paths).flatMap(([address, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ address, method, operation })),
    );
    expect(operations.length).toBeGreaterThan(100);
    const visitor = await signIn();
    for (const { address, method, operation } of operations) {
      const fields = Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
        Object.keys(schema.properties ?? {}),
      );
      for (const as of [admin, visitor])
        await app.inject({
          method: method.toUpperCase() as 'GET',
          url: `${address.replace(/\{\w+\}/g, secret)}?token=${secret}&q=${secret}`,
          headers: {
            ...as.headers,
            authorization: `Bearer ${secret}`,
            cookie: `sAccessToken=${secret}`,
            'user-agent': secret,
          },
          ...(fields.length > 0 && {
            payload: Object.fromEntries(
              [...fields, 'password', 'email'].map((name) => [name, secret]),
            ),
          }),
        });
    }
    const { id } = await createOrganisation(db, { status: 'pending' });
    await send('POST', `/moderation/organisations/${id}/refusal`, {
      body: { version: 1, reason: secret },
      as: admin,
    });
    const rows = await settle();
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['permission_refused', 'moderator_act']),
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});

describe('writing the security journal', () => {
  it('counts equal events of one minute in one row, over three instances of the journal', async () => {
    const { db, start } = await open();
    const journals = [start(), start(), start()];
    for (const journal of journals) for (let n = 0; n < 5; n++) journal.note(failed('192.0.2'));
    await Promise.all(journals.map((journal) => journal.close()));
    expect(await db.securityEvent.findMany()).toMatchObject([
      { kind: 'sign_in_failed', network: '192.0.2', count: 15 },
    ]);
  });

  it('stores the id of the account in place of its e-mail address, and nothing for an unknown address', async () => {
    const { db, start } = await open();
    await db.account.create({ data: { id: 'account-1', email: 'ada@parages.example' } });
    const journal = start();
    for (const address of [
      'Ada@parages.example',
      'nobody@parages.example',
      'other@parages.example',
    ])
      journal.note({ ...failed('192.0.2'), address });
    await journal.close();
    const rows = await db.securityEvent.findMany({ orderBy: { count: 'asc' } });
    expect(rows).toMatchObject([
      { subjectId: 'account-1', count: 1 },
      { subjectId: null, count: 2 },
    ]);
    expect(JSON.stringify(rows)).not.toContain('parages.example');
  });

  it('keeps events while the database is unavailable, and writes them afterwards', async () => {
    const { db, start } = await open();
    let isAway = true;
    const flaky: SqlClient = {
      $queryRawUnsafe: (...call: Parameters<SqlClient['$queryRawUnsafe']>) =>
        isAway ? Promise.reject(new Error('away')) : db.$queryRawUnsafe(...call),
    } as SqlClient;
    const journal = start(flaky);
    journal.note({ kind: 'moderator_act', operation: 'mergePoi' });
    await journal.flush();
    isAway = false;
    await journal.close();
    expect(await db.securityEvent.findMany()).toMatchObject([
      { kind: 'moderator_act', operation: 'mergePoi', count: 1 },
    ]);
  });

  it('records the number of events dropped above the maximum per minute', async () => {
    const { db, start } = await open();
    const journal = start();
    for (let n = 0; n < securityJournalLimits.mostPerMinute + 400; n++)
      journal.note(failed(`2001:db8:${n.toString(16)}`));
    await journal.close();
    expect(await db.securityEvent.count()).toBe(securityJournalLimits.mostPerMinute + 1);
    expect(await db.securityEvent.findMany({ where: { kind: 'events_dropped' } })).toMatchObject([
      { count: 400, facts: { kind: 'sign_in_failed' } },
    ]);
  });

  it('`record` writes an event before it resolves, and rejects while the database is unavailable', async () => {
    const { db, start } = await open();
    const journal = start();
    await journal.record({ kind: 'role_granted', subjectId: 'a', facts: { role: 'admin' } });
    expect(await db.securityEvent.findMany()).toMatchObject([
      { subjectId: 'a', facts: { role: 'admin' } },
    ]);
    await journal.close();
    const away = start({
      $queryRawUnsafe: () => Promise.reject(new Error('away')),
    } as unknown as SqlClient);
    await expect(away.record({ kind: 'role_granted' })).rejects.toThrow('away');
    await away.close();
  });

  it('writes events whose e-mail address the database cannot store, without the address', async () => {
    const { db, start } = await open();
    const journal = start();
    for (const address of ['\ud800@example.org', 'a\0b@example.org', 'é'.repeat(300), ''])
      journal.note({ ...failed('192.0.2'), address });
    await journal.close();
    expect(await db.securityEvent.findMany()).toMatchObject([
      { network: '192.0.2', subjectId: null, count: 4 },
    ]);
  });

  it('is append-only: the database refuses to change the network of a row, to lower its count, and to delete it while it is recent', async () => {
    const { db, start, set } = await open();
    set(new Date().toISOString());
    const journal = start();
    journal.note(failed('192.0.2'));
    await journal.close();
    const changes = [
      "UPDATE security_event SET network = 'x', count = count + 1",
      'UPDATE security_event SET count = 0',
      'DELETE FROM security_event',
    ];
    for (const change of changes)
      await expect(db.$executeRawUnsafe(change)).rejects.toThrow(/append-only|check/);
    expect(await db.securityEvent.count()).toBe(1);
  });

  it('deletes only events older than twelve months', async () => {
    const { db, start, set } = await open();
    const journal = start();
    for (const [instant, network] of [
      ['2024-01-01T00:00:00Z', 'old'],
      ['2025-06-10T09:59:00Z', 'just over'],
      ['2025-06-10T10:01:00Z', 'kept'],
    ] as const) {
      set(instant);
      journal.note(failed(network));
      await journal.flush();
    }
    await journal.close();
    expect(await forgetSecurityEvents(db, new Date('2026-06-10T10:00:00Z'))).toBe(2);
    expect(await db.securityEvent.findMany()).toMatchObject([{ network: 'kept' }]);
  });
});

describe('reading the security journal', () => {
  it('filters by kind, account, network and days; answers four events as pages of three and one', async () => {
    const { db, list, clock } = await start();
    const journal = securityJournalService({ db, clock, log: quiet });
    await db.account.create({ data: { id: 'account-1', email: 'ada@parages.example' } });
    const noted = [
      ['2026-06-07T21:59:00Z', failed('192.0.2')],
      ['2026-06-07T22:00:00Z', { ...failed('198.51.100'), subjectId: 'account-1' }],
      [
        '2026-06-08T21:59:00Z',
        { kind: 'moderator_act', actorId: 'account-1', network: '2001:db8:0' },
      ],
      [
        '2026-06-09T10:00:00Z',
        { kind: 'token_theft', subjectId: 'account-2', network: '2001:db8:0' },
      ],
    ] as const;
    for (const [instant, event] of noted) {
      clock.set(instant);
      journal.note(event);
      await journal.flush();
    }
    await journal.close();
    const kinds = async (query: Record<string, string>) =>
      (await list(query)).items.map(({ kind }: { kind: string }) => kind);
    expect(await kinds({})).toEqual([
      'token_theft',
      'moderator_act',
      'sign_in_failed',
      'sign_in_failed',
    ]);
    expect(await kinds({ kind: 'sign_in_failed' })).toHaveLength(2);
    expect(await kinds({ account: 'account-1' })).toEqual(['moderator_act', 'sign_in_failed']);
    expect(await kinds({ network: '2001:DB8:0' })).toEqual(['token_theft', 'moderator_act']);
    expect(await kinds({ from: '2026-06-08', to: '2026-06-08' })).toEqual([
      'moderator_act',
      'sign_in_failed',
    ]);
    const first = await list({ pageSize: '3' });
    expect([
      first.items.length,
      (await list({ pageSize: '3', before: first.next })).items.length,
    ]).toEqual([3, 1]);
    expect((await list({ pageSize: '4' })).next).toBeNull();
  });

  it('401, 403: refuses visitors and moderators; 400: refuses an invalid filter of an administrator', async () => {
    const { send, signIn, admin } = await start();
    const moderators = [
      await signIn({ permissions: ['camp_mod'] }),
      await signIn({ permissions: ['poi_mod', 'org_mod', 'theme_mod', 'image_mod'] }),
    ];
    for (const as of moderators)
      expect((await send('GET', path, { as })).body.code).toBe('permission_missing');
    expect((await send('GET', path)).body.code).toBe('session_missing');
    for (const query of [
      { kind: 'x' },
      { account: "' OR 1=1" },
      { network: 'a b' },
      { from: 'hier' },
      { before: 'x' },
      { pageSize: 101 },
    ])
      expect((await send('GET', path, { query, as: admin })).status).toBe(400);
  });
});
