// Specification: §5.31
import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

async function start() {
  const api = await startApi();
  const [owner, moderator] = [
    await api.signIn({ firstName: 'Noa' }),
    await api.signIn({ permissions: ['org_mod'], firstName: 'Lou' }),
  ];
  const { id, slug } = await createOrganisation(api.db, {
    name: 'Comité des fêtes',
    members: [{ id: owner.id, role: 'owner' }],
  });
  const { send } = api;
  const update = (body: object, as = owner) =>
    send('PATCH', `/org/organisations/${id}`, { body, as });
  const read = async (as = owner) => (await send('GET', `/org/organisations/${id}`, { as })).body;
  const shown = async () => (await send('GET', `/organisers/${slug}`)).body;
  const decide = (part: 'acceptance' | 'refusal', body: object, as: User = moderator) =>
    send('POST', `/moderation/organisations/${id}/change/${part}`, { body, as });
  const withdraw = (version: number, as = owner) =>
    send('POST', `/org/organisations/${id}/change/withdrawal`, { body: { version }, as });
  const acts = async () =>
    (await send('GET', `/moderation/organisations/${id}`, { as: moderator })).body.history;
  return { ...api, owner, moderator, id, slug, update, read, shown, decide, withdraw, acts };
}

const official = {
  name: 'Mairie de Tours — service officiel',
  website: 'https://impots.example/',
  description: 'Site officiel.',
  locality: 'Paris',
};
const approved = { name: 'Comité des fêtes', website: null, description: '', locality: 'Tours' };

describe('a proposed change of an approved organisation', () => {
  it('waits for a moderator; visitors and invited people read the approved values meanwhile', async () => {
    const { update, read, shown, send, db, owner, id, moderator, acts } = await start();
    const { status, body } = await update({
      version: 1,
      ...official,
      email: 'autre@comite.example',
    });
    expect([status, body]).toMatchObject([
      200,
      {
        ...approved,
        version: 2,
        email: 'autre@comite.example',
        change: { ...official, reason: null, submittedAt: '2026-06-10T10:00:00.000Z' },
      },
    ]);
    expect(await read()).toEqual(body);
    expect(await shown()).toMatchObject(approved);
    await send('POST', `/org/organisations/${id}/invitations`, {
      body: { email: 'ami@example.org', role: 'reader' },
      as: owner,
    });
    const mail = await db.mailOutbox.findFirstOrThrow({ where: { kind: 'invitation' } });
    expect(mail.data).toMatchObject({ organisation: 'Comité des fêtes' });
    const token =
      new URL(String(Reflect.get(Object(mail.data), 'link'))).searchParams.get('token') ?? '';
    expect(
      (await send('GET', '/org/invitations/preview', { query: { token } })).body.organisation,
    ).toEqual({
      name: 'Comité des fêtes',
      locality: 'Tours',
    });
    const queue = (query: object) =>
      send('GET', '/moderation/organisations', { query: { ...query }, as: moderator });
    expect((await queue({ hasChange: 'true' })).body).toMatchObject({
      total: 1,
      changes: 1,
      items: [{ id, ...approved, change: official }],
    });
    const entries = (await acts()).map(
      ({ action, detail }: { action: string; detail: object }) => ({
        action,
        detail,
      }),
    );
    expect(entries).toHaveLength(3);
    expect(entries).toContainEqual({ action: 'updated', detail: { fields: ['email'] } });
    expect(entries).toContainEqual({
      action: 'change-proposed',
      detail: { fields: ['name', 'locality', 'website', 'description'] },
    });
  });

  it('can be edited, can be withdrawn once and only at its current version, and is deleted when the approved values are proposed again', async () => {
    const { update, read, withdraw, db } = await start();
    await update({ version: 1, name: 'Premier' });
    expect((await update({ version: 2, website: 'bacs.example' })).body.change).toMatchObject({
      name: 'Premier',
      website: 'https://bacs.example',
    });
    expect((await withdraw(2)).body.code).toBe('organisation_version_stale');
    expect((await withdraw(3)).body).toMatchObject({
      version: 4,
      change: null,
      name: 'Comité des fêtes',
    });
    expect((await withdraw(4)).body.code).toBe('organisation_transition_forbidden');
    await update({ version: 4, name: 'Second' });
    await update({ version: 5, name: 'Comité des fêtes' });
    expect((await read()).change).toBeNull();
    expect(await db.organisationChange.count()).toBe(0);
  });

  it('is not created before approval, nor by an administrator, whose values replace a pending proposal', async () => {
    const { update, read, db, id, signIn } = await start();
    await update({ version: 1, name: 'En attente' });
    const admin = await signIn({ permissions });
    await db.membership.create({
      data: { organisationId: id, accountId: admin.id, role: 'owner' },
    });
    expect((await update({ version: 2, name: 'Le bon nom' }, admin)).body).toMatchObject({
      name: 'Le bon nom',
      change: null,
    });
    for (const status of ['pending', 'refused'] as const) {
      await db.organisation.update({ where: { id }, data: { status, reason: 'x' } });
      const { version } = await read();
      expect((await update({ version, name: `Nom ${status}` })).body).toMatchObject({
        name: `Nom ${status}`,
        change: null,
      });
    }
  });
});

