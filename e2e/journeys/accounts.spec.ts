// Specification: §1.12, §2.37, §2.64, §8.15
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/come-back.ts';
import {
  journeyPassword,
  linkOfMail,
  newEmail,
  proSite,
  signIn,
  signUp,
} from '../fixtures/people.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

test.setTimeout(180_000);

const another = 'un autre cheval tout aussi blanc';
const newPerson = () => ({ email: newEmail('camille'), firstName: 'Camille' });

/** The public site says tu, the professional one vous. */
const resetWords = {
  tu: { sent: 'Regarde tes messages', again: 'Confirme le mot de passe' },
  vous: { sent: 'Regardez vos messages', again: 'Confirmez le mot de passe' },
} as const;

async function resetPassword(
  page: Page,
  home: string,
  email: string,
  form: keyof typeof resetWords,
): Promise<void> {
  const { sent, again } = resetWords[form];
  await page.goto(`${home}/auth/forgot-password`);
  await whenInteractive(page);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir un lien' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent);
  await expect(page.getByRole('link', { name: 'Lire les messages du bac à sable' })).toBeVisible();
  const link = await linkOfMail(email, '/reset-password');
  expect(link).toContain(`${home}/auth/reset-password`);
  await page.goto(link);
  await whenInteractive(page);
  await page.getByLabel('Nouveau mot de passe').fill(another);
  await page.getByLabel(again).fill(another);
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mot de passe modifié');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await signIn(page, email, journeyPassword);
  await expect(page.getByRole('alert')).toHaveText('Les informations saisies sont incorrectes');
  await signIn(page, email, another);
}

async function answerQuestions(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continuer maintenant' }).click();
  await page.getByRole('combobox', { name: 'Ta ville' }).fill('Tours');
  await page.getByRole('option', { name: /Tours/ }).first().click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('button', { name: 'La culture' }).click();
  await page.getByRole('button', { name: 'Continuer' }).click();
  for (const step of [3, 4, 5]) {
    await expect(page.getByText(`Question ${step} sur 5`)).toBeVisible();
    await page.getByRole('button', { name: 'Passer', exact: true }).click();
  }
  // Around the preferred town, since this device remembers no place.
  await expect(page).toHaveURL(/\/\?coords=[\d.]+,[\d.]+(#pour-toi)?$/);
}

test('a visitor signs up, verifies the address, gets recommendations, adds a favourite, resets the password and deletes the account', async ({
  page,
}) => {
  const person = newPerson();
  const { email } = person;
  await test.step('sign up, read the mail, verify', () => signUp(page, '', person));
  await test.step('onboard', () => answerQuestions(page));

  await test.step('recommendations with reasons', async () => {
    await page.goto('/ville/tours');
    const ideas = page.getByRole('region', { name: 'Pour toi' });
    await expect(ideas.getByText('Parce que tu aimes la culture').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Camille' })).toBeVisible();
  });

  await test.step('favourite an event', async () => {
    await page.goto('/ville/tours/category/concerts');
    const card = page.getByRole('main').getByRole('article').first();
    await expect(card.getByRole('button', { name: /^Favori/ })).toBeEnabled();
    const title = (await card.getByRole('heading').textContent()) ?? '';
    await expect(async () => {
      await card.getByRole('button', { name: /^Favori/, pressed: false }).click();
      await expect(card.getByRole('button', { name: /^Favori/, pressed: true })).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
    await expect(page.getByText('Ajouté à tes favoris')).toBeVisible();
    await page.goto('/favorites');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('sign out, reset the password', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Se connecter' }),
    ).toBeVisible();
    await resetPassword(page, '', email, 'tu');
    await expect(page.getByRole('link', { name: 'Camille' })).toBeVisible();
  });

  await test.step('delete the account', async () => {
    await page.goto('/profile');
    await page.getByText('Supprimer mon compte').click();
    await page.getByLabel('Ton mot de passe, pour confirmer').fill(another);
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ton compte est supprimé');
    await page.goto('/auth/login');
    await whenInteractive(page);
    await signIn(page, email, another);
    await expect(page.getByRole('alert')).toHaveText('Les informations saisies sont incorrectes');
  });
});

test('a favourite that is pressed without a session is added after the sign-in', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, '', person);
  await page.context().clearCookies();
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favori/ })
    .first()
    .click();
  await expect(page.getByText('Connecte-toi pour garder tes favoris')).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  await whenInteractive(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Connecte-toi ou crée ton compte',
  );
  await signIn(page, person.email, journeyPassword);
  await expect(page).toHaveURL(/\/ville\/tours\/category\/concerts$/);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^Favori/, pressed: true })
      .first(),
  ).toBeVisible();
});

