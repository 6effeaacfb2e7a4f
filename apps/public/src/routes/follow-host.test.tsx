// Specification: §3.28
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { aProfile } from '../test/a-profile.ts';
import { renderSite } from '../test/render-site.tsx';

const patient = { timeout: 10_000 };
// Loads the lazy modules first, so that no test's timeout includes them.
beforeAll(async () => {
  await import('./venue.page.tsx');
  await import('./organiser.page.tsx');
  await import('./account/login.screen.tsx');
  await import('./account/profile.screen.tsx');
}, 60_000);
beforeEach(() => {
  clearSession();
  answerNetwork(() => undefined);
});

const olympia = { kind: 'venue', slug: 'olympia-tours', name: 'Olympia', locality: 'Tours' };
const pages = {
  '/api/v1/venues/olympia-tours': {
    ...olympia,
    streetAddress: null,
    postalCode: null,
    position: { lon: 0.7, lat: 47.4 },
    total: 0,
    items: [],
  },
  '/api/v1/organisers/le-bal': {
    id: 'o',
    slug: 'le-bal',
    name: 'Le Bal',
    locality: 'Tours',
    website: null,
    description: '',
    total: 0,
    items: [],
  },
};

type Visitor = {
  isSignedIn?: boolean;
  isFollower?: boolean;
  hasFollowNews?: boolean;
  emailVerified?: boolean;
};

function open(
  path: string,
  { isSignedIn = true, isFollower = false, hasFollowNews = false, ...change }: Visitor = {},
) {
  if (isSignedIn) markSignedIn();
  const calls: string[] = [];
  let items: object[] = isFollower ? [olympia] : [];
  const notifications = { ...aProfile().notifications, hasFollowNews };
  const site = renderSite(
    path,
    ({ pathname }, { method }) => {
      if (pathname === '/api/v1/me') return aProfile({ notifications, ...change });
      if (pathname.startsWith('/api/v1/me/follows')) {
        if (method !== 'GET') {
          calls.push(`${method} ${pathname.replace('/api/v1', '')}`);
          items = method === 'PUT' ? [olympia] : [];
        }
        return { items };
      }
      if (pathname === '/api/v1/me/favorites/ids') return { items: [] };
      return pages[pathname as keyof typeof pages];
    },
    { hasAccounts: true, hasSession: isSignedIn },
  );
  return { ...site, calls };
}
const button = (name: string) => screen.findByRole('button', { name }, patient);

it('a signed-in visitor follows a venue and unfollows it', async () => {
  const { calls } = open('/lieu/olympia-tours');
  const follow = await button('Suivre ce lieu');
  await waitFor(() => expect(follow).toBeEnabled());
  await userEvent.click(follow);
  const followed = await button('Lieu suivi');
  expect(followed).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(followed);
  expect(await button('Suivre ce lieu')).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toEqual([
    'PUT /me/follows/venue/olympia-tours',
    'DELETE /me/follows/venue/olympia-tours',
  ]);
});

it.each([
  [true, 'Les nouveautés t’arrivent par e-mail, le mardi.', false],
  [false, 'Pour recevoir les nouveautés par e-mail, active-les dans ton profil', true],
])(
  'after a follow with the newsletter %s, the page says "%s"; it links to the profile: %s',
  async (hasFollowNews, words, isLink) => {
    open('/lieu/olympia-tours', { hasFollowNews });
    const follow = await button('Suivre ce lieu');
    await waitFor(() => expect(follow).toBeEnabled());
    await userEvent.click(follow);
    const text = await screen.findByText(words, {}, patient);
    expect(text.getAttribute('href')).toBe(isLink ? '/profile' : null);
  },
);

it('sends a PUT request for an organiser', async () => {
  const { calls } = open('/organisateur/le-bal');
  const follow = await button('Suivre cet organisateur');
  await waitFor(() => expect(follow).toBeEnabled());
  await userEvent.click(follow);
  await waitFor(() => expect(calls).toEqual(['PUT /me/follows/organiser/le-bal']));
});

it('sends a visitor without a session to sign in, and then back to the venue', async () => {
  const { router, calls } = open('/lieu/olympia-tours', { isSignedIn: false });
  await userEvent.click(await button('Suivre ce lieu'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(
    '/lieu/olympia-tours',
  );
  expect(calls).toEqual([]);
});

it('sends a visitor whose address is not verified to the waiting room', async () => {
  const { router } = open('/lieu/olympia-tours', { emailVerified: false });
  const follow = await button('Suivre ce lieu');
  await waitFor(() => expect(follow).toBeEnabled());
  await userEvent.click(follow);
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/auth/email-waitroom/camille%40example.org'),
  );
});

it('the profile links to a followed venue, and unfollows it when the visitor presses « Ne plus suivre »', async () => {
  const { calls } = open('/profile', { isFollower: true });
  const region = await screen.findByRole(
    'region',
    { name: 'Lieux et organisateurs suivis' },
    patient,
  );
  const hosts = within(region);
  expect(hosts.getByRole('link', { name: 'Olympia' })).toHaveAttribute(
    'href',
    '/lieu/olympia-tours',
  );
  await userEvent.click(hosts.getByRole('button', { name: 'Ne plus suivre Olympia' }));
  expect(await hosts.findByText(/^Aucun pour l’instant/)).toBeVisible();
  expect(hosts.getByRole('heading')).toHaveFocus();
  expect(calls).toEqual(['DELETE /me/follows/venue/olympia-tours']);
});
