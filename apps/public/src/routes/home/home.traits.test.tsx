import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { facetsOf, renderSite, testSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };

function visit(path: string, now = testSite.now) {
  const asked: string[] = [];
  const api = ({ pathname, searchParams }: URL) => {
    if (pathname.endsWith('/position/by-ip')) return null;
    if (pathname.endsWith('/facets')) return facetsOf(12);
    if (!pathname.endsWith('/home')) return undefined;
    asked.push(
      ['maxPrice', 'age', 'partOfDay'].map((name) => searchParams.get(name) ?? '-').join(' '),
    );
    return { promoted: [], carousels: [] };
  };
  const { router } = renderSite(path, api, { now });
  const address = () => router.state.location.pathname + router.state.location.search;
  return { address, asked };
}
const chips = async () =>
  within(await screen.findByRole('list', { name: 'Filtres actifs' }, patient));

it('a price, an age and a part of the day in the address are asked of the service, and are chips that remove them', async () => {
  const { address, asked } = visit('/ville/tours?price=10&age=6&part=evening');
  const remove = async (name: RegExp) =>
    userEvent.click((await chips()).getByRole('button', { name }));
  await remove(/10\s€ au plus/);
  await expect.poll(address).toBe('/ville/tours?age=6&part=evening');
  await remove(/Enfant de 6\sans/);
  await expect.poll(address).toBe('/ville/tours?part=evening');
  await remove(/Soir/);
  await expect.poll(address).toBe('/ville/tours');
  expect(asked[0]).toBe('10 6 evening');
  expect(asked.at(-1)).toBe('- - -');
});

it('« Ce soir » is the evening of today, in one chip that counts as one filter; a second press or another day ends it', async () => {
  const { address, asked } = visit('/ville/tours');
  // The title names the dates too.
  const quick = within(await screen.findByRole('group', { name: /^Quand/ }, patient));
  const chip = async (name: RegExp) => userEvent.click(quick.getByRole('button', { name }));
  await chip(/^Ce soir/);
  await expect.poll(address).toBe('/ville/tours?dates=2026-06-10&part=evening');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/Ce soir/);
  await expect
    .poll(() => quick.getAllByRole('button', { pressed: true }).map((one) => one.textContent))
    .toEqual(['Ce soir']);
  expect(screen.getByRole('button', { name: 'Filtres (1)' })).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Filtres actifs' })).not.toBeInTheDocument();
  await expect.poll(() => asked.at(-1)).toBe('- - evening');
  await chip(/^Demain/);
  await expect.poll(address).toBe('/ville/tours?dates=2026-06-11');
  await chip(/^Ce soir/);
  await expect.poll(address).toBe('/ville/tours?dates=2026-06-10&part=evening');
  await chip(/^Ce soir/);
  await expect.poll(address).toBe('/ville/tours');
});

it.each([
  ['2026-06-10T23:00:00Z', '01:00', '2026-06-10'],
  ['2026-06-11T02:59:59Z', '04:59:59', '2026-06-10'],
  ['2026-06-11T03:00:00Z', '05:00', '2026-06-11'],
])(
  '« Ce soir » at %s, %s in Paris on 11 June, is the evening of %s, as the row « Ce soir » is',
  async (now, _hour, day) => {
    const { address } = visit('/ville/tours', now);
    const chip = await screen.findByRole('button', { name: 'Ce soir' }, patient);
    await userEvent.click(chip);
    await expect.poll(address).toBe(`/ville/tours?dates=${day}&part=evening`);
    await expect.poll(() => chip.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('list', { name: 'Filtres actifs' })).not.toBeInTheDocument();
  },
);

it('a price, an age and a part of the day that are chosen in the panel are in the address once applied, and any of each removes it', async () => {
  const { address } = visit('/ville/tours#filtres');
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
  const choose = async (price: string, age: string, part: string) => {
    const { getByRole } = await panel();
    await userEvent.selectOptions(getByRole('combobox', { name: 'Prix' }), price);
    await userEvent.selectOptions(getByRole('combobox', { name: 'Âge de l’enfant' }), age);
    await userEvent.selectOptions(getByRole('combobox', { name: 'Moment de la journée' }), part);
    await userEvent.click(getByRole('button', { name: /^(Appliquer|Voir|Aucune sortie)/ }));
  };
  await choose('20', '0', 'morning');
  await expect.poll(address, patient).toBe('/ville/tours?price=20&age=0&part=morning');
  await userEvent.click(await screen.findByRole('button', { name: /^Filtres/ }, patient));
  await choose('', '', '');
  await expect.poll(address, patient).toBe('/ville/tours');
});

it('the panel shows the price of ?price=0 as free, and keeps it when another filter is applied', async () => {
  const { address } = visit('/ville/tours?price=0#filtres');
  const panel = within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
  expect(panel.getByRole('combobox', { name: 'Prix' })).toHaveDisplayValue('Gratuit');
  await userEvent.selectOptions(panel.getByRole('combobox', { name: 'Âge de l’enfant' }), '6');
  await userEvent.click(panel.getByRole('button', { name: /^(Appliquer|Voir|Aucune sortie)/ }));
  await expect.poll(address, patient).toBe('/ville/tours?price=0&age=6');
});

it('an option that is pressed just before the button which applies the panel is in the address', async () => {
  const { address } = visit('/ville/tours#filtres');
  const panel = within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
  const free = panel.getByRole('button', { name: /^Gratuit/ });
  const apply = panel.getByRole('button', { name: 'Fermer' });
  // One act: React renders nothing of the first press before the second.
  act(() => {
    fireEvent.click(free);
    fireEvent.click(apply);
  });
  await expect.poll(address, patient).toBe('/ville/tours?opts=free');
});

it('decisions "Time of day": a part of the day of a former link, the night, is searched as the evening, which the panel names with its hours', async () => {
  const { asked } = visit('/ville/tours?part=night#filtres');
  const panel = within(await screen.findByRole('dialog', { name: 'Filtres' }, patient));
  const field = panel.getByRole('combobox', { name: 'Moment de la journée' });
  expect(
    within(field)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual([
    'Toute la journée',
    'Matin, de 5\u00a0h à 12\u00a0h',
    'Après-midi, de 12\u00a0h à 18\u00a0h',
    'Soir, de 18\u00a0h à 5\u00a0h',
  ]);
  expect(field).toHaveDisplayValue(/^Soir/);
  expect(asked[0]).toBe('- - evening');
});
