// Specification: §2.22, §4.11, §5.1 (long ranges)
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aCard, facetsOf, renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
// The first test loads the panel and the calendar, which a busy machine compiles slowly.
vi.setConfig({ testTimeout: 30_000 });

const api = ({ pathname }: URL) => {
  if (pathname.endsWith('/facets')) return facetsOf(12);
  if (pathname.endsWith('/home'))
    return { promoted: [], carousels: [{ theme: 'concerts', items: [aCard()] }] };
  return undefined;
};
const openDates = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }, patient));
  const dialog = within(await screen.findByRole('dialog', undefined, patient));
  await dialog.findByRole('grid', undefined, patient);
  return dialog;
};

it('§2 "date presets plus a custom range": two days pressed on the calendar, the later first, become a range in the URL on « Appliquer »', async () => {
  const { router } = renderSite('/ville/tours', api);
  const dialog = await openDates(/changer de dates/);
  await userEvent.click(dialog.getByRole('button', { name: /20 juin 2026/ }));
  await userEvent.click(dialog.getByRole('button', { name: /16 juin 2026/ }));
  expect(router.state.location.search).toBe('');
  await userEvent.click(dialog.getByRole('button', { name: /^(Appliquer|Voir)/ }));
  await expect.poll(() => router.state.location.search).toBe('?dates=2026-06-16_2026-06-20');
});

it('issue "Quand": the panel of the dates has this week, the next weekend and the part of the day, and the title names them', async () => {
  const { router } = renderSite('/ville/tours', api);
  const choose = async (span: string, part: string) => {
    const dialog = await openDates(/changer de dates/);
    await userEvent.click(dialog.getByRole('button', { name: span }));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Moment de la journée' }),
      part,
    );
    expect(dialog.queryByRole('combobox', { name: 'Prix' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: /^(Appliquer|Voir)/ }));
  };
  await choose('Cette semaine', 'evening');
  await expect
    .poll(() => router.state.location.search)
    .toBe('?dates=2026-06-10_2026-06-14&part=evening');
  const title = screen.getByRole('heading', { level: 1 });
  await expect.poll(() => title.textContent).toContain('Cette semaine');
  await choose('Le week-end prochain', '');
  await expect.poll(() => router.state.location.search).toBe('?dates=2026-06-20_2026-06-21');
  await expect.poll(() => title.textContent).toContain('Le week-end prochain');
});

it('« Ce soir » after midnight is named in the title, and the calendar shows no day as chosen; the evening of a pressed day replaces it', async () => {
  const now = '2026-06-10T23:30:00Z';
  const { router } = renderSite('/ville/tours?dates=2026-06-10&part=evening', api, { now });
  const dialog = await openDates(/^Ce soir, changer de dates/);
  expect(dialog.getByRole('textbox', { name: 'Du' })).toHaveValue('');
  expect(dialog.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument();
  expect(dialog.getByRole('combobox', { name: 'Moment de la journée' })).toHaveValue('evening');
  await userEvent.click(dialog.getByRole('button', { name: /12 juin 2026/ }));
  await userEvent.click(dialog.getByRole('button', { name: /^(Appliquer|Voir)/ }));
  await expect.poll(() => router.state.location.search).toBe('?dates=2026-06-12&part=evening');
});

it('the calendar of the date filter disables past days, and enables today', async () => {
  renderSite('/ville/tours', api);
  const dialog = await openDates(/changer de dates/);
  expect(dialog.getByRole('button', { name: / 9 juin 2026/ })).toBeDisabled();
  expect(dialog.getByRole('button', { name: /mercredi 10 juin 2026, aujourd’hui/ })).toBeEnabled();
});

it('§5 "dates": a typed range longer than a year is kept and put into the URL', async () => {
  const { router } = renderSite('/ville/tours', api);
  const dialog = await openDates(/changer de dates/);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Du' }), '15/06/2026{Enter}');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Au' }), '15/06/2028{Enter}');
  expect(dialog.getByRole('textbox', { name: 'Au' })).toHaveValue('15/06/2028');
  await userEvent.click(dialog.getByRole('button', { name: /^(Appliquer|Voir)/ }));
  await expect.poll(() => router.state.location.search).toBe('?dates=2026-06-15_2028-06-15');
});

it('shows the calendar of the date filter in English on an English page', async () => {
  renderSite('/ville/tours', api, { locale: 'en' });
  const dialog = await openDates(/change dates/);
  expect(dialog.getByRole('grid')).toHaveAccessibleName('June 2026');
  await userEvent.click(dialog.getByRole('button', { name: /20 June 2026/ }));
  expect(dialog.getByText(/^Saturday 20 June 2026\. Choose the last day/)).toBeInTheDocument();
});

it('issue "counts on calendar days": each day from today on has its number of events for the search; requests one month at a time, without the days of the search', async () => {
  const { asked } = renderSite('/ville/tours?dist=5&dates=2026-06-16', (url) => {
    if (!url.pathname.endsWith('/pois/days')) return api(url);
    const june = [
      // As the service answers before 05:00: the day before is over for the calendar.
      { day: '2026-06-09', total: 7 },
      { day: '2026-06-10', total: 0 },
      { day: '2026-06-11', total: 1 },
      { day: '2026-06-12', total: 250 },
    ];
    return { items: url.searchParams.get('month') === '2026-06' ? june : [] };
  });
  const dialog = await openDates(/changer de dates/);
  const day = (name: RegExp) => dialog.findByRole('button', { name }, patient);
  expect(await day(/ 12 juin 2026, 250 sorties$/)).toHaveAttribute('data-short', '99+');
  expect(await day(/ 11 juin 2026, 1 sortie$/)).toBeInTheDocument();
  const empty = await day(/ 10 juin 2026, aujourd’hui, aucune sortie$/);
  expect(empty).toHaveTextContent(/^10$/);
  expect(empty).toBeEnabled();
  expect(await day(/ 9 juin 2026$/)).toBeDisabled();
  const months = () =>
    asked
      .filter(({ pathname }) => pathname.endsWith('/pois/days'))
      .map(({ searchParams }) =>
        ['month', 'distanceKm', 'dates'].map((one) => searchParams.get(one)),
      );
  expect(months()).toEqual([['2026-06', '5', null]]);
  await userEvent.click(dialog.getByRole('button', { name: /^Mois suivant/ }));
  await expect.poll(months).toEqual([
    ['2026-06', '5', null],
    ['2026-07', '5', null],
  ]);
});
