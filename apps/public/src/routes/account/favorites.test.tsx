// Specification: §1.12, §2.61
import type { Favorite } from '@parages/contracts/types';
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { byMonth } from '../../features/favorites/favorite-groups.tsx';
import { aProfile } from '../../test/a-profile.ts';
import { aCard, renderSite } from '../../test/render-site.tsx';
import './favorites.screen.tsx'; // loaded first, so that no test's timeout includes the imports
import './shared-favorites.screen.tsx';

const patient = { timeout: 5000 };
const aFavorite = (change: Partial<Favorite> = {}): Favorite => {
  const { group: _group, ...card } = aCard();
  return { ...card, isGone: false, distance: null, ...change };
};
const lists = {
  dated: [
    aFavorite({ label: 'Bal de juin', startDate: '2026-06-20', endDate: '2026-06-20' }),
    aFavorite({
      label: 'Concert de juin',
      startDate: '2026-06-27',
      endDate: '2026-06-27',
      liveState: 'cancelled',
    }),
    aFavorite({ label: 'Fête de juillet', startDate: '2026-07-14', endDate: '2026-07-14' }),
  ],
  undated: [
    aFavorite({
      label: 'Le musée',
      startDate: null,
      endDate: null,
      poiTime: null,
      isPermanent: true,
    }),
  ],
  past: [
    aFavorite({
      label: 'Le carnaval',
      startDate: '2026-02-01',
      endDate: '2026-02-01',
      isGone: true,
    }),
  ],
};
const none = { dated: [], undated: [], past: [] };

beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

