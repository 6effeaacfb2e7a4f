// Specification: §1.9, §4.4, §4.5, §4.6, §4.7, §4.8, §8.7
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubGeolocation } from '../../test/geolocation.ts';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
const angers = {
  name: 'Angers',
  fullName: 'Angers (49)',
  position: { lon: -0.5477, lat: 47.4738 },
  isApproximate: true,
};
const chinon = {
  id: 'chinon',
  name: 'Chinon',
  fullName: 'Chinon (37)',
  position: { lon: 0.24, lat: 47.16 },
  disabled: false,
};

const api =
  (byIp: object | null = angers) =>
  ({ pathname, searchParams }: URL) => {
    if (pathname.endsWith('/position/by-ip')) return byIp;
    if (pathname.endsWith('/places/reverse'))
      return { ...chinon, name: searchParams.get('lon') === '0.24' ? 'Chinon' : 'Amboise' };
    if (pathname.endsWith('/places')) return { items: [chinon] };
    if (pathname.endsWith('/facets')) return facetsOf(12);
    if (pathname.endsWith('/home'))
      return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
    return undefined;
  };

const title = () => screen.findByRole('heading', { level: 1 }, patient);
const requestsTo = (asked: URL[], end: string) =>
  asked.filter(({ pathname }) => pathname.endsWith(end));
const lastHome = (asked: URL[]) => {
  const { lon, lat } = Object.fromEntries(requestsTo(asked, '/home').at(-1)?.searchParams ?? []);
  return `${lon},${lat}`;
};
let toastCountBefore = 0;
beforeEach(() => {
  toastCountBefore = toast.getHistory().length;
});
const toastTitles = () =>
  toast
    .getHistory()
    .slice(toastCountBefore)
    .map((one) => ('title' in one ? one.title : undefined));
const addressOf = ({ state }: ReturnType<typeof renderSite>['router']) =>
  state.location.pathname + state.location.search;

const openPanel = async () =>
  userEvent.click(await screen.findByRole('button', { name: /changer de lieu$/ }, patient));
async function askDevice() {
  await openPanel();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Utiliser ma position' }, patient),
  );
}

describe('§4 "Position resolution order"', () => {
  it('"on a city page the town position": not the coordinates of the URL', async () => {
    const { asked } = renderSite('/ville/tours?coords=0.24,47.16', api());
    expect(await title()).toHaveTextContent('Que faire à Tours');
    expect(lastHome(asked)).toBe('0.704,47.3948');
    expect([...requestsTo(asked, '/by-ip'), ...requestsTo(asked, '/reverse')]).toEqual([]);
  });

  it('"otherwise the manual position from the query string": without a request for the position by IP', async () => {
    const { asked } = renderSite('/?coords=0.24,47.16', api());
    expect(await title()).toHaveTextContent('Que faire à Chinon');
    expect(lastHome(asked)).toBe('0.24,47.16');
    expect(requestsTo(asked, '/by-ip')).toEqual([]);
  });

  it('"then device geolocation": read only when the visitor taps the button, rounded to 0.001° and kept out of the URL', async () => {
    const device = stubGeolocation({ lon: 0.98765, lat: 47.41234 });
    const { asked, router } = renderSite('/?dist=5', api());
    expect(await title()).toHaveTextContent('Que faire à Angers');
    expect(device).not.toHaveBeenCalled();
    await askDevice();
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Amboise'),
      patient,
    );
    expect(lastHome(asked)).toBe('0.988,47.412');
    expect(addressOf(router)).toBe('/?dist=5');
    expect(screen.queryByText(/Position approximative/)).not.toBeInTheDocument();
    await waitFor(() => expect(toastTitles()).toContain('Position mise à jour'), patient);
  });

  it('"then a position derived from the IP address": the home page searches there and calls the position approximate', async () => {
    const { asked } = renderSite('/', api());
    expect(await title()).toHaveTextContent('Que faire à Angers');
    expect(screen.getByText(/Position approximative, d’après ta connexion/)).toBeInTheDocument();
    expect(lastHome(asked)).toBe('-0.5477,47.4738');
  });

  it('"Position is undefined only when none is available": the home page shows the choice of a town', async () => {
    const { asked } = renderSite('/', api(null));
    expect(
      await screen.findByRole('region', { name: 'Choisis ta ville' }, patient),
    ).toBeInTheDocument();
    expect([...requestsTo(asked, '/home'), ...requestsTo(asked, '/facets')]).toEqual([]);
  });

  it('searches around the device once the visitor shares its position on a page without any', async () => {
    stubGeolocation({ lon: 0.98765, lat: 47.41234 });
    const { asked } = renderSite('/', api(null));
    const towns = within(await screen.findByRole('region', { name: 'Choisis ta ville' }, patient));
    await userEvent.click(towns.getByRole('button', { name: 'Utiliser ma position' }));
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Amboise'),
      patient,
    );
    expect(lastHome(asked)).toBe('0.988,47.412');
    expect(screen.queryByRole('region', { name: 'Choisis ta ville' })).not.toBeInTheDocument();
  });
});

