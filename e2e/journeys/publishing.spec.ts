// Specification: §11.9
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import { demoAccount, openAs, openBrowserOf, proSite } from '../fixtures/people.ts';
import { waitForMails } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

test.setTimeout(300_000);
const patiently = expect.configure({ timeout: 30_000 });

const next = (page: Page) => page.getByRole('button', { name: 'Continuer' }).click();

async function paint(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 800 });
    const brush = canvas.getContext('2d');
    if (brush) brush.fillStyle = '#c2452d';
    brush?.fillRect(0, 0, 1200, 600);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name: 'veillee.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}

/** The title of the event identifies the mail among those of other journeys. */
const expectMail = (title: string, subject: string): Promise<void> =>
  patiently
    .poll(async () =>
      (await waitForMails(demoAccount('organizer').email)).map((mail) => mail.subject),
    )
    .toContain(`«\u00a0${title}\u00a0» ${subject}`);

async function askForPublication(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Demander la publication' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demander la publication' });
  await patiently(dialog.getByRole('checkbox', { name: /^Mettre en ligne dès/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Demander la publication' }).click();
  await patiently(page.getByText('Cet événement est en vérification')).toBeVisible();
}

async function openInQueue(moderator: Page, site: string, title: string): Promise<void> {
  await moderator.goto(`${site}/org/moderation`);
  await moderator
    .getByRole('navigation', { name: 'File d’attente' })
    .getByRole('button', { name: title })
    .click();
  await patiently(moderator.getByRole('heading', { level: 2, name: title })).toBeVisible();
}

test('an organiser’s event is drafted, refused by a moderator, corrected, published, edited and archived; three mails report its review', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = proSite(baseURL);
  const title = `Veillée de contes ${crypto.randomUUID()}`;
  const search = (): Promise<string> =>
    page.request
      .get(
        `${baseURL}/api/v1/pois?${new URLSearchParams({ lon: '0.6848', lat: '47.3941', distanceKm: '50', q: title })}`,
      )
      .then((answer) => answer.text());
  await openAs(page, `${site}/org/events`, demoAccount('organizer'));
  const picture = await paint(page);

  await test.step('the organiser fills in the title, a weekly date and the category', async () => {
    await page.getByRole('link', { name: 'Créer un événement' }).click();
    await page.getByLabel('Titre', { exact: true }).fill(title);
    await page.getByLabel('Description').fill('Trois conteuses au coin du feu.');
    await page.getByRole('button', { name: 'Plusieurs dates…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Plusieurs dates' });
    await patiently(dialog.getByLabel('Se répète')).toHaveValue('weekly');
    await dialog.getByLabel('De', { exact: true }).fill('20:30');
    await dialog.getByLabel('À', { exact: true }).fill('22:00');
    await dialog.getByRole('button', { name: 'Ajouter ces 13 dates' }).click();
    await patiently(page.getByText('13 dates', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Spectacles' }).click();
    await next(page);
  });

  await test.step('place, price, contact and picture', async () => {
    await page.getByLabel('Nom du lieu').fill('Salle des fêtes');
    await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Tilleuls');
    await page.getByLabel('Code postal').fill('37000');
    await page.getByLabel('Commune').fill('Tours');
    await page.getByRole('button', { name: 'Placer sur la carte' }).click();
    await patiently(page.getByText(/^Placé/)).toBeVisible();
    await next(page);
    await page.getByRole('button', { name: 'Plein tarif', exact: true }).click();
    await page.getByLabel('À partir de (€)').fill('8');
    await page.getByRole('button', { name: 'Ajouter un contact' }).click();
    await page.getByRole('textbox', { name: 'Sites' }).fill('https://example.org/contes');
    await next(page);
    await page.getByLabel('Choisir des images').and(page.locator('input')).setInputFiles(picture);
    await patiently(page.getByText('Image principale')).toBeVisible();
    await next(page);
    await patiently(page.getByText('Rien d’obligatoire ne manque')).toBeVisible();
    await patiently(page.getByText(/^Enregistré à/)).toBeVisible();
    await expectAccessible(page);
    await askForPublication(page);
    await expectMail(title, 'est en vérification');
  });
  await test.step('the organiser withdraws it, which makes it a draft again, and submits it again', async () => {
    await page.getByRole('button', { name: 'Retirer la demande' }).click();
    const dialog = page.getByRole('dialog', { name: /^Retirer la demande de publication/ });
    await dialog.getByRole('button', { name: 'Retirer la demande' }).click();
    await askForPublication(page);
  });
  const [address = ''] = page.url().split('?');

  const moderator = await openBrowserOf(browser, page);
  moderator.setDefaultTimeout(30_000);
  await test.step('a moderator refuses it with a reason', async () => {
    await openAs(moderator, `${site}/org/moderation`, demoAccount('moderator'));
    await openInQueue(moderator, site, title);
    await expectAccessible(moderator);
    await moderator.getByRole('button', { name: 'Refuser', exact: true }).click();
    const dialog = moderator.getByRole('dialog', { name: 'Refuser cet événement' });
    await dialog.getByRole('button', { name: 'Droits d’image' }).click();
    await dialog.getByLabel('Message à l’organisateur').fill('Qui a pris la photo\u00a0?');
    await dialog.getByRole('button', { name: 'Refuser' }).click();
    await patiently(moderator.getByText(/est refusé\./)).toBeVisible();
    await expectMail(title, 'n’est pas publié\u00a0: ce qu’il faut corriger');
  });

  await test.step('the organiser reads the reason, corrects the field and submits again', async () => {
    await page.goto(address);
    await patiently(page.getByText('Qui a pris la photo\u00a0?')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Droits d’image' }).click();
    await page.getByRole('button', { name: 'Décrire et créditer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Décrire et créditer' });
    await dialog.getByLabel('Crédit').fill('Camille Martin');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await patiently(dialog).toBeHidden();
    await askForPublication(page);
  });

  let online = '';
  await test.step('the accepted event appears in the search at once', async () => {
    await openInQueue(moderator, site, title);
    await moderator.getByRole('button', { name: 'Accepter et publier' }).click();
    await patiently(moderator.getByText(/est accepté\./)).toBeVisible();
    await expectMail(title, 'est en ligne');
    await patiently.poll(search).toContain(title);
    await page.goto(address);
    await patiently(page.getByText(/^Cet événement est en ligne/)).toBeVisible();
    // The upper one last: its content pushes the other one down.
    await page.getByRole('heading', { name: 'Historique' }).click();
    await patiently(page.getByText('Demande de publication').first()).toBeVisible();
    await page.getByRole('heading', { name: 'Fréquentation' }).click();
    await expectAccessible(page);
    online =
      (await page.getByRole('link', { name: 'Voir la page en ligne' }).getAttribute('href')) ?? '';
    await moderator.goto(online);
    await patiently(moderator.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('an edit stays in the working version: visitors read the published one', async () => {
    await page.getByRole('button', { name: 'Préparer une nouvelle version' }).click();
    await patiently(page.getByText(/^La page en ligne reste visible/)).toBeVisible();
    await page.getByLabel('Description').fill('Quatre conteuses.');
    await patiently(page.getByText(/^Enregistré à/)).toBeVisible();
    await moderator.reload();
    await patiently(moderator.getByText('Trois conteuses au coin du feu.').first()).toBeVisible();
    await patiently(moderator.getByText('Quatre conteuses.')).toHaveCount(0);
  });

  await test.step('an archived event is gone from the site', async () => {
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Archiver' }).click();
    const dialog = page.getByRole('dialog', { name: /^Archiver cet événement/ });
    await dialog.getByRole('textbox').fill(title);
    await dialog.getByRole('button', { name: 'Archiver' }).click();
    await patiently(page.getByText(/^Cet événement est archivé/)).toBeVisible();
    expect((await page.request.get(online)).status()).toBe(410);
    await patiently.poll(search).not.toContain(title);
  });
  await moderator.context().close();
});
