// Specification: §1.16, §12.12
import { expect, test } from '../fixtures/come-back.ts';
import { demoAccount, openAs, proSite } from '../fixtures/people.ts';
import { hasLibreOffice, saveAs, sheetFormats } from './libreoffice.ts';
import { townProgramme } from './town-programme.ts';

const patiently = expect.configure({ timeout: 180_000 });
const mimeType = 'application/octet-stream';

test.beforeAll(() => {
  if (!hasLibreOffice())
    throw new Error('This proof needs LibreOffice Calc: `soffice` is not on the PATH.');
});

for (const format of sheetFormats)
  test(`2,000 rows that LibreOffice saved in French as .${format} are mapped, checked and imported without editing them`, async ({
    page,
    baseURL,
  }) => {
    const edition = crypto.randomUUID().slice(0, 8);
    const buffer = await saveAs(townProgramme(edition, 2000), format);
    await openAs(page, `${proSite(baseURL)}/org/imports`, demoAccount('organizer'));
    const sentAt = Date.now();
    const name = `programme-${edition}.${format}`;
    await page.getByLabel('Choisir un fichier').setInputFiles({ name, mimeType, buffer });
    await patiently(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await patiently(page.getByText(/^Ceci n’est qu’un aperçu/)).toBeVisible();
    const checkedAt = Date.now();
    await page.screenshot({ path: `results/spreadsheet-${format}.png`, fullPage: true });

    await expect(page.getByText(/^11 colonnes lues sur 13$/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: /^À la confirmation.*2.000.créés\.$/ }),
    ).toBeVisible();
    for (const seen of [
      /mar\. 12 janvier 2027 · 20.h.30, Brest, Gratuit$/,
      /mer\. 13 janvier 2027 · 20.h.30, Brest, 12,50.€$/,
      /jeu\. 14 janvier 2027 · 20.h.30, Quimper, 12,50.€$/,
      /ven\. 15 janvier 2027 · 20.h.30, Brest, 8.€$/,
    ])
      await expect(page.getByRole('img', { name: seen })).toBeVisible();
    await page.getByRole('button', { name: /^Importer 2.000.événements/ }).click();
    await patiently(page.getByText(/^Import terminé.: 2.000.créés$/)).toBeVisible();
    const seconds = (from: number, to: number) => `${((to - from) / 1000).toFixed(1)} s`;
    console.log(
      `.${format}: ${buffer.length.toLocaleString('en')} bytes, checked in ${seconds(sentAt, checkedAt)}, imported in ${seconds(checkedAt, Date.now())}`,
    );
  });
