// Specification: §2.21, §2.22, §2.23, §2.24, §4.12, §5.3
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
const chinon = {
  id: 'chinon',
  name: 'Chinon',
  fullName: 'Chinon (37)',
  position: { lon: 0.24, lat: 47.16 },
  disabled: false,
};
const tours = {
  ...chinon,
  id: 'tours',
  name: 'Tours',
  fullName: 'Tours (37)',
  position: { lon: 0.7, lat: 47.39 },
};
const station = { ...tours, id: 'station', kind: 'station', name: 'Gare de Tours' };
const namesake = {
  ...tours,
  id: 'far-tours',
  fullName: 'Tours (69)',
  position: { lon: 4.36, lat: 46.12 },
};

const found = new Map([
  ['tours', [tours, namesake]],
  ['gare', [station]],
]);

const facetsFor = (options: string | null) => {
  if (options === 'pmr') return undefined;
  if (options === 'pets-allowed') return facetsOf(0);
  return facetsOf(options === 'free' ? 3 : 1250);
};
const api = ({ pathname, searchParams }: URL) => {
  if (pathname.endsWith('/position/by-ip')) return null;
  if (pathname.endsWith('/places/reverse')) return chinon;
  if (pathname.endsWith('/places'))
    return { items: found.get(searchParams.get('text') ?? '') ?? [chinon] };
  if (pathname.endsWith('/facets')) return facetsFor(searchParams.get('options'));
  if (pathname.endsWith('/home'))
    return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
  return undefined;
};

const button = (name: string | RegExp) => screen.findByRole('button', { name }, patient);
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const addressOf = ({ state }: ReturnType<typeof renderSite>['router']) =>
  state.location.pathname + state.location.search;
// « Appliquer » until the count has arrived.
const applied = /^(Appliquer|Voir|Aucune)/;
const chips = () => within(screen.getByRole('list', { name: 'Filtres actifs' }));
const titleOf = () => screen.findByRole('heading', { level: 1 }, patient);

