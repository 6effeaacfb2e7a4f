// Specification: §5.36, §7.34 (mouse and arrow keys)
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { demoAccount, openAs, proSite } from '../fixtures/people.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { isPhone } from '../fixtures/visitor.ts';

test.setTimeout(240_000);
const patiently = expect.configure({ timeout: 30_000 });

const walk = (): string => {
  const point = (step: number) =>
    `<trkpt lat="${(47.39 + 0.002 * step).toFixed(4)}" lon="${(0.7 + 0.001 * step).toFixed(4)}"><ele>${50 + 12 * step}</ele></trkpt>`;
  return `<?xml version="1.0"?><gpx><trk><trkseg>${[0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0].map(point).join('')}</trkseg></trk></gpx>`;
};

async function beginDraft(page: Page, site: string, title: string): Promise<string> {
  await openAs(page, `${site}/org/events/new`, demoAccount('organizer'));
  await page.getByLabel('Titre', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Promenades à pied' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.waitForURL(/step=place/);
  return new URL(page.url()).pathname;
}

const figures = async (page: Page): Promise<number[]> =>
  Promise.all(
    ['Latitude', 'Longitude'].map(async (name) =>
      Number((await page.getByLabel(name, { exact: true }).inputValue()).replace(',', '.')),
    ),
  );

test('an organiser moves a pin on the map, adds a GPX track, and previews the public card and page', async ({
  page,
  baseURL,
}) => {
  const site = proSite(baseURL);
  const title = `Balade des coteaux ${crypto.randomUUID().slice(0, 8)}`;
  const path = await beginDraft(page, site, title);

  await test.step('the pin is placed, dragged, and moved with the arrow keys', async () => {
    await page.getByRole('button', { name: 'Poser le point au centre de la carte' }).click();
    const pin = page.getByRole('button', { name: 'Déplacer le point de l’événement' });
    await patiently(pin).toBeVisible();
    await page.getByLabel('Latitude').fill('47,3941');
    await page.getByLabel('Longitude').fill('0,6848');
    await pin.scrollIntoViewIfNeeded();
    const box = await pin.boundingBox();
    if (!box) throw new Error('the point is nowhere');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y - 20, { steps: 6 });
    await page.mouse.up();
    await patiently.poll(() => figures(page)).not.toEqual([47.3941, 0.6848]);
    const [lat = 0, lon = 0] = await figures(page);
    expect([lat > 47.3941, lon > 0.6848]).toEqual([true, true]);
    await pin.focus();
    await page.keyboard.press('ArrowLeft');
    await patiently.poll(async () => (await figures(page))[1]).toBeLessThan(lon);
    await expectAccessible(page);
    await patiently(page.getByText(/^Enregistré à/)).toBeVisible();
  });

  await test.step('a track is drawn and measured, with a text alternative', async () => {
    await page
      .getByRole('navigation', { name: 'Étapes de la création' })
      .getByRole('link', { name: 'Tracés' })
      .click();
    await page.getByLabel('Choisir un fichier').setInputFiles({
      name: 'rien.gpx',
      mimeType: 'application/gpx+xml',
      buffer: Buffer.from('rien'),
    });
    await patiently(page.getByRole('alert')).toContainText('rien.gpx n’est pas un tracé lisible');
    await page.getByLabel('Choisir un fichier').setInputFiles({
      name: 'coteaux.gpx',
      mimeType: 'application/gpx+xml',
      buffer: Buffer.from(walk()),
    });
    await patiently(page.getByText('Le tracé « coteaux.gpx » est enregistré.')).toBeVisible();
    await patiently(
      page.getByRole('img', { name: /^Profil d’altitude sur 2.km, de 50.m à 110.m$/ }),
    ).toBeVisible();
    await patiently(page.locator('.leaflet-container path').first()).toBeVisible();
    const reading = page.getByRole('slider', { name: 'Lire l’altitude le long du parcours' });
    await reading.focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await expect(reading).toHaveAttribute('aria-valuetext', /110.m$/);
    await expectAccessible(page);
  });

  await test.step('the preview shows the public card and page', async () => {
    await page.goto(`${site}${path}?tab=dates`);
    if (isPhone(page)) await page.getByRole('button', { name: 'Aperçu' }).click();
    await patiently(
      page.getByRole('img', { name: new RegExp(`Carte de l’événement.*${title}`) }),
    ).toBeVisible();
    await expectAccessible(page);
    // axe cannot run in the sandboxed frame.
    await page.getByRole('button', { name: 'La page' }).click();
    const seen = page.frameLocator('iframe[title="Aperçu de la page de l’événement"]');
    await patiently(seen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await patiently(seen.getByRole('img', { name: /^Profil d’altitude/ })).toBeAttached();
    await expect(seen.locator('script')).toHaveCount(0);
  });
});