describe('§4 "Setting a manual position on a city page navigates away from the city path, keeping other filters in the query string"', () => {
  it('leads from the town’s page to the home page with the coordinates of a place chosen in the search', async () => {
    const { router } = renderSite('/ville/tours?opts=free&dist=5', api());
    await userEvent.click(
      await screen.findByRole('button', { name: 'Tours, changer de lieu' }, patient),
    );
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Où\u00a0?' }, patient),
      'chin',
    );
    await userEvent.click(await screen.findByRole('option', { name: /Chinon/ }, patient));
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Chinon'),
      patient,
    );
    expect(addressOf(router)).toBe('/?opts=free&dist=5&coords=0.24,47.16');
  });

  it('leads from the town’s page to the home page, without coordinates, for the device’s position', async () => {
    stubGeolocation({ lon: 1, lat: 47.4 });
    const { router } = renderSite('/ville/tours?opts=free&dist=5', api());
    await askDevice();
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Amboise'),
      patient,
    );
    expect(addressOf(router)).toBe('/?opts=free&dist=5');
  });

  it('leads to the device’s position from "Autour de moi" among the last places, which include a town chosen by its link in the panel', async () => {
    stubGeolocation({ lon: 1, lat: 47.4 });
    const { router } = renderSite('/ville/tours', api());
    await openPanel();
    const links = within(await screen.findByRole('list', { name: 'Choisis ta ville' }, patient));
    await userEvent.click(links.getByRole('link', { name: 'Orléans' }));
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Orléans'),
      patient,
    );
    await act(() => router.navigate('/ville/angers'));
    await openPanel();
    expect(await screen.findByRole('option', { name: /^Orléans/ }, patient)).toHaveTextContent(
      'Orléans (45)',
    );
    await userEvent.click(screen.getByRole('option', { name: 'Autour de moi' }));
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Amboise'),
      patient,
    );
    expect(addressOf(router)).toBe('/');
  });

  it('leads from the home page to the town’s page, with the radius, when the visitor chooses one of the five towns', async () => {
    const { asked, router } = renderSite('/?coords=0.24,47.16&dist=5', api());
    await userEvent.click(
      await screen.findByRole('button', { name: 'Chinon, changer de lieu' }, patient),
    );
    const links = within(await screen.findByRole('list', { name: 'Choisis ta ville' }, patient));
    await userEvent.click(links.getByRole('link', { name: 'Orléans' }));
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Orléans'),
      patient,
    );
    expect(addressOf(router)).toBe('/ville/orleans?dist=5');
    // No request combines the place of one page with the filters of the other.
    expect(requestsTo(asked, '/home').map(({ searchParams }) => searchParams.get('lon'))).toEqual([
      '0.24',
      '1.9039',
    ]);
  });
});

describe('§8 geolocation, "null (position then falls back to IP)"', () => {
  it('the panel of places explains why to share the position, and does not yet read the position of the device', async () => {
    const device = stubGeolocation({ lon: 1, lat: 47.4 });
    renderSite('/', api());
    await userEvent.click(await screen.findByRole('button', { name: /changer de lieu$/ }, patient));
    expect(
      await screen.findByText('Découvre ce qui se passe près de toi', {}, patient),
    ).toBeInTheDocument();
    expect(device).not.toHaveBeenCalled();
  });

  it.each([
    [
      '"unavailable: \'Impossible de trouver votre position...\'"',
      2,
      'Position unavailable',
      'Impossible de trouver votre position...',
    ],
    [
      '"other failure: toast on_geolocation_error"',
      3,
      'Timeout',
      'On n’a pas pu lire ta position. Choisis une ville à la place.',
    ],
    [
      '§4 "denied": shows the same toast',
      1,
      'User denied Geolocation',
      'On n’a pas pu lire ta position. Choisis une ville à la place.',
    ],
  ] as const)('%s; the home page keeps the position by IP', async (_, code, message, words) => {
    stubGeolocation({ code, message });
    renderSite('/', api());
    await askDevice();
    await waitFor(() => expect(toastTitles().at(-1)).toBe(words), patient);
    expect(await title()).toHaveTextContent('Que faire à Angers');
    expect(
      screen.queryByRole('dialog', { name: 'Activer la localisation' }),
    ).not.toBeInTheDocument();
  });

  it("\"disabled ('Location services are not enabled'): toast on_geolocation_disabled and prompt 'Activer la localisation'\": its « Réessayer » finds the position", async () => {
    stubGeolocation(
      { code: 2, message: 'Location services are not enabled' },
      { lon: 1, lat: 47.4 },
    );
    renderSite('/', api());
    await askDevice();
    const prompt = await screen.findByRole('dialog', { name: 'Activer la localisation' }, patient);
    expect(toastTitles().at(-1)).toBe('La localisation est désactivée sur ton appareil');
    expect(await title()).toHaveTextContent('Que faire à Angers');
    await userEvent.click(within(prompt).getByRole('button', { name: 'Réessayer' }));
    await waitFor(
      async () => expect(await title()).toHaveTextContent('Que faire à Amboise'),
      patient,
    );
  });
});
