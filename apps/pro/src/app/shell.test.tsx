// Specification: §2.45 (professional site), §2.53
import type { UserProfile } from '@parages/contracts/types';
import { answerNetwork, clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Permitted } from '../features/frame/permitted.tsx';
import { useChosenOrganisation } from '../lib/chosen-organisation.ts';
import { Providers } from './providers.tsx';
import { Shell } from './shell.tsx';
import { Space } from './space.tsx';

const claude: Partial<UserProfile> = {
  id: 'u',
  email: 'claude@example.org',
  emailVerified: true,
  firstName: 'Claude',
  lastName: '',
  organisations: [],
  permissions: [],
};
const Chosen = () => <p>montrée : {useChosenOrganisation() ?? 'toutes'}</p>;
const routes: RouteObject[] = [
  {
    Component: Shell,
    children: [
      { path: '/org/auth/login', element: <h1>Se connecter</h1> },
      {
        Component: Space,
        handle: { hasMenu: true },
        children: [
          { path: '/org/profile', element: <h1>Profil</h1> },
          { path: '/org/home', Component: Chosen },
          {
            element: <Permitted needs="poi_editor" />,
            children: [{ path: '/org/events/:id', element: <h1>Mes événements</h1> }],
          },
        ],
      },
    ],
  },
];

beforeEach(clearSession);

function open(path: string, profile: Partial<UserProfile> | Response) {
  markSignedIn();
  answerNetwork((call) => {
    if (call.path !== '/api/v1/me') return undefined;
    return profile instanceof Response ? profile : { ...claude, ...profile };
  });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const menu = () => screen.findByRole('navigation', { name: 'Mon espace' });
const entries = async () =>
  within(await menu())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('§2 "Side menu: events (needs poi_editor) …, profile (always)"', () => {
  it('shows only home, organisations and profile to an account without a permission, with the open page marked', async () => {
    open('/org/profile', {});
    await screen.findByRole('heading', { name: 'Profil' });
    expect(await entries()).toEqual(['Accueil', 'Organisations', 'Profil']);
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('Profil');
  });

  it('adds events and both review queues for an account with poi_editor, poi_mod and org_mod', async () => {
    open('/org/events/12', { permissions: ['poi_editor', 'poi_mod', 'org_mod'] });
    await screen.findByRole('heading', { name: 'Mes événements' });
    expect(await entries()).toEqual([
      'Accueil',
      'Événements',
      'Organisations',
      'Profil',
      'À vérifier',
      'Organisations à valider',
      'Messages',
    ]);
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent(
      'Événements',
    );
  });
});

describe('§2 "Footer: about links, five city links, social links, legal notice, privacy policy"', () => {
  const hrefs = () =>
    within(screen.getByRole('contentinfo'))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.replace(window.location.origin, ''));
  const added: HTMLMetaElement[] = [];
  const addMeta = (name: string, content: string, network = '') => {
    const meta = Object.assign(document.createElement('meta'), { name, content });
    if (network !== '') meta.dataset.network = network;
    document.head.append(meta);
    added.push(meta);
  };
  afterEach(() => {
    for (const meta of added.splice(0)) meta.remove();
  });

  it('links to the public site, the story, the reasons, /org, the contact form, five towns and the two legal pages', async () => {
    open('/org/profile', {});
    await screen.findByRole('heading', { name: 'Profil' });
    expect(hrefs()).toEqual([
      '',
      '/notre-histoire',
      '/pourquoi-parages',
      '/org',
      '/feedback',
      ...['tours', 'le-mans', 'orleans', 'angers', 'poitiers'].map((slug) => `/ville/${slug}`),
      '/mentions-legales',
      '/confidentialite',
    ]);
  });

  it('links to the blog and to the social network that `meta` elements of the document name', async () => {
    addMeta('blog', 'https://blog.example.org');
    addMeta('social-network', 'https://instagram.com/parages', 'Instagram');
    open('/org/profile', {});
    await screen.findByRole('heading', { name: 'Profil' });
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveAttribute(
      'href',
      'https://blog.example.org',
    );
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.com/parages',
    );
  });
});

it('§2 "A missing required permission also redirects (… to /org/profile)": from an event page without poi_editor, with ?message=reserved', async () => {
  const router = open('/org/events/12', { permissions: ['camp_editor'] });
  await screen.findByRole('heading', { name: 'Profil' });
  expect(router.state.location).toMatchObject({
    pathname: '/org/profile',
    search: '?message=reserved',
  });
});

it('redirects to the sign-in page, with the path to return to, when the API answers 401 for the profile', async () => {
  const router = open('/org/home', Response.json({ code: 'session_missing' }, { status: 401 }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/org/auth/login'));
  expect(router.state.location.search).toContain('redirectTo=%2Forg%2Fhome');
});

describe('decisions "switcher in the header; Toutes les organisations from two on"', () => {
  const organisations: UserProfile['organisations'] = [
    { id: 'a', name: 'La Fabrique', role: 'owner', status: 'approved' },
    { id: 'b', name: 'Le Bal', role: 'editor', status: 'approved' },
  ];

  it('hides the organisation switcher from a member of a single organisation', async () => {
    open('/org/home', { organisations: organisations.slice(0, 1) });
    await screen.findByText('montrée : toutes');
    expect(screen.queryByRole('button', { name: /Organisation affichée/ })).toBeNull();
  });

  it('the organisation switcher shows one organisation, stores its id, and shows all organisations again', async () => {
    open('/org/home', { organisations });
    await userEvent.click(
      await screen.findByRole('button', {
        name: 'Organisation affichée : Toutes les organisations',
      }),
    );
    await userEvent.click(await screen.findByText('Le Bal', {}, { timeout: 5000 }));
    expect(screen.getByText('montrée : b')).toBeVisible();
    expect(localStorage.getItem('parages-pro-organisation')).toBe('b');
    await userEvent.click(screen.getByRole('button', { name: 'Organisation affichée : Le Bal' }));
    await userEvent.click(await screen.findByText('Toutes les organisations'));
    expect(screen.getByText('montrée : toutes')).toBeVisible();
  });
});
