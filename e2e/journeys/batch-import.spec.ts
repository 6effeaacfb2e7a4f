// Specification: §1.16, §2.63, §7.44, §12.12, §12.13, §12.15
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { demoAccount, openAs } from '../fixtures/people.ts';
import { waitForMails } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

test.setTimeout(300_000);
const patiently = expect.configure({ timeout: 60_000 });

const lineCount = 2000;
const isFaulty = (index: number): boolean => index % 67 === 7;
const columns =
  'ext_id;title;start_date;end_date;start_time;description;theme1;tag1;longitude;latitude;city;min_price;booking_email';

// Faulty events have another name, so that the test can search for them alone.
const titleOf = (index: number, edition: string): string =>
  `${isFaulty(index) ? 'Lanternes' : 'Veillée'} n° ${index} ; ${edition}`;

/**
 * In the format of a French spreadsheet: semicolons, decimal commas, a byte order mark, texts of
 * two lines.
 */
function programme(edition: string, today: string): string {
  const day = (index: number): string =>
    new Date(Date.parse(today) + (1 + (index % 60)) * 86_400_000).toISOString().slice(0, 10);
  const line = (index: number): string => {
    const wrong = isFaulty(index);
    return [
      `veillee-${edition}-${index}`,
      `"${titleOf(index, edition)}"`,
      wrong && index % 2 === 0 ? '31/02/2031' : day(index),
      '',
      '20:30',
      '"Contes au coin du feu.\nChacun apporte une chaise."',
      'spectacles',
      'conte',
      `-4,${4800 + (index % 50)}`,
      `48,${3900 + (index % 40)}`,
      'Brest',
      '5,50',
      wrong && index % 2 === 1 ? 'reservation@' : 'reservation@example.org',
    ].join(';');
  };
  return `\ufeff${[columns, ...Array.from({ length: lineCount }, (_, index) => line(index))].join('\r\n')}\r\n`;
}
const faulty = Array.from({ length: lineCount }, (_, index) => index).filter(isFaulty);
const asFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

async function send(page: Page, file: ReturnType<typeof asFile>): Promise<void> {
  await page.getByLabel('Choisir un fichier').setInputFiles(file);
  await patiently(page.getByRole('heading', { level: 1, name: file.name })).toBeVisible();
  await patiently(page.getByText(/^Ceci n’est qu’un aperçu/)).toBeVisible();
}

