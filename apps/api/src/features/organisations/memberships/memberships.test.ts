// Specification: §6.5
import { memberRoles } from '@parages/contracts/vocabulary/organisations/member-roles';
import { organisationStatuses } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { describe, expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { permissionsOf } from '../organisations.domain.ts';
import { editorOf, organisationsOf } from './memberships.service.ts';

describe('permissions from a membership', () => {
  it('are poi_editor, and camp_editor while approved, for owners and editors; none for readers or while suspended', () => {
    const allowed = memberRoles.map((role) =>
      organisationStatuses.map((status) => permissionsOf({ role, status }).join(' ')),
    );
    const writes = ['poi_editor', 'poi_editor camp_editor', 'poi_editor', ''];
    expect(organisationStatuses).toEqual(['pending', 'approved', 'refused', 'suspended']);
    expect(allowed).toEqual([writes, writes, ['', '', '', '']]);
  });

  it('are merged with the permissions granted to the account, without duplicates', async () => {
    const { db, send, signIn } = await startApi();
    const me = await signIn({ permissions: ['image_mod', 'theme_mod', 'batch_import'] });
    for (const status of ['approved', 'pending'] as const)
      await createOrganisation(db, { status, members: [{ id: me.id, role: 'editor' }] });
    const { body } = await send('GET', '/me', { as: me });
    expect([body.role, body.permissions]).toEqual([
      'curator',
      ['image_mod', 'theme_mod', 'batch_import', 'poi_editor', 'camp_editor'],
    ]);
    expect(body.organisations).toHaveLength(2);
  });

  it('are empty until the member’s e-mail address is verified', async () => {
    const { db, send, signIn } = await startApi();
    const me = await signIn({ isVerified: false });
    await createOrganisation(db, { members: [{ id: me.id, role: 'owner' }] });
    expect((await send('GET', '/me', { as: me })).body).toMatchObject({
      permissions: [],
      role: 'user',
      organisations: [{ role: 'owner' }],
    });
  });

  it('are gone at the next request after the member is removed', async () => {
    const { db, send, signIn } = await startApi();
    const [owner, editor] = [await signIn(), await signIn()];
    const { id } = await createOrganisation(db, {
      members: [
        { id: owner.id, role: 'owner' },
        { id: editor.id, role: 'editor' },
      ],
    });
    expect((await send('GET', '/me', { as: editor })).body.permissions).toEqual([
      'poi_editor',
      'camp_editor',
    ]);
    await send('DELETE', `/org/organisations/${id}/members/${editor.id}`, { as: owner });
    expect((await send('GET', '/me', { as: editor })).body).toMatchObject({
      permissions: [],
      organisations: [],
    });
  });
});

describe('editorOf', () => {
  it('returns the membership of an owner; refuses an account without one, a reader, and the owner during a suspension', async () => {
    const { db, signIn } = await startApi();
    const [owner, reader, stranger] = [await signIn(), await signIn(), await signIn()];
    const members = [
      { id: owner.id, role: 'owner' as const },
      { id: reader.id, role: 'reader' as const },
    ];
    const { id } = await createOrganisation(db, { members, status: 'pending' });
    const write = (accountId: string) => db.$transaction((tx) => editorOf(tx, accountId, id));
    expect(await write(owner.id)).toMatchObject({ id, role: 'owner', status: 'pending' });
    await expect(write(reader.id)).rejects.toMatchObject({ code: 'permission_missing' });
    await expect(write(stranger.id)).rejects.toMatchObject({ code: 'organisation_not_found' });
    await db.organisation.update({
      where: { id },
      data: { status: 'suspended', reason: 'Plainte' },
    });
    await expect(write(owner.id)).rejects.toMatchObject({ code: 'organisation_suspended' });
    expect(await organisationsOf(db, owner.id)).toMatchObject([{ id, status: 'suspended' }]);
  });

  it('delays a suspension until the end of its transaction, and refuses the owner afterwards', async () => {
    const { db, send, signIn } = await startApi();
    const [owner, moderator] = [await signIn(), await signIn({ permissions: ['org_mod'] })];
    const { id } = await createOrganisation(db, { members: [{ id: owner.id, role: 'owner' }] });
    const order: string[] = [];
    const suspend = async () => {
      await send('POST', `/moderation/organisations/${id}/suspension`, {
        body: { version: 1, reason: 'Plainte' },
        as: moderator,
      });
      order.push('suspended');
    };
    let suspending: Promise<void> | undefined;
    await db.$transaction(async (tx) => {
      await editorOf(tx, owner.id, id);
      suspending = suspend();
      // `pg_locks` shows that the suspension waits for its lock.
      await expect
        .poll(
          async () =>
            (await tx.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM pg_locks WHERE NOT granted`))
              .length,
        )
        .toBeGreaterThan(0);
      order.push('written');
    });
    await suspending;
    expect(order).toEqual(['written', 'suspended']);
    await expect(db.$transaction((tx) => editorOf(tx, owner.id, id))).rejects.toMatchObject({
      code: 'organisation_suspended',
    });
  });
});
