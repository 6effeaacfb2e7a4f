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
  await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }));
  await expect.poll(() => router.state.location.search).toBe('?dates=2026-06-16_2026-06-20');
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
  await userEvent.click(dialog.getByRole('button', { name: 'Appliquer' }));
  await expect.poll(() => router.state.location.search).toBe('?dates=2026-06-15_2028-06-15');
});

it('shows the calendar of the date filter in English on an English page', async () => {
  renderSite('/ville/tours', api, { locale: 'en' });
  const dialog = await openDates(/change dates/);
  expect(dialog.getByRole('grid')).toHaveAccessibleName('June 2026');
  await userEvent.click(dialog.getByRole('button', { name: /20 June 2026/ }));
  expect(dialog.getByText(/^Saturday 20 June 2026\. Choose the last day/)).toBeInTheDocument();
});
