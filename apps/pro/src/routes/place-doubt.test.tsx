import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '../features/editor/place-doubt/place-doubt.tsx'; // preloaded: a cold import exceeds the test timeout
import { aListedPoi, listedOrganisation } from '../test/a-listed-poi.ts';
import { aPoi } from '../test/a-poi.ts';
import { aReviewItem } from '../test/a-review-item.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';
import { claude, openPage, refusal } from '../test/open-page.tsx';

const doubtful = aPoi({ placeDoubt: 'address_uncertain' });
const reason = /^L’adresse importée n’a pas été trouvée avec certitude/;

it('the editor says why an import questions the place, leads to the place, and confirms it', async () => {
  const { sent, router } = openEditor('dates', {
    [`GET ${editedPath}`]: doubtful,
    [`POST ${editedPath}/place-confirmation`]: aPoi({ version: 4 }),
  });
  expect(await screen.findByText('Lieu à vérifier', {}, slowly)).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Voir le lieu' }));
  expect(router.state.location.search).toBe('?tab=place');
  await userEvent.click(screen.getByRole('button', { name: 'Le lieu est juste' }));
  expect(await screen.findByText(/le lieu est confirmé/, {}, slowly)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Lieu à vérifier')).toBeNull(), slowly);
  expect(sent(`POST ${editedPath}/place-confirmation`)).toEqual([{ version: 3 }]);
});

it('a refused confirmation keeps the doubt and says that the event has changed', async () => {
  openEditor('dates', {
    [`GET ${editedPath}`]: doubtful,
    [`POST ${editedPath}/place-confirmation`]: refusal(412, 'poi_version_stale'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Le lieu est juste' }, slowly));
  expect(await screen.findByText(/L’événement vient de changer/, {}, slowly)).toBeVisible();
  expect(screen.getByText('Lieu à vérifier')).toBeVisible();
});

it.each([
  ['a reader', aPoi({ ...doubtful, role: 'reader', isEditable: false }), reason],
  ['a place without a point', aPoi({ placeDoubt: 'place_unknown' }), /le point manque/],
])('shows the doubt without a confirmation for %s', async (_, poi, why) => {
  openEditor('dates', { [`GET ${editedPath}`]: poi });
  expect(await screen.findByText(why, {}, slowly)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Le lieu est juste' })).toBeNull();
});

it('the list marks such events, counts them, and filters them, which the URL keeps', async () => {
  const organiser = claude({ permissions: ['poi_editor'], organisations: [listedOrganisation] });
  const items = [aListedPoi({ placeDoubt: 'address_missing' })];
  const { calls, router } = openPage('/org/events', organiser, {
    'GET /org/pois': { items, total: 1, counts: { draft: 1 }, placesInDoubt: 1 },
  });
  const row = (await screen.findByRole('link', { name: 'Bal' }, slowly)).closest('li');
  if (!row) throw new Error('the event is no line of a list');
  expect(within(row).getByText('Lieu à vérifier')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Lieu à vérifier/ }));
  await waitFor(() => expect(calls.at(-1)?.query.get('place')).toBe('in-doubt'), slowly);
  expect(router.state.location.search).toBe('?place=in-doubt');
});

it('a moderator sees the doubt of an event in review, and confirms its place', async () => {
  const poi = aPoi({ ...doubtful, status: 'in-review', isEditable: false });
  const path = `/org/pois/${poi.id}`;
  let isConfirmed = false;
  openPage('/org/moderation', claude({ permissions: ['poi_mod'] }), {
    'GET /moderation/pois': { items: [aReviewItem()], total: 1, organisations: [] },
    [`GET ${path}/earlier-refusal`]: { refusal: null },
    [`GET ${path}`]: () => (isConfirmed ? { ...poi, placeDoubt: null } : poi),
    [`POST ${path}/place-confirmation`]: () => {
      isConfirmed = true;
      return { ...poi, placeDoubt: null };
    },
  });
  expect(await screen.findByText(reason, {}, slowly)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Le lieu est juste' }));
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull(), slowly);
});
