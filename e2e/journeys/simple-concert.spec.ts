import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { paintPicture } from '../fixtures/painted-picture.ts';
import { demoAccount, openAs, proSite } from '../fixtures/people.ts';

test.setTimeout(120_000);
const patiently = expect.configure({ timeout: 30_000 });

/** Counts what the organiser does: clicks, and fields that are filled in. */
function countActs() {
  const counts = { clicks: 0, fields: 0 };
  return {
    counts,
    click: (target: Locator): Promise<void> => {
      counts.clicks += 1;
      return target.click();
    },
    fill: (field: Locator, text: string): Promise<void> => {
      counts.fields += 1;
      return field.fill(text);
    },
  };
}

test('a simple concert is submitted with at most 10 clicks and 7 filled fields', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  await openAs(page, `${proSite(baseURL)}/org/events`, demoAccount('organizer'));
  const { counts, click, fill } = countActs();
  const field = (label: string): Locator => page.getByLabel(label, { exact: true });
  const press = (name: string): Promise<void> =>
    click(page.getByRole('button', { name, exact: true }));
  const inTenDays = new Date(Date.now() + 864_000_000).toISOString().slice(0, 10);

  await click(page.getByRole('link', { name: 'Créer un événement' }));
  await fill(field('Titre'), `Concert de cuivres ${crypto.randomUUID()}`);
  await fill(field('Du'), inTenDays);
  await fill(field('de'), '20:30');
  await press('Concerts');
  await press('Continuer');
  await patiently(page.getByText('Étape 2 sur 5')).toBeVisible();
  await fill(
    page.getByRole('combobox', { name: 'Chercher l’adresse' }),
    '12 rue des Tilleuls, Tours',
  );
  await click(page.getByRole('option', { name: /^12 rue des Tilleuls/i }));
  await patiently(page.getByText(/^Placé/)).toBeVisible();
  await press('Continuer');
  await press('Plein tarif');
  await fill(field('À partir de (€)'), '8');
  await press('Continuer');
  counts.clicks += 1;
  counts.fields += 1;
  await page
    .getByLabel('Choisir des images')
    .and(page.locator('input'))
    .setInputFiles({ name: 'cuivres.png', mimeType: 'image/png', buffer: paintPicture(1) });
  await patiently(page.getByText('Image principale')).toBeVisible();
  await press('Demander la publication');
  const dialog = page.getByRole('dialog', { name: 'Demander la publication' });
  await click(dialog.getByRole('button', { name: 'Demander la publication' }));
  await patiently(page.getByText('Cet événement est en vérification')).toBeVisible();

  expect(counts.clicks).toBeLessThanOrEqual(10);
  expect(counts.fields).toBeLessThanOrEqual(7);
});