describe('the decision of a moderator about a proposed change of an organisation', () => {
  it('200: publishes an accepted proposal and queues a mail to the owners', async () => {
    const { update, shown, decide, db, owner, acts, id } = await start();
    await update({ version: 1, ...official });
    const { status, body } = await decide('acceptance', { version: 2 });
    expect([status, body]).toMatchObject([
      200,
      { ...official, status: 'approved', version: 3, change: null },
    ]);
    expect(await shown()).toMatchObject(official);
    expect(
      await db.mailOutbox.findMany({ select: { kind: true, recipient: true, data: true } }),
    ).toEqual([
      {
        kind: 'organisation-change-accepted',
        recipient: owner.email,
        data: {
          firstName: 'Noa',
          organisation: official.name,
          link: `http://pro.localhost/org/organisations/${id}`,
        },
      },
    ]);
    expect(await acts()).toContainEqual(
      expect.objectContaining({
        action: 'change-accepted',
        actor: 'Lou',
        detail: { fields: expect.arrayContaining(['name']) },
      }),
    );
    expect((await decide('acceptance', { version: 3 })).body.code).toBe(
      'organisation_transition_forbidden',
    );
  });

  it('200: never publishes a refused proposal; its owner reads the reason and sends another', async () => {
    const { update, shown, decide, read, db, send, moderator } = await start();
    await update({ version: 1, ...official });
    expect((await decide('refusal', { version: 2, reason: ' ' })).body.errors[0].pointer).toBe(
      '/body/reason',
    );
    expect(
      (await decide('refusal', { version: 2, reason: 'Vous n’êtes pas la mairie.' })).body,
    ).toMatchObject({ ...approved, version: 3 });
    expect(await shown()).toMatchObject(approved);
    expect((await read()).change).toMatchObject({
      ...official,
      reason: 'Vous n’êtes pas la mairie.',
    });
    expect(await db.mailOutbox.findMany()).toMatchObject([
      {
        kind: 'organisation-change-refused',
        data: { organisation: 'Comité des fêtes', reason: 'Vous n’êtes pas la mairie.' },
      },
    ]);
    expect(
      (
        await send('GET', '/moderation/organisations', {
          query: { hasChange: true },
          as: moderator,
        })
      ).body,
    ).toMatchObject({
      total: 0,
      changes: 0,
    });
    expect((await decide('acceptance', { version: 3 })).body.code).toBe(
      'organisation_transition_forbidden',
    );
    expect((await update({ version: 3, name: 'Comité de Tours' })).body.change).toMatchObject({
      name: 'Comité de Tours',
      reason: null,
    });
  });

  it('412: one of two simultaneous decisions succeeds and queues a mail, the other is refused', async () => {
    const { update, decide, signIn, db } = await start();
    await update({ version: 1, ...official });
    const otherModerator = await signIn({ permissions: ['org_mod'] });
    const answers = await Promise.all([
      decide('acceptance', { version: 2 }),
      decide('refusal', { version: 2, reason: 'Non' }, otherModerator),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await db.mailOutbox.count()).toBe(1);
  });

  it('403, 404, 409: refuses a caller without org_mod, a moderator who is a member, an unknown and a suspended organisation', async () => {
    const { update, decide, signIn, db, id, owner, moderator, send } = await start();
    await update({ version: 1, ...official });
    expect((await decide('acceptance', { version: 2 }, owner)).body.code).toBe(
      'permission_missing',
    );
    const memberModerator = await signIn({ permissions: ['org_mod'] });
    await db.membership.create({
      data: { organisationId: id, accountId: memberModerator.id, role: 'reader' },
    });
    expect((await decide('acceptance', { version: 2 }, memberModerator)).body).toMatchObject({
      status: 403,
      code: 'organisation_own',
    });
    await db.organisation.update({
      where: { id },
      data: { status: 'suspended', reason: 'Plainte' },
    });
    expect((await decide('acceptance', { version: 2 })).body.code).toBe(
      'organisation_transition_forbidden',
    );
    const unknown =
      '/moderation/organisations/00000000-0000-7000-8000-000000000000/change/acceptance';
    expect((await send('POST', unknown, { body: { version: 1 }, as: moderator })).body.code).toBe(
      'organisation_not_found',
    );
  });
});
