// Specification: §3.28

import { expect, test } from '../fixtures/visit.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

test.setTimeout(90_000);

test('a member opens the venue of an event, follows it, finds it in the profile and unfollows it', async ({
  page,
  request,
  visitAsMember,
}) => {
  const { items } = await (
    await request.get('/api/v1/pois?lon=0.68&lat=47.39&theme=concerts')
  ).json();
  const { place, slugFr } = await (await request.get(`/api/v1/pois/${items[0].id}`)).json();
  await visitAsMember(`/evenement/${slugFr}`);
  await page
    .getByRole('region', { name: 'Lieu', exact: true })
    .getByRole('link', { name: place.name, exact: true })
    .click();
  await page.waitForURL(`**/lieu/${place.venueSlug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
  await page.getByRole('button', { name: 'Suivre ce lieu' }).click();
  await expect(page.getByRole('button', { name: 'Lieu suivi' })).toBeVisible();
  await page.getByRole('link', { name: /^Pour recevoir les nouveautés par e-mail/ }).click();
  await page.waitForURL('**/profile');
  await whenInteractive(page);
  const hosts = page.getByRole('region', { name: 'Lieux et organisateurs suivis' });
  await expect(hosts.getByRole('link', { name: place.name })).toBeVisible();
  await hosts.getByRole('button', { name: `Ne plus suivre ${place.name}` }).click();
  await expect(hosts.getByRole('link', { name: place.name })).toBeHidden();
});
