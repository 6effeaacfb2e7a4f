// Specification: §1.12, §4.38
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile } from '../../test/a-profile.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';
import './home.page.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 5000 };
const idea = (label: string, reason: object) => ({
  ...aCard({ label }),
  reason: { interest: null, theme: null, ...reason },
});

beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

function open(items: object[], change: Parameters<typeof aProfile>[0] = {}, isSignedIn = true) {
  if (isSignedIn) markSignedIn();
  const calls: { call: string; body: unknown }[] = [];
  const site = renderSite(
    '/ville/tours',
    ({ pathname }, request) => {
      if (pathname === '/api/v1/me') return aProfile(change);
      if (pathname.endsWith('/recommended')) return { items, isEnabled: true };
      if (pathname.endsWith('/me/position'))
        return request.json().then((body: unknown) => {
          calls.push({ call: request.method, body });
          return Response.json({
            position: { lon: 0.7, lat: 47.39 },
            name: 'Tours',
            updatedAt: '2026-06-10T10:00:00Z',
          });
        });
      if (pathname.endsWith('/home'))
        return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
      return pathname.endsWith('/facets') ? facetsOf(1) : { items: [] };
    },
    { hasAccounts: true, hasSession: isSignedIn },
  );
  return { ...site, calls };
}

describe('§4 "recommendations only if signed in"', () => {
  it('decisions "each card carries its reason": an interest, favourites of its theme, or a short distance', async () => {
    open([
      idea('Balade en forêt', { code: 'interest', interest: 'nature' }),
      idea('Concert de jazz', { code: 'favorites', theme: 'concerts' }),
      idea('Marché du matin', { code: 'near' }),
    ]);
    const row = within(await screen.findByRole('region', { name: 'Pour toi' }, patient));
    expect(await row.findByText('Parce que tu aimes la nature', undefined, patient)).toBeVisible();
    expect(row.getByText(/Parce que tu gardes souvent.*Concerts/)).toBeVisible();
    expect(row.getByText('Parce que c’est tout près')).toBeVisible();
  });

  it('shows and requests no recommendations without a session', async () => {
    const { asked } = open([], {}, false);
    await screen.findByRole('region', { name: 'Concerts' }, patient);
    expect(screen.queryByRole('region', { name: 'Pour toi' })).toBeNull();
    expect(
      asked.some(({ pathname }) => pathname.includes('/me') || pathname.endsWith('/recommended')),
    ).toBe(false);
  });

  it('links to the onboarding questions when the API returns no recommendations for a signed-in account', async () => {
    open([]);
    expect(await screen.findByRole('link', { name: 'Répondre' }, patient)).toHaveAttribute(
      'href',
      '/onboarding',
    );
  });

  it('decisions "a switch in the profile": when it is off, shows and requests no recommendations', async () => {
    const { asked } = open([idea('Balade', { code: 'near' })], { wantsRecommendations: false });
    await screen.findByRole('link', { name: 'Camille' }, patient);
    expect(screen.queryByRole('region', { name: 'Pour toi' })).toBeNull();
    expect(asked.some(({ pathname }) => pathname.endsWith('/recommended'))).toBe(false);
  });
});

describe('§4 "When a position is known and the user is signed in, the latest position is saved to the server"', () => {
  it('saves the coordinates and the name of the town of the page', async () => {
    const { calls } = open([]);
    await screen.findByRole('region', { name: 'Pour toi' }, patient);
    await expect
      .poll(() => calls, patient)
      .toEqual([{ call: 'PUT', body: { lon: 0.704, lat: 47.3948, name: 'Tours' } }]);
  });

  it('does not save a position that the profile already has', async () => {
    const latestPosition = {
      position: { lon: 0.7, lat: 47.39 },
      name: 'Tours',
      updatedAt: '2026-06-01T10:00:00Z',
    };
    const { calls } = open([idea('Balade', { code: 'near' })], { latestPosition });
    await screen.findByText('Parce que c’est tout près', undefined, patient);
    expect(calls).toEqual([]);
  });
});
