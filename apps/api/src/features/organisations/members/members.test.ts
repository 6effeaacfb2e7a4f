// Specification: §3.27, §4.30, §7.41
import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import type { User } from '../../../../test/signed-in.ts';

async function start() {
  const api = await startApi();
  const [owner, editor, reader] = [
    await api.signIn({ firstName: 'Noa' }),
    await api.signIn({ firstName: 'Ana' }),
    await api.signIn(),
  ];
  const members = [owner, editor, reader].map(({ id }, rank) => ({
    id,
    role: (['owner', 'editor', 'reader'] as const)[rank] ?? 'reader',
  }));
  const { id } = await createOrganisation(api.db, { members });
  const path = `/org/organisations/${id}/members`;
  return {
    ...api,
    id,
    path,
    owner,
    editor,
    reader,
    list: (as: User) => api.send('GET', path, { as }),
    change: (as: User, of: User, role: MemberRole) =>
      api.send('PATCH', `${path}/${of.id}`, { body: { role }, as }),
    remove: (as: User, of: User) => api.send('DELETE', `${path}/${of.id}`, { as }),
  };
}

describe('members of an organisation', () => {
  it('see each other, owners first; owners also see the invitations', async () => {
    const { list, owner, editor, reader, send, id } = await start();
    const { status, body } = await list(editor);
    expect([status, body]).toEqual([
      200,
      {
        items: [
          expect.objectContaining({
            accountId: owner.id,
            firstName: 'Noa',
            email: owner.email,
            role: 'owner',
            isMe: false,
          }),
          expect.objectContaining({ accountId: editor.id, role: 'editor', isMe: true }),
          expect.objectContaining({ accountId: reader.id, role: 'reader' }),
        ],
        invitations: [],
      },
    ]);
    await send('POST', `/org/organisations/${id}/invitations`, {
      body: { email: 'x@y.example', role: 'reader' },
      as: owner,
    });
    expect((await list(owner)).body.invitations).toEqual([
      expect.objectContaining({ email: 'x@y.example', role: 'reader', isExpired: false }),
    ]);
    expect((await list(editor)).body.invitations).toEqual([]);
  });

  it('get another role from owners only; the history names the member and both roles', async () => {
    const { change, owner, editor, reader, db } = await start();
    expect((await change(owner, editor, 'reader')).body).toMatchObject({
      accountId: editor.id,
      role: 'reader',
    });
    for (const as of [editor, reader])
      expect((await change(as, reader, 'owner')).body.code).toBe('permission_missing');
    expect(
      await db.organisationHistory.findMany({
        select: { action: true, actorId: true, subjectId: true, detail: true },
      }),
    ).toEqual([
      {
        action: 'member-role-changed',
        actorId: owner.id,
        subjectId: editor.id,
        detail: { from: 'editor', to: 'reader' },
      },
    ]);
  });

  it('409 member_last_owner: the last owner can neither be demoted nor leave; one of two can leave', async () => {
    const { change, remove, owner, editor } = await start();
    expect(await change(owner, owner, 'editor')).toMatchObject({
      status: 409,
      body: { code: 'member_last_owner' },
    });
    expect(await remove(owner, owner)).toMatchObject({
      status: 409,
      body: { code: 'member_last_owner' },
    });
    expect((await change(owner, owner, 'owner')).status).toBe(200);
    expect((await change(owner, editor, 'owner')).status).toBe(200);
    expect((await remove(owner, owner)).body).toEqual({ isRemoved: true });
    expect(await remove(editor, editor)).toMatchObject({
      status: 409,
      body: { code: 'member_last_owner' },
    });
  });

  it('keep one owner when two owners demote each other, or leave, at the same time', async () => {
    for (const part of ['demote', 'leave'] as const) {
      const { change, remove, owner, editor, db, id } = await start();
      await change(owner, editor, 'owner');
      await Promise.all(
        part === 'demote'
          ? [change(owner, editor, 'reader'), change(editor, owner, 'reader')]
          : [remove(owner, owner), remove(editor, editor)],
      );
      expect(await db.membership.count({ where: { organisationId: id, role: 'owner' } })).toBe(1);
    }
  });

  it('can leave, even a suspended organisation; only owners remove other members', async () => {
    const { remove, change, owner, editor, reader, db, id } = await start();
    expect((await remove(editor, reader)).body.code).toBe('permission_missing');
    await db.organisation.update({
      where: { id },
      data: { status: 'suspended', reason: 'Plainte' },
    });
    expect((await remove(owner, reader)).body.code).toBe('organisation_suspended');
    expect((await change(owner, reader, 'editor')).body.code).toBe('organisation_suspended');
    expect((await remove(reader, reader)).status).toBe(200);
    await db.organisation.update({ where: { id }, data: { status: 'approved' } });
    expect((await remove(owner, editor)).status).toBe(200);
    expect((await remove(owner, editor)).body.code).toBe('member_not_found');
    expect((await remove(editor, editor)).body.code).toBe('organisation_not_found');
    expect((await change(owner, editor, 'reader')).body.code).toBe('member_not_found');
  });
});

describe('GET /org/members/{accountId}', () => {
  it('200: owners see memberships in their organisations, moderators and the member all; 404 for others', async () => {
    const { send, signIn, owner, editor, reader, db, id } = await start();
    const elsewhere = await createOrganisation(db, {
      name: 'Ailleurs',
      members: [{ id: editor.id, role: 'owner' }],
    });
    const moderator = await signIn({ permissions: ['org_mod'] });
    const see = (as: User, of: User) => send('GET', `/org/members/${of.id}`, { as });
    const here = { id, name: 'Comité des fêtes', role: 'editor', status: 'approved' };
    const there = { id: elsewhere.id, name: 'Ailleurs', role: 'owner', status: 'approved' };
    expect((await see(owner, editor)).body).toMatchObject({
      id: editor.id,
      firstName: 'Ana',
      emailVerified: true,
      organisations: [here],
    });
    for (const as of [moderator, editor])
      expect((await see(as, editor)).body.organisations).toEqual([there, here]);
    expect((await see(moderator, moderator)).body.organisations).toEqual([]);
    for (const as of [reader, await signIn()])
      expect((await see(as, editor)).body).toMatchObject({ status: 404, code: 'member_not_found' });
  });
});
