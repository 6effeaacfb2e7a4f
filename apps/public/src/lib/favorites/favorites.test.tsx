// Specification: §2.37, §4.27, §7.38, §8.16
import { notifySessionChanged } from '@parages/session/session-mark';
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProfile, inTours } from '../../test/a-profile.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';
import { analytics } from '../analytics/analytics.ts';
import '../../routes/list/category.page.tsx'; // loaded first: no test's timeout includes it
import '../../routes/account/login.screen.tsx';

const card = aCard({ id: '01990000-0000-7000-8000-000000000001', label: 'Fête de la Loire' });
const patient = { timeout: 5000 };
// An installation with analytics: without analytics, the tracker is closed soon after the page has
// loaded.
const counted = {
  analytics: { key: 'phc_test', host: 'https://counted.example', stagingHosts: [] },
};
const listPath = '/ville/tours/category/concerts';

beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

type World = {
  kept: string[];
  calls: string[];
  isVerified?: boolean;
  answers?: () => Promise<Response>;
};

const api =
  ({ kept, calls, isVerified = true, answers }: World) =>
  ({ pathname, searchParams }: URL, { method }: Request) => {
    if (pathname === '/api/v1/me')
      return aProfile({ emailVerified: isVerified, latestPosition: inTours });
    if (pathname === '/api/v1/me/favorites/ids') return { items: [...kept] };
    if (pathname === '/api/v1/me/favorites/themes') return { items: [] };
    if (pathname.startsWith('/api/v1/me/favorites/')) {
      calls.push(`${method} ${pathname.split('/').at(-1)}`);
      if (answers) return answers();
      kept.splice(0, kept.length, ...(method === 'PUT' ? [card.id] : []));
      return { items: [...kept] };
    }
    if (pathname.endsWith('/facets')) return facetsOf(1);
    const items = searchParams.get('group') === 'agenda' ? [card] : [];
    return pathname === '/api/v1/pois' ? { items, extra: [], total: items.length } : undefined;
  };

const heart = (pressed?: boolean) =>
  screen.findByRole(
    'button',
    { name: /^Favori.*Fête de la Loire/, ...(pressed !== undefined && { pressed }) },
    patient,
  );
function captureEvents(): object[] {
  const captured: object[] = [];
  analytics.connect({
    capture: (name, properties) => captured.push({ name, ...properties }),
    updatePerson: () => {},
    stop: () => {},
  });
  return captured;
}
const open = (world: World) =>
  renderSite(listPath, api(world), {
    ...counted,
    hasAccounts: true,
    hasSession: document.cookie.includes('sFrontToken'),
  });

