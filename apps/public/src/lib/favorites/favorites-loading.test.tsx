// Specification: §8.16
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aProfile, inTours } from '../../test/a-profile.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

afterEach(clearSession);

it('§8 "Favourite toggle before user or favourites are loaded: console error only": no request and no navigation', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answerNetwork(() => undefined);
  markSignedIn();
  const written: string[] = [];
  const { router } = renderSite(
    '/ville/tours/category/concerts',
    ({ pathname }, { method }) => {
      if (method !== 'GET') written.push(pathname);
      if (pathname === '/api/v1/me') return aProfile({ latestPosition: inTours });
      if (pathname === '/api/v1/me/favorites/ids') return new Promise<Response>(() => undefined); // never answers
      if (pathname.endsWith('/facets')) return facetsOf(1);
      return pathname === '/api/v1/pois'
        ? { items: [aCard({ label: 'Fête' })], extra: [], total: 1 }
        : { items: [] };
    },
    { hasAccounts: true, hasSession: true },
  );
  // Each group of the list sends its own request, and all get the same events.
  const [heart] = await screen.findAllByRole(
    'button',
    { name: /^Favori.*Fête/ },
    { timeout: 5000 },
  );
  if (heart) await userEvent.click(heart);
  expect(consoleError).toHaveBeenCalledWith('favourites are not loaded yet');
  expect([written, router.state.location.pathname]).toEqual([[], '/ville/tours/category/concerts']);
  consoleError.mockRestore();
});
