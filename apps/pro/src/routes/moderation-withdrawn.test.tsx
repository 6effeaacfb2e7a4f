import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { aReviewItem } from '../test/a-review-item.ts';
import { claude, openPage, refusal } from '../test/open-page.tsx';
import './moderation.page.tsx'; // preloaded: a cold import exceeds the test timeout

const poi = aPoi({ status: 'in-review', isEditable: false });
const path = `/org/pois/${poi.id}`;
const item = aReviewItem();
const slowly = { timeout: 5000 };

// The refused acceptance reloads the queue, as its interval does.
async function decideTooLate(status: 'draft' | 'refused') {
  let isOpen = true;
  openPage('/org/moderation', claude({ permissions: ['poi_mod'] }), {
    'GET /moderation/pois': () => ({
      items: isOpen ? [item] : [],
      total: isOpen ? 1 : 0,
      organisations: [],
    }),
    [`GET ${path}`]: () => (isOpen ? poi : { ...poi, status }),
    [`GET ${path}/earlier-refusal`]: { refusal: null },
    [`POST ${path}/acceptance`]: () => {
      isOpen = false;
      return refusal(412, 'poi_version_stale');
    },
  });
  await screen.findByRole('heading', { name: poi.label, level: 2 }, slowly);
  await userEvent.keyboard('a');
  await screen.findByRole('heading', { name: 'Tout est vérifié' }, slowly);
}

it('shows the moderator that the organiser has withdrawn the open event', async () => {
  await decideTooLate('draft');
  expect(
    await screen.findByText(/Bal du 14 juillet.*n’est plus à vérifier/, {}, slowly),
  ).toBeVisible();
});

it('shows no withdrawal when another moderator has decided on the open event', async () => {
  await decideTooLate('refused');
  expect(await screen.findByText(/^L’action n’a pas abouti/, {}, slowly)).toBeVisible();
  expect(screen.queryByText(/n’est plus à vérifier/)).toBeNull();
});
