import { limits } from '@parages/contracts/vocabulary/limits';
import { clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { aProfile, inTours } from '../../test/a-profile.ts';
import { facetsOf, renderSite } from '../../test/render-site.tsx';
import './search.page.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 5000 };
const path = '/recherche?q=jazz&coords=0.7,47.39&dates=2026-06-13_2026-06-14&dist=10';
const save = { name: 'Enregistrer cette recherche' };

beforeEach(() => {
  clearSession();
  localStorage.clear();
});

type Account = { refusal?: Response; hasSearchNews?: boolean };

function open(isSignedIn: boolean, { refusal, hasSearchNews = true }: Account = {}) {
  const sent: unknown[] = [];
  if (isSignedIn) markSignedIn();
  const notifications = { ...aProfile().notifications, hasSearchNews };
  const site = renderSite(
    path,
    ({ pathname }, request) => {
      const answer = async (): Promise<Response> => {
        if (pathname === '/api/v1/me/searches') {
          sent.push(await request.json());
          return refusal ?? Response.json({ id: 's' });
        }
        if (pathname === '/api/v1/me')
          return Response.json(aProfile({ latestPosition: inTours, notifications }));
        if (pathname.includes('facets')) return Response.json(facetsOf(0));
        if (pathname === '/api/v1/places/reverse') return Response.json({ name: 'Tours' });
        return Response.json({ items: [], extra: [], total: 0 });
      };
      return answer();
    },
    { hasAccounts: true, hasSession: isSignedIn },
  );
  return { ...site, sent };
}

it('a signed-in visitor saves the search of the page, named after its filters, with relative dates where a preset has them', async () => {
  const { sent } = open(true);
  await userEvent.click(await screen.findByRole('button', save, patient));
  expect(
    await screen.findByRole('button', { name: 'Recherche enregistrée' }, patient),
  ).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'jazz · Tours · Ce week-end',
      place: 'Tours',
      filters: { lon: 0.7, lat: 47.39, distanceKm: 10, q: 'jazz', dates: 'nextWeekend' },
    },
  ]);
});

it.each([
  [true, /^Recherche enregistrée : tu auras ses nouveautés par e-mail, le mercredi/],
  [false, /^Recherche enregistrée. Pour recevoir ses nouveautés par e-mail, active-les/],
])(
  'the toast promises a mail only to an account that gets them: %s',
  async (hasSearchNews, words) => {
    open(true, { hasSearchNews });
    await userEvent.click(await screen.findByRole('button', save, patient));
    expect(await screen.findByText(words, {}, patient)).toBeVisible();
  },
);

it('the quota of saved searches is named in a toast, and the button stays', async () => {
  open(true, {
    refusal: Response.json(
      { code: 'quota_reached', quota: { name: 'savedSearches', most: 20 } },
      { status: 409 },
    ),
  });
  await userEvent.click(await screen.findByRole('button', save, patient));
  expect(
    await screen.findByText(/^Tu as déjà 20 recherches enregistrées/, {}, patient),
  ).toBeVisible();
  expect(screen.getByRole('button', save)).toBeVisible();
});

it('an anonymous visitor is led to sign in and back to the same page, where the search is saved once', async () => {
  const first = open(false);
  await userEvent.click(await screen.findByRole('button', save, patient));
  await waitFor(() => expect(first.router.state.location.pathname).toBe('/auth/login'), patient);
  expect(new URLSearchParams(first.router.state.location.search).get('redirectTo')).toBe(path);
  expect(first.sent).toEqual([]);
  first.unmount();
  const back = open(true);
  expect(
    await screen.findByRole('button', { name: 'Recherche enregistrée' }, patient),
  ).toBeVisible();
  expect(back.sent).toHaveLength(1);
  back.unmount();
  const later = open(true);
  expect(await screen.findByRole('button', save, patient)).toBeVisible();
  expect(later.sent).toEqual([]);
});

it('a search that waited longer than the verification link is valid is not saved, and is deleted from the device', async () => {
  const at = Date.now() - limits.mailedLink.verificationMs - 1000;
  localStorage.setItem('parages-pending-search', JSON.stringify({ path, at }));
  const { sent } = open(true);
  expect(await screen.findByRole('button', save, patient)).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('parages-pending-search')).toBeNull(), patient);
  expect(sent).toEqual([]);
});
