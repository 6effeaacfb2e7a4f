import { readFile } from 'node:fs/promises';
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
import { expectAccessible } from '../fixtures/scans/accessible.ts';
import { newSiren } from '../fixtures/siren.ts';

test.setTimeout(180_000);
const patiently = expect.configure({ timeout: 20_000 });

test('a moderator asks an organisation for papers by mail, its owner attaches a PDF to the answer, which a reload does not lose, and the moderator saves it', async ({
  page,
  browser,
  baseURL,
}) => {
  const site = proSite(baseURL);
  const email = newEmail('camille');
  const name = `Les Quais ${crypto.randomUUID().slice(0, 8)}`;
  await signUpOnPro(page, site, { email, firstName: 'Camille' });
  const draft = {
    name,
    email,
    streetAddress: '2 quai',
    postalCode: '37000',
    locality: 'Tours',
    siren: newSiren(),
  };
  const id: string = await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json', rid: 'anti-csrf' };
    const request = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await (await fetch('/api/v1/org/organisations', request)).json()).id;
  }, draft);
  const moderator = await openBrowserOf(browser, page);

  await test.step('the moderator asks for papers', async () => {
    await openAs(moderator, `${site}/org/moderation/organisations/${id}`, demoAccount('moderator'));
    await moderator.getByRole('link', { name: 'Écrire à cette organisation' }).click();
    await moderator.getByRole('textbox', { name: /^Votre message/ }).fill('Vos statuts\u00a0?');
    await moderator.getByRole('switch', { name: 'Demander des pièces' }).click({ force: true });
    await expectAccessible(moderator);
    await moderator.getByRole('button', { name: 'Envoyer' }).click();
    await patiently(moderator.getByText('Vos statuts\u00a0?')).toBeVisible();
  });

  const pdf = Buffer.from(`%PDF-1.7\n${name}\n%%EOF\n`);
  await test.step('the owner follows the link of the mail, and answers with a file', async () => {
    await page.goto(await linkOfMail(email, `/org/messages/organisations/${id}`));
    await patiently(page.getByText('Pièces demandées')).toBeVisible();
    const answer = page.getByRole('textbox', { name: /^Votre message/ });
    await answer.fill('Les voici.');
    await page.reload();
    await patiently(answer).toHaveValue('Les voici.');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Statuts.pdf', mimeType: 'application/pdf', buffer: pdf });
    await patiently(page.getByRole('button', { name: 'Retirer Statuts' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Envoyer' }).click();
    await patiently(page.getByRole('button', { name: 'Télécharger Statuts' })).toBeVisible();
    await expect(answer).toHaveValue('');
    await expectAccessible(page);
  });

  await test.step('the moderator finds the answer among those that wait, and saves the file', async () => {
    await moderator.goto(`${site}/org/moderation/messages?about=organisation`);
    await moderator.getByRole('link', { name }).click();
    const saving = moderator.waitForEvent('download');
    await moderator.getByRole('button', { name: 'Télécharger Statuts' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('Statuts.pdf');
    expect(await readFile(await saved.path())).toEqual(pdf);
    await moderator.getByRole('button', { name: 'Marquer comme traité' }).click();
    await patiently(moderator.getByRole('button', { name: 'Marquer comme traité' })).toHaveCount(0);
  });
  await moderator.context().close();
});
