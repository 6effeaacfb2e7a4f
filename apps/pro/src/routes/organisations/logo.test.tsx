import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOrganisation } from '../../test/an-organisation.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const { id } = anOrganisation();
const path = `/org/organisations/${id}`;
const logoId = '0197a000-0000-7000-8000-0000000000aa';
const change = {
  name: 'Le Bal',
  locality: 'Tours',
  website: null,
  description: '',
  logoId,
  submittedAt: '2026-06-12T10:00:00Z',
  reason: null,
};

const start = (organisation = anOrganisation(), answers: Answers = {}) =>
  openPage(path, claude(), {
    [`GET ${path}`]: organisation,
    [`GET ${path}/members`]: { items: [], invitations: [] },
    ...answers,
  });
const choose = async () =>
  userEvent.upload(
    await screen.findByLabelText('Fichier du logo', {}, slowly),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );

it('sends the chosen logo with the version, and says that it waits for a review', async () => {
  const { calls } = start(anOrganisation(), {
    [`PUT ${path}/logo`]: anOrganisation({ version: 4, change }),
  });
  await choose();
  expect(await screen.findByText(/Modification du logo envoyée/, {}, slowly)).toBeVisible();
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.query.get('version')).toBe('3');
});

it('shows the proposed logo, without a text beside the name, and that it waits', async () => {
  start(anOrganisation({ change }));
  expect(
    await screen.findByText('Cette modification attend d’être validée.', {}, slowly),
  ).toBeVisible();
  expect(document.querySelector(`img[src="/mediafile/${logoId}?thumb=1"]`)).toHaveAttribute(
    'alt',
    '',
  );
});

it.each([
  [422, 'picture_too_small', /trop petite/],
  [412, 'organisation_version_stale', /vient de modifier/],
  [503, 'pictures_busy', /Beaucoup d’images/],
])('says why a logo is refused: %i %s', async (status, code, sentence) => {
  start(anOrganisation(), { [`PUT ${path}/logo`]: refusal(status, code) });
  await choose();
  expect(await screen.findByText(sentence, {}, slowly)).toBeVisible();
});

it('removes the logo once it is confirmed', async () => {
  const { calls } = start(anOrganisation({ logoId }), {
    [`DELETE ${path}/logo`]: anOrganisation({ version: 4 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }, slowly));
  const dialog = await screen.findByRole('dialog', { name: 'Supprimer le logo\u00a0?' }, slowly);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  const [, confirm] = screen.getAllByRole('button', { name: 'Supprimer' });
  expect(dialog).toContainElement(confirm ?? null);
  if (confirm) await userEvent.click(confirm);
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('offers a reader no change of the logo', async () => {
  start(anOrganisation({ role: 'reader', logoId }));
  await screen.findByRole('heading', { name: 'Logo' }, slowly);
  expect(screen.queryByLabelText('Fichier du logo')).toBeNull();
});
