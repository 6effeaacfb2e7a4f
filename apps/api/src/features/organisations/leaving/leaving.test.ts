// Specification: §4.31, §6.14
import { describe, expect, it } from 'vitest';
import { findTraces } from '../../../../test/personal-data.ts';
import { writeCampaign } from '../../../../test/records/create-campaign.ts';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { createPoi } from '../../../../test/records/create-poi.ts';
import { goodPassword, startAuth } from '../../../../test/servers/start-auth.ts';

const { db, signUp, clock } = await startAuth();
type Person = Awaited<ReturnType<typeof signUp>>;
const owning = ({ userId }: Person) => ({ id: userId, role: 'owner' as const });
const leave = ({ browser }: Person) =>
  browser.call('DELETE', '/api/v1/me', { body: { password: goodPassword } });

describe('the account of an organiser: DELETE /me, GET /me/export', () => {
  it('409 account_sole_owner: refuses to delete the only owner among several members, until another member is an owner', async () => {
    const [owner, editor] = [await signUp(), await signUp()];
    const { id } = await createOrganisation(db, {
      members: [owning(owner), { id: editor.userId, role: 'editor' }],
    });
    const { status, body } = await leave(owner);
    expect([status, body.code]).toEqual([409, 'account_sole_owner']);
    expect((await owner.browser.get('/api/v1/me')).body.organisations).toEqual([
      { id, name: 'Comité des fêtes', role: 'owner', status: 'approved' },
    ]);
    await db.membership.updateMany({
      where: { accountId: editor.userId },
      data: { role: 'owner' },
    });
    expect((await leave(owner)).status).toBe(200);
    expect(await db.membership.findMany({ select: { accountId: true } })).toEqual([
      { accountId: editor.userId },
    ]);
    expect(await findTraces(db, [owner.userId])).toEqual([]);
  });

  it('409 account_campaign_active: "refused while sole owner of an organisation with an active campaign", or with a payment in progress; accepted once the campaign is over', async () => {
    const owner = await signUp();
    const { id: organisationId } = await createOrganisation(db, { members: [owning(owner)] });
    const { id: poiId } = await createPoi(db, clock.now(), { isPermanent: true });
    await db.poi.update({ where: { id: poiId }, data: { organisationId } });
    const { campaignId } = await writeCampaign(db, { organisationId, poiId, title: 'Grand bal' });
    const refused = { status: 409, body: { code: 'account_campaign_active' } };
    await db.payment.updateMany({ data: { status: 'open', request: {} } });
    expect(await leave(owner)).toMatchObject(refused);
    await db.payment.updateMany({ data: { status: 'paid' } });
    const [startDate, endDate] = [
      new Date(clock.now().getTime() + 10 * 86_400_000),
      new Date(clock.now().getTime() + 16 * 86_400_000),
    ];
    await db.campaign.update({
      where: { id: campaignId },
      data: { status: 'active', activatedAt: clock.now(), startDate, endDate },
    });
    expect(await leave(owner)).toMatchObject(refused);
    await db.campaign.update({
      where: { id: campaignId },
      data: { stoppedAt: clock.now(), stopReason: 'Non.' },
    });
    expect((await leave(owner)).status).toBe(200);
    const kept = await db.campaign.findUniqueOrThrow({ where: { id: campaignId } });
    expect([
      kept.organisationId,
      kept.poiId,
      await db.invoice.count(),
      await db.organisation.count(),
    ]).toEqual([null, null, 1, 0]);
    expect(await findTraces(db, [owner.userId, owner.email])).toEqual(['public.mail_outbox']); // the mail that confirms the deletion
  });

  it('200: deletes an organisation without other members and the events that it created; keeps its imported events, and those of others that were merged into a deleted one', async () => {
    const [owner, other] = [await signUp(), await signUp()];
    const { id: organisationId } = await createOrganisation(db, { members: [owning(owner)] });
    const stays = await createOrganisation(db, { members: [owning(other)] });
    const [own, fed, theirs, merged] = [
      await createPoi(db, clock.now(), { isPermanent: true }),
      await createPoi(db, clock.now(), { isPermanent: true }),
      await createPoi(db, clock.now(), { isPermanent: true }),
      await createPoi(db, clock.now(), { isPermanent: true }),
    ];
    await db.poi.updateMany({ where: { id: { in: [own.id, fed.id] } }, data: { organisationId } });
    await db.poi.update({
      where: { id: fed.id },
      data: { source: 'feed', extId: '1', isImportLocked: true },
    });
    await db.poi.update({ where: { id: theirs.id }, data: { organisationId: stays.id } });
    await db.poi.update({ where: { id: merged.id }, data: { mergedIntoId: own.id } });
    await db.organisationHistory.create({
      data: {
        id: crypto.randomUUID(),
        organisationId: stays.id,
        happenedAt: clock.now(),
        action: 'member-left',
        subjectId: owner.userId,
      },
    });
    expect((await leave(owner)).status).toBe(200);
    expect(await db.organisation.findMany({ select: { id: true } })).toEqual([{ id: stays.id }]);
    const left = await db.poi.findMany({
      select: { id: true, organisationId: true, isImportLocked: true, mergedIntoId: true },
    });
    const free = { organisationId: null, isImportLocked: false, mergedIntoId: null };
    expect(left.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: fed.id, ...free },
      { id: theirs.id, ...free, organisationId: stays.id },
      { id: merged.id, ...free },
    ]);
    const found = await db.$queryRawUnsafe<{ id: string }[]>(
      'SELECT poi_id::text AS id FROM poi_search ORDER BY 1',
    );
    expect(found.map(({ id }) => id)).toEqual([fed.id, theirs.id, merged.id]);
    expect(await findTraces(db, [owner.userId])).toEqual([]);
  });

  it('200: deletes the published events that programs of the organisation wrote under their own ids, and keeps those of its files', async () => {
    const owner = await signUp();
    const { id: organisationId } = await createOrganisation(db, { members: [owning(owner)] });
    const [written, filed] = [
      await createPoi(db, clock.now(), { isPermanent: true }),
      await createPoi(db, clock.now(), { isPermanent: true }),
    ];
    const sources = [`import:${organisationId}:agenda`, `import:${organisationId}`];
    for (const [index, { id }] of [written, filed].entries())
      await db.poi.update({
        where: { id },
        data: { organisationId, source: sources[index] ?? null, extId: '1' },
      });
    expect((await leave(owner)).status).toBe(200);
    expect(
      await db.poi.findMany({ select: { id: true, organisationId: true, isEnabled: true } }),
    ).toEqual([{ id: filed.id, organisationId: null, isEnabled: true }]);
  });

  it('exports the memberships, the invitations without their token hashes, and the acts of the account', async () => {
    const me = await signUp();
    const { id: organisationId } = await createOrganisation(db, { members: [owning(me)] });
    const now = clock.now();
    await db.organisationHistory.create({
      data: {
        id: crypto.randomUUID(),
        organisationId,
        happenedAt: now,
        action: 'created',
        actorId: me.userId,
      },
    });
    await db.invitation.create({
      data: {
        id: crypto.randomUUID(),
        organisationId,
        email: me.email,
        role: 'reader',
        tokenHash: 'secret',
        invitedBy: me.userId,
        expiresAt: now,
      },
    });
    const { body } = await me.browser.get('/api/v1/me/export');
    const organisation = 'Comité des fêtes';
    expect(body).toMatchObject({
      memberships: [{ organisation, role: 'owner' }],
      invitations: [{ organisation, role: 'reader' }],
      organisationActs: [{ organisation, action: 'created' }],
      poiActs: [],
    });
    expect(JSON.stringify(body)).not.toContain('secret');
  });
});
