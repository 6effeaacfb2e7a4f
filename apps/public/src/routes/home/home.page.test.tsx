// Specification: §1.3, §1.7, §1.10, §2.1, §2.2, §2.3, §4.9, §4.14, §8.1, §9.2
// Specification: §9.7 (a row that comes near), §9.15
import { clearSession, markSignedIn } from '@parages/session/test/browser-session';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';
import { stubViewport } from '../../test/viewport.ts';

const patient = { timeout: 10_000 };
const first = ['spectacles', 'concerts', 'degustations'] as const;
const carousel = (theme: string) => ({ theme, items: [aCard({ label: `Un de ${theme}` })] });

const api = (carousels: object[], counts: Record<string, number> = {}, promoted: object[] = []) => {
  const facets = { ...facetsOf(12), themes: { ...facetsOf(12).themes, ...counts } };
  return (url: URL) => {
    if (url.pathname.endsWith('/home')) return { promoted, carousels };
    if (url.pathname.endsWith('/facets')) return facets;
    if (url.pathname.endsWith('/pois'))
      return {
        items: [aCard({ label: `Le prochain : ${url.searchParams.get('theme')}` })],
        extra: [],
      };
    return url.pathname.endsWith('/by-ip') ? null : undefined;
  };
};

afterEach(() => localStorage.clear());

// A dismissal lasts until the page is loaded again: these tests come before it.
it('§1 "a sign-up banner for visitors": links to sign-up with this page as return path, and to /commencez', async () => {
  renderSite('/ville/tours?dist=5', api(first.map(carousel)), { hasAccounts: true });
  const banner = within(
    await screen.findByRole('complementary', { name: /Ne rate plus/ }, patient),
  );
  expect(banner.getByRole('link', { name: 'Créer mon compte' })).toHaveAttribute(
    'href',
    '/auth/signup?redirectTo=%2Fville%2Ftours%3Fdist%3D5',
  );
  expect(banner.getByRole('link', { name: 'Commencer sans compte' })).toHaveAttribute(
    'href',
    '/commencez',
  );
});

it('§1 "a sign-up banner for visitors": hidden for a signed-in account', async () => {
  markSignedIn();
  renderSite('/ville/tours', api(first.map(carousel)), { hasAccounts: true });
  await screen.findByRole('region', { name: 'Dégustations' }, patient);
  expect(screen.queryByRole('complementary', { name: /Ne rate plus/ })).not.toBeInTheDocument();
  clearSession();
});

describe('§1 "The home page shows sponsored events, [...] one carousel per theme, and a sign-up banner for visitors"', () => {
  it('shows the carousel of a theme that has events, with a link to its list, and none for a theme without', async () => {
    renderSite('/ville/tours?dist=5', api([carousel('concerts')]));
    const concerts = within(await screen.findByRole('region', { name: 'Concerts' }, patient));
    expect(concerts.getByRole('link', { name: 'Un de concerts' })).toHaveAttribute(
      'href',
      '/evenement/fete-tours',
    );
    expect(concerts.getByRole('link', { name: 'Tout voir (12)' })).toHaveAttribute(
      'href',
      '/ville/tours/category/concerts?dist=5',
    );
    expect(screen.queryByRole('region', { name: 'Cinéma' })).not.toBeInTheDocument();
  });

  it('links to the lists of all 18 themes, also those without a loaded carousel', async () => {
    renderSite('/ville/tours?dist=5', api(first.map(carousel)));
    const rail = within(await screen.findByRole('navigation', { name: 'Thématiques' }, patient));
    expect(rail.getAllByRole('link')).toHaveLength(18);
    expect(rail.getByRole('link', { name: /Cinéma/ })).toHaveAttribute(
      'href',
      '/ville/tours/category/cinema?dist=5',
    );
  });

  it('shows sponsored events under « À la une » with the label « Sponsorisé » and a link to their list', async () => {
    renderSite('/ville/tours', api([carousel('concerts')], {}, [aCard({ label: 'Payé' })]));
    const promoted = within(await screen.findByRole('region', { name: 'À la une' }, patient));
    expect(promoted.getByText('Sponsorisé')).toBeInTheDocument();
    expect(promoted.getByRole('link', { name: 'Tout voir\u00a0: À la une' })).toHaveAttribute(
      'href',
      '/ville/tours/promotions',
    );
  });

  it('§4 "promotions block hidden when empty": no « À la une » without sponsored events', async () => {
    renderSite('/ville/tours', api([carousel('concerts')]));
    await screen.findByRole('region', { name: 'Concerts' }, patient);
    expect(screen.queryByRole('region', { name: 'À la une' })).not.toBeInTheDocument();
  });

  it('shows the sign-up banner after the second carousel; once dismissed, it stays hidden when the home page is shown again', async () => {
    const { unmount } = renderSite('/ville/tours', api(first.map(carousel)));
    const banner = await screen.findByRole(
      'complementary',
      { name: 'Ne rate plus rien près de chez toi' },
      patient,
    );
    const order = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(order.slice(0, 4)).toEqual([
      'Spectacles',
      'Concerts',
      'Ne rate plus rien près de chez toi',
      'Dégustations',
    ]);
    expect(within(banner).getByRole('link')).toHaveAttribute('href', '/commencez');
    await userEvent.click(within(banner).getByRole('button', { name: 'Masquer cette invitation' }));
    expect(banner).not.toBeInTheDocument();
    unmount();
    renderSite('/ville/tours', api(first.map(carousel)));
    await screen.findByRole('region', { name: 'Dégustations' }, patient);
    expect(screen.queryByRole('complementary', { name: /Ne rate plus/ })).not.toBeInTheDocument();
  });
});