describe('§2 "Title with the selected place name, radius text, date filter (today, tomorrow, this weekend, custom date), options filter"', () => {
  it.each([
    ['/ville/tours', 'Que faire à Tours · 30 km · Toutes les dates'],
    ['/ville/tours?dist=5&dates=2026-06-10', 'Que faire à Tours · 5 km · Aujourd’hui'],
    ['/ville/tours?dist=0', 'Que faire à Tours · 1 km · Toutes les dates'],
    ['/ville/tours?dates=2026-06-11', 'Que faire à Tours · 30 km · Demain'],
    ['/ville/tours?dates=2026-06-13_2026-06-14', 'Que faire à Tours · 30 km · Ce week-end'],
  ])('%s has the title "%s"', async (path, words) => {
    renderSite(path, api);
    expect(await titleOf()).toHaveTextContent(words);
  });

  it('§5 "a range matching a preset shows its name, otherwise custom": shows a custom day as pressed button, which opens the calendar', async () => {
    const { router } = renderSite('/ville/tours?dates=2026-06-13', api);
    const when = within(await screen.findByRole('group', { name: 'Quand\u00a0?' }, patient));
    expect(
      when.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent),
    ).toEqual(['sam. 13 juin']);
    await userEvent.click(when.getByRole('button', { name: 'sam. 13 juin' }));
    expect(
      await screen.findByRole('dialog', { name: 'Quand\u00a0?' }, patient),
    ).toBeInTheDocument();
    expect(addressOf(router)).toBe('/ville/tours?dates=2026-06-13');
  });

  it('shows a count per date preset; a press sets its days in the URL, a second press clears them', async () => {
    const { router } = renderSite('/ville/tours', api);
    await press('Aujourd’hui 1');
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?dates=2026-06-10');
    await press('Demain 2');
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?dates=2026-06-11');
    await press('Ce week-end 3');
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?dates=2026-06-13_2026-06-14');
    await press('Ce week-end 3');
    await expect.poll(() => addressOf(router)).toBe('/ville/tours');
  });

  it('"wheelchair access, pets allowed, kids friendly, outdoors, free": a second press on a chip removes its option; « Tout effacer » clears radius, dates and options, but nothing when pressed with Ctrl', async () => {
    const { router } = renderSite('/ville/tours?dist=5&dates=2026-06-13&coords=1,47', api);
    for (const option of [
      'Accessible en fauteuil',
      'Animaux acceptés',
      'Avec des enfants',
      'En plein air',
      'Gratuit',
    ])
      await press(option);
    const dates = 'dates=2026-06-13';
    await expect
      .poll(() => addressOf(router))
      .toBe(
        `/ville/tours?dist=5&${dates}&coords=1,47&opts=free,kids-friendly,outside,pets-allowed,pmr`,
      );
    expect(chips().getAllByRole('button')).toHaveLength(1);
    await userEvent.click(chips().getByRole('button', { name: 'Retirer le filtre 5\u00a0km' }));
    await userEvent.click(screen.getByRole('button', { name: 'En plein air', pressed: true }));
    await expect
      .poll(() => addressOf(router))
      .toBe(`/ville/tours?${dates}&coords=1,47&opts=free,kids-friendly,pets-allowed,pmr`);
    // Opening the link in another tab changes nothing in this one.
    const user = userEvent.setup();
    const stopped = (event: Event) => event.preventDefault();
    const clear = () => screen.getByRole('link', { name: 'Tout effacer' });
    window.addEventListener('click', stopped);
    await user.keyboard('{Control>}');
    await user.click(clear());
    await user.keyboard('{/Control}');
    window.removeEventListener('click', stopped);
    expect(screen.getByRole('button', { name: 'Gratuit', pressed: true })).toBeInTheDocument();
    await userEvent.click(clear());
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?coords=1,47');
    expect(screen.queryByRole('link', { name: 'Tout effacer' })).not.toBeInTheDocument();
  });

  it('issue "one row of chips": a filter has one chip; removing the radius or own days moves the focus to the next chip', async () => {
    const { router } = renderSite('/ville/tours?dist=5&dates=2026-06-13', api);
    const radius = await button('Retirer le filtre 5\u00a0km');
    const day = screen.getByRole('button', { name: 'sam. 13 juin', pressed: true });
    expect(radius.closest('[data-chips]')).toContainElement(day);
    radius.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Ce soir' })).toHaveFocus();
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?dates=2026-06-13');
    const remove = await button('Retirer le filtre sam. 13 juin');
    remove.focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Accessible en fauteuil' })).toHaveFocus();
    await expect.poll(() => addressOf(router)).toBe('/ville/tours');
  });

  it('announces the number of results (role=status), and again when an option changes it', async () => {
    renderSite('/ville/tours', api);
    const count = await screen.findByText('1 250 idées de sortie', {}, patient);
    expect(count.closest('[role=status]')).not.toBeNull();
    await press('Gratuit');
    expect(await screen.findByText('3 idées de sortie', {}, patient)).toBeInTheDocument();
  });
});

