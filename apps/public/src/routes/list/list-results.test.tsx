// Specification: §2.10, §2.11, §2.12, §2.13, §7.2, §8.6
import { ApiProblem } from '@parages/contracts/api-problem';
import type { PoiCard } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';
import { toListFailure } from './load-list.ts';

// Role queries over a whole page are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
const patient = { timeout: 10_000 };
const path = '/ville/tours/category/concerts';

type Groups = {
  agenda?: PoiCard[];
  'last-days'?: PoiCard[];
  ongoing?: PoiCard[];
  extra?: PoiCard[];
};

const apiOver = ({ extra = [], ...groups }: Groups) => {
  const all = [...(groups.agenda ?? []), ...(groups['last-days'] ?? []), ...(groups.ongoing ?? [])];
  return (url: URL) => {
    if (url.pathname.endsWith('/facets')) return facetsOf(all.length);
    if (!url.pathname.endsWith('/pois')) return undefined;
    const group = url.searchParams.get('group');
    const cards =
      group === 'agenda' || group === 'last-days' || group === 'ongoing'
        ? (groups[group] ?? [])
        : all;
    const [offset, size] = [
      Number(url.searchParams.get('offset')),
      Number(url.searchParams.get('pageSize')),
    ];
    const items = cards.slice(offset, offset + size);
    // Like the API: never extends a group, and extends the whole list only when it is shorter than
    // a page.
    const isExtended = group === null && url.searchParams.get('autoExtend') === 'true';
    return {
      items,
      extra: isExtended ? extra.slice(0, size - items.length) : [],
      total: cards.length,
    };
  };
};
const concerts = (count: number, startDate: string) =>
  Array.from({ length: count }, (_, index) =>
    aCard({
      label: `Concert ${startDate} ${index + 1}`,
      slugFr: `concert-${startDate}-${index + 1}`,
      startDate,
      endDate: startDate,
    }),
  );
const museums = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCard({
      label: `Musée ${index + 1}`,
      group: 'ongoing',
      isPermanent: true,
      startDate: null,
      endDate: null,
      poiTime: null,
    }),
  );

