// Specification: §1.8, §2.41, §2.42, §2.43, §2.45, §2.46, §2.63, §2.66 (links of the frame)
import type { Permission } from '@parages/contracts/vocabulary/accounts/permissions';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Session } from '../../lib/session/session.ts';
import { renderPart } from '../../test/render-part.tsx';
import { FrameBottomBar } from './frame-bottom-bar.tsx';
import { FrameFooter } from './frame-footer.tsx';
import { FrameHeader } from './frame-header.tsx';
import { partHref } from './frame-links.ts';
import { FullNavigation } from './full-navigation.tsx';

const session = (...permissions: Permission[]) => ({ firstName: 'Camille', permissions });
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const header = () => screen.getByRole('banner');
const footer = () => screen.getByRole('contentinfo');

it('decisions "with a switch in the footer": the footer reserves the place of the switch of the colour scheme', () => {
  renderPart(<FrameFooter />);
  expect(footer().querySelector('#apparence')).toBeEmptyDOMElement();
});

describe('§2 the header', () => {
  it.each([
    [['image_mod'], true, false],
    [['theme_mod'], true, false],
    [['batch_import'], false, true],
    [['poi_mod', 'org_mod', 'camp_mod', 'poi_editor', 'camp_editor'], false, false],
    [[], false, false],
  ] as [Permission[], boolean, boolean][])(
    '§2 "dashboard link (only with image_mod or theme_mod), batch import link (only with batch_import)": the links of an account with the permissions %j',
    (permissions, hasDashboard, hasImport) => {
      renderPart(<FrameHeader session={session(...permissions)} />, '/', { hasAccounts: true });
      expect(linksOf(header()).includes('/dashboard')).toBe(hasDashboard);
      expect(linksOf(header()).includes('/batchimport')).toBe(hasImport);
    },
  );

  it('§2 "favourites link, and a sign-in button or a profile button showing the user\'s first name": shows the profile button with a session', () => {
    renderPart(<FrameHeader session={session()} />, '/', { hasAccounts: true });
    expect(screen.getByRole('link', { name: 'Camille' })).toHaveAttribute('href', '/profile');
    expect(linksOf(header())).toContain('/favorites');
    expect(screen.queryByText('Se connecter')).toBeNull();
  });

  it('labels the profile button "Profil" until the first name is known', () => {
    renderPart(<FrameHeader session={{ firstName: null, permissions: [] }} />, '/', {
      hasAccounts: true,
    });
    expect(screen.getByRole('link', { name: 'Profil' })).toHaveAttribute('href', '/profile');
  });

  it('without a session, the header links to sign-in, and has no account links on an installation without accounts', () => {
    const { unmount } = renderPart(<FrameHeader session={null} />, '/', { hasAccounts: true });
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/auth/login?redirectTo=%2F',
    );
    unmount();
    renderPart(<FrameHeader session={null} />);
    expect(
      linksOf(header()).filter((href) => href?.startsWith('/auth') || href === '/favorites'),
    ).toEqual([]);
  });

  it('decisions "`redirectTo` … kept": without a session, the links « Favoris » and « Se connecter » lead to sign-in with this page as return path', () => {
    renderPart(<FrameHeader session={null} />, '/ville/tours?dist=5', { hasAccounts: true });
    const signIn = '/auth/login?redirectTo=%2Fville%2Ftours%3Fdist%3D5';
    for (const name of ['Favoris', 'Se connecter'])
      for (const link of within(header()).getAllByRole('link', { name }))
        expect(link).toHaveAttribute('href', signIn);
  });

  it('decisions "`redirectTo` … kept": on the sign-up page, the sign-in link has no redirectTo that would replace the stored one', () => {
    renderPart(<FrameHeader session={null} />, '/auth/signup?redirectTo=%2Ffavorites', {
      hasAccounts: true,
    });
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
  });

  it.each([
    ['/', '/'],
    ['/category/concerts', '/'],
    ['/ville/tours', '/ville/tours'],
    ['/ville/tours/category/concerts', '/ville/tours'],
    ['/category/concerts?coords=0.7,47.39&dist=5', '/?coords=0.7,47.39'],
    ['/?coords=0.7%2C47.39', '/?coords=0.7,47.39'],
    ['/ville/tours?coords=2.35,48.85', '/ville/tours'],
    ['/?coords=%22%3E%3Cb%3E', '/'],
  ])('§2 "logo (links to home or the city page)": on %s it links to %s', (path, home) => {
    renderPart(<FrameHeader session={null} />, path);
    expect(screen.getByRole('link', { name: 'Parages, accueil' })).toHaveAttribute('href', home);
  });

  it('§2 "A compact dropdown menu is used on medium screens": for an account with batch_import, it links to the imports, the favourites and the towns', () => {
    renderPart(<FrameHeader session={session('batch_import')} />, '/ville/tours', {
      hasAccounts: true,
    });
    const menu = within(header()).getByText('Menu').closest('details') as HTMLElement;
    expect(linksOf(menu)).toEqual(
      expect.arrayContaining(['/batchimport', '/favorites', '/ville/tours', '/ville/poitiers']),
    );
  });
});