test('decisions "redirectTo … kept": after « Se connecter » in the header and the sign-in, the visitor is back on the page with its filters', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, '', person);
  await page.context().clearCookies();
  await page.goto('/ville/tours?dist=10');
  await whenInteractive(page);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  await whenInteractive(page);
  await signIn(page, person.email, journeyPassword);
  await expect(page).toHaveURL(/\/ville\/tours\?dist=10$/);
  await expect(header.getByRole('link', { name: 'Camille' })).toBeVisible();
});

async function chooseInventedAccount(page: Page, provider: string, email: string): Promise<void> {
  await page.getByRole('button', { name: `Continuer avec ${provider}` }).click();
  await expect(page.getByRole('heading', { name: 'Comptes inventés' })).toBeVisible();
  await page.getByLabel('Prénom').fill('Dominique');
  await page.getByLabel('Nom', { exact: true }).fill('Essai');
  await page.getByLabel(/Adresse e-mail/).fill(email);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
}

for (const provider of ['Google', 'Apple', 'Facebook'])
  test(`a visitor signs up on the public site with an invented account of ${provider}, welcomed or, with Facebook, asked to verify the address`, async ({
    page,
  }) => {
    await page.goto('/auth/login?redirectTo=%2Ffavorites');
    await whenInteractive(page);
    await chooseInventedAccount(page, provider, newEmail('dominique'));
    // Facebook reports no verified state, so its users verify their address by mail.
    const isVerified = provider !== 'Facebook';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isVerified ? 'Bienvenue Dominique' : 'Validez votre adresse email',
    );
  });

test('§8 "Social login without email": shows an error for a Facebook account without an address', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await whenInteractive(page);
  await page.getByRole('button', { name: 'Continuer avec Facebook' }).click();
  await page.getByRole('button', { name: 'Nour Bacassable' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Aucune adresse e-mail n’est fournie par Facebook. Veuillez utiliser une autre forme de connexion.',
  );
});

test('a user of the professional site signs up, signs out and in, resets the password and deletes the account', async ({
  page,
  baseURL,
}) => {
  const site = `${proSite(baseURL)}/org`;
  const person = newPerson();
  const { email } = person;
  await page.goto(`${site}/profile`);
  await expect(page).toHaveURL(/\/org\/auth\/login\?redirectTo=/);
  await expect(page.getByText('Tu n’es pas connecté, redirection…')).toBeVisible();
  await signUp(page, site, person);
  await page.getByRole('button', { name: 'Continuer maintenant' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
  await page.getByRole('button', { name: /Mon compte/ }).click();
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(/\/org\/auth\/login$/);
  await signIn(page, email, journeyPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');

  await test.step('reset the password', async () => {
    await page.context().clearCookies();
    await resetPassword(page, site, email, 'vous');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille');
  });

  await test.step('delete the account', async () => {
    await page.goto(`${site}/profile`);
    await page.getByText('Supprimer mon compte').click();
    await page.getByLabel('Votre mot de passe, pour confirmer').fill(another);
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByText('Votre compte est supprimé.')).toBeVisible();
    await signIn(page, email, another);
    await expect(page.getByText('Les informations saisies sont incorrectes')).toBeVisible();
  });
});

for (const provider of ['Google', 'Apple', 'Facebook'])
  test(`a user signs up on the professional site with an invented account of ${provider}, welcomed or, with Facebook, asked to verify the address`, async ({
    page,
    baseURL,
  }) => {
    const site = `${proSite(baseURL)}/org`;
    await page.goto(`${site}/auth/login`);
    await chooseInventedAccount(page, provider, newEmail('dominique'));
    // Facebook reports no verified state, so its users verify their address by mail.
    const isVerified = provider !== 'Facebook';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      isVerified ? 'Bienvenue Dominique' : 'Validez votre adresse email',
    );
    await expect(page).toHaveURL(/\/\/pro\..*\/org\/auth\//);
  });

test('a search that is saved without a session is saved after the sign-in, and the profile lists, renames and opens it', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, '', person);
  await page.context().clearCookies();
  await page.goto('/recherche?q=jazz&coords=0.7,47.39');
  await whenInteractive(page);
  await page.getByRole('button', { name: 'Enregistrer cette recherche' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  await whenInteractive(page);
  await signIn(page, person.email, journeyPassword);
  await expect(page).toHaveURL(/\/recherche\?q=jazz/);
  await expect(page.getByRole('button', { name: 'Recherche enregistrée' })).toBeVisible();
  await page.goto('/profile');
  const searches = page.getByRole('region', { name: 'Mes recherches' });
  await searches.getByRole('button', { name: /^Renommer/ }).click();
  await searches.getByLabel('Nom de la recherche').fill('Mon jazz');
  await searches.getByRole('button', { name: 'Enregistrer' }).click();
  await searches.getByRole('link', { name: 'Mon jazz' }).click();
  await expect(page).toHaveURL(/\/recherche\?coords=0\.7,47\.39&q=jazz$/);
});
