// Specification: §2.55, §2.56, §2.58, §11.8
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import {
  demoAccount,
  linkOfMail,
  newEmail,
  openAs,
  openBrowserOf,
  proSite,
  signUpOnPro,
} from '../fixtures/people.ts';
import { waitForMails } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { newSiren } from '../fixtures/siren.ts';

test.setTimeout(180_000);

const subjectsTo = async (email: string, count: number): Promise<string[]> =>
  (await waitForMails(email, count)).map(({ subject }) => subject);
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Mon espace' });

test('an organiser declares an organisation, a moderator approves it, and an invited colleague joins; declaration, approval and invitation each send a mail', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = proSite(baseURL);
  const email = newEmail('camille');
  const siren = newSiren();
  const name = `Les Bacs ${siren}`;

  await test.step('the organiser declares the organisation, prefilled from the registry', async () => {
    await signUpOnPro(page, site, { email, firstName: 'Camille' });
    await page.goto(`${site}/org/home`);
    await page.getByRole('link', { name: /^Déclarer/ }).click();
    await page.getByLabel('Numéro SIREN').fill('123');
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.getByText('Format de SIREN invalide (9 chiffres)').first()).toBeVisible();
    await expect(page.getByLabel('Numéro SIREN')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Numéro SIREN').fill(siren);
    await expect(page.getByText('Trouvée au registre national')).toBeVisible();
    await expect(page.getByLabel('Commune')).not.toHaveValue('');
    await page.getByLabel('Nom de l’organisation').fill(name);
    await page.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByText(/^En attente de validation depuis/)).toBeVisible();
    await expectAccessible(page);
    expect(await subjectsTo(email, 3)).toContain('Nous avons reçu votre organisation');
  });

  await test.step('a pending organisation allows drafts, and no second organisation', async () => {
    await expect(menuOf(page).getByRole('link', { name: 'Événements' })).toBeVisible();
    await page.goto(`${site}/org/organisations/new`);
    await expect(
      page.getByText('Vous avez déjà une organisation en attente de votre validation.'),
    ).toBeVisible();
  });

  await test.step('a moderator compares it with the registry and approves it', async () => {
    const moderator = await openBrowserOf(browser, page);
    const queue = `/org/moderation/organisations?${new URLSearchParams({ q: siren })}`;
    await openAs(moderator, site + queue, demoAccount('moderator'));
    await moderator.getByRole('link', { name }).click();
    await expect(moderator.getByRole('row', { name: /^Nom/ })).toContainText('différent');
    await expect(moderator.getByRole('row', { name: /^SIREN/ })).toContainText('identique');
    await expectAccessible(moderator);
    await moderator.getByRole('button', { name: 'Valider', exact: true }).click();
    await expect(moderator.getByText(/ses propriétaires sont prévenus/)).toBeVisible();
    expect(await subjectsTo(email, 4)).toContain(
      `L’organisation «\u00a0${name}\u00a0» est validée`,
    );
    await moderator.context().close();
  });

  const colleague = newEmail('sacha');
  await test.step('the owner invites an editor', async () => {
    await page.goto(`${site}/org/organisations`);
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('link', { name: 'Voir la page publique' })).toBeVisible();
    await page.getByLabel('Son adresse e-mail').fill(colleague);
    await page.getByRole('button', { name: 'Envoyer l’invitation' }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: colleague }),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the invited editor signs up and joins', async () => {
    const other = await openBrowserOf(browser, page);
    await other.goto(await linkOfMail(colleague, '/org/invitation'));
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Rejoindre ${name}`);
    await expectAccessible(other);
    await other.getByRole('link', { name: 'Créer un compte' }).click();
    await signUpOnPro(other, site, { email: colleague, firstName: 'Sacha' });
    await other.getByRole('button', { name: 'Continuer maintenant' }).click();
    await other.getByRole('button', { name: 'Rejoindre l’organisation' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(other.getByText(/Seuls ses propriétaires peuvent modifier/)).toBeVisible();
    await expect(menuOf(other).getByRole('link', { name: 'Événements' })).toBeVisible();
    await other.context().close();
  });

  await test.step('the owner sees both members', async () => {
    await page.reload();
    await expect(page.getByRole('combobox', { name: /^Rôle.: Sacha$/ })).toHaveValue('editor');
  });
});
