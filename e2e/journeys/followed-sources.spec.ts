// Specification: §6.10
import { expect, test } from '../fixtures/come-back.ts';
import { demoAccount, openAs } from '../fixtures/people.ts';
import { sandboxUrl } from '../fixtures/sandbox.ts';
import { expectAccessible } from '../fixtures/scans/accessible.ts';

test.setTimeout(120_000);
const patiently = expect.configure({ timeout: 45_000 });

test('an organiser follows a calendar after its preview, finds its events, and stops following it', async ({
  page,
  baseURL,
}) => {
  const site = (baseURL ?? '').replace('//', '//pro.');
  const edition = crypto.randomUUID().slice(0, 8);
  const card = page.getByRole('article', { name: `Comité des fêtes de l’Essai ${edition}` });
  await openAs(page, `${site}/org/imports`, demoAccount('organizer'));
  await page.getByRole('link', { name: 'Suivre un agenda déjà en ligne' }).click();

  await page
    .getByLabel('Adresse de l’agenda')
    .fill(`${sandboxUrl}/agendas/agenda.ics?edition=${edition}`);
  await page.getByRole('button', { name: 'Lire cette adresse' }).click();
  await patiently(card.getByText('4 événements à venir')).toBeVisible();
  await expect(card.getByText(`Concert au kiosque ${edition}`)).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Suivre cet agenda' }).click();
  await patiently(card.getByText(/^4.créés$/)).toBeVisible();
  await expect(card.getByText('Prochaine lecture')).toBeVisible();
  await expectAccessible(page);

  await card.getByRole('button', { name: /^Retirer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ne plus suivre' }).click();
  await patiently(card).toHaveCount(0);
  await page.getByRole('link', { name: 'Événements', exact: true }).click();
  await patiently(page.getByText(`Concert au kiosque ${edition}`).first()).toBeVisible();
});