describe('§2 the footer', () => {
  it('"publish-your-event link, about links (our story, why the product, start now, contact, blog), five city links, legal notice, privacy policy", and languages, accessibility and feedback', () => {
    renderPart(<FrameFooter />, '/', { blogUrl: 'https://blog.example.org' });
    const links = linksOf(footer());
    expect(links).toEqual([
      'http://pro.localhost/org/',
      '/notre-histoire',
      '/pourquoi-parages',
      '/commencez',
      '/feedback',
      'https://blog.example.org',
      ...['tours', 'le-mans', 'orleans', 'angers', 'poitiers'].map((slug) => `/ville/${slug}`),
      '/langue/fr?to=%2F',
      '/langue/en?to=%2F',
      '/mentions-legales',
      '/confidentialite',
      '/accessibilite',
      '/feedback?from=%2F',
    ]);
  });

  it('decisions "A social link without a URL in the configuration is hidden", as is the blog; a configured social link is shown', () => {
    const { unmount } = renderPart(<FrameFooter />);
    expect(screen.queryByText('Suis-nous')).toBeNull();
    expect(screen.queryByText('Blog')).toBeNull();
    unmount();
    renderPart(<FrameFooter />, '/', {
      social: [{ network: 'Instagram', url: 'https://instagram.com/parages' }],
    });
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://instagram.com/parages',
    );
  });

  it('decisions "Copyright 2024–{current year}": shows "© 2024–2026 Parages" in 2026', () => {
    renderPart(<FrameFooter />);
    expect(screen.getByText('© 2024–2026 Parages')).toBeInTheDocument();
  });

  it('§2 "A feedback link exists per route": the link’s address contains the path of the page, without its query string', () => {
    renderPart(<FrameFooter />, '/ville/tours/category/concerts?dist=5');
    expect(screen.getByRole('link', { name: 'Ton avis sur cette page' })).toHaveAttribute(
      'href',
      '/feedback?from=%2Fville%2Ftours%2Fcategory%2Fconcerts',
    );
  });

  it('issue "chosen in the footer": the link to the other language returns to this page, and the current language is marked', () => {
    renderPart(<FrameFooter />, '/ville/tours?dist=5');
    const english = screen.getByRole('link', { name: 'English' });
    expect(english).toHaveAttribute('href', '/langue/en?to=%2Fville%2Ftours%3Fdist%3D5');
    expect(english).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  });
});

it.each([
  ['/ville/tours', '?opts=free', '/ville/tours?opts=free#filtres'],
  ['/category/concerts', '', '/category/concerts#filtres'],
  ['/ville/tours/evenement/fete', '?x=1', '/ville/tours#filtres'],
  [
    '/ville/tours/category/concerts/ce-week-end',
    '',
    '/ville/tours/category/concerts/ce-week-end#filtres',
  ],
  ['/notre-histoire', '', '/#filtres'],
  ['/evenement/fete', '?coords=0.7,47.39', '/?coords=0.7,47.39#filtres'],
])(
  'partHref("#filtres") returns the filters’ address on the same list page, else on its town page, else on the home page: from %s%s',
  (pathname, search, href) => expect(partHref({ pathname, search }, '#filtres')).toBe(href),
);

describe('§2 the bottom bar', () => {
  const bar = () => screen.getByRole('navigation', { name: 'Raccourcis' });
  const renderBar = (session: Session, path: string, site?: Parameters<typeof renderPart>[2]) =>
    renderPart(
      <FrameBottomBar
        session={session}
        menu={(onClose) => (
          <FullNavigation
            session={session}
            locate={
              <button type="button" onClick={onClose}>
                Utiliser ma position
              </button>
            }
            onClose={onClose}
          />
        )}
      />,
      path,
      site,
    );

  it('decisions "`redirectTo` … kept": without a session, the favourites and profile links, also those of the menu, lead to sign-in with this page as return path', async () => {
    renderBar(null, '/ville/tours?dist=5', {
      hasAccounts: true,
    });
    const signIn = '/auth/login?redirectTo=%2Fville%2Ftours%3Fdist%3D5';
    expect(linksOf(bar())).toEqual(['/ville/tours', signIn, signIn]);
    await userEvent.click(within(bar()).getByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
    for (const name of ['Favoris', 'Se connecter'])
      expect(within(dialog).getByRole('link', { name })).toHaveAttribute('href', signIn);
  });

  it('"A bottom bar on mobile holds home, favorites and profile": with a session; on a town’s page, its home link leads to that page and is marked as current', () => {
    renderBar(session(), '/ville/tours', {
      hasAccounts: true,
    });
    expect(linksOf(bar())).toEqual(['/ville/tours', '/favorites', '/profile']);
    expect(within(bar()).getByRole('link', { name: 'Accueil' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('decisions "Links of the site carry the position": the home link, in the bar and in the menu, keeps the coordinates of the page and is marked as current', async () => {
    renderBar(null, '/?coords=0.7,47.39&dist=5');
    const home = within(bar()).getByRole('link', { name: 'Accueil' });
    expect(home).toHaveAttribute('href', '/?coords=0.7,47.39');
    expect(home).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Menu' }));
    const dialog = within(await screen.findByRole('dialog', undefined, { timeout: 5000 }));
    const entry = dialog.getByRole('link', { name: 'Accueil' });
    expect(entry).toHaveAttribute('href', '/?coords=0.7,47.39');
    expect(entry).toHaveAttribute('aria-current', 'page');
    expect(dialog.getByRole('link', { name: 'Thématiques' })).toHaveAttribute(
      'href',
      '/?coords=0.7,47.39#thematiques',
    );
  });

  it('"The full mobile navigation also lists Map, Filters and a use-my-location button"; pressing the location button closes the menu', async () => {
    renderBar(null, '/ville/tours');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
    expect(within(dialog).getByRole('link', { name: 'Carte' })).toHaveAttribute(
      'href',
      '/ville/tours#carte',
    );
    expect(within(dialog).getByRole('link', { name: 'Filtres' })).toHaveAttribute(
      'href',
      '/ville/tours#filtres',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Utiliser ma position' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
