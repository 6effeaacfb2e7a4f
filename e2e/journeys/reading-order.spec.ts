// Specification: §2.60 (the order in which a screen reader reads both sites)
import { expect, test } from '../fixtures/come-back.ts';
import { createOrganiser } from '../fixtures/new-organiser.ts';
import { proSite } from '../fixtures/people.ts';
import { expectReadingOrder } from '../fixtures/reading-order.ts';
import { whenInteractive } from '../fixtures/visitor.ts';

const frame = [/^- link "Aller au contenu"/, /^- banner:/, /^- main\b/] as const;
const end = [/^- contentinfo:/, /link "Mentions légales"/, /link "Accessibilité/] as const;

test('a screen reader reads the title of a list, its filters, then each event with its day, and the footer', async ({
  page,
}) => {
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  await expectReadingOrder(page, [
    ...frame,
    /heading ".*Concerts.*" \[level=1\]/,
    /group ".+"/,
    /status/,
    /article/,
    /heading ".+" \[level=3\]/,
    ...end,
  ]);
});

test('a screen reader reads the title of an event, its date, place and price, its actions, then its sections', async ({
  page,
}) => {
  await page.goto('/ville/tours/category/concerts');
  await whenInteractive(page);
  await page.locator('main a[href*="/evenement/"]').first().click();
  await expect(page).toHaveURL(/\/evenement\//);
  await expectReadingOrder(page, [
    ...frame,
    /heading ".+" \[level=1\]/,
    /term: Quand/,
    /definition/,
    /term: Où/,
    /button "Favori/,
    /region "Dates et horaires"/,
    /region "Accessibilité et accueil"/,
    /region "Lieu"/,
    ...end,
  ]);
});

test('a screen reader reads the sign-up form from its title to its button, and each error beside its field', async ({
  page,
}) => {
  await page.goto('/auth/signup');
  await whenInteractive(page);
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(page.getByLabel('Prénom')).toBeFocused();
  await expectReadingOrder(page, [
    ...frame,
    /heading "Crée ton compte" \[level=1\]/,
    /textbox "Prénom"/,
    /paragraph: Champ obligatoire/,
    /textbox "Adresse e-mail"/,
    /paragraph: Champ obligatoire/,
    /textbox "Mot de passe"/,
    /button "Afficher le mot de passe"/,
    /paragraph: Champ obligatoire/,
    /checkbox "Je veux recevoir/,
    /button "Créer mon compte"/,
    /group "Continuer avec un autre compte"/,
    ...end,
  ]);
});

test('a screen reader reads the menu of an organiser, the steps of a new event, then its fields and the button that goes on', async ({
  page,
  context,
  baseURL,
}) => {
  const { member, calls } = await createOrganiser(baseURL ?? '');
  await calls.dispose();
  await context.addCookies(member.cookies);
  await page.goto(`${proSite(baseURL)}/org/events/new`);
  await whenInteractive(page);
  await expectReadingOrder(page, [
    /^- link "Aller au contenu"/,
    /^- banner:/,
    /navigation/,
    /link "Événements"/,
    /^- main\b/,
    /heading ".+" \[level=1\]/,
    /Étape 1 sur 5/,
    /textbox "Titre"/,
    /button "Concerts"/,
    /textbox "Description"/,
    /button "Continuer"/,
    /^- contentinfo:/,
  ]);
});
