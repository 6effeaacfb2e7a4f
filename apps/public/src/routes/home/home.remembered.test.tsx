// Specification: §4.4
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { analytics } from '../../lib/analytics/analytics.ts';
import { rememberedPlace, rememberPlace } from '../../lib/search/remembered-place.ts';
import { aProfile } from '../../test/a-profile.ts';
import { stubGeolocation } from '../../test/geolocation.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
const tours = { lon: 0.7, lat: 47.39 };
const chinon = {
  id: 'chinon',
  slug: 'chinon',
  name: 'Chinon',
  fullName: 'Chinon (37)',
  position: { lon: 0.24, lat: 47.16 },
  disabled: false,
};
const angers = {
  name: 'Angers',
  fullName: 'Angers (49)',
  position: { lon: -0.5477, lat: 47.4738 },
  isApproximate: true,
};
const names: Record<string, string> = { '0.24': 'Chinon', '0.7': 'Tours', '-0.55': 'Angers' };

const api = ({ pathname, searchParams }: URL) => {
  if (pathname.endsWith('/position/by-ip')) return angers;
  if (pathname.endsWith('/places/reverse'))
    return { ...chinon, name: names[searchParams.get('lon') ?? ''] ?? 'Amboise' };
  if (pathname.endsWith('/places')) return { items: [chinon] };
  if (pathname.endsWith('/facets')) return facetsOf(12);
  if (pathname.endsWith('/home'))
    return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
  if (pathname.endsWith('/recommended')) return { items: [], isEnabled: true };
  if (pathname === '/api/v1/me') return aProfile({ preferredCity: chinon });
  return undefined;
};

type Router = ReturnType<typeof renderSite>['router'];
const addressOf = ({ state }: Router) => state.location.pathname + state.location.search;
const go = (router: Router, path: string) => act(() => router.navigate(path));
const goBy = (router: Router, steps: number) => act(() => router.navigate(steps));
const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text), patient);

async function openPlace() {
  await userEvent.click(await screen.findByRole('button', { name: /changer de lieu$/ }, patient));
}
async function typePlace() {
  await openPlace();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Où\u00a0?' }, patient), 'chin');
  await userEvent.click(await screen.findByRole('option', { name: /Chinon/ }, patient));
  await title('Que faire à Chinon');
}

describe('decisions "A place chosen by hand […] is kept on the device […]. A page opened without a position in its address takes it as the manual one and puts it into the query string"', () => {
  it('remembers a typed place, and puts its coordinates into the URL when the home page is opened later', async () => {
    const { router } = renderSite('/ville/tours', api);
    await title('Que faire à Tours');
    await typePlace();
    expect(rememberedPlace()).toEqual({ lon: 0.24, lat: 47.16 });
    await go(router, '/notre-histoire');
    await go(router, '/home?dist=5');
    await title('Que faire à Chinon');
    expect(addressOf(router)).toBe('/home?dist=5&coords=0.24,47.16');
  });

  it('remembers the device’s position, rounded to 0.01°; the page searches around a finer position, without coordinates in the URL', async () => {
    stubGeolocation({ lon: 0.98765, lat: 47.41234 });
    const { asked, router } = renderSite('/', api);
    await openPlace();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Utiliser ma position' }, patient),
    );
    await title('Que faire à Amboise');
    expect(rememberedPlace()).toEqual({ lon: 0.99, lat: 47.41 });
    await go(router, '/notre-histoire');
    await go(router, '/');
    await title('Que faire à Amboise');
    expect(addressOf(router)).toBe('/');
    const homes = asked.filter(({ pathname }) => pathname.endsWith('/home'));
    expect(homes.at(-1)?.searchParams.get('lon')).toBe('0.988');
    rememberPlace(tours);
    await go(router, '/home');
    await title('Que faire à Tours');
    expect(addressOf(router)).toBe('/home?coords=0.7,47.39');
  });

  it('remembers the town of a town’s page, and puts its coordinates into the URL when the home page is opened later', async () => {
    const { router } = renderSite('/ville/angers', api);
    await title('Que faire à Angers');
    await waitFor(() => expect(rememberedPlace()).toEqual({ lon: -0.55, lat: 47.47 }));
    await go(router, '/');
    expect(addressOf(router)).toBe('/?coords=-0.55,47.47');
  });

  it('does not remember the coordinates of an opened URL, and keeps the place that was remembered before', async () => {
    rememberPlace(tours);
    const { router } = renderSite('/?coords=0.24,47.16', api);
    await title('Que faire à Chinon');
    expect(rememberedPlace()).toEqual(tours);
    await go(router, '/home');
    expect(addressOf(router)).toBe('/home?coords=0.7,47.39');
  });

  it('ignores a cookie with impossible coordinates: the home page searches around the position by IP', async () => {
    void cookieStore.set('parages-place', '181,47');
    const { router } = renderSite('/', api);
    await title('Que faire à Angers');
    expect(addressOf(router)).toBe('/');
  });

  it('when the visitor goes back to a page opened before the choice, replaces its history entry by one with the coordinates', async () => {
    window.history.replaceState(null, '', '/');
    const { router } = renderSite('/', api);
    await typePlace();
    await goBy(router, -1);
    await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
    expect(addressOf(router)).toBe('/?coords=0.24,47.16');
    await goBy(router, 1);
    await waitFor(() => expect(router.state.historyAction).toBe('POP'));
  });
});

describe('decisions "After it: the account’s preferred town, then the IP"', () => {
  beforeEach(() => {
    answerNetwork(() => undefined);
    markSignedIn();
  });
  afterEach(clearSession);

  it('puts the preferred town’s coordinates into the URL of the home page once the profile is loaded, and does not remember them', async () => {
    const { router } = renderSite('/?dist=5', api, { hasAccounts: true });
    await title('Que faire à Chinon');
    expect(addressOf(router)).toBe('/?dist=5&coords=0.24,47.16');
    expect(rememberedPlace()).toBeNull();
    await go(router, '/notre-histoire');
    await go(router, '/');
    expect(addressOf(router)).toBe('/?coords=0.24,47.16');
  });

  it('counts the preferred town neither as a search nor as the last position, and a choice as both', async () => {
    const moves: unknown[] = [];
    analytics.connect({
      capture: (name, properties) =>
        name === 'Location updated' && moves.push(properties.newLocation),
      updatePerson: () => {},
      stop: () => {},
    });
    const saved: unknown[] = [];
    const saving = async (request: Request) => {
      const { name, lon, lat } = await request.json();
      saved.push(name);
      return Response.json({ name, position: { lon, lat }, updatedAt: '2026-06-10T10:00:00Z' });
    };
    const counted = { key: 'phc_test', host: 'https://counted.example', stagingHosts: [] };
    const { router } = renderSite(
      '/',
      (url, request) => (request.method === 'PUT' ? saving(request) : api(url)),
      { hasAccounts: true, analytics: counted },
    );
    await title('Que faire à Chinon');
    await go(router, '/ville/tours');
    await title('Que faire à Tours');
    await waitFor(() => expect(saved).toContain('Tours'), patient);
    expect(moves).toEqual(['Tours']);
    expect(saved).not.toContain('Chinon');
  });

  it('searches around the remembered place when there are both a remembered place and a preferred town', async () => {
    rememberPlace(tours);
    const { router } = renderSite('/', api, { hasAccounts: true });
    await title('Que faire à Tours');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Camille' })).toBeVisible());
    expect(addressOf(router)).toBe('/?coords=0.7,47.39');
  });
});
