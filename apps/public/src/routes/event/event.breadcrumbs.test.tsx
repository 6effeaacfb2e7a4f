import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aPoi } from '../../test/a-poi.ts';
import { renderSite } from '../../test/render-site.tsx';
import { dataOfType } from '../../test/structured-data.ts';
import './event.page.tsx'; // loaded first, so that no test's timeout includes the imports

const patient = { timeout: 10_000 };

/** Opens the page of a concert in Tours; returns its breadcrumbs. */
async function visit(path: string) {
  renderSite(path, ({ pathname }) => (pathname.endsWith('/similar') ? { items: [] } : aPoi()));
  return within(await screen.findByRole('navigation', { name: 'Fil d’Ariane' }, patient));
}

it.each([
  ['/evenement/fete-tours', '/category/concerts?coords=0.7,47.39'],
  ['/poi/01a1feab-f7d6-70bf-ae0d-71d19c20343e', '/category/concerts?coords=0.7,47.39'],
  ['/ville/tours/evenement/fete-tours', '/ville/tours/category/concerts'],
])('the breadcrumbs of %s lead to the list of the theme near the event: %s', async (path, href) => {
  const way = await visit(path);
  expect(way.getByRole('link', { name: 'Concerts' })).toHaveAttribute('href', href);
});

it('the breadcrumbs in structured data give the list of the theme by its canonical URL, without coordinates', async () => {
  await visit('/evenement/fete-tours');
  const steps = dataOfType('BreadcrumbList')?.itemListElement as { item: string }[];
  expect(steps[1]?.item).toBe('http://localhost/category/concerts');
});