describe('§2 "On mobile a floating filters button opens a panel with place search, radius slider, date presets plus a custom range, and option toggles"', () => {
  const open = async (path = '/ville/tours') => {
    const { router, asked } = renderSite(path, api);
    await press(/^Filtres/);
    const panel = within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
    await panel.findByRole('grid', {}, patient);
    return { router, asked, panel };
  };

  it('opens the panel at an address with #filtres, and removes the fragment from the URL', async () => {
    const { router } = renderSite('/ville/tours?opts=free#filtres', api);
    expect(await screen.findByRole('dialog', { name: 'Filtres' }, patient)).toBeInTheDocument();
    await expect.poll(() => router.state.location.hash).toBe('');
    expect(addressOf(router)).toBe('/ville/tours?opts=free');
  });

  it('does not open the panel again when the visitor goes back to the page where it was closed', async () => {
    const { router } = renderSite('/ville/tours', api);
    await titleOf();
    await act(() => router.navigate('/ville/tours#filtres'));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
    await userEvent.click(panel.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await act(() => router.navigate('/notre-histoire'));
    await act(() => router.navigate(-1));
    await titleOf();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the panel has a place field, and applies radius, dates and options together on « Appliquer »', async () => {
    const { router, panel } = await open();
    expect(panel.getByRole('combobox', { name: 'Où\u00a0?' })).toBeInTheDocument();
    expect(panel.getByRole('slider', { name: 'Rayon' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Réduire le rayon' }));
    await userEvent.click(panel.getByRole('button', { name: 'Ce week-end' }));
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    expect(addressOf(router)).toBe('/ville/tours');
    await userEvent.click(panel.getByRole('button', { name: applied }));
    await expect
      .poll(() => addressOf(router))
      .toBe('/ville/tours?opts=free&dates=2026-06-13_2026-06-14&dist=10');
    expect(screen.queryByRole('dialog', { name: 'Filtres' })).not.toBeInTheDocument();
    expect(await button('Filtres (3)')).toBeInTheDocument();
  });

  it('decisions "Floating button": has the filters icon; while the panel is open, a close icon, or a check icon while changes are pending', async () => {
    const iconOf = (one: HTMLElement) => one.querySelector('path')?.getAttribute('d');
    renderSite('/ville/tours', api);
    const floating = await button(/^Filtres/);
    const filters = iconOf(floating);
    await userEvent.click(floating);
    const panel = within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
    const close = panel.getByRole('button', { name: 'Fermer' });
    expect(iconOf(floating)).toBe(iconOf(close));
    expect(iconOf(floating)).not.toBe(filters);
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    const apply = panel.getByRole('button', { name: applied });
    expect(iconOf(floating)).toBe(iconOf(apply));
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    expect(iconOf(floating)).toBe(iconOf(panel.getByRole('button', { name: 'Fermer' })));
    await userEvent.click(panel.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(iconOf(floating)).toBe(filters));
  });

  it('"The button shows a check when changes are pending, otherwise a close icon": the button is « Appliquer » after a change, and « Fermer » again once the change is undone', async () => {
    const { router, panel } = await open('/ville/tours?opts=free');
    expect(panel.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    expect(panel.getByRole('button', { name: applied })).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    await userEvent.click(panel.getByRole('button', { name: 'Fermer' }));
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?opts=free');
    expect(screen.queryByRole('dialog', { name: 'Filtres' })).not.toBeInTheDocument();
  });

  it('issue "live counts in panels": after a change the button says how many events it leads to, up to 1 000, and a live region announces it', async () => {
    const { router, asked, panel } = await open();
    const facets = () => asked.filter(({ pathname }) => pathname.endsWith('/facets')).length;
    const before = facets();
    await userEvent.click(panel.getByRole('button', { name: 'Avec des enfants' }));
    const many = { name: /^Voir plus de 1\s000 sorties$/ };
    expect(await panel.findByRole('button', many, patient)).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: 'Avec des enfants' }));
    expect(panel.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
    // Two presses within the debounce are one request.
    await userEvent.click(panel.getByRole('button', { name: 'En plein air' }));
    await userEvent.click(panel.getByRole('button', { name: 'En plein air' }));
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    const see = await panel.findByRole('button', { name: 'Voir 3 sorties' }, patient);
    expect(panel.getAllByRole('status')[0]).toHaveTextContent('Voir 3 sorties');
    expect(facets()).toBe(before + 2);
    await userEvent.click(see);
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?opts=free');
    expect(facets()).toBe(before + 2);
  });

  it('the button says « Aucune sortie » when the changes lead to no event, and still applies them', async () => {
    const { router, panel } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Animaux acceptés' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Aucune sortie' }, patient));
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?opts=pets-allowed');
  });

  it('the button stays « Appliquer » when the count fails', async () => {
    const { router, asked, panel } = await open();
    const pmr = () => asked.filter(({ searchParams }) => searchParams.get('options') === 'pmr');
    await userEvent.click(panel.getByRole('button', { name: 'Accessible en fauteuil' }));
    await expect.poll(() => pmr().length, patient).toBeGreaterThan(0);
    await userEvent.click(panel.getByRole('button', { name: 'Appliquer' }));
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?opts=pmr');
  });

  it('closing the panel with Escape does not apply the changes; a toast offers to apply them', async () => {
    const { router, panel } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(
      await screen.findByText('Tes filtres n’ont pas été appliqués', {}, patient),
    ).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressOf(router)).toBe('/ville/tours');
    await press('Appliquer');
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?opts=free');
  });

  it('no longer offers to apply the changes once the visitor has moved to another page', async () => {
    const { router, panel } = await open();
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await screen.findByText('Tes filtres n’ont pas été appliqués', {}, patient);
    await act(() => router.navigate('/notre-histoire'));
    await waitFor(() =>
      expect(screen.queryByText('Tes filtres n’ont pas été appliqués')).not.toBeInTheDocument(),
    );
  });

  it('applying a place of another name leads to the home page with its coordinates; choosing the town of the page is no change', async () => {
    const { router, panel } = await open('/ville/tours?opts=free');
    const field = panel.getByRole('combobox', { name: 'Où\u00a0?' });
    await userEvent.type(field, 'tours');
    await userEvent.click(await panel.findByRole('option', { name: /Tours.*37/ }, patient));
    expect(panel.getByText('Autour de Tours')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Fermer' })).toBeInTheDocument();
    await userEvent.type(field, 'chin');
    await userEvent.click(await panel.findByRole('option', { name: /Chinon/ }, patient));
    expect(panel.getByText('Autour de Chinon')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: applied }));
    await waitFor(
      async () => expect(await titleOf()).toHaveTextContent('Que faire à Chinon'),
      patient,
    );
    expect(addressOf(router)).toBe('/?opts=free&coords=0.24,47.16');
  });

  it('a chosen station is named in quotes, and applying it leads to the home page with its coordinates', async () => {
    const { router, panel } = await open('/');
    await userEvent.type(panel.getByRole('combobox', { name: 'Où\u00a0?' }), 'gare');
    await userEvent.click(await panel.findByRole('option', { name: /Gare/ }, patient));
    expect(panel.getByText('Autour de « Gare de Tours »')).toBeInTheDocument();
    await userEvent.click(panel.getByRole('button', { name: applied }));
    await waitFor(() => expect(addressOf(router)).toBe('/?coords=0.7,47.39'), patient);
  });

  it('applying a distant town of the same name leads to the home page with its coordinates', async () => {
    const { router, panel } = await open('/ville/tours?opts=free');
    await userEvent.type(panel.getByRole('combobox', { name: 'Où\u00a0?' }), 'tours');
    await userEvent.click(await panel.findByRole('option', { name: /Tours.*69/ }, patient));
    await userEvent.click(panel.getByRole('button', { name: applied }));
    await expect.poll(() => addressOf(router)).toBe('/?opts=free&coords=4.36,46.12');
  });

  it('the panel’s links to town pages contain the pending changes', async () => {
    const { panel } = await open('/ville/tours?dates=2026-06-13');
    await userEvent.click(panel.getByRole('button', { name: 'Réduire le rayon' }));
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    expect(panel.getByRole('link', { name: 'Angers' })).toHaveAttribute(
      'href',
      '/ville/angers?dates=2026-06-13&opts=free&dist=10',
    );
  });

  it('applying an option stays on the town’s page, and keeps a radius between two steps of the slider', async () => {
    const { router, panel } = await open('/ville/tours?dist=7');
    // Between two steps the slider shows the nearest, but the value is kept until the visitor moves
    // it.
    expect(panel.getByRole('slider', { name: 'Rayon' })).toHaveAttribute(
      'aria-valuetext',
      '5\u00a0km',
    );
    await userEvent.click(panel.getByRole('button', { name: 'Gratuit' }));
    await userEvent.click(panel.getByRole('button', { name: applied }));
    await expect.poll(() => addressOf(router)).toBe('/ville/tours?dist=7&opts=free');
  });
});

it('§2 issue "English as the second language of the public site": the home page translates the title, the filter chips and the panel of places', async () => {
  renderSite('/ville/tours?dist=5&dates=2026-06-13_2026-06-14&opts=outside', api, { locale: 'en' });
  expect(await titleOf()).toHaveTextContent('What’s on in Tours · 5 km · This weekend');
  const active = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(active.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Remove filter 5\u00a0km',
  ]);
  for (const name of [/^This weekend/, 'Outdoors'])
    expect(screen.getByRole('button', { name, pressed: true })).toBeInTheDocument();
  await press('Tours, change place');
  const panel = within(await screen.findByRole('dialog', { name: 'Where?' }, patient));
  expect(panel.getByText('See what’s on near you')).toBeInTheDocument();
});
