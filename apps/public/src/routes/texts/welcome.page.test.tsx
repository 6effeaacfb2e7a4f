// Specification: §2.47
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { themesOfInterests } from '../../features/welcome/themes-of-interests.ts';
import { rememberedPlace } from '../../lib/search/remembered-place.ts';
import { renderSite } from '../../test/render-site.tsx';
import './welcome.page.tsx'; // loaded first, so that no test's timeout includes the imports

const nothing = () => undefined;
const slow = { timeout: 5000 };

it('decisions "/commencez: first-visit welcome: city → interests → home": stores town and interest, and links to the town’s page and lists', async () => {
  const { router } = renderSite('/commencez', nothing);
  await screen.findByRole('heading', { name: /Tu es de quel coin/ }, slow);
  const main = within(screen.getByRole('main'));
  await userEvent.click(main.getByRole('link', { name: 'Tours' }));
  expect(router.state.location.search).toBe('?ville=tours');
  await waitFor(() => expect(rememberedPlace()).toEqual({ lon: 0.7, lat: 47.39 }));
  await userEvent.click(await main.findByRole('button', { name: 'La fête' }));
  expect(main.getByRole('button', { name: 'La fête' })).toHaveAttribute('aria-pressed', 'true');
  expect(main.getByRole('link', { name: 'Concerts à Tours' })).toHaveAttribute(
    'href',
    '/ville/tours/category/concerts',
  );
  expect(main.getByRole('link', { name: 'Découvrir Tours' })).toHaveAttribute(
    'href',
    '/ville/tours',
  );
  expect(localStorage.getItem('parages-interests')).toBe('["celebration"]');
});

it('/commencez preselects the interests stored on this device, and removes one that the visitor presses', async () => {
  localStorage.setItem('parages-interests', '["nature","unknown"]');
  renderSite('/commencez?ville=angers', nothing);
  const nature = await screen.findByRole('button', { name: 'La nature' }, slow);
  await waitFor(() => expect(nature).toHaveAttribute('aria-pressed', 'true'));
  await userEvent.click(nature);
  expect(localStorage.getItem('parages-interests')).toBe('[]');
});

it('/commencez shows the question about the town, with a link to skip it, when the town in the URL is unknown', async () => {
  renderSite('/commencez?ville=nulle-part', nothing);
  expect(
    await screen.findByRole('heading', { name: /Tu es de quel coin/ }, slow),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Passer' })).toHaveAttribute('href', '/');
});

it('themesOfInterests returns at most the given number of themes, those shared by several interests first, without duplicates', () => {
  expect(themesOfInterests([], 6)).toEqual([]);
  expect(themesOfInterests(['nature', 'sport'], 3)).toEqual([
    'promenades-a-pied',
    'promenades-a-velo',
    'promenades-a-cheval',
  ]);
  const all = themesOfInterests(['culture', 'outgoing', 'tourism'], 20);
  expect(new Set(all).size).toBe(all.length);
});
