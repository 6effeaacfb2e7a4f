// Specification: §3.28
import type { Organiser } from '@parages/contracts/types';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { aCard, renderSite } from '../test/render-site.tsx';

const patient = { timeout: 10_000 };
// Loads the lazy module first, so that no test's timeout includes it.
beforeAll(() => import('./organiser.page.tsx'), 60_000);

const leBal: Organiser = {
  id: 'o',
  slug: 'le-bal',
  name: 'Le Bal',
  locality: 'Tours',
  logoId: null,
  website: 'https://www.le-bal.example/',
  description: 'On danse.',
  total: 1,
  items: [aCard({ label: 'Bal sur les quais' })],
};
const visit = (
  change: Partial<Organiser> = {},
  path = '/organisateur/le-bal',
  site: Partial<Site> = {},
) => renderSite(path, () => ({ ...leBal, ...change }), site);

describe('/organisateur/{slug}, the page of an organisation', () => {
  it('shows the organisation, its website, its upcoming events without distances, and a canonical URL', async () => {
    visit();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le Bal' }, patient),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Site web : le-bal.example' })).toHaveAttribute(
      'href',
      'https://www.le-bal.example/',
    );
    const events = within(screen.getByRole('region', { name: 'Ses événements' }));
    expect(events.getByRole('heading', { name: 'Bal sur les quais' })).toBeInTheDocument();
    expect(events.queryByText(/km$/)).toBeNull();
    expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'http://localhost/organisateur/le-bal',
    );
  });

  it.each([
    ['fr', 'Tours', 'Le Bal\u00a0: ses événements à Tours, avec dates, lieux et tarifs.'],
    ['fr', 'Le Mans', 'Le Bal\u00a0: ses événements au Mans, avec dates, lieux et tarifs.'],
    ['fr', '', 'Le Bal\u00a0: ses événements, avec dates, lieux et tarifs.'],
    ['en', 'Le Mans', 'Events by Le Bal in Le Mans: dates, places and prices.'],
    ['en', '', 'Events by Le Bal: dates, places and prices.'],
  ] as const)(
    'has a meta description in %s, with the town "%s" if it is known',
    async (locale, locality, description) => {
      visit({ locality }, '/organisateur/le-bal', { locale });
      await screen.findByRole('heading', { level: 1, name: 'Le Bal' }, patient);
      expect(document.head.querySelector('meta[name=description]')).toHaveAttribute(
        'content',
        description,
      );
    },
  );

  it('shows the logo above the name, without an alternative text, and names it in the structured data', async () => {
    visit({ logoId: 'l' });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Le Bal' }, patient);
    const logo = document.querySelector('img[src="/mediafile/l?thumb=1"]');
    expect(logo).toHaveAttribute('alt', '');
    expect(heading.previousElementSibling).toBe(logo);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toMatchObject({ logo: 'http://localhost/mediafile/l' });
  });

  it('has structured data of an Organization', async () => {
    visit();
    await screen.findByRole('heading', { level: 1, name: 'Le Bal' }, patient);
    const data = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(JSON.parse(data)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Le Bal',
      url: 'http://localhost/organisateur/le-bal',
      description: 'On danse.',
      sameAs: ['https://www.le-bal.example/'],
      address: { '@type': 'PostalAddress', addressLocality: 'Tours', addressCountry: 'FR' },
    });
  });

  it('shows an empty state without upcoming events, and is not indexed', async () => {
    visit({ total: 0, items: [] });
    expect(
      await screen.findByRole('heading', { name: 'Rien à venir pour l’instant' }, patient),
    ).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('with page=2, requests the events from the 21st on, and links to the previous and the next page', async () => {
    const site = visit({ total: 45 }, '/organisateur/le-bal?page=2');
    expect(await screen.findByRole('link', { name: 'Suivants' }, patient)).toHaveAttribute(
      'href',
      '/organisateur/le-bal?page=3',
    );
    expect(screen.getByRole('link', { name: 'Précédents' })).toHaveAttribute(
      'href',
      '/organisateur/le-bal',
    );
    expect(
      site.asked
        .find(({ pathname }) => pathname.includes('/organisers/'))
        ?.searchParams.get('offset'),
    ).toBe('20');
  });

  it('with a page after the last one, shows no empty state and links to the previous page', async () => {
    visit({ total: 45, items: [] }, '/organisateur/le-bal?page=9');
    expect(await screen.findByRole('link', { name: 'Précédents' }, patient)).toHaveAttribute(
      'href',
      '/organisateur/le-bal?page=8',
    );
    expect(screen.queryByRole('heading', { name: 'Rien à venir pour l’instant' })).toBeNull();
  });

  it('shows no link to a website that is no http(s) address', async () => {
    visit({ website: 'javascript:alert(1)' });
    await screen.findByRole('heading', { level: 1, name: 'Le Bal' }, patient);
    expect(screen.queryByRole('link', { name: /Site web/ })).toBeNull();
  });

  it('shows the not-found page for an unknown slug', async () => {
    renderSite('/organisateur/personne', () =>
      Response.json({ code: 'organiser_not_found' }, { status: 404 }),
    );
    expect(
      await screen.findByRole(
        'heading',
        { level: 1, name: 'Cet organisateur n’existe pas' },
        patient,
      ),
    ).toBeInTheDocument();
  });
});