test('a curator imports a CSV file of 2,000 lines with 30 faulty ones, then the corrected lines, which the search finds', async ({
  page,
  baseURL,
}) => {
  const edition = crypto.randomUUID().slice(0, 8);
  const now = await page.request.get(`${baseURL}/api/v1/entities`);
  const text = programme(edition, new Date(now.headers().date ?? Date.now()).toISOString());
  const search = async (q: string): Promise<{ label: string; slugFr: string }[]> => {
    const query = new URLSearchParams({
      lon: '-4.48',
      lat: '48.39',
      distanceKm: '50',
      q,
      pageSize: '5',
    });
    const { items } = await (await page.request.get(`${baseURL}/api/v1/pois?${query}`)).json();
    return items;
  };
  expect(faulty).toHaveLength(30);

  await test.step('the file is checked, and nothing is written', async () => {
    await openAs(page, `${baseURL}/batchimport`, demoAccount('curator'));
    await expectAccessible(page);
    await send(page, asFile(`programme-${edition}.csv`, text));
    const figures = page.locator('dl');
    await expect(figures.filter({ hasText: 'Refusés' })).toContainText(/Refusés\s*30|30\s*Refusés/);
    await expect(
      page.getByRole('region', { name: /^À la confirmation.*1.970.créés\.$/ }),
    ).toBeVisible();
    expect(await search(`Veillée ${edition}`)).toEqual([]);
  });

  await test.step('the report lists the faults by line, filtered by column', async () => {
    await expect(page.getByText('30 remarques', { exact: true })).toBeVisible();
    const report = page
      .getByRole('list', { name: 'Rapport de vérification' })
      .getByRole('listitem');
    await expect(report).toHaveCount(30);
    await expect(report.first()).toContainText(/reservation@|31\/02\/2031/);
    await page.getByLabel('Colonne').selectOption('start_date');
    await expect(report).toHaveCount(faulty.filter((index) => index % 2 === 0).length);
    await expect(report.first()).toContainText('« 31/02/2031 » ne convient pas');
    await page.reload();
    await expect(page.getByLabel('Colonne')).toHaveValue('start_date');
    await expect(report).toHaveCount(faulty.filter((index) => index % 2 === 0).length);
    await expectAccessible(page);
  });

  const corrected =
    await test.step('the error file holds the faulty lines, and a column of errors', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Télécharger le fichier d’erreurs' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`programme-${edition}-erreurs.csv`);
      const errors = await readFile(await file.path(), 'utf8');
      expect(errors.match(/veillee-/g)).toHaveLength(30);
      expect(errors).toContain('erreurs');
      return errors
        .replaceAll('31/02/2031', text.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '')
        .replace(/reservation@(?![\w.])/g, 'reservation@example.org');
    });

  await test.step('the good lines are imported', async () => {
    await page.getByRole('button', { name: /^Importer 1.970.événements/ }).click();
    await patiently(page.getByText(/^Import terminé.: 1.970.créés$/)).toBeVisible();
    await expect(page.getByText(/^30.lignes n’ont pas été importées/)).toBeVisible();
    await expectAccessible(page);
    await patiently
      .poll(async () =>
        (await waitForMails('curator@parages.example')).map(({ subject }) =>
          subject.replace(/\s/g, ' '),
        ),
      )
      .toContain('Import terminé : 1 970 événements');
  });

  await test.step('the corrected lines are imported', async () => {
    await send(page, asFile(`programme-${edition}-erreurs.csv`, corrected));
    await page.getByRole('button', { name: /^Importer 30.événements/ }).click();
    await patiently(page.getByText(/^Import terminé.: 30.créés$/)).toBeVisible();
  });

  await test.step('the search finds the corrected events, and their pages open', async () => {
    const labels = async (): Promise<string[]> =>
      (await search(`Lanternes ${edition}`)).map(({ label }) => label);
    const all = faulty.map((index) => titleOf(index, edition));
    await patiently
      .poll(async () => (await labels()).filter((label) => all.includes(label)).length)
      .toBe(5);
    const [found] = await search(`Lanternes ${edition}`);
    await page.goto(`/evenement/${found?.slugFr}`);
    await expect(page.getByRole('heading', { level: 1, name: found?.label ?? '' })).toBeVisible();
    await expect(page.getByText('Chacun apporte une chaise.')).toBeVisible();
  });

  await test.step('the same events again change nothing, and the first file can be downloaded', async () => {
    await page.goto('/batchimport');
    const whole = text
      .replaceAll('31/02/2031', text.match(/\d{4}-\d\d-\d\d/)?.[0] ?? '')
      .replace(/reservation@(?![\w.])/g, 'reservation@example.org');
    await page
      .getByLabel('Choisir un fichier')
      .setInputFiles(asFile(`encore-${edition}.csv`, whole));
    await patiently(page.getByText(/^À la confirmation.: 2.000.inchangés\.$/)).toBeVisible();
    await expect(page.getByText(/^Il n’y a rien à écrire/)).toBeVisible();
    await page.getByRole('link', { name: 'Tous les imports' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Retélécharger programme-${edition}.csv` }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toBe(text);
  });
});

test('a damaged spreadsheet that an organiser imports is refused; the import of a CSV file, confirmed by keyboard, creates its event', async ({
  page,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace('//', '//pro.');
  const edition = crypto.randomUUID().slice(0, 8);
  await openAs(page, `${site}/org/imports`, demoAccount('organizer'));
  await page.getByLabel('Choisir un fichier').setInputFiles({
    ...asFile('programme.xlsx', ''),
    buffer: Buffer.from('PK\u0003\u0004classeur'),
  });
  await patiently(page.getByRole('alert')).toContainText('programme.xlsx ne peut pas être lu');

  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles(asFile(`bal-${edition}.csv`, `ext_id,title\n${edition},Bal ${edition}\n`));
  await patiently(page.getByText(/^Ceci n’est qu’un aperçu/)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent))?.startsWith('Importer'))
      break;
  }
  await page.keyboard.press('Enter');
  await patiently(page.getByText(/^Import terminé.: 1.créé$/)).toBeVisible();
  await page.getByRole('link', { name: 'Voir les événements' }).click();
  await patiently(page.getByRole('link', { name: `Bal ${edition}` })).toBeVisible();
});

test('an organiser imports the file of a town, in Windows-1252 with headings of two rows, once one column is corrected', async ({
  page,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace('//', '//pro.');
  const edition = crypto.randomUUID().slice(0, 8);
  const now = await page.request.get(`${baseURL}/api/v1/entities`);
  const [year, month, day] = new Date(
    new Date(now.headers().date ?? Date.now()).getTime() + 9 * 86_400_000,
  )
    .toISOString()
    .slice(0, 10)
    .split('-');
  const text = [
    `Programme ${edition};;;;;;`,
    // A heading of its own: the choice for known headings is kept, and would hide the columns.
    `Manifestation;Date;;Lieu;;Genre;Combien ${edition}`,
    ';début;fin;nom;ville;;',
    `Bal ${edition};${day}/${month}/${year} 20h30;;Salle des fêtes;Brest;Concert;gratuit`,
    `Loto ${edition};${day}/${month}/${year};;"Salle\nmunicipale";Brest;Jeux;5 euros`,
  ].join('\r\n');
  await openAs(page, `${site}/org/imports`, demoAccount('organizer'));
  await send(page, {
    ...asFile(`ville-${edition}.csv`, ''),
    buffer: Buffer.from(text, 'latin1'),
  });
  await patiently(page.getByRole('combobox', { name: 'Date début' })).toHaveValue('start_date');
  const price = page.getByRole('combobox', { name: `Combien ${edition}` });
  await expect(price).toHaveAccessibleDescription('gratuit · 5 euros');
  await price.selectOption({ label: 'Prix minimum' });
  await page.getByRole('button', { name: 'Vérifier avec ces colonnes' }).click();
  await patiently(
    page.getByRole('img', { name: new RegExp(`^Bal ${edition}, .*20 h 30, Brest, Gratuit$`) }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Importer 2.événements/ }).click();
  await patiently(page.getByText(/^Import terminé.: 2.créés$/)).toBeVisible();
});
