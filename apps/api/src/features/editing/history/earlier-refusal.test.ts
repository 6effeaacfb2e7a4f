// Specification: §1.17
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { openCompleteEvent } from '../../../../test/editor.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

async function bench() {
  const api = await startApi();
  const opened = await openCompleteEvent(api);
  const moderator = await api.signIn({ permissions: ['poi_mod'], firstName: 'Dominique' });
  const { editor, poiId, move } = opened;
  const find = async (as = moderator) =>
    api.send('GET', `/org/pois/${poiId}/earlier-refusal`, { as });
  const submit = () => move(editor, 'submission', { autopublish: true });
  const undo = async () =>
    api.send('DELETE', `/org/pois/${poiId}/decision`, {
      as: moderator,
      query: { version: (await opened.read(moderator)).version },
    });
  await submit();
  return { ...opened, api, moderator, find, submit, undo };
}

const refusal = { reasons: ['TEXTE_A_REVOIR', 'AUTRE'], comment: 'Le titre crie.', note: 'Lot 3' };

it('200: the second review of an event reads the earlier refusal with its reasons, and what was saved since, merged by field', async () => {
  const { moderator, editor, find, move, save, submit, api } = await bench();
  expect((await find()).body).toEqual({ refusal: null });
  await move(moderator, 'refusal', refusal);
  await save(editor, 'dates', { label: 'Grand bal' });
  api.clock.set('2026-06-10T11:00:00Z');
  await save(editor, 'dates', { label: 'Bal du quai', description: 'Deux pistes.' });
  await submit();
  expect((await find()).body).toEqual({
    refusal: {
      ...refusal,
      refusedAt: '2026-06-10T10:00:00Z',
      moderator: 'Dominique',
      changes: [
        { field: '/dates/label', from: 'Bal', to: 'Bal du quai' },
        { field: '/dates/description', from: 'Au bord de l’eau.', to: 'Deux pistes.' },
      ],
    },
  });
});

it('200: a submission that changed nothing since the refusal shows no change', async () => {
  const { moderator, find, move, submit } = await bench();
  await move(moderator, 'refusal', refusal);
  await submit();
  expect((await find()).body.refusal).toMatchObject({ comment: refusal.comment, changes: [] });
});

it('200: an undone refusal, and one before an acceptance, are no earlier refusals; an undone acceptance leaves the refusal before it', async () => {
  const { moderator, editor, find, move, submit, undo } = await bench();
  await move(moderator, 'refusal', refusal);
  await undo();
  expect((await find()).body).toEqual({ refusal: null });
  await move(moderator, 'refusal', refusal);
  await submit();
  await move(moderator, 'acceptance');
  expect((await find()).body).toEqual({ refusal: null });
  await undo();
  expect((await find()).body.refusal).toMatchObject({ reasons: refusal.reasons });
  await move(moderator, 'acceptance');
  await move(editor, 'revision');
  await submit();
  expect((await find()).body).toEqual({ refusal: null });
});

it('403 for an organiser, 404 for an unknown event', async () => {
  const { api, editor, moderator, find } = await bench();
  expect(await find(editor)).toMatchObject({ status: 403, body: { code: 'permission_missing' } });
  const path = `/org/pois/${uuidv7()}/earlier-refusal`;
  expect(await api.send('GET', path, { as: moderator })).toMatchObject({
    status: 404,
    body: { code: 'poi_not_found' },
  });
});
