// Specification: §3.28
import type { Poi } from '@parages/contracts/types';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { aPoi } from '../../test/a-poi.ts';
import { renderSite } from '../../test/render-site.tsx';

const patient = { timeout: 10_000 };
// Loads the lazy module first, so that no test's timeout includes it.
beforeAll(() => import('./event.page.tsx'), 60_000);

async function visit(change: Partial<Poi> = {}) {
  const site = renderSite('/evenement/fete-tours', ({ pathname }) =>
    pathname.endsWith('/similar') ? { items: [] } : aPoi(change),
  );
  await screen.findByRole('heading', { level: 1 }, patient);
  return site;
}
const section = (name: string) => within(screen.getByRole('region', { name }));

it('shows the organisation that published the event, with a link to its page, instead of the organiser’s name from the feed', async () => {
  await visit({ organiser: { slug: 'le-bal', name: 'Le Bal' } });
  expect(screen.getByRole('link', { name: 'Le Bal' })).toHaveAttribute(
    'href',
    '/organisateur/le-bal',
  );
  expect(screen.queryByText('Les Mariniers')).toBeNull();
});

it('links to the page of the venue; a place without one is a text', async () => {
  const { unmount } = await visit();
  expect(section('Lieu').getByRole('link', { name: 'Guinguette' })).toHaveAttribute(
    'href',
    '/lieu/guinguette-tours-37000',
  );
  unmount();
  await visit({ place: { ...aPoi().place, venueSlug: null } });
  expect(section('Lieu').queryByRole('link', { name: 'Guinguette' })).toBeNull();
  expect(section('Lieu').getByText('Guinguette')).toBeInTheDocument();
});
