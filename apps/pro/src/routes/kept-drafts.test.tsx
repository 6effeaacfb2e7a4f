// Specification: §5.38
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import '../features/kept-drafts/kept-drafts.tsx'; // preloaded: a cold import exceeds the test timeout
import { writeDraft } from '../lib/device-drafts/draft-store.ts';
import { claude, openPage } from '../test/open-page.tsx';
import './events.page.tsx';
import './home.page.tsx';

const slowly = { timeout: 5000 };
const counts = { draft: 0, 'in-review': 0, accepted: 0, refused: 0, published: 0, archived: 0 };
const organisation = { id: 'o', name: 'Le Bal', role: 'owner', status: 'approved' } as const;
const organiser = claude({ organisations: [organisation], permissions: ['poi_editor'] });
const nothing = { 'GET /org/pois': { items: [], total: 0, counts } };
const at = new Date(Date.now() - 60_000).toISOString();
const keep = (target: string, draft: object = {}, account = 'u', writer = target) =>
  writeDraft({ account, target, writer }, { at, content: {}, ...draft });
const kept = () => Object.keys(localStorage).filter((key) => key.includes('draft:u:'));
const offers = async () =>
  within(await screen.findByRole('region', { name: 'Saisies à reprendre' }, slowly));

beforeEach(() => localStorage.clear());

it.each(['/org/home', '/org/events'])(
  '%s offers to take up the unsaved text of an event and of a new one, on the tab where it was typed',
  async (path) => {
    keep('p', { title: 'Grand bal', tab: 'place' });
    keep('new');
    keep('picture.p.i', { tab: 'images' });
    openPage(path, organiser, nothing);
    const links = (await offers()).getAllByRole('link');
    expect(
      links
        .map((link) => [
          link.getAttribute('aria-label')?.replaceAll('\u00a0', ' '),
          link.getAttribute('href'),
        ])
        .sort(),
    ).toEqual([
      ['Reprendre : Reprendre la description d’une image', '/org/events/p?tab=images'],
      ['Reprendre : Reprendre la saisie de « Grand bal »', '/org/events/p?tab=place'],
      ['Reprendre : Reprendre la saisie d’un nouvel événement', '/org/events/new'],
    ]);
  },
);

it('« Abandonner » removes the text from the device; « La garder » keeps it', async () => {
  keep('new', { title: 'Grand bal' });
  openPage('/org/home', organiser, nothing);
  await userEvent.click((await offers()).getByRole('button', { name: /^Abandonner/ }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Saisies à reprendre' })).toBeNull(),
  );
  expect(kept()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'La garder' }, slowly));
  expect((await offers()).getByText(/la saisie de « Grand bal »/)).toBeVisible();
  expect(kept()).toHaveLength(1);
});

it('offers no text of another account, nor of a page that is still open', async () => {
  const query = async () => ({ held: [{ name: 'parages-pro-draft:open' }], pending: [] });
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { query } } }));
  keep('new', { title: 'Ailleurs' }, 'v');
  keep('p', { title: 'Ouvert' }, 'u', 'open');
  keep('q', { title: 'Fermé' });
  openPage('/org/home', organiser, nothing);
  const links = (await offers()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/org/events/q']);
  vi.unstubAllGlobals();
});

it('offers the newest text of each event, and three at most', async () => {
  for (const target of ['p', 'q', 'r', 's']) keep(target, { title: target });
  keep('p', { title: 'older', at: new Date(Date.now() - 120_000).toISOString() }, 'u', 'old');
  openPage('/org/events', organiser, nothing);
  expect((await offers()).getAllByRole('link')).toHaveLength(3);
  expect(screen.queryByText(/older/)).toBeNull();
});
