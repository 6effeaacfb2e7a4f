// Specification: §3.27, §7.41, §11.8
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { type Api, startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

const guest = 'invitee@parages.example';

async function start(status: 'approved' | 'pending' = 'approved') {
  const api = await startApi();
  const owner = await api.signIn({ firstName: 'Noa' });
  const organisation = await createOrganisation(api.db, {
    status,
    members: [{ id: owner.id, role: 'owner' }],
  });
  const path = `/org/organisations/${organisation.id}/invitations`;
  return {
    ...api,
    owner,
    organisation,
    path,
    invite: (role = 'editor', email = guest, as = owner) =>
      api.send('POST', path, { body: { email, role }, as }),
    preview: (token: string) => api.send('GET', '/org/invitations/preview', { query: { token } }),
    accept: (as: User, token: string) =>
      api.send('POST', '/org/invitations/acceptance', { body: { token }, as }),
  };
}

async function tokensOf(db: Api['db']): Promise<string[]> {
  const mails = await db.mailOutbox.findMany({
    where: { kind: 'invitation' },
    orderBy: { createdAt: 'asc' },
  });
  return mails.map(
    ({ data }) => new URL((data as { link: string }).link).searchParams.get('token') ?? '',
  );
}

describe('an invitation to an organisation', () => {
  it('queues a mail with a link that shows a preview and makes the invited account a member, once', async () => {
    const { invite, preview, accept, owner, signIn, db, organisation, clock } = await start();
    const { status, body } = await invite('editor', 'Invitee@Parages.example');
    expect([status, body]).toMatchObject([
      201,
      { email: guest, role: 'editor', isExpired: false, expiresAt: '2026-06-24T10:00:00.000Z' },
    ]);
    const [mail] = await db.mailOutbox.findMany();
    expect(mail).toMatchObject({
      kind: 'invitation',
      recipient: guest,
      accountId: null,
      data: { inviter: 'Noa', organisation: 'Comité des fêtes', role: 'editor', days: 14 },
    });
    const [token = ''] = await tokensOf(db);
    expect(JSON.stringify(mail?.data)).toContain(
      `http://pro.localhost/org/invitation?token=${token}`,
    );
    expect(JSON.stringify(await db.invitation.findMany())).not.toContain(token);
    const seen = await preview(token);
    expect(seen.body).toEqual({
      organisation: { name: 'Comité des fêtes', locality: 'Tours' },
      inviter: 'Noa',
      role: 'editor',
      email: guest,
      expiresAt: '2026-06-24T10:00:00.000Z',
    });
    expect(seen.headers['cache-control']).toBe('private, no-store');
    const invitee = await signIn({ email: guest });
    // Two history entries of the same instant would have no defined order.
    clock.set('2026-06-10T10:01:00Z');
    expect((await accept(invitee, token)).body).toMatchObject({
      id: organisation.id,
      role: 'editor',
      memberCount: 2,
    });
    expect((await accept(invitee, token)).body).toMatchObject({
      status: 404,
      code: 'invitation_not_found',
    });
    expect((await preview(token)).body.code).toBe('invitation_not_found');
    expect((await invite('owner')).body.code).toBe('member_exists');
    const acts = await db.organisationHistory.findMany({
      orderBy: { id: 'asc' },
      select: { action: true, actorId: true, detail: true },
    });
    expect(acts).toEqual([
      { action: 'invited', actorId: owner.id, detail: { role: 'editor' } },
      { action: 'member-joined', actorId: invitee.id, detail: { role: 'editor' } },
    ]);
  });

  it('403: cannot be accepted from another address, nor from the invited one while unverified, and stays pending', async () => {
    const { invite, accept, signIn, db } = await start();
    await invite();
    const [token = ''] = await tokensOf(db);
    expect((await accept(await signIn(), token)).body).toMatchObject({
      status: 403,
      code: 'invitation_of_another',
    });
    const unverified = await signIn({ email: guest, isVerified: false });
    expect((await accept(unverified, token)).body.code).toBe('email_unverified');
    expect(await db.membership.count()).toBe(1);
    expect(await db.invitation.count()).toBe(1);
  });

  it('expires after fourteen days, then answers like an unknown one', async () => {
    const { invite, preview, accept, signIn, db, clock } = await start();
    await invite();
    const [token = ''] = await tokensOf(db);
    const invitee = await signIn({ email: guest });
    clock.set('2026-06-24T10:00:00Z');
    for (const answer of [
      await preview(token),
      await accept(invitee, token),
      await preview('unknown token'),
    ])
      expect(answer.body).toMatchObject({ status: 404, code: 'invitation_not_found' });
  });

  it('replaces the previous one to the same address; 429 for a second one within a minute', async () => {
    const { invite, preview, db, clock } = await start();
    await invite('editor');
    const { status, body, headers } = await invite('reader');
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'attempts_limited', '60']);
    clock.set('2026-06-10T10:01:00Z');
    expect((await invite('reader')).status).toBe(201);
    const [first = '', second = ''] = await tokensOf(db);
    expect((await preview(first)).body.code).toBe('invitation_not_found');
    expect((await preview(second)).body.role).toBe('reader');
    expect(await db.invitation.count()).toBe(1);
  });

  it('can be withdrawn once by an owner, after which its link is unknown', async () => {
    const { invite, preview, send, path, owner, db } = await start();
    const { id } = (await invite()).body;
    expect((await send('DELETE', `${path}/${id}`, { as: owner })).status).toBe(200);
    expect((await send('DELETE', `${path}/${id}`, { as: owner })).body.code).toBe(
      'invitation_not_found',
    );
    const [token = ''] = await tokensOf(db);
    expect((await preview(token)).body.code).toBe('invitation_not_found');
  });

  it('succeeds once, with one history entry, when it is accepted three times at once', async () => {
    const { invite, accept, signIn, db } = await start();
    await invite();
    const [token = ''] = await tokensOf(db);
    const invitee = await signIn({ email: guest });
    const answers = await Promise.all([1, 2, 3].map(() => accept(invitee, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await db.organisationHistory.count({ where: { action: 'member-joined' } })).toBe(1);
  });

  it('keeps the role of an invitee who became an owner meanwhile', async () => {
    const { invite, accept, signIn, db, organisation } = await start();
    await invite('reader');
    const [token = ''] = await tokensOf(db);
    const invitee = await signIn({ email: guest });
    await db.membership.create({
      data: { organisationId: organisation.id, accountId: invitee.id, role: 'owner' },
    });
    expect((await accept(invitee, token)).body.role).toBe('owner');
  });

  it('is sent by owners of approved organisations only; a suspension blocks those sent before', async () => {
    const { invite, preview, accept, signIn, db, organisation } = await start();
    await invite();
    const [token = ''] = await tokensOf(db);
    const editor = await signIn();
    await db.membership.create({
      data: { organisationId: organisation.id, accountId: editor.id, role: 'editor' },
    });
    expect((await invite('reader', 'x@y.example', editor)).body.code).toBe('permission_missing');
    await db.organisation.update({
      where: { id: organisation.id },
      data: { status: 'suspended', reason: 'Plainte' },
    });
    expect((await preview(token)).body.code).toBe('invitation_not_found');
    expect((await accept(await signIn({ email: guest }), token)).body.code).toBe(
      'invitation_not_found',
    );
    expect((await invite('reader', 'x@y.example')).body.code).toBe('organisation_suspended');
    await db.organisation.update({ where: { id: organisation.id }, data: { status: 'pending' } });
    expect((await invite('reader', 'x@y.example')).body.code).toBe(
      'organisation_transition_forbidden',
    );
  });

  it('409 organisation_full: refuses a 51st pending invitation and a 51st member', async () => {
    const { invite, accept, signIn, db, organisation } = await start();
    const { id: organisationId } = organisation;
    await invite();
    const expiresAt = new Date('2026-06-20T10:00:00Z');
    await db.invitation.createMany({
      data: Array.from({ length: 49 }, (_, n) => ({
        id: crypto.randomUUID(),
        organisationId,
        email: `${n}@y.example`,
        role: 'reader',
        tokenHash: `${n}`,
        invitedBy: 'x',
        expiresAt,
      })),
    });
    expect(await invite('reader', 'x@y.example')).toMatchObject({
      status: 409,
      body: { code: 'organisation_full' },
    });
    const ids = Array.from({ length: 49 }, (_, n) => `member-${n}`);
    await db.account.createMany({
      data: ids.map((id) => ({ id, email: `${id}@parages.example`, firstName: '' })),
    });
    await db.membership.createMany({
      data: ids.map((accountId) => ({ organisationId, accountId, role: 'reader' })),
    });
    const [token = ''] = await tokensOf(db);
    expect(await accept(await signIn({ email: guest }), token)).toMatchObject({
      status: 409,
      body: { code: 'organisation_full' },
    });
    expect(await db.invitation.count({ where: { email: guest } })).toBe(1);
  });
});