describe('§4 "theme carousels load lazily when within 1000 px of the viewport [...] and stay loaded once loaded"', () => {
  const lists = (asked: URL[]) => asked.filter(({ pathname }) => pathname.endsWith('/pois'));

  it('fetches the fourth theme’s events when its empty row comes within 1000 px, and keeps them when it leaves', async () => {
    const viewport = stubViewport();
    const { asked } = renderSite(
      '/ville/tours?dist=5',
      api(first.map(carousel), { cinema: 42, fetes: 7 }),
    );
    const cinema = await screen.findByRole('region', { name: 'Cinéma' }, patient);
    expect(
      asked.find(({ pathname }) => pathname.endsWith('/home'))?.searchParams.get('carousels'),
    ).toBe('3');
    expect(lists(asked)).toEqual([]);
    await expect.poll(() => viewport.marginsOf(cinema)).toEqual(['1000px 0px']);
    expect(within(cinema).queryByRole('list')).toBeNull();
    expect(within(cinema).getByRole('link', { name: /^Tout voir.: Cinéma$/ })).toBeInTheDocument();

    await viewport.move(cinema, true);
    expect(await screen.findByRole('link', { name: 'Le prochain : cinema' })).toBeInTheDocument();
    expect(lists(asked).map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
      expect.objectContaining({
        theme: 'cinema',
        sort: 'date',
        pageSize: '10',
        offset: '0',
        distanceKm: '5',
      }),
    ]);
    await viewport.move(screen.getByRole('region', { name: 'Cinéma' }), false);
    expect(screen.getByRole('link', { name: 'Le prochain : cinema' })).toBeInTheDocument();
  });

  it('"(loaded immediately for the prerender agent)": requests all 18 carousels at once', async () => {
    const { asked } = renderSite(
      '/ville/tours',
      api([...first, 'cinema'].map(carousel), { cinema: 42 }),
      { isPrerender: true },
    );
    expect(await screen.findByRole('link', { name: 'Un de cinema' }, patient)).toBeInTheDocument();
    expect(
      asked.find(({ pathname }) => pathname.endsWith('/home'))?.searchParams.get('carousels'),
    ).toBe('18');
    expect(lists(asked)).toEqual([]);
  });

  it('§8 "List load error: the error message or \'unknown-error\' shown in red": shown in place of a carousel that fails to load', async () => {
    const viewport = stubViewport();
    const answers = api(first.map(carousel), { cinema: 42 });
    renderSite('/ville/tours', (url) =>
      url.pathname.endsWith('/pois') ? undefined : answers(url),
    );
    await viewport.move(await screen.findByRole('region', { name: 'Cinéma' }, patient), true);
    expect(await screen.findByRole('alert')).toHaveTextContent('not_found');
  });
});

describe('§2 "/, /ville/{townSlug}, /home: Home. An unknown town sends the user to /."', () => {
  it.each(['/?coords=0.24,47.16', '/home?coords=0.24,47.16', '/ville/tours'])(
    '%s shows the home page',
    async (path) => {
      renderSite(path, api([carousel('concerts')]));
      expect(await screen.findByRole('region', { name: 'Concerts' }, patient)).toBeInTheDocument();
    },
  );

  it('redirects from an unknown town to / and keeps the radius', async () => {
    const { router } = renderSite('/ville/atlantis?dist=5', api([]));
    await screen.findByRole('region', { name: 'Choisis ta ville' }, patient);
    expect(router.state.location.pathname + router.state.location.search).toBe('/?dist=5');
  });

  it('says that a town has no results for the filters, and links to the next larger radius while the first one with events is unknown', async () => {
    renderSite('/ville/tours?dist=5&opts=free', (url) =>
      url.pathname.endsWith('/facets') ? facetsOf(0) : api([])(url),
    );
    expect(
      await screen.findByText('Aucun événement ici pour ces critères.', {}, patient),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Élargir à 10\u00a0km' })).toHaveAttribute(
      'href',
      '/ville/tours?dist=10&opts=free',
    );
  });
});