describe('issue 3 point 6 "Lists"', () => {
  it('"day headers": shows one list per day, all in one grid', async () => {
    renderSite(
      path,
      apiOver({
        agenda: [
          ...concerts(1, '2026-06-12'),
          ...concerts(3, '2026-06-13'),
          ...concerts(1, '2026-06-14'),
        ],
      }),
    );
    const agenda = within(await screen.findByRole('region', { name: 'À l’agenda' }, patient));
    const days = agenda.getAllByRole('list');
    expect(
      days.map((day) => [
        within(day).getByRole('heading', { level: 3 }).textContent,
        within(day).getAllByRole('article').length,
      ]),
    ).toEqual([
      ['Vendredi 12 juin', 1],
      ['Samedi 13 juin', 3],
      ['Dimanche 14 juin', 1],
    ]);
    expect(new Set(days.map((day) => day.parentElement)).size).toBe(1);
    // Read by the style sheet, which repeats the day above the cards after the first one.
    const cells = within(days[1] ?? document.body).getAllByRole('listitem');
    expect(cells.map((cell) => cell.dataset.day)).toEqual([
      undefined,
      'Samedi 13 juin',
      'Samedi 13 juin',
    ]);
  });

  it('"En ce moment": is folded beside ten dated events, shows its count, and unfolds on a press', async () => {
    const user = userEvent.setup();
    renderSite(path, apiOver({ agenda: concerts(10, '2026-06-13'), ongoing: museums(3) }));
    const title = await screen.findByRole('heading', { level: 2, name: 'En ce moment' }, patient);
    const folded = title.closest('details');
    expect(folded).not.toHaveAttribute('open');
    expect(title.closest('summary')).toHaveTextContent('En ce moment3');
    await user.click(title);
    expect(folded).toHaveAttribute('open');
  });

  it.each([0, 1, 9])('shows "En ce moment" unfolded beside %i dated events', async (count) => {
    const agenda = concerts(count, '2026-06-13');
    renderSite('/ville/tours/category/musees', apiOver({ agenda, ongoing: museums(2) }));
    expect(
      (await screen.findByRole('heading', { name: 'En ce moment' }, patient)).closest('details'),
    ).toHaveAttribute('open');
  });

  it('"Derniers jours": lists events about to end between the agenda and "En ce moment"', async () => {
    const ending = aCard({
      label: 'Exposition qui finit',
      group: 'last-days',
      startDate: '2026-01-01',
      endDate: '2026-06-15',
    });
    renderSite(
      path,
      apiOver({ agenda: concerts(1, '2026-06-13'), 'last-days': [ending], ongoing: museums(1) }),
    );
    const group = await screen.findByRole('region', { name: 'Derniers jours' }, patient);
    expect(within(group).getAllByRole('article')).toHaveLength(1);
    expect(group).toHaveTextContent('Jusqu’au 15 juin');
    const titles = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(titles.slice(0, 3)).toEqual(['À l’agenda', 'Derniers jours', 'En ce moment']);
  });

  it('decision "unknown is not true; the list says how many events do not tell": for a selected option that some events do not state, no other', async () => {
    renderSite(`${path}?opts=pmr,free`, (url) =>
      url.pathname.endsWith('/facets')
        ? { ...facetsOf(2), options: { pmr: { yes: 2, unknown: 3 }, free: { yes: 2, unknown: 0 } } }
        : apiOver({ agenda: concerts(2, '2026-06-13') })(url),
    );
    expect(
      await screen.findByText(
        /^Accessible en fauteuil.*3 événements ne le précisent pas\.$/,
        {},
        patient,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/^Gratuit.*précise/)).not.toBeInTheDocument();
  });

  it('"Voir plus": links to the next page of the groups that have one, focuses its first card, and disappears at the end', async () => {
    const user = userEvent.setup();
    const { asked, router } = renderSite(
      path,
      apiOver({ agenda: concerts(25, '2026-06-13'), ongoing: museums(2) }),
    );
    expect(await screen.findAllByRole('article', {}, patient)).toHaveLength(22);
    await user.click(screen.getByRole('link', { name: 'Voir plus' }));
    expect(await screen.findByText('Concert 2026-06-13 25', {}, patient)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?pages=2');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Concert 2026-06-13 21' })).toHaveFocus(),
    );
    expect(screen.queryByRole('link', { name: 'Voir plus' })).not.toBeInTheDocument();
    const second = asked
      .filter(({ searchParams }) => searchParams.get('offset') === '20')
      .map(({ searchParams }) => searchParams.get('group'));
    expect(second).toEqual(['agenda']);
  });

  it('shows a hint instead of "Voir plus" at the maximum of 25 pages', async () => {
    renderSite(`${path}?pages=25`, ({ pathname, searchParams }) => {
      if (pathname.endsWith('/facets')) return facetsOf(700);
      if (!pathname.endsWith('/pois')) return undefined;
      const isAgenda = searchParams.get('group') === 'agenda';
      return {
        items: isAgenda ? concerts(1, '2026-06-13') : [],
        extra: [],
        total: isAgenda ? 700 : 0,
      };
    });
    expect(
      await screen.findByText(
        'La liste s’arrête ici : resserre ta recherche, par date ou par distance.',
        {},
        patient,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Voir plus' })).not.toBeInTheDocument();
  });

  it('"sorts": links to Date, Distance and Nouveautés, with the filters kept', async () => {
    renderSite(`${path}?opts=free`, apiOver({ agenda: concerts(1, '2026-06-13') }));
    const sorts = within(await screen.findByRole('navigation', { name: 'Trier par' }, patient));
    expect(
      sorts.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Date', `${path}?opts=free`],
      ['Distance', `${path}?opts=free&sort=distance`],
      ['Nouveautés', `${path}?opts=free&sort=newest`],
    ]);
    expect(sorts.getByRole('link', { name: 'Date' })).toHaveAttribute('aria-current', 'true');
  });

  it("§7 \"items beyond distanceKm go to an 'extra' list shown after a 'more results' notice\", nearest first", async () => {
    const far = [
      aCard({ label: 'Fête lointaine', distance: 45_000 }),
      aCard({ label: 'Bal à côté', distance: 31_000 }),
    ];
    renderSite(path, apiOver({ agenda: concerts(2, '2026-06-13'), extra: far }));
    const further = await screen.findByRole('region', { name: 'Un peu plus loin' }, patient);
    expect(within(further).getByText('Peu de sorties à moins de 30 km')).toBeInTheDocument();
    const notice = within(further).getByText('En voici d’autres, les plus proches au-delà.', {
      exact: false,
    });
    const cards = within(further).getAllByRole('heading', { level: 3 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Bal à côté', 'Fête lointaine']);
    expect(
      notice.compareDocumentPosition(cards[0] as Node) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  it('§2 "with an empty state and a \'a bit further away\' section": shows both when all events are beyond the radius', async () => {
    renderSite(path, apiOver({ extra: [aCard({ label: 'Fête lointaine', distance: 45_000 })] }));
    expect(
      await screen.findByText('Aucun événement ici pour ces critères.', {}, patient),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Un peu plus loin' })).toHaveTextContent(
      'Fête lointaine',
    );
  });

  it('« Partager cette liste » opens a menu that copies the URL of the filtered list: "Toast: Lien copié"', async () => {
    const user = userEvent.setup();
    renderSite(`${path}?opts=free`, apiOver({ agenda: concerts(1, '2026-06-13') }));
    await user.click(await screen.findByRole('button', { name: 'Partager cette liste' }, patient));
    await user.click(await screen.findByRole('button', { name: 'Copier le lien' }, patient));
    expect(await screen.findByText('Lien copié', {}, patient)).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(window.location.href);
  });

  it('does not request events further away when there is a full page of 20 results', async () => {
    const { asked } = renderSite(
      path,
      apiOver({ agenda: concerts(20, '2026-06-13'), extra: [aCard({ distance: 45_000 })] }),
    );
    await screen.findAllByRole('article', {}, patient);
    expect(screen.queryByRole('region', { name: 'Un peu plus loin' })).not.toBeInTheDocument();
    expect(
      asked.filter(
        ({ pathname, searchParams }) => pathname.endsWith('/pois') && !searchParams.has('group'),
      ),
    ).toEqual([]);
  });
});

describe('§8 "List load error: the error message or \'unknown-error\' shown in red."', () => {
  it('shows the error code and a retry link in place of the list, and keeps the links to themes', async () => {
    renderSite(`${path}?dist=5`, (url) =>
      url.pathname.endsWith('/facets') ? facetsOf(1) : undefined,
    );
    const alert = await screen.findByRole('alert', {}, patient);
    expect(alert).toHaveTextContent('Une erreur est survenue');
    expect(alert).toHaveTextContent('not_found');
    expect(alert).toHaveAttribute('data-tone', 'danger');
    expect(within(alert).getByRole('link', { name: 'Réessayer' })).toHaveAttribute(
      'href',
      `${path}?dist=5`,
    );
    expect(screen.getByRole('navigation', { name: 'Thématiques' })).toBeInTheDocument();
  });

  it.each([
    ['a problem of the API', 'query_timeout', new ApiProblem(503, 'query_timeout')],
    ['a lost network', 'network-error', new TypeError('Failed to fetch')],
    ['an error with a message', 'the answer was cut', new Error('the answer was cut')],
    ['an error without a message', 'unknown-error', new Error('')],
    ['a text', 'unknown-error', 'not even an error'],
  ])('toListFailure converts %s to the status 503 and the message %s', (_, message, error) =>
    expect(toListFailure(error)).toEqual({ status: 503, message }),
  );
});