function open(path: string, favorites: object = lists, links: object[] = []) {
  markSignedIn();
  const calls: string[] = [];
  const site = renderSite(
    path,
    ({ pathname }, { method }) => {
      if (pathname === '/api/v1/me') return aProfile();
      if (pathname === '/api/v1/me/favorites')
        return favorites instanceof Response ? favorites.clone() : favorites;
      if (method !== 'GET') calls.push(`${method} ${pathname.replace('/api/v1/me/favorites', '')}`);
      if (pathname.endsWith('/links')) return { items: links };
      return { items: lists.dated.map(({ id }) => id) };
    },
    { hasAccounts: true, hasSession: true },
  );
  return { ...site, calls };
}
const titlesIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('§2 "Favourites: dated favourites and undated ones (\'other favourites\'), with an empty state"', () => {
  it('groups favourites by month, then undated, then past ones, and marks the page with data-tone="favorites"', async () => {
    open('/favorites');
    const june = await screen.findByRole('region', { name: /juin 2026/ }, patient);
    expect(titlesIn(june)).toEqual(['Bal de juin', 'Concert de juin']);
    expect(titlesIn(screen.getByRole('region', { name: /juillet 2026/ }))).toEqual([
      'Fête de juillet',
    ]);
    expect(titlesIn(screen.getByRole('region', { name: 'Autres favoris' }))).toEqual(['Le musée']);
    expect(titlesIn(screen.getByRole('region', { name: 'Passés' }))).toEqual(['Le carnaval']);
    expect(document.querySelector('[data-tone="favorites"]')).not.toBeNull();
  });

  it('decisions "cancelled shown with a badge"; an event that was removed from the site has a note', async () => {
    open('/favorites');
    expect(await screen.findByText('Annulé', undefined, patient)).toBeVisible();
    expect(screen.getByText('Retiré du site')).toBeVisible();
  });

  it('decisions "date filter with no-date": marks the filter in the URL as current and sends it to the API', async () => {
    const { asked } = open('/favorites?dates=no-date');
    expect(await screen.findByRole('link', { name: 'Sans date' }, patient)).toHaveAttribute(
      'aria-current',
      'true',
    );
    const details = asked.filter(({ pathname }) => pathname === '/api/v1/me/favorites');
    expect(new Set(details.map(({ searchParams }) => searchParams.get('dates')))).toEqual(
      new Set(['no-date']),
    );
    expect(screen.getByRole('link', { name: 'Aujourd’hui' })).toHaveAttribute(
      'href',
      '/favorites?dates=2026-06-10',
    );
  });

  it('sends no date filter to the API when the filter in the URL is invalid', async () => {
    const { asked } = open('/favorites?dates=demain');
    await screen.findByRole('link', { name: 'Tout' }, patient);
    const details = asked.filter(({ pathname }) => pathname === '/api/v1/me/favorites');
    expect(new Set(details.map(({ searchParams }) => searchParams.get('dates')))).toEqual(
      new Set([null]),
    );
  });

  it('shows « Pas encore de favori » and a link to the home page when there are no favourites', async () => {
    open('/favorites', none);
    expect(
      await screen.findByRole('heading', { name: 'Pas encore de favori' }, patient),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Trouver une idée' })).toHaveAttribute('href', '/');
  });

  it('says that no favourite matches the filter, and links to all favourites, when a filtered list is empty', async () => {
    open('/favorites?dates=no-date', none);
    expect(
      await screen.findByRole('heading', { name: 'Aucun favori avec ce filtre' }, patient),
    ).toBeVisible();
    expect(screen.queryByText('Pas encore de favori')).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir tous mes favoris' })).toHaveAttribute(
      'href',
      '/favorites',
    );
  });

  it('shows an error with a retry button when the API answers 400', async () => {
    open('/favorites', Response.json({ code: 'request_invalid' }, { status: 400 }));
    expect(
      await screen.findByText('Tes favoris n’ont pas pu être lus.', undefined, patient),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });
});

describe('issue "private ICS feed, shareable read-only list"', () => {
  it('sends the request to create the calendar link when the visitor presses its button', async () => {
    const { calls } = open('/favorites');
    const part = within(
      await screen.findByRole('region', { name: 'Synchroniser et partager' }, patient),
    );
    const [calendar] = part.getAllByRole('button', { name: 'Créer le lien' });
    if (calendar) await userEvent.click(calendar);
    await waitFor(() => expect(calls).toEqual(['PUT /links/calendar']));
  });

  it('sends the request to replace the share link when the visitor presses its button; « Copier le lien » shows « Lien copié »', async () => {
    const url = 'http://localhost/favorites/shared/abc';
    const { calls } = open('/favorites', lists, [
      { kind: 'share', token: 'abc', url, createdAt: '2026-06-01T10:00:00Z' },
    ]);
    expect(await screen.findByLabelText('Adresse à copier', undefined, patient)).toHaveValue(url);
    await userEvent.click(screen.getByRole('button', { name: 'Changer le lien' }));
    await waitFor(() => expect(calls).toEqual(['POST /links/share/renewal']));
    await userEvent.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(await screen.findByText('Lien copié', undefined, patient)).toBeInTheDocument();
  });

  it('shows an error when the visitor copies the link and the browser has no clipboard, as on plain HTTP', async () => {
    const url = 'http://localhost/favorites/shared/abc';
    open('/favorites', lists, [
      { kind: 'share', token: 'abc', url, createdAt: '2026-06-01T10:00:00Z' },
    ]);
    const copy = await screen.findByRole('button', { name: 'Copier le lien' }, patient);
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    await userEvent.click(copy);
    expect(
      await screen.findByText('Le lien n’a pas pu être copié.', undefined, patient),
    ).toBeInTheDocument();
  });

  it('a shared list shows the first name of its owner in its title to a visitor without a session', async () => {
    const shared = { firstName: 'Camille', ...lists };
    renderSite('/favorites/shared/abc', ({ pathname }) =>
      pathname.endsWith('/shared/abc') ? shared : undefined,
    );
    expect(await screen.findByRole('heading', { level: 1 }, patient)).toHaveTextContent(
      'Favoris partagés par Camille',
    );
  });

  it('the page of a link that the API no longer knows says that the list is no longer shared', async () => {
    renderSite('/favorites/shared/old', () =>
      Response.json({ code: 'link_not_found' }, { status: 404 }),
    );
    expect(
      await screen.findByRole('heading', { name: 'Cette liste n’est plus partagée' }, patient),
    ).toBeVisible();
  });
});

it('byMonth groups two events of June and one of July under their months', () => {
  expect(byMonth(lists.dated).map(({ month, items }) => [month, items.length])).toEqual([
    ['2026-06', 2],
    ['2026-07', 1],
  ]);
});
