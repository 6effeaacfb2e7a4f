// Specification: §6.12
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from '../http-server.ts';
import { Problem } from '../problems/problem.ts';
import type { SecurityEvent } from './security-event.ts';
import { securityHooks } from './security-hooks.ts';
import type { Viewer } from './viewer.ts';

const opened: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((app) => app.close()));
});

const moderator: Viewer = {
  userId: 'm',
  isVerified: true,
  permissions: ['poi_mod'],
  role: 'moderator',
};

/** `written` returns the number of flushes. */
async function start(viewer: Viewer | null) {
  const events: SecurityEvent[] = [];
  let written = 0;
  const app = await createHttpServer({
    logLevel: 'silent',
    trustProxy: false,
    readViewer: async () => viewer,
  });
  const journal = {
    note: (event: SecurityEvent) => void events.push(event),
    flush: async () => {
      written += 1;
    },
    record: async (event: SecurityEvent) => void events.push(event),
  };
  await app.register(securityHooks, { journal });
  opened.push(app);
  return { app, events, written: () => written };
}

const refusals: [ProblemCode, string | undefined][] = [
  ['permission_missing', 'permission_refused'],
  ['session_header_missing', 'permission_refused'],
  ['poi_own', 'permission_refused'],
  ['organisation_own', 'permission_refused'],
  ['invitation_of_another', 'permission_refused'],
  ['password_wrong', 'sign_in_failed'],
  ['attempts_limited', 'rate_limited'],
  ['feedback_limited', 'rate_limited'],
  ['rate_limited', 'rate_limited'],
  ['webhook_signature_invalid', 'webhook_forged'],
  ['inbound_mail_unauthorized', 'webhook_forged'],
  ['webhook_mode_wrong', 'webhook_forged'],
  ['session_missing', undefined],
  ['poi_not_found', undefined],
  ['request_invalid', undefined],
];

it.each(refusals)(
  'securityHooks records the refusal %s as %s (undefined: not at all), with its code and no detail',
  async (code, kind) => {
    const { app, events } = await start(null);
    app.get('/refused', { config: { access: 'public' } }, () => {
      throw new Problem(code, 'a detail that names a@example.org');
    });
    await app.inject('/refused');
    const expected = { kind, network: '127.0.0', operation: 'GET /refused', facts: { code } };
    expect(events).toEqual(kind === undefined ? [] : [expected]);
  },
);

it('securityHooks records a 403 of the access guard as permission_refused, with the calling account and the operation', async () => {
  const { app, events } = await start(moderator);
  app.get(
    '/api/v1/campaigns',
    { config: { access: 'camp_mod' }, schema: { operationId: 'listThem' } },
    async () => ({}),
  );
  expect((await app.inject('/api/v1/campaigns')).statusCode).toBe(403);
  expect(events).toMatchObject([
    {
      kind: 'permission_refused',
      actorId: 'm',
      operation: 'listThem',
      facts: { code: 'permission_missing' },
    },
  ]);
});

it('securityHooks records a granted write of a moderator as moderator_act with only the UUIDs of path and body, and flushes the journal', async () => {
  const { app, events, written } = await start(moderator);
  const [poiId, intoPoiId, accountId] = [uuidv7(), uuidv7(), uuidv7()];
  const options = {
    config: { access: ['poi_editor', 'poi_mod'] as const },
    schema: { operationId: 'mergePoi' },
  };
  app.post('/api/v1/pois/:poiId/merge/:accountId', options, async () => ({}));
  const payload = {
    intoPoiId,
    reason: 'hunter2',
    tokenId: 'hunter2',
    nested: { poiId: 'hunter2' },
  };
  await app.inject({ method: 'POST', url: `/api/v1/pois/${poiId}/merge/${accountId}`, payload });
  expect(written()).toBe(1);
  expect(events).toEqual([
    {
      kind: 'moderator_act',
      actorId: 'm',
      network: '127.0.0',
      operation: 'mergePoi',
      subjectId: accountId,
      facts: { poiId, intoPoiId, accountId },
    },
  ]);
});

it('securityHooks records no moderator act for a read, a refused write or a write of an organiser', async () => {
  const organiser: Viewer = { ...moderator, permissions: ['poi_editor'], role: 'organizer' };
  for (const viewer of [moderator, organiser]) {
    const { app, events } = await start(viewer);
    const access = ['poi_editor', 'poi_mod'] as const;
    app.get('/read', { config: { access } }, async () => ({}));
    app.post('/stale', { config: { access } }, () => {
      throw new Problem('poi_version_stale');
    });
    app.post('/own', { config: { access: ['poi_editor'] } }, async () => ({}));
    await app.inject('/read');
    await app.inject({ method: 'POST', url: '/stale', payload: {} });
    await app.inject({ method: 'POST', url: '/own', payload: {} });
    expect(events.filter(({ kind }) => kind === 'moderator_act')).toEqual([]);
  }
});
