// Specification: §1.15, §4.29, §6.5, §6.6
import { permissions as allPermissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { organisationTransitions } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { describe, expect, it } from 'vitest';
import {
  createOrganisation,
  type OrganisationSketch,
} from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';
import { organisationDecisions } from './organisation-review.domain.ts';

const queue = '/moderation/organisations';

async function start() {
  const api = await startApi();
  const moderator = await api.signIn({ permissions: ['org_mod'], firstName: 'Lou' });
  const owner = await api.signIn({ firstName: 'Noa' });
  const decide = (
    id: string,
    part: string,
    { version = 1, reason, as = moderator }: { version?: number; reason?: string; as?: User } = {},
  ) =>
    api.send('POST', `${queue}/${id}/${part}`, {
      body: { version, ...(reason === undefined ? {} : { reason }) },
      as,
    });
  const create = (sketch: OrganisationSketch = {}) =>
    createOrganisation(api.db, { members: [{ id: owner.id, role: 'owner' }], ...sketch });
  return { ...api, moderator, owner, decide, create };
}

it('every decision of a moderator on an organisation is in the table of allowed status transitions', () => {
  for (const { from, to } of Object.values(organisationDecisions))
    expect(organisationTransitions[from]).toContain(to);
});

describe('approval of an organisation', () => {
  it('200: queues a mail to the owner, who has camp_editor beside poi_editor at the next request', async () => {
    const { decide, create, send, owner, db } = await start();
    const { id } = await create({ status: 'pending' });
    const permissions = async () => (await send('GET', '/me', { as: owner })).body.permissions;
    expect(await permissions()).toEqual(['poi_editor']);
    const { status, body } = await decide(id, 'approval');
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'approved',
        version: 2,
        decidedAt: '2026-06-10T10:00:00.000Z',
        applicant: { id: owner.id, email: owner.email },
      },
    ]);
    expect(body.history).toEqual([
      {
        happenedAt: '2026-06-10T10:00:00.000Z',
        action: 'approved',
        actor: 'Lou',
        subject: null,
        detail: {},
      },
    ]);
    expect(await permissions()).toEqual(['poi_editor', 'camp_editor']);
    expect((await send('GET', '/me', { as: owner })).body.role).toBe('organizer');
    expect(
      await db.mailOutbox.findMany({ select: { kind: true, recipient: true, data: true } }),
    ).toEqual([
      {
        kind: 'organisation-approved',
        recipient: owner.email,
        data: {
          firstName: 'Noa',
          organisation: 'Comité des fêtes',
          link: 'http://pro.localhost/org/events/new',
        },
      },
    ]);
    expect((await decide(id, 'approval', { version: 2 })).body).toMatchObject({
      status: 409,
      code: 'organisation_transition_forbidden',
    });
  });

  it('412: refuses one of two simultaneous decisions, and a decision on an old version', async () => {
    const { decide, create, signIn, send } = await start();
    const { id } = await create({ status: 'pending' });
    const other = await signIn({ permissions: ['org_mod'] });
    const answers = await Promise.all([
      decide(id, 'approval'),
      decide(id, 'refusal', { reason: 'Adresse ?', as: other }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const corrected = await create({
      status: 'pending',
      members: [{ id: other.id, role: 'owner' }],
    });
    await send('PATCH', `/org/organisations/${corrected.id}`, {
      body: { version: 1, name: 'Autre chose' },
      as: other,
    });
    expect((await decide(corrected.id, 'approval')).body.code).toBe('organisation_version_stale');
  });
});

describe('refusal, suspension and restoration of an organisation', () => {
  it('200: refuses with a reason, which is required and which owners read; approves after a resubmission', async () => {
    const { decide, create, send, owner, db } = await start();
    const { id } = await create({ status: 'pending' });
    expect((await decide(id, 'refusal')).body.errors[0].pointer).toBe('/body/reason');
    expect((await decide(id, 'refusal', { reason: ' ' })).status).toBe(400);
    expect(
      (await decide(id, 'refusal', { reason: 'Le SIREN est celui d’une autre.' })).body,
    ).toMatchObject({
      status: 'refused',
      reason: 'Le SIREN est celui d’une autre.',
      history: [{ action: 'refused', detail: { reason: 'Le SIREN est celui d’une autre.' } }],
    });
    expect((await send('GET', '/org/organisations', { as: owner })).body.items[0]).toMatchObject({
      status: 'refused',
      reason: 'Le SIREN est celui d’une autre.',
    });
    const [mail] = await db.mailOutbox.findMany();
    expect(mail).toMatchObject({
      kind: 'organisation-refused',
      data: { reason: 'Le SIREN est celui d’une autre.' },
    });
    expect(
      (
        await send('POST', `/org/organisations/${id}/resubmission`, {
          body: { version: 2 },
          as: owner,
        })
      ).status,
    ).toBe(200);
    expect((await decide(id, 'approval', { version: 3 })).body).toMatchObject({
      status: 'approved',
      reason: null,
    });
  });

  it('200: a suspension revokes every permission of its members, a restoration returns them', async () => {
    const { decide, create, send, owner, db } = await start();
    const { id } = await create();
    const permissions = async () => (await send('GET', '/me', { as: owner })).body.permissions;
    expect(await permissions()).toEqual(['poi_editor', 'camp_editor']);
    expect((await decide(id, 'suspension', { reason: 'Plainte' })).body).toMatchObject({
      status: 'suspended',
      reason: 'Plainte',
    });
    expect(await permissions()).toEqual([]);
    expect((await send('GET', '/me', { as: owner })).body.role).toBe('user');
    expect((await decide(id, 'restoration', { version: 2 })).body).toMatchObject({
      status: 'approved',
      reason: null,
    });
    expect(await permissions()).toEqual(['poi_editor', 'camp_editor']);
    const mails = await db.mailOutbox.findMany({
      orderBy: { kind: 'asc' },
      select: { kind: true },
    });
    expect(mails.map(({ kind }) => kind)).toEqual([
      'organisation-approved',
      'organisation-suspended',
    ]);
  });

  it.each([
    ['pending', ['suspension', 'restoration']],
    ['approved', ['approval', 'refusal', 'restoration']],
    ['refused', ['approval', 'refusal', 'suspension', 'restoration']],
    ['suspended', ['approval', 'refusal', 'suspension']],
  ] as const)(
    '409 organisation_transition_forbidden: a %s organisation refuses %j and stays unchanged',
    async (status, parts) => {
      const { decide, create, db } = await start();
      const { id } = await create({ status });
      for (const part of parts) {
        const reason = ['refusal', 'suspension'].includes(part) ? { reason: 'x' } : {};
        expect((await decide(id, part, reason)).body).toMatchObject({
          status: 409,
          code: 'organisation_transition_forbidden',
        });
      }
      expect(await db.organisation.findMany({ select: { status: true, version: true } })).toEqual([
        { status, version: 1 },
      ]);
    },
  );
});

it('403 organisation_own: a moderator cannot approve an organisation as its member; an administrator can', async () => {
  const { decide, create, moderator, signIn, send } = await start();
  const admin = await signIn({ permissions: allPermissions });
  const members = [moderator, admin].map(({ id }) => ({ id, role: 'reader' as const }));
  const { id } = await create({ status: 'pending', members });
  expect((await decide(id, 'approval')).body).toMatchObject({
    status: 403,
    code: 'organisation_own',
  });
  expect((await send('GET', `${queue}/${id}`, { as: moderator })).body.isOwn).toBe(true);
  expect((await decide(id, 'approval', { as: admin })).status).toBe(200);
});

describe('the review queue of organisations', () => {
  it('200: lists pending organisations first, oldest first, with counts; finds part of a name and a SIREN', async () => {
    const { create, send, moderator, signIn } = await start();
    const at = (day: string) => new Date(`2026-06-0${day}T08:00:00Z`);
    const late = await create({ status: 'pending', submittedAt: at('5'), name: 'Tard' });
    const soon = await create({
      status: 'pending',
      submittedAt: at('2'),
      name: 'Théâtre du Marronnier',
      siren: '123456782',
      members: [{ id: (await signIn()).id, role: 'owner' }],
    });
    const done = await create({ submittedAt: at('1') });
    const list = async (query = {}) => {
      const { body } = await send('GET', queue, { query, as: moderator });
      return { ...body, ids: body.items.map(({ id }: { id: string }) => id) };
    };
    expect(await list()).toMatchObject({
      ids: [soon.id, late.id, done.id],
      total: 3,
      counts: { pending: 2, approved: 1, refused: 0, suspended: 0 },
    });
    expect(await list({ status: 'pending', pageSize: 1, offset: 1 })).toMatchObject({
      ids: [late.id],
      total: 2,
    });
    for (const q of ['theatre', 'MARRON', '123 456 782'])
      expect((await list({ q })).ids).toEqual([soon.id]);
    expect(await list({ q: 'rien' })).toMatchObject({ ids: [], total: 0 });
  });

  it('200: shows one organisation with the others of its SIREN; 404 when it does not exist', async () => {
    const { create, send, moderator } = await start();
    const [one, other] = [await create(), await create({ status: 'suspended', name: 'La même' })];
    await create({ siren: null });
    expect((await send('GET', `${queue}/${one.id}`, { as: moderator })).body).toMatchObject({
      id: one.id,
      memberCount: 1,
      poiCount: 0,
      isOwn: false,
      registryState: 'unchecked',
      sameSiren: [{ id: other.id, name: 'La même', status: 'suspended' }],
    });
    const unknown = '00000000-0000-7000-8000-000000000000';
    expect(await send('GET', `${queue}/${unknown}`, { as: moderator })).toMatchObject({
      status: 404,
      body: { code: 'organisation_not_found' },
    });
    const approval = { body: { version: 1 }, as: moderator };
    expect(await send('POST', `${queue}/${unknown}/approval`, approval)).toMatchObject({
      status: 404,
      body: { code: 'organisation_not_found' },
    });
  });

  it('401, 403: only moderators of organisations read the queue and decide', async () => {
    const { create, send, owner, signIn, decide } = await start();
    const { id } = await create({ status: 'pending' });
    const others = [
      owner,
      await signIn({
        permissions: ['poi_mod', 'image_mod', 'theme_mod', 'camp_mod', 'batch_import'],
      }),
    ];
    expect((await send('GET', queue)).body.code).toBe('session_missing');
    for (const as of others) {
      for (const path of [queue, `${queue}/${id}`])
        expect((await send('GET', path, { as })).body.code).toBe('permission_missing');
      for (const part of ['approval', 'refusal', 'suspension', 'restoration'])
        expect((await decide(id, part, { as, reason: 'x' })).body.code).toBe('permission_missing');
    }
  });
});
