// Specification: §6.13
import { expect, it } from 'vitest';
import { anyId, createDraft, createOrganiser } from '../../../../test/records/create-campaign.ts';
import { startApi } from '../../../../test/servers/start-api.ts';
import { countAll } from '../../../../test/servers/start-payments.ts';

async function start() {
  const api = await startApi();
  const organiser = await createOrganiser(api);
  const moderator = await api.signIn({ permissions: ['camp_mod'] });
  const grant = async () => {
    const body = {
      poiId: organiser.poiId,
      startDate: '2026-06-10',
      weeks: 2,
      reason: 'Partenaire.',
    };
    return (await api.send('POST', '/moderation/campaigns', { as: moderator, body })).body;
  };
  const { id } = await grant();
  const path = `/moderation/campaigns/${id}/stop`;
  const stop = () => api.send('POST', path, { as: moderator, body: { reason: 'Doublon.' } });
  const undo = (as = moderator, at = path) => api.send('DELETE', at, { as });
  const countStopMails = () => api.db.mailOutbox.count({ where: { kind: 'campaign-stopped' } });
  return { api, organiser, moderator, id, path, grant, stop, undo, countStopMails };
}

it('the mail about a stopped campaign waits for ten seconds', async () => {
  const { api, stop } = await start();
  await stop();
  const mail = await api.db.mailOutbox.findFirstOrThrow({ where: { kind: 'campaign-stopped' } });
  expect(mail.nextAttemptAt).toEqual(new Date('2026-06-10T10:00:10Z'));
});

it('200: after nine seconds, promotes the event again on its days and sends no mail; a second stop mails once', async () => {
  const { api, stop, undo, countStopMails } = await start();
  await stop();
  api.clock.set('2026-06-10T10:00:09Z');
  expect(await undo()).toMatchObject({
    status: 200,
    body: { state: 'running', stoppedAt: null, stopReason: null },
  });
  expect(await countAll(api)).toMatchObject({ active: 1, slots: ['active'], promotions: 1 });
  expect(await countStopMails()).toBe(0);
  await stop();
  expect(await countStopMails()).toBe(1);
});

it('409 campaign_transition_forbidden: of a running campaign, by another moderator, twice, and after ten seconds', async () => {
  const { api, stop, undo } = await start();
  const other = await api.signIn({ permissions: ['camp_mod'] });
  const codeOf = async (as?: typeof other) => (await undo(as)).body.code;
  expect(await codeOf()).toBe('campaign_transition_forbidden');
  await stop();
  expect(await codeOf(other)).toBe('campaign_transition_forbidden');
  expect(await codeOf()).toBeUndefined();
  expect(await codeOf()).toBe('campaign_transition_forbidden');
  await stop();
  api.clock.set('2026-06-10T10:00:10Z');
  expect(await codeOf()).toBe('campaign_transition_forbidden');
});

it('409 campaign_period_taken: when another campaign took the days meanwhile; the stop and its mail stay', async () => {
  const { api, grant, stop, undo, countStopMails, id } = await start();
  await stop();
  await grant();
  expect((await undo()).body.code).toBe('campaign_period_taken');
  expect(await countStopMails()).toBe(1);
  expect(await api.db.campaign.findUnique({ where: { id } })).toMatchObject({
    stopReason: 'Doublon.',
  });
});

it('404: an unknown campaign; 403: an organiser', async () => {
  const { organiser, undo } = await start();
  expect((await undo(undefined, `/moderation/campaigns/${anyId()}/stop`)).body.code).toBe(
    'campaign_not_found',
  );
  expect((await undo(organiser.owner)).body.code).toBe('permission_missing');
});

it('GET …/stop/recipients counts the owners and editors of the organisation; 404: unknown; 403: an organiser', async () => {
  const { api, organiser, moderator, path } = await start();
  const { id: accountId } = await api.signIn();
  await api.db.membership.create({
    data: { organisationId: organiser.organisationId, accountId, role: 'reader' },
  });
  const count = async (as = moderator, at = path) =>
    (await api.send('GET', `${at}/recipients`, { as })).body;
  expect(await count()).toEqual({ count: 1 });
  expect((await count(moderator, `/moderation/campaigns/${anyId()}/stop`)).code).toBe(
    'campaign_not_found',
  );
  expect((await count(organiser.owner)).code).toBe('permission_missing');
});

it('a draft cannot be resumed', async () => {
  const { api, organiser, undo } = await start();
  const draft = await createDraft(api, organiser, { startDate: '2026-08-01' });
  expect((await undo(undefined, `/moderation/campaigns/${draft.id}/stop`)).body.code).toBe(
    'campaign_transition_forbidden',
  );
});