describe('§4 "Favourite toggle"', () => {
  it('adds an event that is not a favourite, shows a toast, and sends an analytics event', async () => {
    markSignedIn();
    const captured = captureEvents();
    const world: World = { kept: [], calls: [] };
    open(world);
    await userEvent.click(await heart(false));
    await heart(true);
    expect(await screen.findByText('Ajouté à tes favoris', {}, patient)).toBeInTheDocument();
    expect(world.calls).toEqual([`PUT ${card.id}`]);
    expect(captured).toContainEqual({
      name: 'Favourited event',
      eventId: card.id,
      from: listPath,
      eventCategory: 'concerts',
    });
  });

  it('"if the event id is already a favourite it is removed (toast on_remove_favorite)", and sends an analytics event; « Annuler » adds it again', async () => {
    markSignedIn();
    const captured = captureEvents();
    const world: World = { kept: [card.id], calls: [] };
    open(world);
    await userEvent.click(await heart(true));
    await heart(false);
    expect(await screen.findByText('Retiré de tes favoris', {}, patient)).toBeInTheDocument();
    expect(captured).toContainEqual({
      name: 'Unfavourited event',
      eventId: card.id,
      from: listPath,
      eventCategory: 'concerts',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }, patient));
    await heart(true);
    expect(world.calls).toEqual([`DELETE ${card.id}`, `PUT ${card.id}`]);
  });

  it('"The toggle is disabled while pending" and keeps the focus; after a failed request it reverts, and an error toast appears', async () => {
    markSignedIn();
    let refuse: (response: Response) => void = () => undefined;
    const late = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    const world: World = { kept: [], calls: [], answers: () => late };
    open(world);
    await userEvent.click(await heart(false));
    const pending = await heart(true);
    expect(pending).toHaveAttribute('aria-disabled', 'true');
    expect(pending).toHaveFocus();
    await userEvent.click(pending);
    expect(world.calls).toHaveLength(1);
    refuse(Response.json({ code: 'internal_error' }, { status: 500 }));
    expect(await heart(false)).not.toHaveAttribute('aria-disabled');
    expect(await screen.findByText('Une erreur est survenue', {}, patient)).toBeInTheDocument();
  });

  it('shows both events as favourites when the responses to two quick additions arrive in reverse order', async () => {
    markSignedIn();
    const other = aCard({ id: '01990000-0000-7000-8000-000000000003', label: 'Bal du samedi' });
    const kept: string[] = [];
    let answerFirst: () => void = () => undefined;
    const isFirstAnswered = new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    const others = api({ kept, calls: [] });
    const answer = (url: URL, request: Request) => {
      if (request.method === 'PUT') {
        kept.unshift(url.pathname.split('/').at(-1) ?? '');
        const response = Response.json({ items: [...kept] });
        return url.pathname.endsWith(card.id)
          ? isFirstAnswered.then(() => response)
          : Promise.resolve(response);
      }
      const items = url.searchParams.get('group') === 'agenda' ? [card, other] : [];
      return url.pathname === '/api/v1/pois'
        ? { items, extra: [], total: items.length }
        : others(url, request);
    };
    renderSite(listPath, answer, { ...counted, hasAccounts: true, hasSession: true });
    const heartOf = (label: string, pressed: boolean) =>
      screen.findByRole('button', { name: new RegExp(`^Favori.*${label}`), pressed }, patient);
    await userEvent.click(await heartOf(card.label, false));
    await userEvent.click(await heartOf(other.label, false));
    const second = await heartOf(other.label, true);
    await waitFor(() => expect(second).toBeEnabled(), patient);
    answerFirst();
    const first = await heartOf(card.label, true);
    await waitFor(() => expect(first).toBeEnabled(), patient);
    expect(await heartOf(other.label, true)).toBeEnabled();
  });

  it('"Anonymous users are sent to /auth/login with an error toast"; the login page names the pending favourite', async () => {
    const { router } = open({ kept: [], calls: [] });
    await userEvent.click(await heart(false));
    const text = await screen.findByText('Connecte-toi pour garder tes favoris', {}, patient);
    expect(text.closest('[data-sonner-toast]')).toHaveAttribute('data-type', 'error');
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
    expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(listPath);
    expect(
      await screen.findByText(/« Fête de la Loire » rejoint tes favoris/, {}, patient),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Connecte-toi ou crée ton compte',
    );
  });

  it('decisions "the pending favourite are kept and applied": saves it after sign-in, clears the stored one, and sends an analytics event with its theme', async () => {
    const captured = captureEvents();
    localStorage.setItem(
      'parages-after-sign-in',
      JSON.stringify({
        path: null,
        favorite: { poiId: card.id, label: card.label, theme: 'concerts' },
        at: Date.now(),
      }),
    );
    markSignedIn();
    const world: World = { kept: [], calls: [] };
    open(world);
    await heart(true);
    expect(world.calls).toEqual([`PUT ${card.id}`]);
    expect(localStorage.getItem('parages-after-sign-in')).toBeNull();
    await waitFor(() =>
      expect(captured).toContainEqual({
        name: 'Favourited event',
        eventId: card.id,
        from: listPath,
        eventCategory: 'concerts',
      }),
    );
  });

  it('also saves the pending favourite of a second account that signs in later in the same tab', async () => {
    const another = '01990000-0000-7000-8000-000000000002';
    const waits = (poiId: string) =>
      localStorage.setItem(
        'parages-after-sign-in',
        JSON.stringify({ path: null, favorite: { poiId, label: 'Bal' }, at: Date.now() }),
      );
    waits(card.id);
    markSignedIn();
    const world: World = { kept: [], calls: [] };
    open(world);
    await waitFor(() => expect(world.calls).toEqual([`PUT ${card.id}`]), patient);
    clearSession();
    act(notifySessionChanged);
    await waitFor(
      () => expect(screen.queryByRole('link', { name: 'Camille' })).toBeNull(),
      patient,
    );
    waits(another);
    markSignedIn();
    act(notifySessionChanged);
    await waitFor(() => expect(world.calls).toEqual([`PUT ${card.id}`, `PUT ${another}`]), patient);
  });

  it('decisions "the pending favourite waits": a press while the e-mail address is unverified saves nothing and opens the page that waits for the verification', async () => {
    markSignedIn();
    const world: World = { kept: [], calls: [], isVerified: false };
    const { router } = open(world);
    await screen.findByRole('link', { name: 'Camille' }, patient);
    await userEvent.click(await heart(false));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/auth/email-waitroom/camille%40example.org'),
    );
    expect(world.calls).toEqual([]);
  });

  it('« Suivre ce thème » of a member whose e-mail address is unverified saves nothing and opens the page that waits for the verification', async () => {
    markSignedIn();
    const world: World = { kept: [], calls: [], isVerified: false };
    const { router } = open(world);
    const follow = await screen.findByRole('button', { name: 'Suivre ce thème' }, patient);
    await waitFor(() => expect(follow).toBeEnabled(), patient);
    await userEvent.click(follow);
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/auth/email-waitroom/camille%40example.org'),
    );
    expect(world.calls).toEqual([]);
  });

  it('shows no favourite button on an installation without accounts', async () => {
    renderSite(listPath, api({ kept: [], calls: [] }));
    await screen.findByRole('link', { name: /Fête de la Loire/ }, patient);
    expect(screen.queryByRole('button', { name: /^Favori/ })).toBeNull();
  });
});
