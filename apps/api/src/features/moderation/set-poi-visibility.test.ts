// Specification: §6.16
import { describe, expect, it } from 'vitest';
import { openCompleteEvent } from '../../../test/editor.ts';
import { startApi } from '../../../test/servers/start-api.ts';

async function start() {
  const api = await startApi();
  const event = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Mona' });
  await event.move(event.editor, 'submission', { autopublish: true });
  await event.move(moderator, 'acceptance');
  const set = (body: object) =>
    api.send('PUT', `/pois/${event.poiId}/visibility`, { as: moderator, body });
  return { ...api, ...event, moderator, set };
}

describe('`setPoiStatus` = `{enabled, reason?}`', () => {
  it('200: "hides an event without touching its workflow status" at once, and shows it again', async () => {
    const { send, get, moderator, poiId, set } = await start();
    expect((await set({ enabled: false, reason: 'Adresse à vérifier' })).body).toEqual({
      id: poiId,
      enabled: false,
      reason: 'Adresse à vérifier',
    });
    expect((await get(`/pois/${poiId}`)).status).toBe(404);
    const mine = (await send('GET', `/org/pois/${poiId}`, { as: moderator })).body;
    expect([mine.status, mine.isEnabled, mine.disabledReason]).toEqual([
      'published',
      false,
      'Adresse à vérifier',
    ]);
    await set({ enabled: true });
    expect((await get(`/pois/${poiId}`)).status).toBe(200);
  });

  it('400 request_invalid: refuses to hide an event without a reason', async () => {
    const { set } = await start();
    const { status, body } = await set({ enabled: false, reason: ' ' });
    expect([status, body.errors[0].pointer]).toEqual([400, '/body/reason']);
  });

  it('decisions "the organiser gets a mail with the reason": one mail to the editor and none to a reader, also for a repeated call', async () => {
    const { db, signIn, organisation, editor, poiId, set } = await start();
    const reader = await signIn({ permissions: ['poi_editor'] });
    await db.membership.create({
      data: { organisationId: organisation.id, accountId: reader.id, role: 'reader' },
    });
    for (let index = 0; index < 2; index += 1) await set({ enabled: false, reason: 'Faux lieu' });
    const mails = await db.mailOutbox.findMany({ where: { kind: 'poi-hidden' } });
    expect(mails).toEqual([
      expect.objectContaining({
        recipient: editor.email,
        data: expect.objectContaining({
          title: 'Bal',
          organisation: organisation.name,
          reason: 'Faux lieu',
          link: expect.stringMatching(new RegExp(`/org/events/${poiId}$`)),
        }),
      }),
    ]);
  });

  it.each([
    [9, []],
    [10, ['Faux lieu']],
  ])(
    'an event shown again %i seconds after it was hidden has mails with the reasons %j',
    async (seconds, reasons) => {
      const { db, clock, set } = await start();
      await set({ enabled: false, reason: 'Faux lieu' });
      clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString());
      await set({ enabled: true });
      const mails = await db.mailOutbox.findMany({ where: { kind: 'poi-hidden' } });
      expect(mails.map(({ data }) => data)).toEqual(
        reasons.map((reason) => expect.objectContaining({ reason })),
      );
    },
  );

  it('decisions "a line of history that says so": with the reason, and another line when it is shown again', async () => {
    const { send, editor, poiId, set } = await start();
    await set({ enabled: false, reason: 'Faux lieu' });
    await set({ enabled: true });
    const { items } = (await send('GET', `/org/pois/${poiId}/history`, { as: editor })).body;
    expect(items.slice(0, 2)).toMatchObject([
      { action: 'enabled', actorKind: 'moderator', comment: null },
      { action: 'disabled', actorKind: 'moderator', comment: 'Faux lieu' },
    ]);
  });

  it('two concurrent calls with the same reason send one mail to each editor', async () => {
    const { db, set } = await start();
    const hide = () => set({ enabled: false, reason: 'Faux lieu' });
    const answers = await Promise.all([hide(), hide()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await db.mailOutbox.count({ where: { kind: 'poi-hidden' } })).toBe(1);
  });

  it('200: hides an imported event without an organisation, and sends no mail', async () => {
    const { create, db, send, moderator } = await start();
    const { id } = await create.poi();
    const body = { enabled: false, reason: 'Doublon' };
    const hidden = await send('PUT', `/pois/${id}/visibility`, { as: moderator, body });
    expect(hidden.status).toBe(200);
    expect(await db.mailOutbox.count({ where: { kind: 'poi-hidden' } })).toBe(0);
  });

  it('409 poi_transition_forbidden: refuses to hide or show an archived event', async () => {
    const { create, send, moderator } = await start();
    const { id } = await create.poi({ status: 'archived' });
    for (const body of [{ enabled: false, reason: 'x' }, { enabled: true }]) {
      const answer = await send('PUT', `/pois/${id}/visibility`, { as: moderator, body });
      expect(answer.body).toMatchObject({ status: 409, code: 'poi_transition_forbidden' });
    }
  });
});
